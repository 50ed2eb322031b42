// The whole solve for people to read: a walk up the ladder, its trials shown as nested assumptions.
import type { Deduction } from './deduction.js';
import { withNestedBranches } from './nested-trial.js';
import type { Query } from './query.js';
import { type StepsEnd, Walk } from './steps.js';
import { Board } from './techniques/board.js';

/**
 * The deductions that solve the puzzle, the easiest first, each with its reason. The generator's
 * return value says how it ended.
 */
export function* stepsOf(query: Query): Generator<Deduction, StepsEnd, void> {
  const { puzzle, given } = query.subject;
  const walk = new Walk(new Board(puzzle, given), query, { joinSame: true });
  for (let step = walk.next(); step !== undefined; step = walk.next()) {
    yield walk.mirrored(withNestedBranches(step, walk.board, query));
  }
  return walk.end();
}
