// `crosshatch draw`: a puzzle or its solution, in the terminal or as a picture file.

import { extname } from 'node:path';
import type { Grid } from '@crosshatch/core';
import { drawnJson } from '@crosshatch/core/report';
import type { SolveResult } from '@crosshatch/core/solve';
import type { Context } from '../context.js';
import { type ExitName, gravest } from '../exit-codes.js';
import { requirePictureKind } from '../images/export/kinds.js';
import { LOOK, type LookOptions, lookOf, PAPER } from '../images/export/options.js';
import type { Picture, PictureFileOptions } from '../images/export/picture-job.js';
import { documentsOf, type SourcedDocument } from '../input/documents.js';
import { type CommandDefinition, type CommandInput, UsageError } from '../options/definition.js';
import {
  FORCE,
  OUTPUT,
  PICTURE,
  type PictureOptions,
  READING,
  type ReadingOptions,
  SOURCES,
  TIMEOUT,
} from '../options/shared-options.js';
import { seconds } from '../options/values.js';
import { headingOf } from '../report/heading.js';
import { printJson } from '../report/json.js';
import { exitOf } from '../report/verdicts.js';
import { solveDocument } from '../solving.js';

interface DrawOptions extends PictureOptions, LookOptions, ReadingOptions {
  readonly solution?: boolean;
  readonly withSolution?: boolean;
  readonly animate?: boolean;
  readonly duration?: number;
  readonly output?: string;
  readonly svg?: boolean;
  readonly clues: boolean;
  readonly heading: boolean;
  readonly strikeOff?: boolean;
  readonly dark?: boolean;
  readonly timeout?: number;
  readonly json?: boolean;
}

export const drawCommand: CommandDefinition<DrawOptions> = {
  name: 'draw',
  summary: 'draw a puzzle or its solution, in the terminal or as SVG, PNG, PDF or GIF',
  description: [
    'Draws the puzzle empty, as for printing, or solved with `--solution`; where there are several solutions, the first ' +
      'one with the cells marked in which they differ. In the terminal, or with `--output` as a picture: SVG, PNG, PDF or ' +
      'GIF, by the end of its name. Pictures need no fonts.',
    'PDF is for paper: A4 or Letter, upright or on its side, whichever shows the puzzle larger; one too large for a ' +
      'sheet goes over several that are glued together. Several puzzles come into one file, a page each; ' +
      '`crosshatch book` makes a booklet. Other pictures are numbered.',
    'GIF shows the solve, deduction by deduction as a person would find them; so does SVG with `--animate`.',
  ],
  args: [SOURCES],
  options: [
    { flags: '-s, --solution', description: 'draw the solution' },
    {
      ...OUTPUT,
      description: 'write a picture file: .svg, .png, .pdf or .gif',
    },
    { flags: '--svg', description: 'print SVG to standard output' },
    FORCE,
    {
      flags: '--with-solution',
      description: 'on paper: the solution, small and upside down, below the puzzle',
    },
    { flags: '--animate', description: 'SVG that shows the solve, step by step' },
    {
      flags: '--duration <seconds>',
      description: 'how long an animation takes',
      parse: seconds,
      defaultText: 'as suits',
    },
    ...LOOK,
    { flags: '--dark', description: 'dark paper in pictures' },
    { flags: '--strike-off', description: 'strike off the clues whose cells are filled in' },
    { flags: '--no-clues', description: 'the grid alone' },
    { flags: '--no-heading', description: 'without title and author' },
    PAPER,
    { ...TIMEOUT, description: 'time limit for solving each puzzle' },
    { flags: '--json', description: 'print one JSON object per picture: itself, or the file it is in' },
    ...READING,
    ...PICTURE,
  ],
  examples: [
    { explains: 'An empty puzzle in the terminal:', command: 'crosshatch draw castle.non' },
    {
      explains: 'For printing, with its solution:',
      command: 'crosshatch draw --with-solution castle.non -o castle.pdf',
    },
    { explains: 'How it is solved, to watch:', command: 'crosshatch draw castle.non -o castle.gif' },
    { explains: 'Its solution, larger:', command: 'crosshatch draw -s --cell 40 castle.non -o solved.png' },
  ],
  exits: ['multiple', 'none', 'undecided', 'badInput', 'output', 'interrupted', 'terminated'],
  run,
};

/** What is known of a puzzle, besides itself. */
type Filling = Omit<Picture, 'document'>;

