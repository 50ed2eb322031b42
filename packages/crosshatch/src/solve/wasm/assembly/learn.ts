// What happens with a clause that analysis has worked out.

import { glue, learntLiteralsAt, learntSize } from './analyze';
import { assign, NO_REASON } from './board';
import { addClause, clauseReason } from './clauses';
import { decayActivities } from './order-heap';
import { noteGlue } from './restart';

const ACTIVITY_DECAY: f64 = 0.95;

export let learntClauses: f64 = 0;

export function resetLearning(): void {
  learntClauses = 0;
}

export function noteLearnt(): void {
  learntClauses++;
  noteGlue(glue);
  decayActivities(ACTIVITY_DECAY);
}

/** Adds the clause and makes its first literal true. Pre: its other literals are false. */
export function assertLearnt(): void {
  const asserted = load<i32>(learntLiteralsAt);
  if (learntSize === 1) assign(asserted, NO_REASON, -1);
  else assign(asserted, clauseReason(addClause(learntLiteralsAt, learntSize, glue)), -1);
}
