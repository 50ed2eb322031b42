// The line kernel for lines of any length: the walk of kernel-any.ts over masks of several words.
// A run's starts rarely spread over the whole line, so every set carries the range of words in
// which it is not empty, and all work stays inside; and nothing walks further right than where the
// next run may begin at all. A line costs its runs times their room, not its runs times its length.

import {
  colors,
  lineCells,
  lineColors,
  lineLevels,
  lineOffset,
  lineRuns,
  lineRunsAt,
  lineWords,
  RUN_BYTES,
  runColor,
  runLatestStart,
  runLength,
  runLevel,
} from './lines';
import { firstPosition, hasPosition, lastPosition, setWord, word } from './long-masks';
import { allocate } from './memory';

let reachAt: usize = 0; // [run][word]
let startsAt: usize = 0; // [run][word]
let rangesAt: usize = 0; // [run]: i32 first and last word of starts, then of reach
let fitsAt: usize = 0; // [colour][level][word]
let spreadAt: usize = 0; // [colour][level][word]
let fromAt: usize = 0; // [word]
let endsAt: usize = 0; // [word]
let backAt: usize = 0; // [word]
let usedAt: usize = 0; // [word]
let stepsAt: usize = 0; // [word][6]: cells that may be blank together with the next 1, 3, 7.. ones
/** What the last narrowing left: [colour][word]. */
export let leftWideAt: usize = 0;
// Of the line at hand:
let words: i32 = 0;
let bytes: usize = 0; // of one mask
let rowBytes: usize = 0; // of one colour's levels

/** Makes the scratch for lines of at most so many words, runs and levels. */
export function layOutWide(mostWords: i32, mostRuns: i32, mostLevels: i32): void {
  words = mostWords;
  bytes = (<usize>words) << 3;
  rowBytes = bytes * <usize>mostLevels;
  reachAt = allocate(<usize>(mostRuns + 1) * bytes);
  startsAt = allocate(<usize>(mostRuns + 1) * bytes);
  rangesAt = allocate((<usize>(mostRuns + 1)) << 4);
  fitsAt = allocate(<usize>colors * rowBytes);
  spreadAt = allocate(<usize>colors * rowBytes);
  fromAt = allocate(bytes + 8);
  endsAt = allocate(bytes + 8);
  backAt = allocate(bytes + 8);
  usedAt = allocate(bytes + 8);
  stepsAt = allocate(<usize>words * 48);
  leftWideAt = allocate(<usize>colors * bytes);
}

/**
 * Word `index` of the mask shifted right by `by` bits (towards lower positions). What comes in from past the
 * mask's end is some other mask's: a run may then seem to fit where it would stick out of the line, but
 * shiftLeft drops an end out there, and without an end the start does not survive.
 */
function shiftedRight(mask: usize, index: i32, by: i32): u64 {
  const at = index + (by >> 6);
  const bits = by & 63;
  return bits === 0 ? word(mask, at) : (word(mask, at) >> bits) | (word(mask, at + 1) << (64 - bits));
}

// The range of the set that the last function below produced.
let first: i32 = 0;
let last: i32 = -1;

/** to = positions reached from `from` (non-empty in words lo..hi) over cells of `over`, up to word `end`. */
function walkRight(to: usize, from: usize, over: usize, lo: i32, hi: i32, end: i32): void {
  let carry: u64 = 0;
  let index = lo;
  first = lo;
  last = lo - 1;
  for (; index <= end && (index <= hi || carry !== 0); index++) {
    const x = index <= hi ? word(from, index) : 0;
    const o = word(over, index);
    const part = (x & o) + o;
    const sum = part + carry;
    carry = <u64>(part < o) | <u64>(sum < part);
    const result = (sum ^ o) | x;
    setWord(to, index, result);
    if (result !== 0) last = index;
  }
}

/** to = cells of `may` that a stretch from `from` covers: the positions walked that are in `may`. */
function stretchRight(to: usize, from: usize, may: usize, lo: i32, hi: i32): void {
  walkRight(to, from, may, lo, hi, words - 1);
  for (let index = first; index <= last; index++) setWord(to, index, word(to, index) & word(may, index));
}

