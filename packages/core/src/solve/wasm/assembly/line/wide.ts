// The line kernel for lines of any length, colours and blotted runs: the walk of colored.ts over masks of several
// words. A run's starts rarely spread over the whole line, so every set carries the range of words in which it is not
// empty, and all work stays inside; and nothing walks further right than where the next run may begin at all. A
// line costs its runs times their room, not its runs times its length.
import { Line, Mask, Run } from '../layout';
import { Puzzle, Wide } from '../state';
import { firstPosition, hasPosition, lastPosition } from './masks';

/** In `Wide.steps`: words per word of the line. */
const STEPS: i32 = 6;

/**
 * Word `index` of the mask shifted right by `by` bits (towards lower positions). What comes in from past the
 * mask's end is some other mask's: a run may then seem to fit where it would stick out of the line, but
 * shiftLeft drops an end out there, and without an end the start does not survive.
 */
function shiftedRight(mask: Mask, index: i32, by: i32): u64 {
  const at = index + (by >> 6);
  const bits = by & 63;
  return bits === 0 ? mask[at] : (mask[at] >> bits) | (mask[at + 1] << (64 - bits));
}

// `Wide.first` and `Wide.last` are the range of the set that the last function below produced.

/** to = positions reached from `from` (non-empty in words lo..hi) over cells of `over`, up to word `end`. */
function walkRight(to: Mask, from: Mask, over: Mask, lo: i32, hi: i32, end: i32): void {
  let carry: u64 = 0;
  let index = lo;
  Wide.first = lo;
  Wide.last = lo - 1;
  for (; index <= end && (index <= hi || carry !== 0); index++) {
    const x = index <= hi ? from[index] : 0;
    const o = over[index];
    const part = (x & o) + o;
    const sum = part + carry;
    carry = <u64>(part < o) | <u64>(sum < part);
    const result = (sum ^ o) | x;
    to[index] = result;
    if (result !== 0) Wide.last = index;
  }
}

/** to = cells of `may` that a stretch from `from` covers: the positions walked that are in `may`. */
function stretchRight(to: Mask, from: Mask, may: Mask, lo: i32, hi: i32): void {
  walkRight(to, from, may, lo, hi, Wide.words - 1);
  for (let index = Wide.first; index <= Wide.last; index++) to[index] &= may[index];
}

/** to = (from << by), non-empty in lo..hi of `from`. */
function shiftLeft(to: Mask, from: Mask, by: i32, lo: i32, hi: i32): void {
  const up = by >> 6;
  const bits = by & 63;
  Wide.first = lo + up;
  Wide.last = min(hi + up + 1, Wide.words - 1);
  for (let index = Wide.last; index >= Wide.first; index--) {
    const high = index - up <= hi ? from[index - up] : 0;
    const low = index - up - 1 >= lo && bits !== 0 ? from[index - up - 1] : 0;
    to[index] = bits === 0 ? high : (high << bits) | (low >> (64 - bits));
  }
}

/** Walks left in place over cells that may be blank, from words lo..hi down to word `floor`. */
function walkLeft(mask: Mask, lo: i32, hi: i32, floor: i32): void {
  let carry: u64 = 0;
  Wide.first = hi + 1;
  Wide.last = hi;
  for (let index = hi; index >= floor; index--) {
    if (index < lo && carry === 0) break;
    const at = Wide.steps.from(index * STEPS);
    let x = index >= lo ? mask[index] : 0;
    x |= (carry << 63) & at[0];
    if (x !== 0) {
      for (let step = 0; step < STEPS; step++) x |= (x >> ((<u64>1) << step)) & at[step];
    }
    mask[index] = x;
    carry = x & 1;
    Wide.first = index;
  }
}

/** to = cells of `may` from which `ends` (positions in lo..hi) are reached over `may`, one cell at least. */
function stretchLeft(to: Mask, ends: Mask, may: Mask, lo: i32, hi: i32): void {
  let carry: u64 = 0;
  Wide.first = hi + 1;
  Wide.last = hi;
  for (let index = hi; index >= 0; index--) {
    if (index < lo - 1 && carry === 0) break;
    let o = may[index];
    const here = index >= lo ? ends[index] : 0;
    const next = index + 1 <= hi && index + 1 >= lo ? ends[index + 1] : 0;
    let x = ((here >> 1) | (next << 63) | (carry << 63)) & o;
    for (let shift: u64 = 1; shift < 64; shift <<= 1) {
      x |= (x >> shift) & o;
      o &= o >> shift;
    }
    to[index] = x;
    carry = x & 1;
    Wide.first = index;
  }
}

function fillFits(line: Line, may: Mask): void {
  const levels = line.levels;
  let used = line.colors;
  while (used !== 0) {
    const color = <i32>ctz<u32>(used);
    used &= used - 1;
    let at = Wide.fits.from(color * Wide.colorWords);
    at.copy(may.from(color * Wide.words), Wide.words);
    for (let level = 1; level < levels; level++) {
      const shift = 1 << (level - 1);
      const next = at.from(Wide.words);
      for (let index = 0; index < Wide.words; index++) {
        next[index] = at[index] & shiftedRight(at, index, shift);
      }
      at = next;
    }
  }
}

