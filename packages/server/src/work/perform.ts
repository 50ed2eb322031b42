// The operations of the service on one puzzle, as pure functions of request and clock: from a source to the JSON
// objects that the command of the same name prints. Run in worker threads, or inline when they are tiny.
import { Analysis, type Deduction } from '@crosshatch/core/explain';
import { formatById, write } from '@crosshatch/core/formats';
import { copyGrid, type Grid, harmless, unknownGrid } from '@crosshatch/core/model';
import { drawPuzzle } from '@crosshatch/core/render';
import {
  checkJson,
  countJson,
  deductionJson,
  diagnosisJson,
  drawnJson,
  examine,
  explainJson,
  gradedJson,
  hashJson,
  hintJson,
  lossWarnings,
  type ResultJson,
  type SourcedPuzzle,
  solvedJson,
  solveStepsJson,
  type Walk,
  warningsOf,
  whyJson,
  writeFaultsJson,
  writtenJson,
} from '@crosshatch/core/report';
import { count, type EffortLimits, type SolveResult, solve } from '@crosshatch/core/solve';
import { Problem } from '../problems.js';
import { type OperationName, type OptionsOf, TAKES } from '../requests.js';
import { generatePuzzles, makePuzzleOf, scanned } from './make.js';
import type { Part, PictureTools, WorkAnswer, WorkRequest } from './protocol.js';
import { onePuzzle, playerGrid, readPuzzles, severalPuzzles, unknownFormat } from './read.js';
import { sendSolutions } from './solutions.js';

export interface Performing {
  /** Milliseconds that never run backwards. */
  readonly now: () => number;
  readonly tools: PictureTools | undefined;
  readonly onPart: (part: Part) => void;
  /** Work for a solve, the same on every machine; default: only the time counts. */
  readonly effort?: EffortLimits;
  /** The puzzle of the request, when it is read already. */
  readonly known?: SourcedPuzzle;
}

/** What one operation on one puzzle gets. */
interface Question<Name extends OperationName> extends Performing {
  readonly item: SourcedPuzzle;
  readonly options: OptionsOf<Name>;
  readonly deadline: () => boolean;
  readonly milliseconds: number;
  readonly reportsParts: boolean;
}

type Result = ResultJson | Extract<WorkAnswer, { kind: 'content' }>;

const CELLS_OF_ALL_SOLUTIONS = 2_000_000;

/** Characters of a certificate in an answer; longer ones are left out. */
const MOST_CERTIFICATE = 8_000_000;

/** Text that is dropped when it becomes too long. */
class BoundedText {
  private pieces: string[] | undefined = [];
  private length = 0;

  constructor(private readonly most: number) {}

  add(text: string): void {
    this.length += text.length;
    if (this.length > this.most) this.pieces = undefined;
    this.pieces?.push(text);
  }

  get text(): string | undefined {
    return this.pieces?.join('');
  }
}

const PERFORMERS: {
  readonly [Name in Exclude<OperationName, 'generate' | 'make' | 'scan'>]: (
    question: Question<Name>,
  ) => Result | Promise<Result>;
} = {
  solve: (question) => {
    const { item, options, deadline, now, reportsParts, effort } = question;
    const { puzzle, given } = item.document;
    const begun = now();
    const most = Math.floor(CELLS_OF_ALL_SOLUTIONS / (puzzle.width * puzzle.height));
    const max = Math.max(1, Math.min(options.all ? 100_000 : options.max, Math.max(2, most)));
    const limits = {
      deadline,
      max,
      ...(given === undefined ? {} : { given }),
      ...(effort === undefined ? {} : { effort }),
    };
    const proof = options.certificate ? new BoundedText(MOST_CERTIFICATE) : undefined;
    const result = solve(puzzle, {
      ...limits,
      ...(reportsParts ? { max: Math.min(2, max) } : {}),
      ...(proof === undefined ? {} : { certificate: (text: string) => proof.add(text) }),
    });
    const certificate = result.verdict === 'undecided' ? undefined : proof?.text;
    const solved = {
      ...solvedJson(item, { result, milliseconds: now() - begun }),
      ...(reportsParts ? sendSolutions(question, result, limits) : {}),
      ...(certificate === undefined ? {} : { certificate }),
    };
    if (!options.steps) return solved;
    const { steps, end } = walked(question);
    return { ...solved, ...solveStepsJson(item, steps, end) };
  },
  check: ({ item, milliseconds, now }) => {
    const settings = { max: 2, seconds: milliseconds / 1000, grade: true, diagnose: true };
    return checkJson(item, examine(item.document, settings, now));
  },
  count: ({ item, deadline, now }) => {
    const { puzzle, given } = item.document;
    const begun = now();
    const result = count(puzzle, { deadline, ...(given === undefined ? {} : { given }) });
    return countJson(item, result, now() - begun);
  },
  hint: ({ item, options, deadline }) => {
    const grid = playerGrid(item, options.state);
    const found = analysisOf(item).hint(grid, {
      deadline,
      level: options.level,
      locale: options.lang,
      ...nearIn(item, options.near),
    });
    return hintJson(item, found, options.lang);
  },
  why: ({ item, options, deadline }) => {
    const cell = cellAt(item, options.row, options.column);
    const grid = playerGrid(item, options.state);
    return whyJson(item, cell, analysisOf(item).why(cell, { deadline, grid }), options.lang);
  },
  explain: (question) => explainJson(question.item, walked(question), question.options.lang),
  grade: ({ item, deadline }) => gradedJson(item, analysisOf(item).grade({ deadline })),
  diagnose: ({ item, options, deadline }) => {
    const { goal } = item.document;
    const settings = { deadline, locale: options.lang, ...(goal === undefined ? {} : { goal }) };
    return diagnosisJson(item, analysisOf(item).diagnose(settings));
  },
  convert: ({ item, options }) => converted([item], options),
  draw: (question) => drawn(question),
  hash: ({ item }) => hashJson(item),
};