/** to = (from << by), non-empty in lo..hi of `from`. */
function shiftLeft(to: usize, from: usize, by: i32, lo: i32, hi: i32): void {
  const up = by >> 6;
  const bits = by & 63;
  first = lo + up;
  last = min(hi + up + 1, words - 1);
  for (let index = last; index >= first; index--) {
    const high = index - up <= hi ? word(from, index - up) : 0;
    const low = index - up - 1 >= lo && bits !== 0 ? word(from, index - up - 1) : 0;
    setWord(to, index, bits === 0 ? high : (high << bits) | (low >> (64 - bits)));
  }
}

/** Walks left in place over cells that may be blank, from words lo..hi down to word `floor`. */
function walkLeft(mask: usize, lo: i32, hi: i32, floor: i32): void {
  let carry: u64 = 0;
  first = hi + 1;
  last = hi;
  for (let index = hi; index >= floor; index--) {
    if (index < lo && carry === 0) break;
    const at = stepsAt + <usize>index * 48;
    let x = index >= lo ? word(mask, index) : 0;
    x |= (carry << 63) & load<u64>(at);
    if (x !== 0) {
      for (let step: usize = 0; step < 6; step++)
        x |= (x >> ((<u64>1) << step)) & load<u64>(at + (step << 3));
    }
    setWord(mask, index, x);
    carry = x & 1;
    first = index;
  }
}

/** to = cells of `may` from which `ends` (positions in lo..hi) are reached over `may`, one cell at least. */
function stretchLeft(to: usize, ends: usize, may: usize, lo: i32, hi: i32): void {
  let carry: u64 = 0;
  first = hi + 1;
  last = hi;
  for (let index = hi; index >= 0; index--) {
    if (index < lo - 1 && carry === 0) break;
    let o = word(may, index);
    const here = index >= lo ? word(ends, index) : 0;
    const next = index + 1 <= hi && index + 1 >= lo ? word(ends, index + 1) : 0;
    let x = ((here >> 1) | (next << 63) | (carry << 63)) & o;
    for (let shift: u64 = 1; shift < 64; shift <<= 1) {
      x |= (x >> shift) & o;
      o &= o >> shift;
    }
    setWord(to, index, x);
    carry = x & 1;
    first = index;
  }
}

function fillFits(line: usize, may: usize): void {
  const levels = lineLevels(line);
  let used = lineColors(line);
  while (used !== 0) {
    const color = ctz<u32>(used);
    used &= used - 1;
    let at = fitsAt + <usize>color * rowBytes;
    memory.copy(at, may + <usize>color * bytes, bytes);
    for (let level = 1; level < levels; level++) {
      const shift = 1 << (level - 1);
      for (let index = 0; index < words; index++) {
        setWord(at + bytes, index, word(at, index) & shiftedRight(at, index, shift));
      }
      at += bytes;
    }
  }
}

/** starts = from & where the run fits, from non-empty in first..last; sets first..last to the result's. */
function startsOf(starts: usize, run: usize, from: usize): bool {
  const length = runLength(run);
  const level = runLevel(run);
  const fits = fitsAt + <usize>runColor(run) * rowBytes + <usize>level * bytes;
  const rest = length === 0 ? 0 : length - (1 << level);
  let lo = words;
  let hi = -1;
  for (let index = first; index <= last; index++) {
    const result =
      word(from, index) & word(fits, index) & (rest === 0 ? ~(<u64>0) : shiftedRight(fits, index, rest));
    setWord(starts, index, result);
    if (result !== 0) {
      lo = min(lo, index);
      hi = index;
    }
  }
  first = lo;
  last = hi;
  return hi >= 0;
}

/** Positions where a run may end, into endsAt; sets first..last. */
function endsOf(run: usize, starts: usize, lo: i32, hi: i32): void {
  if (runLength(run) > 0) {
    shiftLeft(endsAt, starts, runLength(run), lo, hi);
  } else {
    stretchRight(backAt, starts, fitsAt + <usize>runColor(run) * rowBytes, lo, hi);
    shiftLeft(endsAt, backAt, 1, first, last);
  }
}