/** starts = from & where the run fits, from non-empty in first..last; sets first..last to the result's. */
function startsOf(starts: Mask, run: Run, from: Mask): bool {
  const length = run.length;
  const level = <i32>run.level;
  const fits = Wide.fits.from(<i32>run.color * Wide.colorWords + level * Wide.words);
  const rest = length === 0 ? 0 : length - (1 << level);
  let lo = Wide.words;
  let hi = -1;
  for (let index = Wide.first; index <= Wide.last; index++) {
    const result = from[index] & fits[index] & (rest === 0 ? ~(<u64>0) : shiftedRight(fits, index, rest));
    starts[index] = result;
    if (result !== 0) {
      lo = min(lo, index);
      hi = index;
    }
  }
  Wide.first = lo;
  Wide.last = hi;
  return hi >= 0;
}

/** Positions where a run may end, into Wide.ends; sets first..last. */
function endsOf(run: Run, starts: Mask, lo: i32, hi: i32): void {
  if (run.length > 0) {
    shiftLeft(Wide.ends, starts, run.length, lo, hi);
  } else {
    stretchRight(Wide.back, starts, Wide.fits.from(<i32>run.color * Wide.colorWords), lo, hi);
    shiftLeft(Wide.ends, Wide.back, 1, Wide.first, Wide.last);
  }
}

/** Whether some placement fits into the masks: the forward half; keeps reach and starts of every run. */
export function possibleWide(line: Line, may: Mask): bool {
  Wide.words = line.words;
  Wide.colorWords = Wide.words * line.levels;
  fillFits(line, may);
  const runs = line.runCount;
  const n = line.length;
  let run = line.runs[0];
  const offset = line.offset;
  Wide.from[0] = 1;
  walkRight(Wide.reach, Wide.from, may, 0, 0, runs > 0 ? (run.latest - offset) >> 6 : n >> 6);
  Wide.ranges[0].firstReach = Wide.first;
  Wide.ranges[0].lastReach = Wide.last;
  let before: i32 = 0;
  for (let i = 0; i < runs; i++) {
    const reach = Wide.reach.from(i * Wide.words);
    const starts = Wide.starts.from(i * Wide.words);
    const range = Wide.ranges[i];
    let from = reach;
    const color = <i32>run.color;
    if (color === before) {
      for (let index = Wide.first; index <= Wide.last; index++) Wide.ends[index] = reach[index] & may[index];
      shiftLeft(Wide.from, Wide.ends, 1, Wide.first, Wide.last);
      from = Wide.from;
    }
    if (!startsOf(starts, run, from)) return false;
    range.firstStart = Wide.first;
    range.lastStart = Wide.last;
    endsOf(run, starts, Wide.first, Wide.last);
    run = run.next;
    const end = i + 1 < runs ? (run.latest - offset) >> 6 : n >> 6;
    walkRight(reach.from(Wide.words), Wide.ends, may, Wide.first, Wide.last, end);
    Wide.ranges[i + 1].firstReach = Wide.first;
    Wide.ranges[i + 1].lastReach = Wide.last;
    before = color;
  }
  return Wide.last >= n >> 6 && ((Wide.reach[runs * Wide.words + (n >> 6)] >> (n & 63)) & 1) !== 0;
}

/** used |= reach[i] & (back >> 1), where both are not empty. */
function collectBlank(i: i32): void {
  const range = Wide.ranges[i];
  const reach = Wide.reach.from(i * Wide.words);
  const lo = max(range.firstReach, Wide.first - 1);
  const hi = min(range.lastReach, Wide.last);
  for (let index = max(lo, 0); index <= hi; index++) {
    const here = index >= Wide.first ? Wide.back[index] : 0;
    const next = index + 1 <= Wide.last && index + 1 >= Wide.first ? Wide.back[index + 1] : 0;
    Wide.used[index] |= reach[index] & ((here >> 1) | (next << 63));
  }
}

