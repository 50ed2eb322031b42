// Enumeration in bounded memory: after a solution the last decision that still has its other side
// is turned over, and nothing jumps back over a turned decision before its side is done (after
// Grumberg, Schuster and Yadgar). Clauses are learnt as ever, and forgotten as ever; what has been
// seen is remembered by the turned decisions alone.

import { analyze, jumpLevel, learntLiteralsAt, learntSize } from './analyze';
import {
  assign,
  FALSE,
  level,
  levelStart,
  NO_REASON,
  newLevel,
  OPEN,
  setLevel,
  trail,
  undoTo,
  value,
  variables,
} from './board';
import { assertLearnt, noteLearnt } from './learn';
import { allocate, allocateZeroed } from './memory';

export let enumerating: bool = false;

/** The deepest turned level: levels up to it may not be jumped over. */
let floor: i32 = 0;
let turnedAt: usize = 0; // u8 per level
// Literals learnt to hold always: made true again after every step back.
let unitsAt: usize = 0;
let unitCount: i32 = 0;

export function stopEnumerating(): void {
  enumerating = false;
}

/** Begins to enumerate. Pre: at the root; solutions found so far are ruled out by clauses. */
export function startEnumerating(): void {
  enumerating = true;
  floor = 0;
  unitCount = 0;
  turnedAt = allocateZeroed(variables + 2);
  unitsAt = allocate((<usize>(variables + 1)) << 2);
}

/** Learns from a contradiction and goes on above the floor. False when everything has been seen. */
export function enumerate(): bool {
  if (level <= floor) return nextBranch();
  if (!analyze()) return false;
  noteLearnt();
  // The contradiction may lie below the floor: then what is turned over there is dead as a whole.
  if (level <= floor) return nextBranch();
  undoTo(max(jumpLevel, floor));
  if (learntSize === 1) {
    store<i32>(unitsAt + ((<usize>unitCount) << 2), load<i32>(learntLiteralsAt));
    unitCount++;
  } else {
    assertLearnt();
  }
  return assertUnits();
}

/** Turns over the deepest decision that has its other side left. False when there is none. */
export function nextBranch(): bool {
  for (let above = level + 1; above <= floor; above++) store<u8>(turnedAt + <usize>above, 0);
  let target = level;
  while (target > 0 && load<u8>(turnedAt + <usize>target) !== 0) {
    store<u8>(turnedAt + <usize>target, 0);
    target--;
  }
  if (target === 0) return false;
  const decision = trail(levelStart(target));
  undoTo(target - 1);
  newLevel();
  store<u8>(turnedAt + <usize>target, 1);
  floor = target;
  assign(decision ^ 1, NO_REASON, -1);
  return assertUnits();
}

/** Makes the units true again; a unit that is false ends this branch. */
function assertUnits(): bool {
  for (let i = 0; i < unitCount; i++) {
    const literal = load<i32>(unitsAt + ((<usize>i) << 2));
    const known = value(literal);
    if (known === FALSE) return nextBranch();
    if (known === OPEN) {
      assign(literal, NO_REASON, -1);
      // It needs no reason: to conflict analysis it is a fact of the root.
      setLevel(literal >> 1, 0);
    }
  }
  return true;
}