/** Answers a request; never throws for what a client can cause. */
export async function perform(request: WorkRequest, performing: Performing): Promise<WorkAnswer> {
  const end = performing.now() + request.milliseconds;
  const outOfTime = () => (performing.now() >= end ? { isOutOfTime: true } : {});
  try {
    const answer = await answered(request, performing, end);
    return { ...answer, ...outOfTime() };
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    const { code, details } = error;
    const { detail, faults } = details;
    return { kind: 'problem', code, detail, ...(faults === undefined ? {} : { faults }), ...outOfTime() };
  }
}

async function answered(request: WorkRequest, performing: Performing, end: number): Promise<WorkAnswer> {
  const { operation, options, source, cells } = request;
  const { now, tools } = performing;
  const deadline = () => now() >= end;
  if (operation === 'generate') {
    return { kind: 'json', results: generatePuzzles(options as OptionsOf<'generate'>, { deadline, cells }) };
  }
  if (operation === 'make') {
    const made = await makePuzzleOf(source, options as OptionsOf<'make'>, { deadline, cells, tools });
    return { kind: 'json', results: [made] };
  }
  if (operation === 'scan') {
    const results = await scanned(source, options as OptionsOf<'scan'>, tools);
    const { index } = options as OptionsOf<'scan'>;
    const isOne = results.length === 1 || index !== undefined;
    if (!isOne && !request.takesSeveral) throw severalPuzzles(results.length);
    return { kind: 'json', results: index === undefined ? results : results.slice(index - 1, index) };
  }
  const { index } = options as OptionsOf<'hash'>;
  const { known } = performing;
  const items =
    known === undefined ? readPuzzles(source, options as OptionsOf<'hash'>, { deadline, cells }) : [known];
  if (operation === 'convert' && index === undefined) {
    return { kind: 'json', results: [converted(items, options as OptionsOf<'convert'>)] };
  }
  const all = known !== undefined || (request.takesSeveral && index === undefined);
  const chosen = all ? items : [onePuzzle(items, index)];
  const performer = PERFORMERS[operation] as (question: Question<never>) => Result | Promise<Result>;
  const results: ResultJson[] = [];
  for (const item of chosen) {
    const result = await performer({
      ...performing,
      item,
      options: options as never,
      deadline,
      milliseconds: Math.max(0, end - now()),
      reportsParts: request.reportsParts ?? false,
    });
    if (isContent(result)) return result;
    results.push(result);
  }
  return { kind: 'json', results };
}

function isContent(result: Result): result is Extract<WorkAnswer, { kind: 'content' }> {
  return 'kind' in result && result.kind === 'content';
}

function analysisOf({ document: { puzzle, given } }: SourcedPuzzle): Analysis {
  return new Analysis(puzzle, given === undefined ? {} : { given });
}

/** The whole walk through the deductions, each reported as it is found if that is wanted. */
function walked({
  item,
  deadline,
  reportsParts,
  onPart,
  options,
}: Question<'explain'> | Question<'solve'>): Walk {
  const { puzzle, given } = item.document;
  const grid = copyGrid(given ?? unknownGrid(puzzle, puzzle.palette));
  const analysis = analysisOf(item);
  const steps: Deduction[] = [];
  const walk = analysis.steps({ deadline });
  for (let next = walk.next(); ; next = walk.next()) {
    if (next.done) {
      const grade = next.value === 'solved' ? analysis.grade({ deadline }) : undefined;
      return { steps: reportsParts ? [] : steps, end: next.value, grid, grade };
    }
    for (const { cell, candidates } of next.value.settles) grid.cells[cell] &= candidates;
    if (!reportsParts) steps.push(next.value);
    else {
      const locale = 'lang' in options ? options.lang : undefined;
      onPart({ type: 'step', ...deductionJson(puzzle, next.value, locale) });
    }
  }
}

function cellAt({ document: { puzzle } }: SourcedPuzzle, row: number, column: number): number {
  if (row > puzzle.height || column > puzzle.width) {
    const detail = `The cell ${row},${column} is outside of the grid of ${puzzle.width}x${puzzle.height}.`;
    throw new Problem('not-possible', { detail });
  }
  return (row - 1) * puzzle.width + column - 1;
}

