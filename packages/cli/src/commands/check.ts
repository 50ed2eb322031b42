// `crosshatch check`: everything that a designer or a site needs to know about a puzzle, as text.

import { lineName } from '@crosshatch/core/model';
import { checkJson, type Examination, identityJson, warningsOf } from '@crosshatch/core/report';
import { type Outcome, WorkerPool } from '@crosshatch/core/worker';
import type { Context } from '../context.js';
import type { ExamineMethods } from '../examine/tasks.js';
import { startExamineThread } from '../examine/worker.js';
import { type ExitName, mostSevere } from '../exit-codes.js';
import { documentsOf, type SourcedDocument } from '../input/documents.js';
import { printedWarning } from '../input/fault-text.js';
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
import { checkFacts, diagnosisLines, gradeWords } from '../report/check-words.js';
import { headingOf } from '../report/heading.js';
import { failureJson, printJson } from '../report/json.js';
import { exitOf } from '../report/verdicts.js';
import { counted } from '../report/words.js';
import { drawFitted, drawOptions } from '../terminal/pictures.js';

interface CheckOptions extends PictureOptions, ReadingOptions {
  readonly timeout?: number;
  readonly quiet?: boolean;
  readonly json?: boolean;
}

export const checkCommand: CommandDefinition<CheckOptions> = {
  name: 'check',
  summary: 'check a puzzle: well-formed, solvable, unique, difficulty, diagnosis',
  description: [
    'For designers and sites. Reports whether the puzzle is well-formed, whether it has exactly one solution, whether line ' +
      'logic alone finds it, and how hard it is for a person. All findings are reported at once.',
    'For an ambiguous puzzle, the cells that differ between its solutions are marked, and the smallest set of given cells ' +
      'that makes it unique is listed. For a puzzle without a solution, the conflicting lines are listed with the reason, ' +
      'and the single mistyped number that would explain them.',
  ],
  args: [SOURCES],
  options: [
    TIMEOUT,
    { ...QUIET, description: 'print one line per puzzle' },
    JSON_LINES,
    ...READING,
    ...PICTURE,
  ],
  examples: [
    { explains: 'Before you publish it:', command: 'crosshatch check castle.non' },
    { explains: 'Diagnose submissions:', command: 'crosshatch check submissions/*.xml' },
    { explains: 'As JSON:', command: 'crosshatch check --json castle.non' },
  ],
  exits: ['multiple', 'none', 'undecided', 'badInput', 'interrupted', 'terminated'],
  run,
};

async function run({ args, options, context }: CommandInput<CheckOptions>): Promise<ExitName> {
  const interrupt = context.interrupt();
  const { signal } = interrupt;
  const pool = new WorkerPool<ExamineMethods>(() => context.thread(startExamineThread));
  const outcomes: ExitName[] = [];
  try {
    for await (const item of documentsOf(args, { ...options, ownWarnings: true }, context, outcomes)) {
      const settings = { max: 2, seconds: options.timeout, grade: true, diagnose: true };
      const outcome = await pool.run('examine', { document: item.document, settings }, { signal });
      if (outcome.kind === 'cancelled') break;
      outcomes.push(report(item, outcome, options, context));
    }
  } finally {
    pool.close();
  }
  return interrupt.outcome() ?? mostSevere(outcomes);
}

function report(
  item: SourcedDocument,
  outcome: Exclude<Outcome<Examination>, { kind: 'cancelled' }>,
  options: CheckOptions,
  context: Context,
): ExitName {
  if (outcome.kind !== 'result') {
    const why = 'message' in outcome ? outcome.message : 'time limit exceeded';
    const message = `${item.name}: examination failed: ${why}`;
    if (options.json) {
      const failure = failureJson({ message, outcome: 'internal' });
      printJson(context, { ...identityJson(item), ...failure, warnings: warningsOf(item) });
    } else context.stderr.write(`${message}\n`);
    return 'internal';
  }
  const examination = outcome.result;
  if (options.json) printJson(context, checkJson(item, examination));
  else if (options.quiet) context.stdout.write(`${item.name}: ${shortWords(item, examination)}\n`);
  else context.stdout.write(`${fullReport(item, examination, options, context)}\n`);
  return exitOf(examination.result.verdict);
}

/** The report in one line. */
function shortWords(
  { document: { puzzle } }: SourcedDocument,
  { result, grade, diagnosis }: Examination,
): string {
  switch (result.verdict) {
    case 'unique': {
      const logic = result.lineSolvable ? 'by line logic' : 'needs more than line logic';
      const difficulty = grade?.verdict === 'graded' ? [gradeWords(grade)[0]] : [];
      return ['unique', logic, ...difficulty].join(', ');
    }
    case 'multiple': {
      const cells = diagnosis?.kind === 'ambiguous' ? diagnosis.cells : result.differing;
      return `several solutions, ${counted(cells.length, 'cell')} can differ`;
    }
    case 'none': {
      const line = diagnosis?.kind === 'unsolvable' ? (diagnosis.lines[0] ?? result.line) : result.line;
      return `no solution${line === null ? '' : `, look at ${lineName(puzzle, line)}`}`;
    }
    case 'undecided':
      return 'undecided within the limit';
  }
}

function fullReport(
  item: SourcedDocument,
  examination: Examination,
  options: CheckOptions,
  context: Context,
): string {
  const { document, read, index } = item;
  const heading = headingOf(item);
  const facts = checkFacts(document, examination).map(([label, fact]) => `  ${label.padEnd(13)}${fact}`);
  // Findings about totals are part of the diagnosis.
  const warnings = read.warnings
    .filter((warning) => warning.document === index && warning.finding === undefined)
    .map((warning) => `Warning: ${printedWarning(read, warning)}`);
  const parts = [
    [heading === '' ? item.name : heading, ...facts].join('\n'),
    ...(warnings.length === 0 ? [] : [warnings.join('\n')]),
    ...details(item, examination, options, context),
    ...(item.isOnly ? [] : ['']),
  ];
  return parts.join('\n');
}

function details(
  { document: { puzzle } }: SourcedDocument,
  { result, diagnosis }: Examination,
  options: CheckOptions,
  context: Context,
): string[] {
  const look = drawOptions(puzzle, options, context);
  if (diagnosis?.kind === 'ambiguous') {
    const picture = drawFitted(puzzle, diagnosis.solutions[0], { ...look, marked: diagnosis.cells });
    return [picture, ...diagnosisLines(puzzle, diagnosis)];
  }
  if (diagnosis?.kind === 'unsolvable') {
    const picture =
      result.verdict === 'none'
        ? [drawFitted(puzzle, result.partial, { ...look, lit: diagnosis.lines })]
        : [];
    return [...picture, ...diagnosisLines(puzzle, diagnosis)];
  }
  if (result.verdict === 'multiple') {
    return [drawFitted(puzzle, result.solutions[0], { ...look, marked: result.differing })];
  }
  if (result.verdict === 'undecided')
    return [drawFitted(puzzle, result.solutions[0] ?? result.partial, look)];
  return [];
}
