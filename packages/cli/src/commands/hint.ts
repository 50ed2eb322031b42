// `crosshatch hint`: the next deduction, in as much detail as requested.

import { type DeductionHint, type Hint, type HintLevel, hint } from '@crosshatch/core/explain';
import type { Locale } from '@crosshatch/core/messages';
import { cellOfLine, copyGrid, type Grid, lineLength, type Puzzle } from '@crosshatch/core/model';
import { hintJson, hintVerdict } from '@crosshatch/core/report';
import type { Context } from '../context.js';
import { type ExitName, mostSevere } from '../exit-codes.js';
import { explainOptions, LANGUAGE, settle } from '../explaining.js';
import { documentsOf, type SourcedDocument } from '../input/documents.js';
import { playerGrid, STATE } from '../input/player-grid.js';
import {
  type CommandDefinition,
  type CommandInput,
  InvalidValue,
  UsageError,
} from '../options/definition.js';
import {
  JSON_LINES,
  PICTURE,
  type PictureOptions,
  QUIET,
  READING,
  type ReadingOptions,
  SOURCES,
  TIMEOUT,
} from '../options/shared-options.js';
import { wholeNumber } from '../options/values.js';
import { printJson } from '../report/json.js';
import { exitOf } from '../report/verdicts.js';
import { drawFitted, drawOptions } from '../terminal/pictures.js';

interface HintOptions extends PictureOptions, ReadingOptions {
  readonly state?: string;
  readonly level: HintLevel;
  readonly near?: readonly [row: number, column: number];
  readonly finished?: boolean;
  readonly lang: Locale;
  readonly timeout?: number;
  readonly quiet?: boolean;
  readonly json?: boolean;
}

export const hintCommand: CommandDefinition<HintOptions> = {
  name: 'hint',
  summary: 'get the next step from your position, in four levels of detail',
  description: [
    'Shows what to look at next. Level 1: where to look. Level 2: which run or block matters, as a question. Level 3: the ' +
      'technique, with the cells that it rests on marked in the picture. Level 4: the cells and the whole argument. ' +
      'The easiest technique is chosen, and among equals a step that fills a cell near --near.',
    'If the grid contains a mistake, it reports that instead, in the same four levels; level 4 also says why the mark ' +
      'is wrong.',
  ],
  args: [SOURCES],
  options: [
    STATE,
    { flags: '-l, --level <1-4>', description: 'level of detail', default: 1, parse: wholeNumber(1, 4) },
    {
      flags: '--near <row,column>',
      description: 'the cell you filled last; among equal steps, one near it is chosen',
      parse: rowAndColumn,
    },
    {
      flags: '--finished',
      description: 'also give the trivial hints: finished lines, and colours that a clue does not have',
    },
    LANGUAGE,
    TIMEOUT,
    QUIET,
    JSON_LINES,
    ...READING,
    ...PICTURE,
  ],
  examples: [
    { explains: 'Where to start:', command: 'crosshatch hint castle.non' },
    {
      explains: 'From a grid in a file, with the reason:',
      command: 'crosshatch hint castle.non --state mine.txt -l 3',
    },
    { explains: 'In German:', command: 'crosshatch hint castle.non -l 4 --lang de' },
    {
      explains: 'A grid on the command line:',
      command: "crosshatch hint '1;3;1:1;3;1' --state '.#./???/???' --level 4",
    },
  ],
  exits: ['mistake', 'multiple', 'none', 'undecided', 'badInput'],
  run,
};

function rowAndColumn(text: string): readonly [number, number] {
  const match = /^(\d+),(\d+)$/.exec(text);
  if (match === null) throw new InvalidValue('Expected row and column, such as 3,12.');
  return [Number(match[1]), Number(match[2])];
}

async function run({ args, options, context }: CommandInput<HintOptions>): Promise<ExitName> {
  const outcomes: ExitName[] = [];
  for await (const item of documentsOf(args, options, context, outcomes)) {
    const { puzzle } = item.document;
    const grid = await playerGrid(item, options.state, context);
    const found = hint(puzzle, grid, {
      ...explainOptions(item, options.timeout, context),
      level: options.level,
      locale: options.lang,
      finishedLines: options.finished === true,
      ...nearIn(puzzle, options.near),
    });
    if (options.json) printJson(context, hintJson(item, found, options.lang));
    else report(item, grid, found, options, context);
    outcomes.push(exitOf(hintVerdict(found)));
  }
  return mostSevere(outcomes);
}

function nearIn(puzzle: Puzzle, near: HintOptions['near']): { near?: number } {
  if (near === undefined) return {};
  const [row, column] = near;
  if (row >= 1 && row <= puzzle.height && column >= 1 && column <= puzzle.width) {
    return { near: (row - 1) * puzzle.width + column - 1 };
  }
  throw new UsageError(`--near ${row},${column} is outside the grid of ${puzzle.width}x${puzzle.height}`);
}

function report(
  item: SourcedDocument,
  grid: Grid,
  found: Hint,
  options: HintOptions,
  context: Context,
): void {
  const words = `${item.isOnly ? '' : `${item.name}: `}${found.words}\n`;
  const picture = options.quiet ? undefined : pictureOf(item.document.puzzle, grid, found, options, context);
  context.stdout.write(picture === undefined ? words : `${words}${picture}\n`);
}

/** From level 3 on: the lines highlighted and the reason marked (without one, the room of the runs); at level 4 what follows. */
function pictureOf(
  puzzle: Puzzle,
  grid: Grid,
  found: Hint,
  options: HintOptions,
  context: Context,
): string | undefined {
  const look = drawOptions(puzzle, options, context);
  if (found.kind === 'mistake' && found.cells !== undefined) {
    return drawFitted(puzzle, grid, { ...look, marked: found.cells });
  }
  if (found.kind !== 'deduction' || found.level < 3) return undefined;
  const shown = copyGrid(grid);
  settle(shown.cells, found.settles ?? []);
  const marked = (found.settles ?? []).map(({ cell }) => cell);
  if (found.level === 3) marked.push(...restsOn(puzzle, found));
  return drawFitted(puzzle, shown, { ...look, marked, lit: found.lines });
}
/** What a hint of level 3 marks: the cells of its reason and block; else the room of its runs; else its line. */
function restsOn(puzzle: Puzzle, { reason, about, lines: [line] }: DeductionHint): number[] {
  const cells = [...(reason?.cells ?? []).map(({ cell }) => cell), ...(about?.cells ?? [])];
  if (cells.length > 0) return [...new Set(cells)];
  const rooms = about?.room ?? [{ from: 0, to: lineLength(puzzle, line) - 1 }];
  return rooms.flatMap(({ from, to }) =>
    Array.from({ length: to - from + 1 }, (_, i) => cellOfLine(puzzle, line, from + i)),
  );
}
