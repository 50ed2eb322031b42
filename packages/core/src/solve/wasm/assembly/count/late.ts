// Units that were learned: a count does not jump back to the root for them, so they are asserted where the search stands,
// and again after each backtracking.
import { addClause, reasonOfClause } from '../clauses';
import { Reason } from '../layout';
import { newArray } from '../memory';
import { Learned, Variables } from '../state';
import { assign, OPEN, value } from '../trail';
import { Late } from './state';

export function initLate(): void {
  Late.units = newArray<i32>(Variables.count + 1);
  Late.unitCount = 0;
}

/** Adds what was learned; asserts it, if it is a clause. Pre: its literals are false but for the first. */
export function addLearned(): void {
  if (Learned.size === 1) {
    Late.units[Late.unitCount] = Learned.literals[0];
    Late.unitCount++;
    return;
  }
  const clause = addClause(Learned.literals, Learned.size, Learned.glue);
  assign(Learned.literals[0], reasonOfClause(clause), -1);
}

/** Asserts all that holds at this level. Pre: propagated before the last backtracking. */
export function assertLate(): void {
  for (let i = 0; i < Late.unitCount; i++) {
    const literal = Late.units[i];
    if (value(literal) !== OPEN) continue;
    assign(literal, Reason.NONE, -1);
    // To conflict analysis it is a fact of the root.
    Variables.table[literal >> 1].level = 0;
  }
}
