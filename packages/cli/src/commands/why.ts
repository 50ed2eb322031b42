// `crosshatch why`: the chain of deductions that settles one cell.

import {
  askNextWords,
  type Deduction,
  explainWords,
  type Why,
  why,
  whyFromWords,
  whyWords,
} from '@crosshatch/core/explain';
import type { Locale } from '@crosshatch/core/messages';
import { copyGrid, type Grid, type Puzzle } from '@crosshatch/core/model';
import { whyJson, whyVerdict } from '@crosshatch/core/report';
import type { Context } from '../context.js';
import { type ExitName, mostSevere } from '../exit-codes.js';
import { explainOptions, LANGUAGE, settle } from '../explaining.js';
import { documentsOf, type SourcedDocument } from '../input/documents.js';
import { playerGrid, STATE } from '../input/player-grid.js';
import { type CommandDefinition, type CommandInput, UsageError } from '../options/definition.js';
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
import { printJson } from '../report/json.js';
import { exitOf } from '../report/verdicts.js';
import { drawFitted, drawOptions } from '../terminal/pictures.js';

interface WhyOptions extends PictureOptions, ReadingOptions {
  readonly state?: string;
  readonly lang: Locale;
  readonly timeout?: number;
  readonly quiet?: boolean;
  readonly json?: boolean;
}

export const whyCommand: CommandDefinition<WhyOptions> = {
  name: 'why',
  summary: 'explain why a cell is filled or blank, with a short chain of deductions',
  description: [
    'Shows the deductions that lead from the empty grid, or from yours, to one cell: the last one first, and under each ' +
      'step those that it rests on. No step can be left out. Where assuming the opposite leads to a contradiction in fewer ' +
      'steps, that argument is shown.',
  ],
  args: [
    { ...SOURCES, isVariadic: false },
    { name: 'ROW', description: 'the row of the cell, from 1' },
    { name: 'COLUMN', description: 'the column of the cell, from 1' },
  ],
  options: [STATE, LANGUAGE, TIMEOUT, QUIET, JSON_LINES, ...READING, ...PICTURE],
  examples: [
    { explains: 'The third cell of row 5:', command: 'crosshatch why castle.non 5 3' },
    { explains: 'In French:', command: 'crosshatch why castle.non 5 3 --lang fr' },
    { explains: 'From your own marks:', command: 'crosshatch why castle.non 5 3 --state mine.txt' },
  ],
  exits: ['mistake', 'multiple', 'none', 'undecided', 'badInput'],
  run,
};

async function run({ args, options, context }: CommandInput<WhyOptions>): Promise<ExitName> {
  const [source, row, column] = args;
  const outcomes: ExitName[] = [];
  for await (const item of documentsOf([source], options, context, outcomes)) {
    const { puzzle } = item.document;
    const cell = cellOf(puzzle, row, column);
    const grid = await playerGrid(item, options.state, context);
    const answer = why(puzzle, cell, { ...explainOptions(item, options.timeout, context), grid });
    if (options.json) printJson(context, whyJson(item, cell, answer, options.lang));
    else report(item, grid, cell, answer, options, context);
    outcomes.push(exitOf(whyVerdict(answer)));
  }
  return mostSevere(outcomes);
}

function cellOf({ width, height }: Puzzle, row: string, column: string): number {
  const within = (text: string, most: number) =>
    /^\d+$/.test(text) && Number(text) >= 1 && Number(text) <= most;
  if (!within(row, height)) throw new UsageError(`the row is ${row}; expected 1 to ${height}`);
  if (!within(column, width)) throw new UsageError(`the column is ${column}; expected 1 to ${width}`);
  return (Number(row) - 1) * width + Number(column) - 1;
}

/** The command that helps further. */
const NEXT: Partial<Record<Why['kind'], string>> = {
  mistake: 'crosshatch hint',
  'no-solution': 'crosshatch diagnose',
};

function report(
  item: SourcedDocument,
  grid: Grid,
  cell: number,
  answer: Why,
  options: WhyOptions,
  context: Context,
): void {
  const { puzzle } = item.document;
  const { lang } = options;
  const command = NEXT[answer.kind];
  const next = command === undefined ? '' : ` ${askNextWords(command, lang)}`;
  const lines = [`${item.isOnly ? '' : `${item.name}: `}${whyWords(answer, puzzle, cell, lang)}${next}`];
  if (answer.kind === 'chain') {
    lines.push(...tree(puzzle, answer, lang));
    if (!options.quiet) lines.push(pictureOf(puzzle, grid, cell, answer.steps, options, context));
  }
  context.stdout.write(`${lines.join('\n')}\n`);
}

/** The chain as a tree: the last step first, under every step those that it rests on, each of them once. */
function tree(puzzle: Puzzle, { steps, rests }: Extract<Why, { kind: 'chain' }>, locale: Locale): string[] {
  const lines: string[] = [];
  const shown = new Set<number>();
  const show = (index: number, depth: number) => {
    shown.add(index);
    const again = rests[index].filter((other) => shown.has(other)).map((other) => other + 1);
    const from = again.length === 0 ? '' : ` ${whyFromWords(again, locale)}`;
    const sentence = explainWords(steps[index], puzzle, locale).sentence;
    lines.push(`${'  '.repeat(Math.min(depth, DEEPEST))}${index + 1}. ${sentence}${from}`);
    for (const other of rests[index]) if (!shown.has(other)) show(other, depth + 1);
  };
  show(steps.length - 1, 0);
  return lines;
}

/** Deeper steps are indented no further. */
const DEEPEST = 12;

/** What the chain settles, with the cell marked. */
function pictureOf(
  puzzle: Puzzle,
  grid: Grid,
  cell: number,
  steps: readonly Deduction[],
  options: WhyOptions,
  context: Context,
): string {
  const shown = copyGrid(grid);
  for (const { settles } of steps) settle(shown.cells, settles);
  return drawFitted(puzzle, shown, { ...drawOptions(puzzle, options, context), marked: [cell] });
}
