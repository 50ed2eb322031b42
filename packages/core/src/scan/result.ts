// What a scan comes to, as plain data.
import type { Color, LineId, Puzzle } from '../model/index.js';
import type { Verdict } from '../solve/index.js';

/** A point in pixels of the picture that was given. */
export interface PicturePoint {
  readonly x: number;
  readonly y: number;
}

/** Four corners, clockwise from the top left as the puzzle is read. */
export type Quad = readonly [PicturePoint, PicturePoint, PicturePoint, PicturePoint];

/** One number of a clue as it was read. */
export interface ScannedRun {
  readonly length: number;
  readonly color: Color;
  /** Probability that the run is right. */
  readonly confidence: number;
  readonly place: Quad;
}

/** The clue of a line as it was read. */
export interface ScannedLine {
  readonly line: LineId;
  readonly runs: readonly ScannedRun[];
  /** Probability that the whole clue is right. */
  readonly confidence: number;
  /** Where the clue stands, or would stand. */
  readonly place: Quad;
}

/** Another reading of a clue. */
export interface ScanAlternative {
  readonly clue: readonly number[];
  /** The colour of each run of `clue`. */
  readonly colors: readonly Color[];
  readonly probability: number;
}

/** A clue that may be wrong. */
export interface ScanDoubt {
  readonly line: LineId;
  /** Index of the least certain run, or null when the whole clue is in doubt. */
  readonly run: number | null;
  readonly confidence: number;
  /** The reading that was taken comes first. */
  readonly alternatives: readonly ScanAlternative[];
  readonly place: Quad;
}

/** What a player may have put into a cell. */
export const SCANNED_MARKS = ['filled', 'crossed'] as const;

/** A cell that is already filled or crossed in the picture. */
export interface ScannedMark {
  readonly row: number;
  readonly column: number;
  readonly mark: (typeof SCANNED_MARKS)[number];
  /** Of a filled cell. */
  readonly color?: Color;
  readonly confidence: number;
}

/** The grid without its clues, in pixels of the picture that was given. */
export interface ScannedGrid {
  readonly columns: number;
  readonly rows: number;
  readonly corners: Quad;
  /** Crossings of the grid lines, row by row: (rows + 1) x (columns + 1) pairs of x and y. */
  readonly nodes: readonly number[];
}

/** A puzzle that was found in a picture. */
export interface ScannedPuzzle {
  readonly puzzle: Puzzle;
  /** Probability that every clue is right. */
  readonly confidence: number;
  readonly verdict: Verdict;
  readonly lines: readonly ScannedLine[];
  readonly doubts: readonly ScanDoubt[];
  readonly marks: readonly ScannedMark[];
  readonly grid: ScannedGrid;
}

/** Why a picture gives no puzzle: no lattice of cells, no clues beside any, fewer pixels than a puzzle needs. */
export const SCAN_FAILURES = ['no-grid', 'no-clues', 'too-small'] as const;
/** Why no puzzle was read from a picture. Stable. */
export type ScanFailure = (typeof SCAN_FAILURES)[number];

/** The puzzles of a picture in reading order, or why there is none. */

export type ScanResult =
  | { readonly ok: true; readonly puzzles: readonly ScannedPuzzle[] }
  | { readonly ok: false; readonly code: ScanFailure };

/** What is already known about the picture. */
export interface ScanOptions {
  /** Columns and rows of the grid, when they are known: other readings are not considered. */
  readonly size?: { readonly columns: number; readonly rows: number };
  /** Corners of the grid without its clues, clockwise from the top left; needs `size`. */
  readonly corners?: Quad;
  /** Maximum number of puzzles in one picture. Default 12. */
  readonly most?: number;
}
