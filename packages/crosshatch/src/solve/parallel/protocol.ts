// What a portfolio and its workers tell each other: plain data, so that it crosses any worker.
import type { Grid, Puzzle, Solution } from '../../model/index.js';
import type { Budget } from '../effort.js';
import type { SolveResult } from '../result.js';

/** To the worker: solve this. */
export interface SolveOrder {
  readonly puzzle: Puzzle;
  readonly max: number;
  readonly seed: number;
  readonly given?: Grid;
  readonly budget?: Budget;
}

/** From the worker: a solution as soon as it is found, and the result at the end. */
export type SolveReply = { readonly solution: Solution } | { readonly result: SolveResult };

/** The worker's end of the line: `self` in a browser, `parentPort` in Node, each in a few lines. */
export interface WorkerPort {
  post(reply: SolveReply): void;
  listen(handler: (order: SolveOrder) => void): void;
}

/** A running worker, as an environment provides it. */
export interface SolveWorker {
  post(order: SolveOrder): void;
  listen(handler: (reply: SolveReply) => void): void;
  /** Ends it at once, whatever it is doing. */
  stop(): void;
}
