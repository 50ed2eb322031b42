// `crosshatch book`: a booklet of puzzles to print, with title page, contents and solutions.

import { basename } from 'node:path';
import type { GradeResult } from '@crosshatch/core/explain';
import type { BookEntry, BookOptions } from '@crosshatch/core/render';
import { gradeJson, identityJson, type ResultJson, warningsOf } from '@crosshatch/core/report';
import type { Context } from '../context.js';
import { deadlineIn } from '../deadline.js';
import { type ExitName, gravest } from '../exit-codes.js';
import { difficultyOf } from '../images/export/difficulty.js';
import { requirePictureKind } from '../images/export/kinds.js';
import { LOOK, type LookOptions, lookOf, PAPER } from '../images/export/options.js';
import { documentsOf, type SourcedDocument } from '../input/documents.js';
import { walk } from '../input/walk.js';
import {
  type CommandDefinition,
  type CommandInput,
  InvalidValue,
  UsageError,
  UserError,
} from '../options/definition.js';
import { FORCE, OUTPUT, QUIET, READING, type ReadingOptions, TIMEOUT } from '../options/shared-options.js';
import { writeWholeFile } from '../output/write-file.js';
import { printJson } from '../report/json.js';
import { exitOf, gravestVerdict } from '../report/verdicts.js';
import { counted } from '../report/words.js';
import { solveDocument } from '../solving.js';
import { StatusLine } from '../terminal/status-line.js';

const ORDERS = ['given', 'size', 'difficulty'] as const;

interface BookCommandOptions extends LookOptions, ReadingOptions {
  readonly output?: string;
  readonly title: string;
  readonly subtitle?: string;
  readonly author?: string;
  readonly titlePage: boolean;
  readonly hideTitles?: boolean;
  readonly grade: boolean;
  readonly solutions: NonNullable<BookOptions['solutions']>;
  readonly perPage: NonNullable<BookOptions['perPage']>;
  readonly sort: (typeof ORDERS)[number];
  readonly timeout: number;
  readonly quiet?: boolean;
  readonly json?: boolean;
}

export const bookCommand: CommandDefinition<BookCommandOptions> = {
  name: 'book',
  summary: 'make a booklet to print: puzzles, difficulty, solutions upside down',
  description: [
    'Makes a PDF booklet of puzzles from files and folders: a title page with the rules of the game, a table of ' +
      'contents, the puzzles as large as the paper allows, small ones together on a page, and at the end the ' +
      'solutions, small and upside down. A sheet lies on its side where that makes the cells larger. A puzzle too ' +
      'large for a sheet goes over several, with marks where they overlap.',
    'Five squares beside each puzzle tell how hard it is, as `crosshatch grade` finds it. Puzzles without a solution ' +
      'are left out, and that is told.',
  ],
  args: [
    {
      name: 'SOURCE',
      description:
        'files in any known format, folders of them, `-` for standard input, or puzzles as strings',
      isVariadic: true,
      completes: 'file',
    },
  ],
  options: [
    {
      ...OUTPUT,
      description: 'the PDF file to write; has to be given',
    },
    FORCE,
    { flags: '--title <text>', description: 'the title of the book', default: 'Nonograms' },
    {
      flags: '--subtitle <text>',
      description: 'a line below the title',
      defaultText: 'how many puzzles of which sizes',
    },
    { flags: '--author <text>', description: 'who made the book' },
    { flags: '--no-title-page', description: 'begin with the first puzzle' },
    { flags: '--hide-titles', description: 'print the titles of puzzles only with their solutions' },
    { flags: '--no-grade', description: 'without marks of difficulty' },
    {
      flags: '--solutions <where>',
      description: 'on pages at the end, at the foot of the page of a puzzle, or not at all',
      choices: ['end', 'foot', 'none'],
      default: 'end',
    },
    {
      flags: '--per-page <count>',
      description: 'puzzles on a page: 1, 2, 4, 6, or fit to put small ones together',
      default: 'fit',
      parse: perPage,
    },
    { flags: '--sort <order>', description: 'the order of the puzzles', choices: ORDERS, default: 'given' },
    PAPER,
    ...LOOK,
    {
      ...TIMEOUT,
      description: 'time limit for solving each puzzle, and again for grading it',
      default: 20,
    },
    { ...QUIET, description: 'do not tell what was written' },
    { flags: '--json', description: 'print a JSON object: the file, how many puzzles and pages it has' },
    ...READING,
  ],
  examples: [
    { explains: 'A book of everything in a folder:', command: 'crosshatch book puzzles -o book.pdf' },
    {
      explains: 'From easy to hard, on Letter paper, titles kept secret:',
      command:
        'crosshatch book --sort difficulty --paper letter --hide-titles --title "Winter Book" *.non -o winter.pdf',
    },
    {
      explains: 'One puzzle to a page, its solution at the foot:',
      command: 'crosshatch book --per-page 1 --solutions foot --no-title-page *.non -o sheets.pdf',
    },
  ],
  exits: ['multiple', 'none', 'undecided', 'badInput', 'output', 'interrupted', 'terminated'],
  run,
};