/** True when some placement fits into the masks at `may`: the forward half; keeps reach and starts of every run. */
export function possibleWide(line: usize, may: usize): bool {
  words = lineWords(line);
  bytes = (<usize>words) << 3;
  rowBytes = bytes * <usize>lineLevels(line);
  fillFits(line, may);
  const runs = lineRuns(line);
  const n = lineCells(line);
  let run = lineRunsAt(line);
  const offset = lineOffset(line);
  setWord(fromAt, 0, 1);
  walkRight(reachAt, fromAt, may, 0, 0, runs > 0 ? (runLatestStart(run) - offset) >> 6 : n >> 6);
  store<i32>(rangesAt, first, 8);
  store<i32>(rangesAt, last, 12);
  let before = 0;
  for (let i = 0; i < runs; i++) {
    const reach = reachAt + <usize>i * bytes;
    const starts = startsAt + <usize>i * bytes;
    const ranges = rangesAt + ((<usize>i) << 4);
    let from = reach;
    const color = runColor(run);
    if (color === before) {
      for (let index = first; index <= last; index++)
        setWord(endsAt, index, word(reach, index) & word(may, index));
      shiftLeft(fromAt, endsAt, 1, first, last);
      from = fromAt;
    }
    if (!startsOf(starts, run, from)) return false;
    store<i32>(ranges, first);
    store<i32>(ranges, last, 4);
    endsOf(run, starts, first, last);
    run += RUN_BYTES;
    const end = i + 1 < runs ? (runLatestStart(run) - offset) >> 6 : n >> 6;
    walkRight(reach + bytes, endsAt, may, first, last, end);
    store<i32>(ranges, first, 24);
    store<i32>(ranges, last, 28);
    before = color;
  }
  return last >= n >> 6 && ((word(reachAt + <usize>runs * bytes, n >> 6) >> (n & 63)) & 1) !== 0;
}

/** used |= reach[i] & (back >> 1), where both are not empty. */
function collectBlank(i: i32): void {
  const ranges = rangesAt + ((<usize>i) << 4);
  const reach = reachAt + <usize>i * bytes;
  const lo = max(load<i32>(ranges, 8), first - 1);
  const hi = min(load<i32>(ranges, 12), last);
  for (let index = max(lo, 0); index <= hi; index++) {
    const here = index >= first ? word(backAt, index) : 0;
    const next = index + 1 <= last && index + 1 >= first ? word(backAt, index + 1) : 0;
    setWord(usedAt, index, word(usedAt, index) | (word(reach, index) & ((here >> 1) | (next << 63))));
  }
}

/** Complete, as the other kernels; the result is at `leftWideAt`. */
export function narrowWide(line: usize, may: usize): bool {
  if (!possibleWide(line, may)) return false;
  const runs = lineRuns(line);
  const n = lineCells(line);
  memory.fill(usedAt, 0, bytes);
  memory.fill(leftWideAt, 0, <usize>colors * bytes);
  memory.fill(spreadAt, 0, <usize>colors * rowBytes);
  for (let index = 0; index < words; index++) {
    let over = word(may, index);
    const at = stepsAt + <usize>index * 48;
    for (let step: usize = 0; step < 6; step++) {
      store<u64>(at + (step << 3), over);
      over &= over >> ((<u64>1) << step);
    }
  }

  setWord(backAt, n >> 6, (<u64>1) << (n & 63));
  walkLeft(backAt, n >> 6, n >> 6, 0);
  collectBlank(runs);
  let run = lineRunsAt(line) + <usize>runs * RUN_BYTES;
  let after = 0;
  for (let i = runs - 1; i >= 0; i--) {
    run -= RUN_BYTES;
    const color = runColor(run);
    // Positions where the run may end, into endsAt.
    let lo = first;
    const hi = last;
    if (color === after) {
      lo = max(first - 1, 0);
      for (let index = lo; index <= hi; index++) {
        const here = index >= first ? word(backAt, index) : 0;
        const next = index + 1 <= hi ? word(backAt, index + 1) : 0;
        setWord(endsAt, index, word(may, index) & ((here >> 1) | (next << 63)));
      }
    } else {
      for (let index = lo; index <= hi; index++) setWord(endsAt, index, word(backAt, index));
    }
    backward(i, run, lo, hi);
    collectBlank(i);
    after = color;
  }
  for (let index = 0; index < words; index++)
    setWord(leftWideAt, index, word(usedAt, index) & word(may, index));
  spreadDown(line);
  return true;
}

