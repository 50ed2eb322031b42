// Parts that the JSON objects about puzzles share. The shapes are documented in schemas.ts. Rows and columns
// count from 1, as in messages.

import type { GradeResult } from '../explain/index.js';
import type { ParseWarning } from '../formats/index.js';
import {
  candidate,
  type Finding,
  isMono,
  lineName,
  type Puzzle,
  type PuzzleDocument,
  puzzleHash,
} from '../model/index.js';
import type { Listing } from './listing.js';
import type { Verdict } from './verdicts.js';

/** A puzzle with where it came from: what every object about a puzzle is made of. */
export interface SourcedPuzzle {
  readonly document: PuzzleDocument;
  /** Within its source, from 0. */
  readonly index: number;
  readonly read: {
    /** As given: the name of a file, `-`, or the puzzle itself. */
    readonly source: string;
    /** The id of the format. */
    readonly format: string;
    /** `assumed` when the file does not say which clues are the rows. */
    readonly orientation: 'stated' | 'assumed';
    /** The order of the lines in the source, where it is not the usual one. */
    readonly listing?: Listing;
    /** Of all puzzles in the source. */
    readonly warnings: readonly SourceWarning[];
  };
}

/** A clue of a picture that may have been misread. */
export interface ScanWarning {
  readonly code: 'doubtful-clue';
  readonly message: string;
  /** Index of the document concerned. */
  readonly document: number;
  readonly finding?: undefined;
}

/** Something odd in what was read: in a file, or in a picture. */
export type SourceWarning = ParseWarning | ScanWarning;

/** Something odd that did not prevent a result. */
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

/** Which puzzle an object is about. */
export function identityJson({ document, read, index }: SourcedPuzzle): Record<string, unknown> {
  const orientation = read.orientation === 'assumed' ? { orientation: read.orientation } : {};
  return {
    source: read.source,
    index: index + 1,
    format: read.format,
    ...orientation,
    ...(read.listing === undefined ? {} : { listing: read.listing }),
    ...puzzleJson(document),
  };
}

/** A puzzle by itself, wherever it comes from. */
export function puzzleJson({ puzzle, meta }: PuzzleDocument): Record<string, unknown> {
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
}: {
  readonly document: PuzzleDocument;
  readonly read: Pick<SourcedPuzzle['read'], 'warnings'>;
  readonly index: number;
}): WarningJson[] {
  return read.warnings
    .filter((warning) => warning.document === index)
    .map((warning) => warningJson(document.puzzle, warning));
}

/** A warning as JSON. */
export function warningJson(
  puzzle: Puzzle,
  { document: _, finding, ...warning }: SourceWarning,
): WarningJson {
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

export function cellJson(puzzle: Puzzle, cell: number): { row: number; column: number } {
  return { row: Math.floor(cell / puzzle.width) + 1, column: (cell % puzzle.width) + 1 };
}

/** `#`, `.`, a colour's symbol; several of them for a cell that is not settled. */
export function symbolsOf(puzzle: Puzzle, candidates: number): string {
  const symbols = [
    '.',
    ...(isMono(puzzle.palette) ? ['#'] : puzzle.palette.colors.map(({ symbol }) => symbol)),
  ];
  return symbols.filter((_, color) => (candidates & candidate(color)) !== 0).join('');
}

/** To a tenth: more is noise. */
export function roundedMilliseconds(milliseconds: number): number {
  return Math.round(milliseconds * 10) / 10;
}
