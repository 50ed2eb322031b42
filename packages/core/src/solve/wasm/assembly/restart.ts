// All restart policies. In activity phases: when recent clauses have more glue than usual (Audemard and Simon), by
// exponential averages (Biere and Froehlich), keeping the decisions that would come again (van der Tak, Ramos and
// Heule). In belief phases: run lengths of Luby's sequence (Luby, Sinclair and Zuckerman), the best there is when
// nothing is known about a heavy tail: most runs reach a solution after a few conflicts, some never do.
import { heapPop, heapTop, isBefore } from './heap';
import {
  GLUE_FAST,
  GLUE_SLOW,
  LUBY_UNIT,
  LUBY_UNIT_TEMPERED,
  RESTART_INTERVAL,
  RESTART_MARGIN,
  RESTART_MIN_CONFLICTS,
} from './options';
import { BeliefRun, Restart, Trail } from './state';
import { stats } from './stats';
import { decisionOf, OPEN, value } from './trail';

/** To be called for each learned clause. */
export function noteGlue(glue: i32): void {
  Restart.conflicts++;
  Restart.sinceLast++;
  const g = <f64>glue;
  // Averages start as plain means and turn exponential.
  Restart.fast += (g - Restart.fast) * max(GLUE_FAST, 1.0 / <f64>Restart.conflicts);
  Restart.slow += (g - Restart.slow) * max(GLUE_SLOW, 1.0 / <f64>Restart.conflicts);
}

/** Whether an activity phase should restart. */
export function restartDue(): bool {
  return (
    Restart.sinceLast >= RESTART_INTERVAL &&
    Restart.conflicts > RESTART_MIN_CONFLICTS &&
    Restart.fast > Restart.slow * RESTART_MARGIN
  );
}

/** Counts a restart. */
export function noteRestart(): void {
  Restart.sinceLast = 0;
  stats.restarts++;
}

/** Counts a restart of an activity phase; returns the level to backtrack to. */
export function restartLevel(): i32 {
  noteRestart();
  let next = heapTop();
  while (next >= 0 && value(next << 1) !== OPEN) {
    heapPop();
    next = heapTop();
  }
  let kept = 0;
  while (kept < Trail.level && isBefore(decisionOf(kept + 1) >> 1, next)) kept++;
  return kept;
}

/** Begins a belief run. */
export function beginRun(): void {
  Restart.runs++;
  Restart.runBegan = stats.conflicts;
  Restart.runUnits = <f64>luby(Restart.runs);
}

/** Whether a belief phase should restart with a new run. */
export function runEnds(): bool {
  const unit = BeliefRun.tempered ? LUBY_UNIT_TEMPERED : LUBY_UNIT;
  return stats.conflicts >= Restart.runBegan + Restart.runUnits * unit;
}

/** 1, 1, 2, 1, 1, 2, 4, 1, ... from index 1 on. */
function luby(index: i32): i32 {
  let size = 1;
  while (size <= index) size <<= 1;
  while (size - 1 !== index) {
    size >>= 1;
    if (index >= size) index -= size - 1;
  }
  return size >> 1;
}
