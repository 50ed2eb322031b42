// What `count` is asked and what it answers.
import type { Grid } from '../../model/index.js';
import type { Engine } from '../engine.js';
import type { Limits } from '../limits.js';
import type { StopReason } from '../result.js';
import type { CountEstimate } from './estimate.js';
import type { CountEffort } from './meter.js';

/** Options of `count`: limits, given cells, the engine, and how much memory to use. */
export interface CountOptions extends Limits {
  /** Cells to start from; only solutions that agree with them count. */
  readonly given?: Grid;
  /** Finds solutions where they have to be found one by one. */
  readonly engine?: Engine;
  /**
   * How many states of a frontier, or half as many counted parts, to keep at once: more memory for less search, never another answer.
   * Default a million, which may take some hundred megabytes.
   */
  readonly frontier?: number;
}

/** What `count` returns. Plain data, except that `count` is a bigint. */
export interface CountResult {
  /** The number of solutions if `exact`, otherwise a lower bound. */
  readonly count: bigint;
  readonly exact: boolean;
  /** When not exact: what the number seems to be. Absent where too little is known for an estimate. */
  readonly estimate?: CountEstimate;
  /** When not exact: why it stopped. */
  readonly reason?: Exclude<StopReason, 'max'>;
  /**
   * Independent regions: cells that are not the same in all solutions, put together where one line ties
   * them. Their numbers of fillings multiply. 0 where there is one solution or none. Where a limit comes
   * first, as far as found.
   */
  readonly regions: number;
  readonly effort: CountEffort;
  /** The id of the engine that found single solutions: `wasm`, `reference`, or that of your own. */
  readonly engine: string;
}
