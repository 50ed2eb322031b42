// `crosshatch solve`: reads, solves, proves, draws.
import type { PuzzleDocument } from 'crosshatch';
import { drawPuzzle } from 'crosshatch/draw';
import type { SolveResult } from 'crosshatch/solve';
import type { CommandDefinition, CommandInput } from '../command-line/definition.js';
import {
  FROM,
  JSON_LINES,
  PICTURE,
  type PictureOptions,
  QUIET,
  SOURCES,
} from '../command-line/shared-options.js';
import { seconds, wholeNumber } from '../command-line/values.js';
import type { Context } from '../context.js';
import { type ExitName, gravest } from '../exit-codes.js';
import { documentsOf, type SourcedDocument } from '../input/documents.js';
import { sourceFaultText } from '../input/sources.js';
import { findingWords } from '../report/finding-words.js';
import { headingOf } from '../report/heading.js';
import { solvedJson } from '../report/solve-json.js';
import { verdictLine } from '../report/verdict-words.js';
import { type Solved, solveDocument } from '../solving.js';
import { drawOptions, drawSideBySide, roomOf } from '../terminal/pictures.js';

interface SolveOptions extends PictureOptions {
  readonly all?: boolean;
  readonly max: number;
  readonly timeout?: number;
  readonly quiet?: boolean;
  readonly from?: string;
  readonly json?: boolean;
}

/** Cells of all solutions that `--all` keeps: a puzzle may have more solutions than there is memory. */
const MOST_CELLS = 50_000_000;

export const solveCommand: CommandDefinition<SolveOptions> = {
  name: 'solve',
  summary: 'solve puzzles, and prove that the solution is the only one',
  description: [
    'Reads puzzles in any known format, solves them, draws the solution with its clues and says in one line ' +
      'whether it is the only one and what it took. A file with several puzzles has them all solved.',
    'By default the search goes on until a second solution is found or ruled out. Several solutions are ' +
      'drawn side by side with the cells marked in which they differ. Ctrl-C stops at once and shows what is known.',
  ],
  args: [SOURCES],
  options: [
    { flags: '-a, --all', description: 'look for all solutions' },
    {
      flags: '-n, --max <count>',
      description: 'look for up to this many solutions',
      default: 2,
      defaultText: '2, enough to prove or refute that there is only one',
      parse: wholeNumber(1),
    },
    { flags: '-t, --timeout <seconds>', description: 'time limit for each puzzle', parse: seconds },
    QUIET,
    JSON_LINES,
    FROM,
    ...PICTURE,
  ],
  examples: [
    { explains: 'A file, whatever its format:', command: 'crosshatch solve castle.non' },
    { explains: 'Clues on the command line, columns first:', command: "crosshatch solve '2;1:1;2'" },
    { explains: 'From a pipe, for another program:', command: 'cat castle.non | crosshatch solve --json -' },
    {
      explains: 'Is it the only solution? The exit code says so:',
      command: 'crosshatch solve -q castle.non && echo fine',
    },
  ],
  exits: ['multiple', 'none', 'undecided', 'badInput', 'interrupted', 'terminated'],
  run,
};

async function run({ args, options, context }: CommandInput<SolveOptions>): Promise<ExitName> {
  const interrupt = context.interrupt();
  const outcomes: ExitName[] = [];
  for await (const item of documentsOf(args, options, context, outcomes)) {
    if (interrupt.signal.aborted) break;
    const request = {
      max: mostSolutions(item.document, options),
      seconds: options.timeout,
      signal: interrupt.signal,
    };
    const solved = await solveDocument(item.document, request, context);
    if (options.json) context.stdout.write(`${JSON.stringify(solvedJson(item, solved))}\n`);
    else report(item, solved, options, context);
    outcomes.push(solved.result.verdict === 'unique' ? 'ok' : solved.result.verdict);
  }
  return interrupt.outcome() ?? gravest(outcomes);
}

/** For people: heading, picture, verdict, findings. */
function report(item: SourcedDocument, solved: Solved, options: SolveOptions, context: Context): void {
  const { document, name, isOnly } = item;
  const warnings = item.read.warnings.filter((warning) => warning.document === item.index);
  for (const warning of warnings) {
    if (!warning.finding) context.stderr.write(`warning: ${sourceFaultText(item.read.name, warning)}\n`);
  }
  const verdict = verdictLine(document.puzzle, solved);
  if (options.quiet) {
    context.stdout.write(`${isOnly ? '' : `${name}: `}${verdict}\n`);
    return;
  }
  const heading = headingOf(item);
  const findings = warnings.flatMap(({ finding }) => finding ?? []);
  const parts = [
    ...(heading === '' ? [] : [heading]),
    pictureOf(document, solved.result, options, context),
    [verdict, ...findings.map((finding) => findingWords(document.puzzle, finding))].join('\n'),
    ...(isOnly ? [] : ['']),
  ];
  context.stdout.write(`${parts.join('\n')}\n`);
}

function pictureOf(
  document: PuzzleDocument,
  result: SolveResult,
  options: SolveOptions,
  context: Context,
): string {
  const { puzzle } = document;
  const look = drawOptions(puzzle, options, context);
  switch (result.verdict) {
    case 'unique':
      return drawPuzzle(puzzle, result.solution, look);
    case 'multiple':
      return drawSideBySide(puzzle, result.solutions, { ...look, marked: result.differing }, roomOf(context));
    case 'none':
      return drawPuzzle(puzzle, result.partial, { ...look, lit: result.line === null ? [] : [result.line] });
    case 'undecided':
      return drawPuzzle(puzzle, result.solutions[0] ?? result.partial, look);
  }
}

function mostSolutions({ puzzle }: PuzzleDocument, options: SolveOptions): number {
  if (!options.all) return options.max;
  return Math.max(2, Math.min(100_000, Math.floor(MOST_CELLS / (puzzle.width * puzzle.height))));
}