/** Keeps the starts of run i that reach an end in endsAt (lo..hi), notes what it covers, walks left to backAt. */
function backward(i: i32, run: usize, lo: i32, hi: i32): void {
  const starts = startsAt + <usize>i * bytes;
  const ranges = rangesAt + ((<usize>i) << 4);
  const from = load<i32>(ranges);
  const to = load<i32>(ranges, 4);
  const length = runLength(run);
  const color = <usize>runColor(run);
  let low = words;
  let high = -1;
  if (length === 0) {
    const may = fitsAt + color * rowBytes;
    stretchLeft(backAt, endsAt, may, lo, hi);
    const stretchFirst = first;
    const stretchLast = last;
    stretchRight(fromAt, starts, may, from, to);
    const left = leftWideAt + color * bytes;
    for (let index = max(first, stretchFirst); index <= min(last, stretchLast); index++) {
      setWord(left, index, word(left, index) | (word(fromAt, index) & word(backAt, index)));
    }
    for (let index = from; index <= to; index++) {
      const reaches = index >= stretchFirst && index <= stretchLast ? word(backAt, index) : 0;
      const result = word(starts, index) & reaches;
      setWord(fromAt, index, result);
      if (result !== 0) {
        low = min(low, index);
        high = index;
      }
    }
  } else {
    const level = runLevel(run);
    const spread = spreadAt + color * rowBytes + <usize>level * bytes;
    const up = length >> 6;
    const bits = length & 63;
    for (let index = from; index <= to; index++) {
      const at = index + up;
      const here = at >= lo && at <= hi ? word(endsAt, at) : 0;
      const next = bits !== 0 && at + 1 >= lo && at + 1 <= hi ? word(endsAt, at + 1) : 0;
      const result = word(starts, index) & (bits === 0 ? here : (here >> bits) | (next << (64 - bits)));
      setWord(fromAt, index, result);
      if (result !== 0) {
        low = min(low, index);
        high = index;
      }
    }
    for (let index = low; index <= high; index++)
      setWord(spread, index, word(spread, index) | word(fromAt, index));
    shiftLeft(endsAt, fromAt, length - (1 << level), low, high);
    for (let index = first; index <= last; index++)
      setWord(spread, index, word(spread, index) | word(endsAt, index));
  }
  store<i32>(ranges, low);
  store<i32>(ranges, high, 4);
  for (let index = low; index <= high; index++) {
    const kept = word(fromAt, index);
    setWord(starts, index, kept);
    setWord(backAt, index, kept);
  }
  walkLeft(backAt, low, high, load<i32>(ranges, 8));
}

/** Turns starts of 2^level cells into cells, level by level. */
function spreadDown(line: usize): void {
  const levels = lineLevels(line);
  let used = lineColors(line);
  while (used !== 0) {
    const color = <usize>ctz<u32>(used);
    used &= used - 1;
    for (let level = levels - 1; level > 0; level--) {
      const at = spreadAt + color * rowBytes + <usize>level * bytes;
      const shift = 1 << (level - 1);
      shiftLeft(fromAt, at, shift, 0, words - 1);
      const start = first;
      for (let index = 0; index < words; index++) {
        const shifted = index >= start ? word(fromAt, index) : 0;
        setWord(at - bytes, index, word(at - bytes, index) | word(at, index) | shifted);
      }
    }
    const left = leftWideAt + color * bytes;
    const at = spreadAt + color * rowBytes;
    for (let index = 0; index < words; index++) setWord(left, index, word(left, index) | word(at, index));
  }
}

// The starts that placements of the last narrowed line use.

export function wideFirst(run: i32): i32 {
  return firstPosition(startsAt + <usize>run * bytes, load<i32>(rangesAt + ((<usize>run) << 4)));
}
export function wideLast(run: i32): i32 {
  return lastPosition(startsAt + <usize>run * bytes, load<i32>(rangesAt + ((<usize>run) << 4), 4));
}
/** Pre: the position is between the first and the last. */
export function isWideStart(run: i32, position: i32): bool {
  return hasPosition(startsAt + <usize>run * bytes, position);
}
