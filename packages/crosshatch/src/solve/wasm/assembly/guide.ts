// Deciding by belief: bring the beliefs up to date and settle the cell about which they are surest,
// the way they lean. One dive of such decisions often lands on a solution where activity alone
// wanders; contradictions on the way teach as usual.

import { formBeliefs, isFirstDive, nextDive, resetAdvice } from './advice';
import { belief, updateBeliefs } from './belief';
import { candidates, exclusion, level, OPEN, unknownCells, value } from './board';
import { imageOf } from './images';
import { cellCount, colors } from './lines';
import { allocate } from './memory';
import { symmetries, symmetry } from './symmetry';

/** Beliefs are brought up to date when the unknown cells have become fewer by this factor, or more. */
const FRESH: f32 = 0.9;
/** The same in further dives: what did not give way to the first is worth more care. */
const FRESHER: f32 = 0.97;
/** Of the cells a quarter is listed, but no fewer than this. */
const LEAST_LISTED: i32 = 64;

let freshAt: i32 = 0; // unknown cells at the last update
let chancesAt: usize = 0; // f32 per cell
let literalsAt: usize = 0; // i32 per cell: its likeliest literal; then sorted, the surest first
let listed: i32 = 0;
let latest: i32 = -1; // the literal that was decided last by belief alone
let latestLevel: i32 = 0; // the level that holds while that decision and its images stand

export function resetGuide(): void {
  freshAt = 0;
  chancesAt = 0;
  latest = -1;
  resetAdvice();
}

export function diveAnew(): void {
  nextDive();
  freshAt = 0;
}

/** The literal to decide. Pre: some cell is unknown. */
export function guidedLiteral(): i32 {
  let literal = latest >= 0 && level === latestLevel ? openImage() : -1;
  if (literal < 0) {
    literal = surestLiteral();
    latest = literal;
  }
  latestLevel = level + 1;
  return literal;
}

/** What is believed of a cell is believed of its images: they are decided right after it. -1 when they are known. */
function openImage(): i32 {
  for (let i = 0; i < symmetries; i++) {
    const image = imageOf(symmetry(i), latest);
    if (value(image) === OPEN) return image;
  }
  return -1;
}

/** The literal that is likeliest to be true and still open. */
function surestLiteral(): i32 {
  if (unknownCells <= freshAt && <f32>unknownCells >= <f32>freshAt * (isFirstDive() ? FRESH : FRESHER)) {
    // After a jump back other cells may be unknown than those listed, hence no certainty.
    for (let i = 0; i < listed; i++) {
      const literal = load<i32>(literalsAt + ((<usize>i) << 2));
      if (value(literal) === OPEN) return literal;
    }
  }
  refresh();
  return load<i32>(literalsAt);
}

function refresh(): void {
  if (chancesAt === 0) {
    chancesAt = allocate((<usize>cellCount) << 2);
    literalsAt = allocate((<usize>cellCount) << 2);
  }
  if (freshAt > 0) updateBeliefs(1);
  else formBeliefs();
  freshAt = unknownCells;
  listed = 0;
  for (let cell = 0; cell < cellCount; cell++) {
    const set = candidates(cell);
    if ((set & (set - 1)) === 0) continue;
    let all: f32 = set & 1 ? 1 : 0;
    let best: f32 = all;
    let bestColor = 0;
    for (let color = 1; color < colors; color++) {
      if ((set & (1 << color)) === 0) continue;
      const odds = belief(cell, color);
      all += odds;
      if (odds > best) {
        best = odds;
        bestColor = color;
      }
    }
    store<f32>(chancesAt + ((<usize>listed) << 2), best / all);
    store<i32>(literalsAt + ((<usize>listed) << 2), exclusion(cell, bestColor) ^ 1);
    listed++;
  }
  // Beliefs are renewed long before the list is used up.
  const wanted = min(listed, max(LEAST_LISTED, listed >> 2));
  sort(0, listed - 1, wanted);
  listed = wanted;
}

function chance(index: i32): f32 {
  return load<f32>(chancesAt + ((<usize>index) << 2));
}

/** Quicksort of both lists, the highest chance first, as far as the first `wanted` are concerned. */
function sort(from: i32, to: i32, wanted: i32): void {
  while (from < to && from < wanted) {
    const pivot = chance((from + to) >> 1);
    let i = from;
    let j = to;
    while (i <= j) {
      while (chance(i) > pivot) i++;
      while (pivot > chance(j)) j--;
      if (i <= j) {
        swap(chancesAt, i, j);
        swap(literalsAt, i, j);
        i++;
        j--;
      }
    }
    if (j - from < to - i) {
      sort(from, j, wanted);
      from = i;
    } else {
      sort(i, to, wanted);
      to = j;
    }
  }
}

function swap(table: usize, i: i32, j: i32): void {
  const a = table + ((<usize>i) << 2);
  const b = table + ((<usize>j) << 2);
  const kept = load<u32>(a);
  store<u32>(a, load<u32>(b));
  store<u32>(b, kept);
}
