// Parts that the JSON objects of all commands share, and the one function that prints them. The shapes are
// documented in schemas.ts. Rows and columns count from 1, as in messages.
import type { GradeResult } from '@crosshatch/core/explain';
import type { ParseWarning } from '@crosshatch/core/formats';
import { escapeControls, type Finding, lineName, type Puzzle, puzzleHash } from '@crosshatch/core/model';
import type { Context } from '../context.js';
import { EXIT_CODES, type ExitName, errorCode } from '../exit-codes.js';
import type { SourcedDocument } from '../input/documents.js';
import { type ReadSource, sourceFaultText } from '../input/sources.js';
import type { UserError } from '../options/definition.js';
import type { Verdict } from './verdicts.js';

/** Something odd that did not stop the command. */
export interface WarningJson {
  readonly code: string;
  readonly message: string;
}

/** What every object has. */
export interface ResultJson {
  readonly verdict: Verdict;
  readonly warnings: readonly WarningJson[];
  readonly [field: string]: unknown;
}

/** Where `--json` prints: one object a line. No control character reaches a terminal. */
export function printJson({ stdout }: Pick<Context, 'stdout'>, object: ResultJson): void {
  stdout.write(Buffer.from(`${escapeControls(JSON.stringify(object))}\n`));
}

/** Which puzzle an object is about. */
export function identityJson({ document, read, index }: SourcedDocument): Record<string, unknown> {
  const orientation = read.orientation === 'assumed' ? { orientation: read.orientation } : {};
  return {
    source: read.source,
    index: index + 1,
    format: read.format,
    ...orientation,
    ...puzzleJson(document),
  };
}

/** A puzzle by itself, wherever it comes from. */
export function puzzleJson({ puzzle, meta }: SourcedDocument['document']): Record<string, unknown> {
  const { colors } = puzzle.palette;
  return {
    ...(meta.title === undefined ? {} : { title: meta.title }),
    width: puzzle.width,
    height: puzzle.height,
    // What the letters in the rows of a coloured puzzle mean.
    ...(colors.length === 1 ? {} : { colors }),
    hash: puzzleHash(puzzle),
  };
}

/** What was odd about a puzzle when it was read. */
export function warningsOf({
  document,
  read,
  index,
}: Pick<SourcedDocument, 'document' | 'read' | 'index'>): WarningJson[] {
  return read.warnings
    .filter((warning) => warning.document === index)
    .map((warning) => warningJson(document.puzzle, warning));
}

export function warningJson(puzzle: Puzzle, { document: _, finding, ...warning }: ParseWarning): WarningJson {
  return { ...warning, ...(finding === undefined ? {} : { finding: findingJson(puzzle, finding) }) };
}

export function findingJson(puzzle: Puzzle, finding: Finding): Record<string, unknown> {
  return { ...finding, suspects: finding.suspects.map((line) => lineName(puzzle, line)) };
}

/** `{ grade }`, or nothing where there is none. */
export function gradeJson(grade: GradeResult | undefined): { grade?: Record<string, unknown> } {
  if (grade?.verdict !== 'graded') return {};
  const { verdict, class: name, number, ...rest } = grade;
  return { grade: { class: name, number, ...rest } };
}

/** For a source that could not be read: invalid, or with a time limit undecided. */
export function unreadJson({
  name,
  source,
  faults,
  stopped,
}: Extract<ReadSource, { ok: false }>): ResultJson {
  const [message] = sourceFaultText(name, faults[0]).split('\n');
  const error = { ...errorJson(stopped === undefined ? 'badInput' : 'undecided', message), faults };
  if (stopped === undefined) return { source, verdict: 'invalid', error, warnings: [] };
  return { source, verdict: 'undecided', reason: stopped, error, warnings: [] };
}

const FAILURE_VERDICTS: Partial<Record<ExitName, Verdict>> = {
  badInput: 'invalid',
  internal: 'crashed',
  interrupted: 'undecided',
  terminated: 'undecided',
};

/** For a command that did not do what it was asked for. */
export function failureJson(refusal: Pick<UserError, 'message' | 'outcome'>): ResultJson {
  const [message, hint] = refusal.message.split('\nTry: ');
  const error = errorJson(refusal.outcome, message);
  return {
    verdict: FAILURE_VERDICTS[refusal.outcome] ?? 'failed',
    error: hint === undefined ? error : { ...error, hint: `Try: ${hint}` },
    warnings: [],
  };
}

export function errorJson(
  outcome: ExitName,
  message: string,
): { code: string; exitCode: number; message: string } {
  return { code: errorCode(outcome), exitCode: EXIT_CODES[outcome].code, message };
}

export function cellJson(puzzle: Puzzle, cell: number): { row: number; column: number } {
  return { row: Math.floor(cell / puzzle.width) + 1, column: (cell % puzzle.width) + 1 };
}

/** To a tenth: more is noise. */
export function roundedMilliseconds(milliseconds: number): number {
  return Math.round(milliseconds * 10) / 10;
}
