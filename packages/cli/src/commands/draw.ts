// `crosshatch draw`: draws a puzzle or its solution in the terminal or as an image file.

import { extname } from 'node:path';
import type { Grid } from '@crosshatch/core';
import { drawnJson } from '@crosshatch/core/report';
import type { SolveResult } from '@crosshatch/core/solve';
import type { Context } from '../context.js';
import { type ExitName, mostSevere } from '../exit-codes.js';
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
    'Draws the empty puzzle, or the solution with `--solution`. If there are several solutions, the first is drawn with ' +
      'the cells marked that differ. The drawing goes to the terminal, or with `--output` to an image file: SVG, PNG, PDF ' +
      'or GIF, by the file extension. Images need no fonts.',
    'PDF is for printing on A4 or Letter, in the orientation that shows the puzzle larger; a puzzle too large for one ' +
      'sheet is split over several. Several puzzles go into one PDF, a page each, or into numbered files for other kinds ' +
      'of images. `crosshatch book` makes a booklet.',
    'GIF animates the solve with the deductions of a person; so does SVG with `--animate`.',
  ],
  args: [SOURCES],
  options: [
    { flags: '-s, --solution', description: 'draw the solution' },
    {
      ...OUTPUT,
      description: 'write an image file: .svg, .png, .pdf or .gif',
    },
    { flags: '--svg', description: 'print SVG to standard output' },
    FORCE,
    {
      flags: '--with-solution',
      description: 'in PDF files: print the solution below the puzzle, small and upside down',
    },
    { flags: '--animate', description: 'animate the solve (SVG)' },
    {
      flags: '--duration <seconds>',
      description: 'duration of an animation',
      parse: seconds,
      defaultText: 'depends on the number of steps',
    },
    ...LOOK,
    { flags: '--dark', description: 'dark background' },
    { flags: '--strike-off', description: 'strike off the clues of filled cells' },
    { flags: '--no-clues', description: 'draw the grid without clues' },
    { flags: '--no-heading', description: 'draw no title and author' },
    PAPER,
    { ...TIMEOUT, description: 'time limit for solving each puzzle' },
    { flags: '--json', description: 'print one JSON object per picture, with the picture or its file' },
    ...READING,
    ...PICTURE,
  ],
  examples: [
    { explains: 'An empty puzzle in the terminal:', command: 'crosshatch draw castle.non' },
    {
      explains: 'For printing, with its solution:',
      command: 'crosshatch draw --with-solution castle.non -o castle.pdf',
    },
    { explains: 'The solve as an animation:', command: 'crosshatch draw castle.non -o castle.gif' },
    {
      explains: 'The solution with larger cells:',
      command: 'crosshatch draw -s --cell 40 castle.non -o solved.png',
    },
  ],
  exits: ['multiple', 'none', 'undecided', 'badInput', 'output', 'interrupted', 'terminated'],
  run,
};

/** What is drawn into the grid of a puzzle. */
type Filling = Omit<Picture, 'document'>;

async function run({ args, options, context }: CommandInput<DrawOptions>): Promise<ExitName> {
  const kind = options.output === undefined ? undefined : requirePictureKind(options.output);
  if (kind?.isPaper && options.dark) {
    throw new UsageError('--dark is for screens and does not apply to PDF');
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
    const print = (what: Record<string, string>) => printJson(context, drawnJson(item, verdict, what));
    if (filling === undefined) {
      if (options.json) print({});
      continue;
    }
    drawn += 1;
    const picture = { document: item.document, ...filling };
    if (options.output !== undefined) {
      const path = item.isOnly || kind?.isPaper ? options.output : numbered(options.output, drawn);
      if (kind?.isPaper) pages.push(picture);
      else await write(path, [picture], options, context);
      if (interrupt.signal.aborted) break;
      if (options.json) print({ output: path });
    } else if (options.svg) {
      const { svgContent } = await import('../images/export/svg.js');
      const job = { path: '', pictures: [picture], options: drawnLook(options), context };
      const svg = await context.unguarded(() => svgContent(job));
      if (svg === undefined) break;
      if (options.json) print({ svg });
      else context.stdout.write(Buffer.from(svg));
    } else {
      const text = await terminalPicture(item, filling, options, context);
      if (options.json) print({ picture: text });
      else context.stdout.write(`${text}\n`);
    }
  }
  if (options.output !== undefined && pages.length > 0 && !interrupt.signal.aborted) {
    await write(options.output, pages, options, context);
  }
  return interrupt.outcome() ?? mostSevere(outcomes);
}

/** The verdict and what to draw; nothing is drawn for a puzzle without a solution. */
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
      say('no solution to draw; see crosshatch check');
      return { verdict };
    case 'undecided':
      say('limit reached; the drawing is incomplete');
      // An incomplete solution at the foot of a page is of no use.
      if (options.withSolution && !options.solution) return { verdict, filling: {} };
      return { verdict, filling: filled(result.solutions[0] ?? result.partial, [], options) };
  }
}

/** The solution in the grid of the puzzle, or apart from the empty grid. */
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
