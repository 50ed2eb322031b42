// `crosshatch diagnose`: what is wrong with a puzzle, and what would mend it.

import { drawPuzzle, drawRows } from 'crosshatch/draw';
import { type Ambiguous, type Diagnosis, diagnose, type Unsolvable } from 'crosshatch/explain';
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
import { cellName, explainOptions, TIMEOUT, valueWords } from '../explaining.js';
import { documentsOf, type SourcedDocument } from '../input/documents.js';
import { deductionJson, factsJson } from '../report/deduction-json.js';
import { findingWords } from '../report/finding-words.js';
import { cellJson, identityJson } from '../report/json.js';
import { counted, listed } from '../report/words.js';
import { drawOptions } from '../terminal/pictures.js';

interface DiagnoseOptions extends PictureOptions {
  readonly repairs: number;
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
    TIMEOUT,
    QUIET,
    JSON_LINES,
    FROM,
    ...PICTURE,
  ],
  examples: [
    { explains: 'A typo that left no solution:', command: 'crosshatch diagnose typed.non' },
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
  const name = item.isOnly ? '' : `${item.name}: `;
  switch (result.kind) {
    case 'unique':
      return `${name}Nothing is wrong: there is exactly one solution.`;
    case 'undecided':
      return `${name}Undecided: the limit was reached before it was clear whether there is a solution.`;
    case 'ambiguous':
      return `${name}${ambiguousText(puzzle, result, options, context)}`;
    case 'unsolvable':
      return `${name}${unsolvableText(puzzle, result, options)}`;
  }
}

function unsolvableText(puzzle: Puzzle, result: Unsolvable, options: DiagnoseOptions): string {
  const { contradiction, repairs, lines, totals } = result;
  const names = listed(lines.map((line) => lineName(puzzle, line)));
  const together =
    lines.length === 1
      ? `${capital(names)} can't be met by itself.`
      : `${result.isMinimal ? 'These' : 'At least these'} ${lines.length} lines can't hold together: ${names}.`;
  const story = contradiction.words.map((sentence, i) => `${String(i + 1).padStart(3)}. ${sentence}`);
  const shown = repairs.slice(0, options.repairs);
  const mending =
    repairs.length === 0
      ? [result.isComplete ? 'No single slip explains it.' : 'No single slip was found that explains it.']
      : [repairs.length === 1 ? 'One slip would explain it:' : 'One of these slips would explain it:'];
  const list = shown.map(
    ({ words, verdict, lineSolvable }, i) =>
      `${String(i + 1).padStart(3)}. ${words}${verdict === 'multiple' ? ' Leaves several solutions.' : lineSolvable ? '' : ' Needs more than line logic.'}`,
  );
  const more = repairs.length - shown.length;
  return [
    'No solution.',
    ...totals.map((finding) => findingWords(puzzle, finding)),
    ...mending,
    ...list,
    ...(more > 0 ? [`     ... and ${more} more (--repairs ${repairs.length} shows all).`] : []),
    together,
    ...(options.quiet ? [] : story),
  ].join('\n');
}

function ambiguousText(
  puzzle: Puzzle,
  result: Ambiguous,
  options: DiagnoseOptions,
  context: Context,
): string {
  const { cells, isExact, places, give } = result;
  const told = give.cells.map(
    ({ cell, candidates }) => `${cellName(puzzle, cell)} ${valueWords(puzzle, candidates)}`,
  );
  const quality = { fewest: 'Fewer will not do.', minimal: 'None of them can be left out.', partly: '' }[
    give.quality
  ];
  const remedy =
    give.quality === 'partly'
      ? 'The limit was reached before it was clear which cells have to be told.'
      : `Telling ${counted(told.length, 'cell')} from the start leaves one solution: ${listed(told)}. ${told.length > 1 ? quality : ''}`.trim();
  const differ = `${isExact ? '' : 'at least '}${counted(cells.length, 'cell')} ${cells.length === 1 ? 'differs' : 'differ'}`;
  return [
    `Several solutions: ${differ}, in ${counted(places.length, 'independent place')}.`,
    ...(options.quiet
      ? []
      : [
          drawPuzzle(puzzle, result.solutions[0], {
            ...drawOptions(puzzle, options, context),
            marked: cells,
          }),
        ]),
    remedy,
  ].join('\n');
}

function capital(text: string): string {
  return text[0].toUpperCase() + text.slice(1);
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
