// The interface between queries (solve.ts) and engines: an engine begins a search, a search works in slices. Engines
// know nothing of clocks, signals or limits; their caller checks those between slices.
import type { Clue, Grid, LineId, Puzzle, Solution } from '../model/index.js';
import type { Effort } from './effort.js';
import type { Strategy } from './strategy.js';

/**
 * A solver for whole puzzles. `wasmEngine` and `referenceEngine` are two; implement it to plug in your
 * own.
 */
export interface Engine {
  readonly id: string;
  /** Begins a search for all solutions. Pre: `given`, if any, has the puzzle's size. */
  begin(puzzle: Puzzle, options: SearchOptions): Search;
  /** Begins to count all solutions, without listing them. Undefined for kinds of puzzles that it can't count. */
  beginCount?(puzzle: Puzzle, options: CountingOptions): CountingSearch | undefined;
}

/** What an engine gets besides the puzzle. */
export interface SearchOptions {
  /** Cells to start from. */
  readonly given?: Grid;
  /** The plan of the search; engines that have only one ignore it. Default `balanced`. */
  readonly strategy?: Strategy;
  /** Varies the random choices of the search, never its answers. Default 0. */
  readonly seed?: number;
  /**
   * Whether only solutions are wanted that show a candidate of a cell that none before had. Once there are no more of
   * them, a candidate that was not shown is in no solution. Engines may ignore it and list all. Default false.
   */
  readonly vary?: boolean;
  /** Whether to log what a certificate needs: see `takeProof`. Default false. */
  readonly logProof?: boolean;
  /** Whether to log the steps of the search, in the same records. Default false. */
  readonly logTrace?: boolean;
}

/**
 * What a slice of work came to: `solution` - one more is found; `exhausted` - there are no further
 * ones; `paused` - the slice is used up.
 */
export type SliceOutcome = 'solution' | 'exhausted' | 'paused';

/** One search of an engine, driven in slices. */
export interface Search {
  /** Works for about `slice` line solves. After `solution`, calling again looks for the next one. */
  run(slice: number): SliceOutcome;
  /** The solution just found. Pre: the last run returned `solution`. */
  solution(): Solution;
  /** What holds in every solution still to be found: the candidates at decision level 0. */
  known(): Grid;
  /** Whether propagation alone settled every cell or found a contradiction. */
  lineSolvable(): boolean;
  /** After `exhausted` without a solution: the line at which the last contradiction showed. */
  brokenAt(): LineId | null;
  effort(): Effort;
  /** With `logProof` or `logTrace`: the records since the last call (certificate/writer.ts, trace/writer.ts). A view: it does not survive the next run. */
  takeProof(): Int32Array;
  /** Frees what the search holds. It must not be used afterwards. */
  release(): void;
}

/** What a count gets besides the puzzle. */
export interface CountingOptions {
  /** Cells to start from. */
  readonly given: Grid;
  /** How many parts of the puzzle that were counted may be remembered: more memory for less search. */
  readonly remembered: number;
}

/** A search that counts, driven in slices. */
export interface CountingSearch {
  /** Works for about `slice` line solves. `ended`: the count is exact, or larger than it can be counted to. */
  run(slice: number): 'paused' | 'ended';
  /** Undefined before the count is exact. */
  exact(): ExactCount | undefined;
  /** A lower bound. */
  atLeast(): bigint;
  effort(): Effort;
  /** Frees what the search holds. It must not be used afterwards. */
  release(): void;
}

/** What a count came to. */
export interface ExactCount {
  readonly count: bigint;
  /** For each cell the candidates that it has in some solution. */
  readonly possible: Grid;
}

/** A complete line solver: every candidate that some placement uses stays, every other goes. */
export interface LineEngine {
  readonly id: string;
  /** Narrows `cells` (candidate sets) in place; false on a contradiction (cells are then unspecified). */
  solveLine(clue: Clue, cells: Uint32Array): boolean;
}
