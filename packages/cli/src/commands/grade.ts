// `crosshatch grade`: how hard puzzles are for people.
import { type GradeResult, grade } from 'crosshatch/explain';
import type { CommandDefinition, CommandInput } from '../command-line/definition.js';
import { FROM, JSON_LINES, SOURCES } from '../command-line/shared-options.js';
import { type ExitName, gravest } from '../exit-codes.js';
import { explainOptions, TIMEOUT } from '../explaining.js';
import { documentsOf, type SourcedDocument } from '../input/documents.js';
import { gradeClassWords, gradeSentence, roundsWords, techniqueTitle } from '../report/grade-words.js';
import { identityJson } from '../report/json.js';
import { textTable } from '../report/text-table.js';

interface GradeOptions {
  readonly timeout?: number;
  readonly from?: string;
  readonly json?: boolean;
}

export const gradeCommand: CommandDefinition<GradeOptions> = {
  name: 'grade',
  summary: 'how hard a puzzle is for a person, and why',
  description: [
    'Grades puzzles by the techniques that a person needs, how often, how many footholds there are at every step, and how ' +
      'narrow the narrowest point is: a class (trivial, easy, medium, hard, expert, needs lookahead, needs guessing, ' +
      'not unique) and a number from 0 to 100. What a search costs plays no part. docs/grades.md tells how it is made.',
    'One puzzle is told in full, several as a table, one line each.',
  ],
  args: [SOURCES],
  options: [TIMEOUT, JSON_LINES, FROM],
  examples: [
    { explains: 'One puzzle, with its techniques:', command: 'crosshatch grade castle.non' },
    { explains: 'A whole folder:', command: 'crosshatch grade puzzles/*.non' },
  ],
  exits: ['multiple', 'none', 'undecided', 'badInput'],
  run,
};

async function run({ args, options, context }: CommandInput<GradeOptions>): Promise<ExitName> {
  const outcomes: ExitName[] = [];
  const rows: { item: SourcedDocument; result: GradeResult }[] = [];
  for await (const item of documentsOf(args, options, context, outcomes)) {
    const result = grade(item.document.puzzle, explainOptions(item, options.timeout, context));
    outcomes.push(outcomeOf(result));
    if (options.json) context.stdout.write(`${JSON.stringify({ ...identityJson(item), ...result })}\n`);
    else if (item.isOnly) context.stdout.write(`${inFull(result)}\n`);
    else rows.push({ item, result });
  }
  if (rows.length > 0) context.stdout.write(`${asTable(rows)}\n`);
  return gravest(outcomes);
}

function outcomeOf(result: GradeResult): ExitName {
  if (result.verdict !== 'graded') return result.verdict;
  return result.class === 'not-unique' ? 'multiple' : 'ok';
}

function inFull(result: GradeResult): string {
  const lines = [gradeSentence(result)];
  if (result.verdict === 'graded' && result.techniques.length > 0) {
    lines.push(roundsWords(result), '');
    lines.push(
      textTable(
        ['uses', 'technique'],
        result.techniques.map(({ technique, uses }) => [String(uses).padStart(4), techniqueTitle(technique)]),
      ),
    );
  }
  return lines.join('\n');
}

function asTable(rows: readonly { item: SourcedDocument; result: GradeResult }[]): string {
  return textTable(
    ['number', 'class', 'hardest technique', 'deductions', 'puzzle'],
    rows.map(({ item, result }) => [
      result.verdict === 'graded' ? String(result.number).padStart(6) : '',
      gradeClassWords(result),
      result.verdict === 'graded' ? techniqueTitle(result.hardest) : '',
      result.verdict === 'graded' ? String(result.steps).padStart(10) : '',
      item.name,
    ]),
  );
}
