// The questions that a diagnosis asks again and again, each with a limit of its own, so that one hard
// one does not use up what all the others need.
import type { Grid, Puzzle } from '../../model/index.js';
import { type SolveResult, solve } from '../../solve/index.js';
import { Allowance, type ExplainOptions } from '../options.js';

/** Line solves for one question at most. */
const MOST_PER_QUESTION = 50_000;

export class Inquiry {
  readonly allowance: Allowance;
  private end = Infinity;

  constructor(readonly options: ExplainOptions) {
    this.allowance = new Allowance(options);
  }

  get isStopped(): boolean {
    return this.allowance.stopped !== null;
  }

  /** Whether the share that was allotted is used up, or all of it. */
  get isSpent(): boolean {
    return this.isStopped || this.allowance.lineSolves >= this.end;
  }

  /**
   * Lets a part of the diagnosis work for about so many line solves, some seconds: a large puzzle with
   * countless solutions is told about as far as that goes, and leaves something for the next part.
   */
  share<T>(lineSolves: number, work: () => T): T {
    this.end = this.allowance.lineSolves + lineSolves;
    try {
      return work();
    } finally {
      this.end = Infinity;
    }
  }

  solve(puzzle: Puzzle, max: number, given = this.options.given, cap = MOST_PER_QUESTION): SolveResult {
    const result = solve(puzzle, {
      ...this.allowance.forSolve(Math.min(cap, this.end - this.allowance.lineSolves)),
      max,
      ...(given === undefined ? {} : { given }),
    });
    this.allowance.charge(result.effort);
    return result;
  }

  /** Whether some grid meets all clues; undefined when the limit came first. */
  isSolvable(puzzle: Puzzle, given?: Grid): boolean | undefined {
    const result = this.solve(puzzle, 1, given);
    if (result.verdict === 'none') return false;
    return result.verdict !== 'undecided' || result.solutions.length > 0 ? true : undefined;
  }

  /** What complete line logic knows; undefined when it breaks. */
  propagate(puzzle: Puzzle): Grid | undefined {
    return this.allowance.propagate(puzzle, this.options.given) ?? undefined;
  }
}
