// Enumeration in bounded memory: after a solution the last decision that has not been flipped is flipped, and nothing
// backtracks over a flipped decision before its side is done (after Grumberg, Schuster and Yadgar). Clauses are
// learned and removed as ever; the flipped decisions alone remember what has been seen.
import { analyze, assertLearned } from './analyze';
import { Reason } from './layout';
import { newArray, newZeros } from './memory';
import { BY_CONFLICT, logLemma, logRootConflict } from './proof-hints';
import { isLogging, logFlip } from './proof-log';
import { Enumeration, Learned, Trail, Variables } from './state';
import { assign, backtrack, decideLiteral, decisionOf, FALSE, OPEN, value } from './trail';

/** Begins to enumerate. Pre: at the root; solutions found so far are blocked by clauses. */
export function beginEnumeration(): void {
  Enumeration.isOn = true;
  Enumeration.floor = 0;
  Enumeration.unitCount = 0;
  Enumeration.isFlipped = newZeros<u8>(Variables.count + 2);
  Enumeration.units = newArray<i32>(Variables.count + 1);
}

/** Learns from a conflict and goes on above the floor. False when everything has been seen. */
export function resolveAboveFloor(): bool {
  if (Trail.level <= Enumeration.floor) return nextBranch(BY_CONFLICT);
  if (!analyze()) {
    logRootConflict();
    return false;
  }
  // The conflict may lie below the floor: then the flipped side there is done as a whole.
  if (Trail.level <= Enumeration.floor) return nextBranch(BY_CONFLICT);
  logLemma(Learned.literals, Learned.size, BY_CONFLICT);
  backtrack(max(Learned.backtrackLevel, Enumeration.floor));
  if (Learned.size === 1) {
    Enumeration.units[Enumeration.unitCount] = Learned.literals[0];
    Enumeration.unitCount++;
  } else {
    assertLearned();
  }
  return assertUnits();
}

/**
 * Flips the deepest decision that has not been flipped. False when there is none. `by` is what refutes the present
 * branch, for a proof (proof-hints.ts).
 */
export function nextBranch(by: i32): bool {
  for (let above = Trail.level + 1; above <= Enumeration.floor; above++) Enumeration.isFlipped[above] = 0;
  let target = Trail.level;
  while (target > 0 && Enumeration.isFlipped[target] !== 0) {
    Enumeration.isFlipped[target] = 0;
    target--;
  }
  if (isLogging()) logDecisions(target, by);
  if (target === 0) return false;
  const decision = decisionOf(target);
  backtrack(target - 1);
  Enumeration.isFlipped[target] = 1;
  Enumeration.floor = target;
  decideLiteral(decision ^ 1);
  return assertUnits();
}

/** For a proof: nothing is left where these decisions hold. */
function logDecisions(levels: i32, by: i32): void {
  for (let level = 1; level <= levels; level++) Learned.literals[levels - level] = decisionOf(level) ^ 1;
  logLemma(Learned.literals, levels, by);
  logFlip(levels);
}

/** Asserts the units again; a unit that is false ends this branch. */
function assertUnits(): bool {
  for (let i = 0; i < Enumeration.unitCount; i++) {
    const literal = Enumeration.units[i];
    const known = value(literal);
    if (known === FALSE) return nextBranch(literal ^ 1);
    if (known === OPEN) {
      assign(literal, Reason.NONE, -1);
      // To conflict analysis it is a fact of the root.
      Variables.table[literal >> 1].level = 0;
    }
  }
  return true;
}