/** Complete, as the other kernels; the result is in `Wide.left`. */
export function narrowWide(line: Line, may: Mask): bool {
  if (!possibleWide(line, may)) return false;
  const runs = line.runCount;
  const n = line.length;
  Wide.used.fill(0, Wide.words);
  Wide.left.fill(0, Puzzle.colors * Wide.words);
  Wide.spread.fill(0, Puzzle.colors * Wide.colorWords);
  for (let index = 0; index < Wide.words; index++) {
    let over = may[index];
    const at = Wide.steps.from(index * STEPS);
    for (let step = 0; step < STEPS; step++) {
      at[step] = over;
      over &= over >> ((<u64>1) << step);
    }
  }

  Wide.back[n >> 6] = (<u64>1) << (n & 63);
  walkLeft(Wide.back, n >> 6, n >> 6, 0);
  collectBlank(runs);
  let run = line.runs[runs];
  let after: i32 = 0;
  for (let i = runs - 1; i >= 0; i--) {
    run = run.previous;
    const color = <i32>run.color;
    // Positions where the run may end, into Wide.ends.
    let lo = Wide.first;
    const hi = Wide.last;
    if (color === after) {
      lo = max(Wide.first - 1, 0);
      for (let index = lo; index <= hi; index++) {
        const here = index >= Wide.first ? Wide.back[index] : 0;
        const next = index + 1 <= hi ? Wide.back[index + 1] : 0;
        Wide.ends[index] = may[index] & ((here >> 1) | (next << 63));
      }
    } else {
      for (let index = lo; index <= hi; index++) Wide.ends[index] = Wide.back[index];
    }
    backward(i, run, lo, hi);
    collectBlank(i);
    after = color;
  }
  for (let index = 0; index < Wide.words; index++) Wide.left[index] = Wide.used[index] & may[index];
  spreadDown(line);
  return true;
}

/** Keeps the starts of run i that reach an end in Wide.ends (lo..hi), notes what it covers, walks left to Wide.back. */
function backward(i: i32, run: Run, lo: i32, hi: i32): void {
  const starts = Wide.starts.from(i * Wide.words);
  const range = Wide.ranges[i];
  const from = range.firstStart;
  const to = range.lastStart;
  const length = run.length;
  const color = <i32>run.color;
  let low = Wide.words;
  let high = -1;
  if (length === 0) {
    const may = Wide.fits.from(color * Wide.colorWords);
    stretchLeft(Wide.back, Wide.ends, may, lo, hi);
    const stretchFirst = Wide.first;
    const stretchLast = Wide.last;
    stretchRight(Wide.from, starts, may, from, to);
    const left = Wide.left.from(color * Wide.words);
    for (let index = max(Wide.first, stretchFirst); index <= min(Wide.last, stretchLast); index++) {
      left[index] |= Wide.from[index] & Wide.back[index];
    }
    for (let index = from; index <= to; index++) {
      const reaches = index >= stretchFirst && index <= stretchLast ? Wide.back[index] : 0;
      const result = starts[index] & reaches;
      Wide.from[index] = result;
      if (result !== 0) {
        low = min(low, index);
        high = index;
      }
    }
  } else {
    const level = <i32>run.level;
    const spread = Wide.spread.from(color * Wide.colorWords + level * Wide.words);
    const up = length >> 6;
    const bits = length & 63;
    for (let index = from; index <= to; index++) {
      const at = index + up;
      const here = at >= lo && at <= hi ? Wide.ends[at] : 0;
      const next = bits !== 0 && at + 1 >= lo && at + 1 <= hi ? Wide.ends[at + 1] : 0;
      const result = starts[index] & (bits === 0 ? here : (here >> bits) | (next << (64 - bits)));
      Wide.from[index] = result;
      if (result !== 0) {
        low = min(low, index);
        high = index;
      }
    }
    for (let index = low; index <= high; index++) spread[index] |= Wide.from[index];
    shiftLeft(Wide.ends, Wide.from, length - (1 << level), low, high);
    for (let index = Wide.first; index <= Wide.last; index++) spread[index] |= Wide.ends[index];
  }
  range.firstStart = low;
  range.lastStart = high;
  for (let index = low; index <= high; index++) {
    const kept = Wide.from[index];
    starts[index] = kept;
    Wide.back[index] = kept;
  }
  walkLeft(Wide.back, low, high, range.firstReach);
}

/** Turns starts of 2^level cells into cells, level by level. */
function spreadDown(line: Line): void {
  const levels = line.levels;
  let used = line.colors;
  while (used !== 0) {
    const color = <i32>ctz<u32>(used);
    used &= used - 1;
    for (let level = levels - 1; level > 0; level--) {
      const lower = Wide.spread.from(color * Wide.colorWords + (level - 1) * Wide.words);
      const at = lower.from(Wide.words);
      const shift = 1 << (level - 1);
      shiftLeft(Wide.from, at, shift, 0, Wide.words - 1);
      const start = Wide.first;
      for (let index = 0; index < Wide.words; index++) {
        const shifted = index >= start ? Wide.from[index] : 0;
        lower[index] |= at[index] | shifted;
      }
    }
    const left = Wide.left.from(color * Wide.words);
    const at = Wide.spread.from(color * Wide.colorWords);
    for (let index = 0; index < Wide.words; index++) left[index] |= at[index];
  }
}

// The starts that placements of the last narrowed line use.

export function wideFirst(run: i32): i32 {
  return firstPosition(Wide.starts.from(run * Wide.words), Wide.ranges[run].firstStart);
}
export function wideLast(run: i32): i32 {
  return lastPosition(Wide.starts.from(run * Wide.words), Wide.ranges[run].lastStart);
}
/** Pre: the position is between the first and the last. */
export function isWideStart(run: i32, position: i32): bool {
  return hasPosition(Wide.starts.from(run * Wide.words), position);
}