function nearIn(item: SourcedPuzzle, near: string | undefined): { near?: number } {
  if (near === undefined) return {};
  const [row, column] = near.split(',').map(Number);
  return { near: cellAt(item, Math.max(1, row), Math.max(1, column)) };
}

function converted(items: readonly SourcedPuzzle[], { to, strict }: OptionsOf<'convert'>): ResultJson {
  if (formatById(to)?.write === undefined) {
    throw new Problem('invalid-request', { detail: unknownFormat('to', to) });
  }
  const { source } = items[0].read;
  const name = source === '-' ? '<stdin>' : source;
  const names = items.map(({ index }) => (items.length === 1 ? name : `${name} #${index + 1}`));
  const documents = items.map(({ document }) => document);
  const written = write(documents, to, { strict: strict ?? false });
  if (!written.ok) {
    const faults = writeFaultsJson(written.faults, names).map(({ code, source: of, message }) => ({
      code,
      message: `${of}: ${message}`,
    }));
    throw new Problem('not-possible', { detail: faults.map(({ message }) => message).join('; ') });
  }
  const { output, losses } = written;
  const content =
    typeof output === 'string'
      ? { content: output }
      : { contentBase64: Buffer.from(output).toString('base64') };
  const warnings = [...items.flatMap((item) => warningsOf(item)), ...lossWarnings(losses, names)];
  return writtenJson({ output: '-', format: to, sources: names }, content, warnings);
}

const PICTURE_TYPES = {
  svg: 'image/svg+xml',
  png: 'image/png',
  pdf: 'application/pdf',
  gif: 'image/gif',
} as const;

async function drawn({ item, options, deadline, milliseconds, tools }: Question<'draw'>): Promise<Result> {
  const { puzzle, given } = item.document;
  const { format = 'svg', solution: showsSolution } = options;
  const moves = format === 'gif' || (format === 'svg' && options.animate);
  const needsSolution = showsSolution || moves || (format === 'pdf' && options.withSolution);
  const result = needsSolution
    ? solve(puzzle, { deadline, ...(given === undefined ? {} : { given }) })
    : undefined;
  const verdict = result?.verdict ?? 'ok';
  if (result?.verdict === 'none') {
    if (format === 'json') return drawnJson(item, verdict, {});
    throw new Problem('not-possible', {
      detail: 'The puzzle has no solution to draw; ask /api/v1/check why.',
    });
  }
  const known = result === undefined ? undefined : knownGrid(result);
  const grid = showsSolution ? known : undefined;
  const marked = result?.verdict === 'multiple' && showsSolution ? result.differing : [];
  if (format === 'text' || format === 'json') {
    const picture = headed(
      item,
      options,
      drawPuzzle(puzzle, grid, { ascii: options.ascii, clues: options.clues, marked }),
    );
    const object = drawnJson(item, verdict, { picture });
    if (format === 'json') return object;
    return { kind: 'content', result: object, type: 'text/plain; charset=utf-8', content: `${picture}\n` };
  }
  if (tools === undefined) {
    throw new Problem('not-available', {
      detail: `This server has no library to draw ${format}; ask for text.`,
    });
  }
  const {
    ink,
    background,
    cell,
    ruleEvery,
    blackAndWhite = false,
    dark = false,
    strikeOff = false,
  } = options;
  const outcome = await tools.draw({
    format,
    document: item.document,
    ...(grid === undefined ? {} : { grid, marked }),
    ...(known === undefined || result?.verdict === 'undecided' ? {} : { solution: known }),
    options: {
      ...(cell === undefined ? {} : { cell }),
      ruleEvery,
      blackAndWhite,
      dark: dark && format !== 'pdf',
      strikeOff,
      clues: options.clues,
      heading: options.heading,
      paper: options.paper,
      animate: moves === true,
      ...(options.duration === undefined ? {} : { duration: options.duration }),
      theme: {
        ...(ink === undefined ? {} : { ink }),
        ...(background === undefined ? {} : { paper: background }),
      },
      timeout: milliseconds / 1000,
    },
  });
  if (!outcome.ok) throw new Problem('not-possible', { detail: outcome.message });
  const object = drawnJson(item, verdict, {});
  return { kind: 'content', result: object, type: PICTURE_TYPES[format], content: outcome.content };
}

/** A drawing in text below title and author, as the command prints it. */
function headed(
  { document: { meta } }: SourcedPuzzle,
  { heading }: OptionsOf<'draw'>,
  picture: string,
): string {
  const parts = [...(meta.title ? [meta.title] : []), ...(meta.author ? [`by ${meta.author}`] : [])];
  return heading && parts.length > 0 ? `${harmless(parts.join(' - '))}\n${picture}` : picture;
}

/** The solution, the first of several, or what is known of it. */
function knownGrid(result: Exclude<SolveResult, { verdict: 'none' }>): Grid {
  if (result.verdict === 'unique') return result.solution;
  return result.solutions[0] ?? ('partial' in result ? result.partial : result.solutions[0]);
}

/** Whether an operation reads its source as a puzzle. */
export function readsPuzzle(operation: OperationName): boolean {
  return TAKES[operation] === 'puzzle';
}