async function run({ args, options, context }: CommandInput<BookCommandOptions>): Promise<ExitName> {
  const path = pathOf(options);
  const interrupt = context.interrupt();
  const outcomes: ExitName[] = [];
  const status = new StatusLine(context);
  const entries: Graded[] = [];
  const leftOut: ResultJson[] = [];
  for await (const { path: source, below } of walk(args)) {
    const reading = { ...options, skipForeign: below !== undefined };
    for await (const item of documentsOf([source], reading, context, outcomes)) {
      if (interrupt.signal.aborted) break;
      status.show(`${counted(entries.length, 'puzzle')} so far; solving ${item.name}`);
      const entry = await entryOf(item, options, context, outcomes, status);
      if (entry === undefined) continue;
      if ('entry' in entry) entries.push(entry);
      else leftOut.push(entry.json);
    }
  }
  status.clear();
  const stopped = interrupt.outcome();
  if (stopped !== undefined) return stopped;
  if (entries.length === 0)
    throw new UserError(
      'there is no puzzle to put into the book',
      // Files that took too long to read may well be puzzles.
      gravest(outcomes) === 'undecided' ? 'undecided' : gravest([...outcomes, 'badInput']),
    );
  await write(path, sorted(entries, options.sort), leftOut, options, context);
  return interrupt.outcome() ?? gravest(outcomes);
}

/** No file is written that was not named. */
function pathOf({ output }: BookCommandOptions): string {
  if (output === undefined) throw new UsageError('a book needs a file to be written into: -o book.pdf');
  if (requirePictureKind(output).isPaper) return output;
  throw new UsageError(`${output}: a book is a PDF file; let its name end in .pdf`);
}

interface Graded {
  readonly entry: BookEntry;
  /** 0 to 100, for sorting; above when there is no grade. */
  readonly number: number;
  readonly json: ResultJson;
}

/** Undefined when interrupted; without an entry for a puzzle without a solution, which is left out. */
async function entryOf(
  item: SourcedDocument,
  options: BookCommandOptions,
  context: Context,
  outcomes: ExitName[],
  status: StatusLine,
): Promise<Graded | Pick<Graded, 'json'> | undefined> {
  const { document, name } = item;
  const warnings = warningsOf(item);
  const tell = (message: string, code: string) => {
    status.clear();
    warnings.push({ code, message: `${name}: ${message}` });
    if (!options.json) context.stderr.write(`${name}: ${message}\n`);
  };
  const { signal } = context.interrupt();
  const { result } = await solveDocument(document, { seconds: options.timeout, signal }, context);
  if (signal.aborted) return undefined;
  outcomes.push(exitOf(result.verdict));
  if (result.verdict === 'none') {
    tell('there is no solution, so it is left out; see crosshatch check', 'left-out');
    return { json: { ...identityJson(item), verdict: result.verdict, warnings } };
  }
  const solution = result.verdict === 'unique' ? result.solution : result.solutions[0];
  if (solution === undefined)
    tell('not solved within the limit: it is in the book without a solution', 'without-solution');
  const grade = options.grade ? await context.unguarded(() => gradeOf(item, options, context)) : undefined;
  const difficulty = grade === undefined ? undefined : difficultyOf(grade);
  return {
    entry: {
      document,
      ...(solution === undefined ? {} : { solution }),
      ...(difficulty === undefined ? {} : { difficulty }),
    },
    number: grade?.verdict === 'graded' ? grade.number : 101,
    json: { ...identityJson(item), verdict: result.verdict, ...gradeJson(grade), warnings },
  };
}

async function gradeOf(
  { document }: SourcedDocument,
  options: BookCommandOptions,
  context: Context,
): Promise<GradeResult> {
  const { grade } = await import('@crosshatch/core/explain');
  return grade(document.puzzle, {
    deadline: deadlineIn(options.timeout, context.now),
    ...(document.given === undefined ? {} : { given: document.given }),
  });
}

function sorted(entries: readonly Graded[], order: BookCommandOptions['sort']): Graded[] {
  const cells = ({ entry }: Graded) => entry.document.puzzle.width * entry.document.puzzle.height;
  const key: Record<typeof order, (entry: Graded) => number> = {
    given: () => 0,
    size: cells,
    difficulty: ({ number }) => number,
  };
  return [...entries].sort((a, b) => key[order](a) - key[order](b));
}

async function write(
  path: string,
  graded: readonly Graded[],
  leftOut: readonly ResultJson[],
  options: BookCommandOptions,
  context: Context,
): Promise<void> {
  const { bookPdf, warnOfBoxes } = await import('../images/export/pdf.js');
  const entries = graded.map(({ entry }) => entry);
  const { cell, paper = 'a4', ruleEvery = 5, blackAndWhite = false, theme = {} } = lookOf(options);
  const { title, subtitle, author } = options;
  const book: BookOptions = {
    paper,
    solutions: options.solutions,
    perPage: options.perPage,
    titles: options.hideTitles ? 'solutions' : 'puzzles',
    numbered: true,
    picture: { ruleEvery, blackAndWhite, theme },
    ...(cell === undefined ? {} : { cell }),
    ...(options.titlePage ? { title } : {}),
    ...(subtitle === undefined ? {} : { subtitle }),
    ...(author === undefined ? {} : { author }),
  };
  const made = await context.unguarded(() => bookPdf(path, entries, book));
  if (made === undefined) return;
  const { bytes, pages } = made;
  warnOfBoxes(entries, context);
  await writeWholeFile(path, bytes, { force: options.force });
  if (options.json) {
    printJson(context, {
      output: path,
      verdict: gravestVerdict([...graded.map(({ json }) => json), ...leftOut].map(({ verdict }) => verdict)),
      pageCount: pages,
      puzzleCount: entries.length,
      puzzles: graded.map(({ json }) => json),
      leftOut,
      warnings: [],
    });
    return;
  }
  if (options.quiet) return;
  const what = `${counted(entries.length, 'puzzle')} on ${counted(pages, 'page')}`;
  context.stderr.write(`${basename(path)}: ${what}\n`);
}

function perPage(text: string): BookCommandOptions['perPage'] {
  const count = [1, 2, 4, 6].find((known) => String(known) === text);
  if (count !== undefined) return count as 1 | 2 | 4 | 6;
  if (text === 'fit') return text;
  throw new InvalidValue('Expected 1, 2, 4, 6 or fit.');
}
