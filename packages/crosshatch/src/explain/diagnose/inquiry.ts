// The questions that a diagnosis asks again and again, each with a limit of its own, so that one hard
// one does not use up what all the others need.
import type { Grid, Puzzle } from '../../model/index.js';
import { type SolveResult, solve } from '../../solve/index.js';
import { Allowance, type ExplainOptions } from '../options.js';

/** Line solves for one question at most. */
const MOST_PER_QUESTION = 50_000;

export class Inquiry {
  readonly allowance: Allowance;

  constructor(readonly options: ExplainOptions) {
    this.allowance = new Allowance(options);
  }

  get isStopped(): boolean {
    return this.allowance.stopped !== null;
  }

  solve(puzzle: Puzzle, max: number, given = this.options.given, cap = MOST_PER_QUESTION): SolveResult {
    const result = solve(puzzle, {
      ...this.allowance.forSolve(cap),
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
