// The worker's side of a portfolio: what a thread has to serve so that `solveInParallel` can use it.
import type { Grid, Puzzle, Solution } from '../../model/index.js';
import type { EffortLimits } from '../effort.js';
import type { SolveResult } from '../result.js';
import type { Strategy } from '../strategy.js';
import { Task } from '../task.js';

/** One search of a portfolio, as plain data. */
export interface SolveOrder {
  readonly puzzle: Puzzle;
  /** Stop after this many solutions, at least 1. */
  readonly max: number;
  readonly strategy: Strategy;
  /** An integer that varies the randomness. */
  readonly seed: number;
  readonly given?: Grid;
  readonly effort?: EffortLimits;
  /** Whether to report the text of a certificate on the way. */
  readonly certificate?: boolean;
}

/** What a search reports on the way: a solution, or the next piece of its certificate. */
export type SolveProgress = Solution | string;

/** The methods that a solve worker serves. */
export interface SolveMethods {
  /** Reports every solution as soon as it is found, and the pieces of a certificate. */
  solve(order: SolveOrder, progress: (news: SolveProgress) => void): SolveResult;
}

/** What a worker has to `serve` so that `solveInParallel` can use it. */
export const solveMethods: SolveMethods = {
  solve: ({ puzzle, max, certificate, ...options }, progress) => {
    const task = new Task(puzzle, { ...options, ...(certificate ? { certificate: progress } : {}) }, max);
    try {
      for (let reported = 0; ; ) {
        const result = task.step();
        for (; reported < task.found.length; reported++) progress(task.found[reported]);
        if (result !== undefined) return result;
      }
    } finally {
      task.release();
    }
  },
};
