// Probing at the root: for every unknown cell try each of its values and propagate. A contradiction
// excludes the value; what all values agree on is a fact. Once a solution is known, the value that it has
// can't be excluded, so that only the others are tried: if all break, there is no second solution.
//
// A probe is repeated only when a line that it touched has changed since: 64 buckets of lines, a
// word of touched buckets per cell, the time of the last change per bucket.

import {
  assign,
  candidates,
  cellOf,
  cellVariables,
  exclusion,
  NO_REASON,
  newLevel,
  OPEN,
  trail,
  trailSize,
  undoTo,
  value,
  variables,
} from './board';
import { cellCount, colors, columnLineOf, rowOf } from './lines';
import { allocate, allocateZeroed } from './memory';
import { lineSolves, propagate } from './propagate';
import { solvedSet } from './solved';

export let probes: f64 = 0;

let touchedAt: usize = 0; // u64 per cell
let probedAt: usize = 0; // i32 per cell: the time of its last probe
let agreedAt: usize = 0; // u8 per literal: in how many values of this probe it came out true
let listAt: usize = 0; // the literals with a count
let listed: i32 = 0;
const changedAt: usize = memory.data(64 * 4, 16); // i32 per bucket
let time: i32 = 0;
let seenTrail: i32 = 0; // root facts up to here have been noted in changedAt
let nextCell: i32 = 0;
let idle: i32 = 0; // cells passed since the last change

export function resetProbes(): void {
  probes = 0;
}

export function layOutProbes(): void {
  touchedAt = allocateZeroed((<usize>cellCount) << 3);
  probedAt = allocateZeroed((<usize>cellCount) << 2);
  agreedAt = allocateZeroed((<usize>variables) << 1);
  listAt = allocate((<usize>variables) << 3);
  listed = 0;
  memory.fill(changedAt, 0, 256);
  time = 1;
  seenTrail = trailSize;
  nextCell = 0;
  idle = 0;
}

const PROBING_DONE: i32 = 0;
export const PROBING_PAUSED: i32 = 1;
export const PROBING_BROKE: i32 = 2;

/** Probes until nothing changes any more, or until `limit` line solves. */
export function probeAll(limit: f64): i32 {
  while (idle < cellCount) {
    if (lineSolves >= limit) return PROBING_PAUSED;
    const cell = nextCell;
    nextCell = nextCell + 1 === cellCount ? 0 : nextCell + 1;
    idle++;
    const set = candidates(cell);
    if ((set & (set - 1)) === 0 || !isStale(cell)) continue;
    if (!probe(cell)) return PROBING_BROKE;
    if (trailSize > seenTrail) {
      noteChanges();
      idle = 0;
    }
  }
  return PROBING_DONE;
}

function isStale(cell: i32): bool {
  const since = load<i32>(probedAt + ((<usize>cell) << 2));
  if (since === 0) return true;
  let touched = load<u64>(touchedAt + ((<usize>cell) << 3));
  while (touched !== 0) {
    if (load<i32>(changedAt + ((<usize>ctz<u64>(touched)) << 2)) > since) return true;
    touched &= touched - 1;
  }
  return false;
}

function noteChanges(): void {
  time++;
  for (; seenTrail < trailSize; seenTrail++) {
    const literal = trail(seenTrail);
    if (literal >> 1 >= cellVariables) continue;
    const cell = cellOf(literal);
    store<i32>(changedAt + ((<usize>(rowOf(cell) & 63)) << 2), time);
    store<i32>(changedAt + ((<usize>(columnLineOf(cell) & 63)) << 2), time);
  }
}

/** False when the puzzle broke at the root. */
function probe(cell: i32): bool {
  let options = 0;
  let touched: u64 = 0;
  const set = candidates(cell);
  const spared = solvedSet(cell);
  for (let color = 0; color < colors; color++) {
    if ((set & ~spared & (1 << color)) === 0) continue;
    const has = exclusion(cell, color) ^ 1;
    if (value(has) !== OPEN) continue; // an earlier value's failure settled it
    probes++;
    newLevel();
    const start = trailSize;
    assign(has, NO_REASON, -1);
    const sound = propagate(Infinity);
    for (let i = start; i < trailSize; i++) {
      const literal = trail(i);
      if (literal >> 1 >= cellVariables) continue;
      const at = cellOf(literal);
      touched |= ((<u64>1) << (rowOf(at) & 63)) | ((<u64>1) << (columnLineOf(at) & 63));
    }
    if (!sound) {
      undoTo(0);
      assign(has ^ 1, NO_REASON, -1);
      if (!propagate(Infinity)) return false;
      continue;
    }
    options++;
    // Not all values are tried of a cell that has one to spare: nothing is agreed on.
    if (spared === 0) noteAgreed(start);
    undoTo(0);
  }
  collectAgreed(options);
  store<u64>(touchedAt + ((<usize>cell) << 3), touched);
  store<i32>(probedAt + ((<usize>cell) << 2), time);
  return propagate(Infinity);
}

/** Counts what is true from this place of the trail on. */
function noteAgreed(start: i32): void {
  for (let i = start; i < trailSize; i++) {
    const at = agreedAt + <usize>trail(i);
    const count = load<u8>(at);
    store<u8>(at, count + 1);
    if (count === 0) {
      store<i32>(listAt + ((<usize>listed) << 2), trail(i));
      listed++;
    }
  }
}

/** Makes facts of what all values agreed on, and clears the counts. */
function collectAgreed(options: i32): void {
  for (let i = 0; i < listed; i++) {
    const literal = load<i32>(listAt + ((<usize>i) << 2));
    const at = agreedAt + <usize>literal;
    if (<i32>load<u8>(at) === options && value(literal) === OPEN) assign(literal, NO_REASON, -1);
    store<u8>(at, 0);
  }
  listed = 0;
}
