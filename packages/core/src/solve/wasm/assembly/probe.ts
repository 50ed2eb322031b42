// Probing at the root (failed literals): for every unknown cell assume each of its values and propagate. A conflict
// excludes the value; what all values imply is a fact. Once a solution is known, its own value can't be excluded,
// so that only the others are tried: if all fail, there is no second solution.
//
// A probe is repeated only when a line that it touched has changed since: 64 buckets of lines, a word of touched
// buckets per cell, the time of the last change per bucket. A probe costs a propagation per value.
import { cellOf, exclusion, isKnown } from './domains';
import { knownCell } from './known-solution';
import { Reason } from './layout';
import { newArray, newZeros } from './memory';
import { BY_CONFLICT, beginProbe, endProbe, logCase, logLemma } from './proof-hints';
import { propagate } from './propagate';
import { Domains, Learned, Lines, Probing, Puzzle, Trail, Variables } from './state';
import { stats } from './stats';
import { traceProbe } from './trace-log';
import { assign, backtrack, decideLiteral, OPEN, value } from './trail';

/** How probing ended. */
const PROBED: i32 = 0;
export const PROBING_PAUSED: i32 = 1;
export const PROBING_FAILED: i32 = 2; // no solution is left

/** Restarts the round with all cells. Pre: decision level 0. */
export function beginProbing(): void {
  assert(Trail.level === 0);
  Probing.touched = newZeros<u64>(Puzzle.cells);
  Probing.probedAt = newZeros<i32>(Puzzle.cells);
  Probing.agreement = newZeros<u8>(2 * Variables.count);
  Probing.counted = newArray<i32>(2 * Variables.count);
  Probing.countedSize = 0;
  Probing.changedAt.fill(0, 64);
  Probing.time = 1;
  Probing.noted = Trail.size;
  Probing.nextCell = 0;
  Probing.idle = 0;
}

/** Probes until nothing changes any more, or until `limit` line solves. */
export function probeCells(limit: f64): i32 {
  while (Probing.idle < Puzzle.cells) {
    if (stats.lineSolves >= limit) return PROBING_PAUSED;
    const cell = Probing.nextCell;
    Probing.nextCell = cell + 1 === Puzzle.cells ? 0 : cell + 1;
    Probing.idle++;
    if (isKnown(Domains.candidates[cell]) || !isStale(cell)) continue;
    if (!probe(cell)) return PROBING_FAILED;
    if (Trail.size > Probing.noted) {
      noteChanges();
      Probing.idle = 0;
    }
  }
  return PROBED;
}

function isStale(cell: i32): bool {
  const since = Probing.probedAt[cell];
  if (since === 0) return true;
  let touched = Probing.touched[cell];
  while (touched !== 0) {
    if (Probing.changedAt[<i32>ctz<u64>(touched)] > since) return true;
    touched &= touched - 1;
  }
  return false;
}

function noteChanges(): void {
  Probing.time++;
  for (; Probing.noted < Trail.size; Probing.noted++) {
    const literal = Trail.literals[Probing.noted];
    if (literal >> 1 >= Variables.ofCells) continue;
    const at = Lines.cells[cellOf(literal)];
    Probing.changedAt[at.row & 63] = Probing.time;
    Probing.changedAt[at.column & 63] = Probing.time;
  }
}

/** False when no solution is left. */
function probe(cell: i32): bool {
  let branches = 0;
  let touched: u64 = 0;
  const candidates = Domains.candidates[cell];
  const spared = knownCell(cell);
  const logged = beginProbe(cell);
  let hasFailed = false;
  for (let color = 0; color < Puzzle.colors; color++) {
    if ((candidates & ~spared & (1 << color)) === 0) continue;
    const has = exclusion(cell, color) ^ 1;
    if (value(has) !== OPEN) continue; // an earlier value's failure settled it
    stats.probes++;
    const start = Trail.size;
    decideLiteral(has);
    const isSound = propagate(Infinity);
    traceProbe(cell, color, !isSound);
    for (let i = start; i < Trail.size; i++) {
      const literal = Trail.literals[i];
      if (literal >> 1 >= Variables.ofCells) continue;
      const at = Lines.cells[cellOf(literal)];
      touched |= ((<u64>1) << (at.row & 63)) | ((<u64>1) << (at.column & 63));
    }
    if (!isSound) {
      hasFailed = true;
      Learned.literals[0] = has ^ 1;
      logLemma(Learned.literals, 1, BY_CONFLICT);
      backtrack(0);
      assign(has ^ 1, Reason.NONE, -1);
      if (!propagate(Infinity)) return false;
      continue;
    }
    branches++;
    // A cell with a spared value is not tried in full: its branches agree on nothing.
    if (spared === 0) {
      logCase(color, start);
      countImplied(start);
    }
    backtrack(0);
  }
  const known = Trail.size;
  assertAgreed(branches);
  endProbe(logged, known, hasFailed);
  Probing.touched[cell] = touched;
  Probing.probedAt[cell] = Probing.time;
  return propagate(Infinity);
}

/** Counts what is true from this place of the trail on. */
function countImplied(start: i32): void {
  for (let i = start; i < Trail.size; i++) {
    const literal = Trail.literals[i];
    const count = Probing.agreement[literal];
    Probing.agreement[literal] = count + 1;
    if (count === 0) {
      Probing.counted[Probing.countedSize] = literal;
      Probing.countedSize++;
    }
  }
}

/** Makes facts of what all branches implied, and clears the counts. */
function assertAgreed(branches: i32): void {
  for (let i = 0; i < Probing.countedSize; i++) {
    const literal = Probing.counted[i];
    if (<i32>Probing.agreement[literal] === branches && value(literal) === OPEN)
      assign(literal, Reason.NONE, -1);
    Probing.agreement[literal] = 0;
  }
  Probing.countedSize = 0;
}
