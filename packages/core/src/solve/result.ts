// The result of a solve, as plain data. Every verdict has its evidence, and a stop has its reason.
import type { Grid, LineId, Solution } from '../model/index.js';
import type { Effort } from './effort.js';

/** Every verdict of `solve`. */
export const VERDICTS = ['unique', 'multiple', 'none', 'undecided'] as const;
/** A verdict of `solve`. */
export type Verdict = (typeof VERDICTS)[number];

/** Why work stopped before its end: a limit of `Limits`, or `max`: as many solutions as were asked for. */
export type StopReason = 'effort' | 'deadline' | 'abort' | 'max';

/** Verdict of a puzzle with exactly one solution, proven. */
export interface Unique {
  readonly verdict: 'unique';
  readonly solution: Solution;
  readonly lineSolvable: boolean;
  readonly effort: Effort;
  /** The id of the engine that answered: `wasm` (the fast one), `reference`, or that of your own. */
  readonly engine: string;
}

/** Verdict of a puzzle with at least two solutions. */
export interface Multiple {
  readonly verdict: 'multiple';
  /** At least two, in the order found. */
  readonly solutions: readonly Solution[];
  /** Whether these are all there are. */
  readonly complete: boolean;
  /** When not complete: why it stopped. */
  readonly reason?: StopReason;
  /** Indices of the cells in which the solutions found differ. */
  readonly differing: readonly number[];
  readonly effort: Effort;
  /** The id of the engine that answered: `wasm` (the fast one), `reference`, or that of your own. */
  readonly engine: string;
}

/** Verdict of a puzzle without a solution. */
export interface None {
  readonly verdict: 'none';
  /** The line at which the (last) contradiction showed. */
  readonly line: LineId | null;
  /** Whether propagation alone found the contradiction; `line` is then the line without a placement. */
  readonly lineSolvable: boolean;
  /** What was known when the contradiction was found. */
  readonly partial: Grid;
  readonly effort: Effort;
  /** The id of the engine that answered: `wasm` (the fast one), `reference`, or that of your own. */
  readonly engine: string;
}

/** Verdict when a limit was reached before the answer was known. */
export interface Undecided {
  readonly verdict: 'undecided';
  readonly reason: StopReason;
  /** What holds in every solution (apart from those already found). */
  readonly partial: Grid;
  /** None or one: with two it would be `multiple`. */
  readonly solutions: readonly Solution[];
  readonly effort: Effort;
  /** The id of the engine that answered: `wasm` (the fast one), `reference`, or that of your own. */
  readonly engine: string;
}

/** What `solve` returns: a verdict with its evidence. Plain data that survives `structuredClone`. */
export type SolveResult = Unique | Multiple | None | Undecided;
