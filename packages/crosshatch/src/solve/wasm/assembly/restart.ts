// When to begin anew with what was learnt: when recent clauses tie together more levels than usual
// (Audemard and Simon), by exponential averages (Biere and Froehlich).

import { level, levelStart, OPEN, trail, value } from './board';
import { before, heapPop, heapTop } from './order-heap';

let fast: f64 = 0;
let slow: f64 = 0;
let since: i32 = 0;
let count: i32 = 0;

export function layOutRestarts(): void {
  fast = 0;
  slow = 0;
  since = 0;
  count = 0;
}

export function noteGlue(glue: i32): void {
  count++;
  since++;
  const g = <f64>glue;
  // Averages start as plain means and turn exponential.
  fast += (g - fast) * max(1.0 / 32.0, 1.0 / <f64>count);
  slow += (g - slow) * max(1.0 / 8192.0, 1.0 / <f64>count);
}

/** At least so many contradictions between two restarts. */
const REST: i32 = 10;
/** Recent glue must exceed the usual by this factor. */
const WORSE: f64 = 1.15;

export function restartDue(): bool {
  return since >= REST && count > 50 && fast > slow * WORSE;
}

export function noteRestart(): void {
  since = 0;
}

/** The decisions up to this level would be taken again: they may stay (van der Tak, Ramos and Heule). */
export function levelToKeep(): i32 {
  let next = heapTop();
  while (next >= 0 && value(next << 1) !== OPEN) {
    heapPop();
    next = heapTop();
  }
  let kept = 0;
  while (kept < level && before(trail(levelStart(kept + 1)) >> 1, next)) kept++;
  return kept;
}
