// `crosshatch diagnose`: what is wrong with a puzzle, and what would mend it.

import { type Diagnosis, diagnose, diagnosisWords } from '@crosshatch/core/explain';
import type { Locale } from '@crosshatch/core/messages';
import { diagnosisJson, diagnosisVerdict } from '@crosshatch/core/report';
import type { Context } from '../context.js';
import { type ExitName, gravest } from '../exit-codes.js';
import { explainOptions, LANGUAGE } from '../explaining.js';
import { documentsOf, type SourcedDocument } from '../input/documents.js';
import type { CommandDefinition, CommandInput } from '../options/definition.js';
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

interface DiagnoseOptions extends PictureOptions, ReadingOptions {
  readonly repairs: number;
  readonly lang: Locale;
  readonly timeout?: number;
  readonly quiet?: boolean;
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
      flags: '--repairs <count>',
      description: 'show at most so many repairs',
      default: 5,
      parse: wholeNumber(0),
    },
    LANGUAGE,
    TIMEOUT,
    QUIET,
    JSON_LINES,
    ...READING,
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
    if (options.json) printJson(context, diagnosisJson(item, result));
    else context.stdout.write(`${report(item, result, options, context)}\n`);
    outcomes.push(exitOf(diagnosisVerdict(result)));
  }
  return gravest(outcomes);
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
    if (!options.quiet) lines.push(drawFitted(puzzle, result.solutions[0], look));
    lines.push(told.remedy);
  } else if (result.kind === 'unsolvable') {
    lines.push(told.remedy, ...numbered(told.repairs));
    if (told.more !== '') lines.push(`     ${told.more} (--repairs ${result.repairs.length})`);
    lines.push(told.together);
    if (!options.quiet) lines.push(...numbered(told.story));
  }
  return lines.join('\n');
}
