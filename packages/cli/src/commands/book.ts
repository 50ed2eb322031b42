// `crosshatch book`: a booklet of puzzles to print, with title page, contents and solutions.

import { basename } from 'node:path';
import type { GradeResult } from '@crosshatch/core/explain';
import type { BookEntry, BookOptions } from '@crosshatch/core/render';
import { gradeJson, identityJson, type ResultJson, warningsOf } from '@crosshatch/core/report';
import type { Context } from '../context.js';
import { deadlineIn } from '../deadline.js';
import { type ExitName, mostSevere } from '../exit-codes.js';
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
import { exitOf, mostSevereVerdict } from '../report/verdicts.js';
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
  summary: 'make a PDF booklet of puzzles with their difficulty and solutions',
  description: [
    'Makes a PDF booklet of the puzzles in files and folders: a title page with the rules, a table of contents, the puzzles ' +
      'as large as the paper allows, small ones together on a page, and the solutions at the end, small and upside down. ' +
      'A page is in landscape where that makes the cells larger. A puzzle too large for one page is split over several, ' +
      'with marks where they overlap.',
    'Five squares beside each puzzle show its difficulty, as determined by `crosshatch grade`. Puzzles without a solution ' +
      'are left out with a message.',
  ],
  args: [
    {
      name: 'SOURCE',
      description: 'files in any supported format, folders, `-` for standard input, or puzzles as strings',
      isVariadic: true,
      completes: 'file',
    },
  ],
  options: [
    {
      ...OUTPUT,
      description: 'the PDF file to write (required)',
    },
    FORCE,
    { flags: '--title <text>', description: 'title of the book', default: 'Nonograms' },
    {
      flags: '--subtitle <text>',
      description: 'a line below the title',
      defaultText: 'the number of puzzles and their sizes',
    },
    { flags: '--author <text>', description: 'author of the book' },
    { flags: '--no-title-page', description: 'start with the first puzzle' },
    { flags: '--hide-titles', description: 'print the titles of puzzles only with their solutions' },
    { flags: '--no-grade', description: 'do not grade the puzzles' },
    {
      flags: '--solutions <where>',
      description: 'where to print solutions: at the end, at the foot of the puzzle page, or nowhere',
      choices: ['end', 'foot', 'none'],
      default: 'end',
    },
    {
      flags: '--per-page <count>',
      description: 'puzzles per page: 1, 2, 4, 6, or fit to combine small ones',
      default: 'fit',
      parse: perPage,
    },
    { flags: '--sort <order>', description: 'order of the puzzles', choices: ORDERS, default: 'given' },
    PAPER,
    ...LOOK,
    {
      ...TIMEOUT,
      description: 'time limit for solving each puzzle, and the same again for grading it',
      default: 20,
    },
    { ...QUIET, description: 'print no summary' },
    {
      flags: '--json',
      description: 'print one JSON object with the file and its numbers of puzzles and pages',
    },
    ...READING,
  ],
  examples: [
    { explains: 'A book of everything in a folder:', command: 'crosshatch book puzzles -o book.pdf' },
    {
      explains: 'From easy to hard, on Letter paper, titles only with the solutions:',
      command:
        'crosshatch book --sort difficulty --paper letter --hide-titles --title "Winter Book" *.non -o winter.pdf',
    },
    {
      explains: 'One puzzle per page, its solution at the foot:',
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
      'no puzzle for the book found',
      // A file that took too long to read may be a puzzle.
      mostSevere(outcomes) === 'undecided' ? 'undecided' : mostSevere([...outcomes, 'badInput']),
    );
  await write(path, sorted(entries, options.sort), leftOut, options, context);
  return interrupt.outcome() ?? mostSevere(outcomes);
}

function pathOf({ output }: BookCommandOptions): string {
  if (output === undefined) throw new UsageError('a book needs an output file, for example -o book.pdf');
  if (requirePictureKind(output).isPaper) return output;
  throw new UsageError(`${output}: a book is a PDF file; expected a name that ends in .pdf`);
}

interface Graded {
  readonly entry: BookEntry;
  /** For sorting: the grade from 0 to 100; 101 if there is none. */
  readonly number: number;
  readonly json: ResultJson;
}

/** Undefined if interrupted. A puzzle without a solution has no entry and is left out of the book. */
async function entryOf(
  item: SourcedDocument,
  options: BookCommandOptions,
  context: Context,
  outcomes: ExitName[],
  status: StatusLine,
): Promise<Graded | Pick<Graded, 'json'> | undefined> {
  const { document, name } = item;
  const warnings = warningsOf(item);
  const warn = (message: string, code: string) => {
    status.clear();
    warnings.push({ code, message: `${name}: ${message}` });
    if (!options.json) context.stderr.write(`${name}: ${message}\n`);
  };
  const { signal } = context.interrupt();
  const { result } = await solveDocument(document, { seconds: options.timeout, signal }, context);
  if (signal.aborted) return undefined;
  outcomes.push(exitOf(result.verdict));
  if (result.verdict === 'none') {
    warn('left out, because it has no solution; see crosshatch check', 'left-out');
    return { json: { ...identityJson(item), verdict: result.verdict, warnings } };
  }
  const solution = result.verdict === 'unique' ? result.solution : result.solutions[0];
  if (solution === undefined) warn('limit reached; it is in the book without a solution', 'without-solution');
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
      verdict: mostSevereVerdict(
        [...graded.map(({ json }) => json), ...leftOut].map(({ verdict }) => verdict),
      ),
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
