// `crosshatch grade`: the difficulty of puzzles for people.

import { type GradeResult, grade, gradeWords } from '@crosshatch/core/explain';
import type { Locale } from '@crosshatch/core/messages';
import { gradedJson, gradeVerdict } from '@crosshatch/core/report';
import { type ExitName, mostSevere } from '../exit-codes.js';
import { explainOptions, LANGUAGE } from '../explaining.js';
import { documentsOf, type SourcedDocument } from '../input/documents.js';
import type { CommandDefinition, CommandInput } from '../options/definition.js';
import { JSON_LINES, READING, type ReadingOptions, SOURCES, TIMEOUT } from '../options/shared-options.js';
import { gradeSentence } from '../report/grade-words.js';
import { printJson } from '../report/json.js';
import { textTable } from '../report/text-table.js';
import { exitOf } from '../report/verdicts.js';
import { roomOf } from '../terminal/pictures.js';

interface GradeOptions extends ReadingOptions {
  readonly lang: Locale;
  readonly timeout?: number;
  readonly json?: boolean;
}

export const gradeCommand: CommandDefinition<GradeOptions> = {
  name: 'grade',
  summary: 'grade the difficulty of puzzles for people',
  description: [
    'Grades puzzles by the techniques that a person needs. The grade is a class (trivial, easy, medium, hard, expert, needs ' +
      'lookahead, needs guessing, not unique) and three numbers from 0 to 100: the length (how long it takes), the depth (the ' +
      'hardest idea, and how narrow the narrowest moment is) and an overall number made of both. The effort of the solver ' +
      'has no influence. docs/grades.md explains the method.',
    'One puzzle is reported in full, several as a table.',
  ],
  args: [SOURCES],
  options: [LANGUAGE, TIMEOUT, JSON_LINES, ...READING],
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
    outcomes.push(exitOf(gradeVerdict(result)));
    if (options.json) printJson(context, gradedJson(item, result));
    else if (item.isOnly) context.stdout.write(`${inFull(result, options.lang)}\n`);
    else rows.push({ item, result });
  }
  if (rows.length > 0) context.stdout.write(`${asTable(rows, options.lang, roomOf(context))}\n`);
  return mostSevere(outcomes);
}

function inFull(result: GradeResult, locale: Locale): string {
  const { rounds, techniques, heads } = gradeWords(result, locale);
  const lines = [gradeSentence(result, locale)];
  if (result.verdict === 'graded' && techniques.length > 0) {
    const rows = techniques.map((title, i) => [String(result.techniques[i].uses).padStart(4), title]);
    lines.push(rounds, '', textTable([heads.techniques[0].padStart(4), heads.techniques[1]], rows));
  }
  return lines.join('\n');
}

function asTable(
  rows: readonly { item: SourcedDocument; result: GradeResult }[],
  locale: Locale,
  room: number,
): string {
  const [number, length, depth, name, hardest, steps, puzzle] = gradeWords(rows[0].result, locale).heads
    .grades;
  return textTable(
    [number, length, depth, name, hardest, steps, puzzle],
    rows.map(({ item, result }) => {
      const words = gradeWords(result, locale);
      const figure = (value: number, head: string) => String(value).padStart(head.length);
      return result.verdict === 'graded'
        ? [
            figure(result.number, number),
            figure(result.length, length),
            figure(result.depth, depth),
            words.class,
            words.hardest,
            figure(result.steps, steps),
            item.name,
          ]
        : ['', '', '', words.class, '', '', item.name];
    }),
    room,
    [hardest, steps, depth, length, number],
  );
}
