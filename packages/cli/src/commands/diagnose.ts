// `crosshatch diagnose`: what is wrong with a puzzle, and how to fix it.

import { type Diagnosis, diagnose, diagnosisWords } from '@crosshatch/core/explain';
import type { Locale } from '@crosshatch/core/messages';
import { diagnosisJson, diagnosisVerdict } from '@crosshatch/core/report';
import type { Context } from '../context.js';
import { type ExitName, mostSevere } from '../exit-codes.js';
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
  summary: 'find out why a puzzle has no solution or several, and how to fix it',
  description: [
    'For a puzzle without a solution: a smallest set of clues that contradict each other, the contradiction step by step, and ' +
      'the slips that would explain it, the most likely first: a number mistyped, added, left out, split, joined, swapped or of the wrong ' +
      'colour; a clue reversed; two lines swapped, one line missing or typed twice; or a slip in each of two lines.',
    'For a puzzle with several solutions: the cells that differ, the number of independent regions, and the smallest set ' +
      'of given cells that leaves one solution.',
  ],
  args: [SOURCES],
  options: [
    {
      flags: '--repairs <count>',
      description: 'maximum number of repairs to show',
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
      explains: 'With a time limit of one minute:',
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
  return mostSevere(outcomes);
}

function report(
  item: SourcedDocument,
  result: Diagnosis,
  options: DiagnoseOptions,
  context: Context,
): string {
  const { puzzle } = item.document;
  const text = diagnosisWords(result, puzzle, { locale: options.lang, repairs: options.repairs });
  const numbered = (sentences: readonly string[]) =>
    sentences.map((sentence, i) => `${String(i + 1).padStart(3)}. ${sentence}`);
  const lines = [`${item.isOnly ? '' : `${item.name}: `}${text.verdict}`, ...text.totals];
  if (result.kind === 'ambiguous') {
    const look = { ...drawOptions(puzzle, options, context), marked: result.cells };
    if (!options.quiet) lines.push(drawFitted(puzzle, result.solutions[0], look));
    lines.push(text.remedy);
  } else if (result.kind === 'unsolvable') {
    lines.push(text.remedy, ...numbered(text.repairs));
    if (text.more !== '') lines.push(`     ${text.more} (--repairs ${result.repairs.length})`);
    lines.push(text.together);
    if (!options.quiet) lines.push(...numbered(text.story));
  }
  return lines.join('\n');
}