async function run({ args, options, context }: CommandInput<DrawOptions>): Promise<ExitName> {
  const kind = options.output === undefined ? undefined : requirePictureKind(options.output);
  if (kind?.isPaper && options.dark) {
    throw new UsageError('--dark is for screens; paper stays white');
  }
  const moves =
    kind?.moves === 'always' || ((kind?.moves === 'when-asked' || options.svg) && options.animate);
  const needsSolution = options.solution || moves || (kind?.isPaper && options.withSolution);
  const interrupt = context.interrupt();
  const outcomes: ExitName[] = [];
  const pages: Picture[] = [];
  let drawn = 0;
  for await (const item of documentsOf(args, options, context, outcomes)) {
    if (interrupt.signal.aborted) break;
    const answer = needsSolution
      ? await solved(item, options, context)
      : { verdict: 'ok' as const, filling: {} };
    const { verdict, filling } = answer;
    outcomes.push(exitOf(verdict));
    const tell = (what: Record<string, string>) => printJson(context, drawnJson(item, verdict, what));
    if (filling === undefined) {
      if (options.json) tell({});
      continue;
    }
    drawn += 1;
    const picture = { document: item.document, ...filling };
    if (options.output !== undefined) {
      const path = item.isOnly || kind?.isPaper ? options.output : numbered(options.output, drawn);
      if (kind?.isPaper) pages.push(picture);
      else await write(path, [picture], options, context);
      if (interrupt.signal.aborted) break;
      if (options.json) tell({ output: path });
    } else if (options.svg) {
      const { svgContent } = await import('../images/export/svg.js');
      const job = { path: '', pictures: [picture], options: drawnLook(options), context };
      const svg = await context.unguarded(() => svgContent(job));
      if (svg === undefined) break;
      if (options.json) tell({ svg });
      else context.stdout.write(Buffer.from(svg));
    } else {
      const text = await terminalPicture(item, filling, options, context);
      if (options.json) tell({ picture: text });
      else context.stdout.write(`${text}\n`);
    }
  }
  if (options.output !== undefined && pages.length > 0 && !interrupt.signal.aborted) {
    await write(options.output, pages, options, context);
  }
  return interrupt.outcome() ?? gravest(outcomes);
}

/** The verdict on a puzzle, and what to draw of it, if anything. */
async function solved(
  item: SourcedDocument,
  options: DrawOptions,
  context: Context,
): Promise<{ verdict: SolveResult['verdict']; filling?: Filling }> {
  const request = { seconds: options.timeout, signal: context.interrupt().signal };
  const { result } = await solveDocument(item.document, request, context);
  const { verdict } = result;
  const say = (message: string) => {
    if (!options.json) context.stderr.write(`${item.name}: ${message}\n`);
  };
  switch (verdict) {
    case 'unique':
      return { verdict, filling: filled(result.solution, [], options) };
    case 'multiple':
      return { verdict, filling: filled(result.solutions[0], result.differing, options) };
    case 'none':
      say('there is no solution to draw; see crosshatch check');
      return { verdict };
    case 'undecided':
      say('not solved within the limit; drawn as far as known');
      // Half a solution at the foot of a page would help nobody.
      if (options.withSolution && !options.solution) return { verdict, filling: {} };
      return { verdict, filling: filled(result.solutions[0] ?? result.partial, [], options) };
  }
}

/** The solution where the puzzle stands, or beside the empty puzzle. */
function filled(solution: Grid, marked: readonly number[], options: DrawOptions): Filling {
  return options.solution ? { grid: solution, marked, solution } : { solution };
}

function drawnLook(options: DrawOptions): PictureFileOptions {
  const { clues, heading, dark = false, strikeOff = false, animate, duration, timeout } = options;
  return { ...lookOf(options), clues, heading, dark, strikeOff, animate, duration, timeout };
}

async function write(
  path: string,
  pictures: readonly Picture[],
  options: DrawOptions,
  context: Context,
): Promise<void> {
  const { writePictureFile } = await import('../images/export/picture-file.js');
  await writePictureFile(path, pictures, drawnLook(options), context);
}

async function terminalPicture(
  item: SourcedDocument,
  { grid, marked }: Filling,
  options: DrawOptions,
  context: Context,
): Promise<string> {
  const { drawFitted, drawOptions } = await import('../terminal/pictures.js');
  const { puzzle } = item.document;
  const look = { ...drawOptions(puzzle, options, context), clues: options.clues, marked: marked ?? [] };
  const heading = options.heading ? headingOf(item) : '';
  return (heading === '' ? '' : `${heading}\n`) + drawFitted(puzzle, grid, look);
}

function numbered(path: string, number: number): string {
  const end = extname(path);
  return `${path.slice(0, path.length - end.length)}-${number}${end}`;
}
