// `crosshatch diagnose`: what is wrong with a puzzle, and what would mend it.

import { drawPuzzle, drawRows } from 'crosshatch/draw';
import { type Diagnosis, diagnose, diagnosisWords, type Locale } from 'crosshatch/explain';
import { clueText, isMono, lineName, type Puzzle } from 'crosshatch/model';
import type { CommandDefinition, CommandInput } from '../command-line/definition.js';
import {
  FROM,
  JSON_LINES,
  PICTURE,
  type PictureOptions,
  QUIET,
  SOURCES,
} from '../command-line/shared-options.js';
import { wholeNumber } from '../command-line/values.js';
import type { Context } from '../context.js';
import { type ExitName, gravest } from '../exit-codes.js';
import { explainOptions, LANGUAGE, TIMEOUT } from '../explaining.js';
import { documentsOf, type SourcedDocument } from '../input/documents.js';
import { deductionJson, factsJson } from '../report/deduction-json.js';
import { cellJson, identityJson } from '../report/json.js';
import { drawOptions } from '../terminal/pictures.js';

interface DiagnoseOptions extends PictureOptions {
  readonly repairs: number;
  readonly lang: Locale;
  readonly timeout?: number;
  readonly quiet?: boolean;
  readonly from?: string;
  readonly json?: boolean;
}

export const diagnoseCommand: CommandDefinition<DiagnoseOptions> = {
  name: 'diagnose',
  summary: 'find out why a puzzle has no solution or several, and what would mend it',
  description: [
    'Without a solution: the fewest lines that cannot hold together, the contradiction step by step, and the single slips ' +
      '(a number mistyped, added, dropped, split, joined or swapped, two lines swapped) that would explain it, the ' +
      'likeliest first.',
    'With several solutions: the cells that differ, in how many independent places, and the fewest cells to tell from ' +
      'the start so that one solution is left.',
  ],
  args: [SOURCES],
  options: [
    {
      flags: '-r, --repairs <count>',
      description: 'show at most so many repairs',
      default: 5,
      parse: wholeNumber(0),
    },
    LANGUAGE,
    TIMEOUT,
    QUIET,
    JSON_LINES,
    FROM,
    ...PICTURE,
  ],
  examples: [
    { explains: 'A typo that left no solution:', command: 'crosshatch diagnose typed.non' },
    { explains: 'In Spanish:', command: 'crosshatch diagnose typed.non --lang es' },
    {
      explains: 'What the solver can do in a minute:',
      command: 'crosshatch diagnose --timeout 60 large.non',
    },
  ],
  exits: ['multiple', 'none', 'undecided', 'badInput'],
  run,
};

async function run({ args, options, context }: CommandInput<DiagnoseOptions>): Promise<ExitName> {
  const outcomes: ExitName[] = [];
  for await (const item of documentsOf(args, options, context, outcomes)) {
    const { puzzle, goal } = item.document;
    const result = diagnose(puzzle, {
      ...explainOptions(item, options.timeout, context),
      ...(goal === undefined ? {} : { goal }),
      locale: options.lang,
    });
    if (options.json) context.stdout.write(`${JSON.stringify(diagnosisJson(item, result))}\n`);
    else context.stdout.write(`${report(item, result, options, context)}\n`);
    outcomes.push(outcomeOf(result));
  }
  return gravest(outcomes);
}

function outcomeOf({ kind }: Diagnosis): ExitName {
  switch (kind) {
    case 'unique':
      return 'ok';
    case 'ambiguous':
      return 'multiple';
    case 'unsolvable':
      return 'none';
    case 'undecided':
      return 'undecided';
  }
}

function report(
  item: SourcedDocument,
  result: Diagnosis,
  options: DiagnoseOptions,
  context: Context,
): string {
  const { puzzle } = item.document;
  const told = diagnosisWords(result, puzzle, { locale: options.lang, repairs: options.repairs });
  const numbered = (sentences: readonly string[]) =>
    sentences.map((sentence, i) => `${String(i + 1).padStart(3)}. ${sentence}`);
  const lines = [`${item.isOnly ? '' : `${item.name}: `}${told.verdict}`, ...told.totals];
  if (result.kind === 'ambiguous') {
    const look = { ...drawOptions(puzzle, options, context), marked: result.cells };
    if (!options.quiet) lines.push(drawPuzzle(puzzle, result.solutions[0], look));
    lines.push(told.remedy);
  } else if (result.kind === 'unsolvable') {
    lines.push(told.remedy, ...numbered(told.repairs));
    if (told.more !== '') lines.push(`     ${told.more} (--repairs ${result.repairs.length})`);
    lines.push(told.together);
    if (!options.quiet) lines.push(...numbered(told.story));
  }
  return lines.join('\n');
}

function diagnosisJson(item: SourcedDocument, result: Diagnosis): Record<string, unknown> {
  const { puzzle } = item.document;
  const head = { ...identityJson(item), kind: result.kind };
  const line = (id: number) => lineName(puzzle, id);
  switch (result.kind) {
    case 'unique':
      return {
        ...head,
        lineSolvable: result.lineSolvable,
        solution: drawRows(result.solution, puzzle.palette),
      };
    case 'undecided':
      return { ...head, reason: result.reason, partial: drawRows(result.partial, puzzle.palette) };
    case 'ambiguous':
      return {
        ...head,
        solutions: result.solutions.map((solution) => drawRows(solution, puzzle.palette)),
        differing: result.cells.map((cell) => cellJson(puzzle, cell)),
        exact: result.isExact,
        places: result.places.map((place) => place.map((cell) => cellJson(puzzle, cell))),
        give: { cells: factsJson(puzzle, result.give.cells), quality: result.give.quality },
      };
    case 'unsolvable':
      return {
        ...head,
        totals: result.totals,
        lines: result.lines.map(line),
        minimal: result.isMinimal,
        contradiction: {
          words: result.contradiction.words,
          steps: result.contradiction.steps.map((step) => deductionJson(puzzle, step)),
          ...(result.contradiction.line === null ? {} : { line: line(result.contradiction.line) }),
        },
        repairs: result.repairs.map(({ kind, lines, run, clues, verdict, lineSolvable, words }) => ({
          kind,
          lines: lines.map(line),
          ...(run < 0 ? {} : { run: run + 1 }),
          clues: clues.map((clue) => clueText(clue, symbols(puzzle))),
          verdict,
          lineSolvable,
          words,
        })),
        complete: result.isComplete,
      };
  }
}

function symbols({ palette }: Puzzle): string[] | undefined {
  return isMono(palette) ? undefined : palette.colors.map(({ symbol }) => symbol);
}
