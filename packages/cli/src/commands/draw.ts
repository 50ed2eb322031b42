// `crosshatch draw`: a puzzle or its solution, in the terminal or as a picture file.
import { extname } from 'node:path';
import type { Grid } from 'crosshatch';
import { type CommandDefinition, type CommandInput, Refusal } from '../command-line/definition.js';
import { FROM, PICTURE, type PictureOptions, SOURCES } from '../command-line/shared-options.js';
import { seconds, wholeNumber } from '../command-line/values.js';
import type { Context } from '../context.js';
import { type ExitName, gravest } from '../exit-codes.js';
import { documentsOf, type SourcedDocument } from '../input/documents.js';
import { writeWholeFile } from '../output/write-file.js';
import { headingOf } from '../report/heading.js';
import { solveDocument } from '../solving.js';

interface DrawOptions extends PictureOptions {
  readonly solution?: boolean;
  readonly out?: string;
  readonly svg?: boolean;
  readonly force?: boolean;
  readonly cell: number;
  readonly clues: boolean;
  readonly heading: boolean;
  readonly dark?: boolean;
  readonly timeout?: number;
  readonly from?: string;
  readonly json?: boolean;
}

export const drawCommand: CommandDefinition<DrawOptions> = {
  name: 'draw',
  summary: 'draw a puzzle or its solution, in the terminal or as SVG',
  description: [
    'Draws the puzzle empty, as for printing, or solved with `--solution`; where there are several solutions, the first ' +
      'one with the cells marked in which they differ. In the terminal, or with `--out` as a picture: SVG with clues, ' +
      'heavy lines every five cells and colours, which needs no fonts for its numbers.',
  ],
  args: [SOURCES],
  options: [
    { flags: '-s, --solution', description: 'draw the solution' },
    {
      flags: '-o, --out <file>',
      description: 'write an SVG file; with several puzzles the files are numbered',
      completes: 'file',
    },
    { flags: '--svg', description: 'print SVG to standard output' },
    { flags: '-f, --force', description: 'replace files that exist' },
    {
      flags: '--cell <size>',
      description: 'side of a cell in the SVG',
      default: 20,
      parse: wholeNumber(1, 1000),
    },
    { flags: '--dark', description: 'dark paper in the SVG' },
    { flags: '--no-clues', description: 'the grid alone' },
    { flags: '--no-heading', description: 'without title and author' },
    { flags: '-t, --timeout <seconds>', description: 'time limit for solving each puzzle', parse: seconds },
    { flags: '--json', description: 'print faults of the input as JSON' },
    FROM,
    ...PICTURE,
  ],
  examples: [
    { explains: 'An empty puzzle in the terminal:', command: 'crosshatch draw castle.non' },
    { explains: 'For printing:', command: 'crosshatch draw castle.non -o castle.svg' },
    { explains: 'Its solution, larger:', command: 'crosshatch draw -s --cell 40 castle.non -o solved.svg' },
  ],
  exits: ['none', 'undecided', 'badInput', 'output', 'interrupted', 'terminated'],
  run,
};

/** What there is to draw: nothing filled in, or a grid and cells to mark. */
interface Filling {
  readonly grid?: Grid;
  readonly marked?: readonly number[];
}

async function run({ args, options, context }: CommandInput<DrawOptions>): Promise<ExitName> {
  if (options.out !== undefined && extname(options.out).toLowerCase() !== '.svg') {
    throw new Refusal(`${options.out}: pictures are written as SVG; name a file that ends in .svg`, 'usage');
  }
  const interrupt = context.interrupt();
  const outcomes: ExitName[] = [];
  let drawn = 0;
  for await (const item of documentsOf(args, options, context, outcomes)) {
    if (interrupt.signal.aborted) break;
    const filling = options.solution ? await solved(item, options, context, outcomes) : {};
    if (filling === undefined) continue;
    drawn += 1;
    if (options.out !== undefined) {
      const path = item.isOnly ? options.out : numbered(options.out, drawn);
      await writeWholeFile(path, await svgOf(item, filling, options), { force: options.force });
    } else if (options.svg) {
      context.stdout.write(await svgOf(item, filling, options));
    } else {
      context.stdout.write(`${await terminalPicture(item, filling, options, context)}\n`);
    }
  }
  return interrupt.outcome() ?? gravest(outcomes);
}

/** Undefined when there is nothing to draw; that is told. */
async function solved(
  item: SourcedDocument,
  options: DrawOptions,
  context: Context,
  outcomes: ExitName[],
): Promise<Filling | undefined> {
  const request = { seconds: options.timeout, signal: context.interrupt().signal };
  const { result } = await solveDocument(item.document, request, context);
  switch (result.verdict) {
    case 'unique':
      return { grid: result.solution };
    case 'multiple':
      return { grid: result.solutions[0], marked: result.differing };
    case 'none':
      context.stderr.write(`${item.name}: there is no solution to draw; see crosshatch check\n`);
      outcomes.push('none');
      return undefined;
    case 'undecided':
      context.stderr.write(`${item.name}: not solved within the limit; drawn as far as known\n`);
      outcomes.push('undecided');
      return { grid: result.solutions[0] ?? result.partial };
  }
}

async function svgOf(item: SourcedDocument, filling: Filling, options: DrawOptions): Promise<string> {
  const { drawSvg } = await import('crosshatch/picture');
  return drawSvg(item.document, filling.grid, {
    cellSize: options.cell,
    clues: options.clues,
    heading: options.heading,
    dark: options.dark ?? false,
    marked: filling.marked ?? [],
  });
}

async function terminalPicture(
  item: SourcedDocument,
  { grid, marked }: Filling,
  options: DrawOptions,
  context: Context,
): Promise<string> {
  const [{ drawOptions }, { drawPuzzle }] = await Promise.all([
    import('../terminal/pictures.js'),
    import('crosshatch/draw'),
  ]);
  const { puzzle } = item.document;
  const look = { ...drawOptions(puzzle, options, context), clues: options.clues, marked: marked ?? [] };
  const heading = options.heading ? headingOf(item) : '';
  return (heading === '' ? '' : `${heading}\n`) + drawPuzzle(puzzle, grid, look);
}

function numbered(path: string, number: number): string {
  const end = extname(path);
  return `${path.slice(0, path.length - end.length)}-${number}${end}`;
}
