// The line kernel for one colour and lines of any length: the walk of mono.ts over masks of several words, one loop
// a run and direction. Sets of positions are kept with the range of words in which they are not empty, and nothing
// goes further right than where the next run may begin at all: a line costs its runs times their room, not its runs
// times its length. Where the runs have little room it leaves the work to window.ts.
import { Line, Mask, Run } from '../layout';
import { Long } from '../state';
import {
  clearUsed,
  firstPosition,
  hasPosition,
  lastPosition,
  readMasks,
  shiftedDown,
  spreadDown,
} from './masks';
import {
  hasNarrowWindows,
  isWindowStart,
  narrowWindows,
  possibleWindows,
  windowFirst,
  windowLast,
} from './window';

/** In `Long.steps`: words per word of the line, the last of which holds how many are in use. */
const STEPS: i32 = 8;

/** reach = positions where `starts` (words lo..hi) end, a length further on, and behind blank cells from there. */
function walkOn(reach: Mask, starts: Mask, lo: i32, hi: i32, length: i32, end: i32): void {
  const up = length >> 6;
  const bits = <u64>(length & 63);
  const blanks = Long.blank;
  let before: u64 = 0;
  let carry: u64 = 0;
  Long.first = lo + up;
  let furthest = lo + up - 1;
  for (let index = lo, at = lo + up; at <= end; index++, at++) {
    const here = index <= hi ? starts[index] : 0;
    const ends = (here << bits) | ((before >> 1) >> (63 - bits));
    before = here;
    if (index > hi && (ends | carry) === 0) break;
    const blank = blanks[at];
    const part = (ends & blank) + blank;
    const sum = part + carry;
    carry = <u64>(part < blank) | <u64>(sum < part);
    const result = (sum ^ blank) | ends;
    reach[at] = result;
    if (result !== 0) furthest = at;
  }
  Long.last = furthest;
}

/** Whether some placement fits into the masks. */
export function possibleLong(line: Line, masks: Mask): bool {
  return hasNarrowWindows(line) ? possibleWindows(line, masks) : walkAll(line, masks);
}

/** The forward half; keeps reach and starts of every run. */
function walkAll(line: Line, masks: Mask): bool {
  readMasks(line, masks);
  const runs = line.runCount;
  const n = line.length;
  let run = line.runs[0];
  const offset = line.offset;
  let end = runs > 0 ? (run.latest - offset) >> 6 : n >> 6;
  Long.starts[0] = 1;
  walkOn(Long.reach, Long.starts, 0, 0, 0, end);

  let reach = Long.reach;
  let starts = Long.starts;
  const stride = Long.stride;
  const blanks = Long.blank;
  let step: u64 = 1; // what comes in from the word before; the first run needs no gap
  for (let i = 0; i < runs; i++) {
    const range = Long.ranges[i];
    range.firstReach = Long.first;
    range.lastReach = Long.last;
    const length = run.length;
    const level = <i32>run.level;
    const rest = length - (1 << level);
    const fits = Long.fits.from(level * stride);
    const tail = fits.from(rest >> 6);
    const tailBits = <u64>(rest & 63);
    let lo = -1;
    let hi = -1;
    const to = Long.last;
    const stop = min(to + 1, end);
    for (let index = Long.first; index <= stop; index++) {
      const over = index <= to ? reach[index] & blanks[index] : 0;
      const from = (over << 1) | step;
      step = over >> 63;
      const found = from & fits[index] & shiftedDown(tail[index], tail[index + 1], tailBits);
      starts[index] = found;
      if (found !== 0) {
        if (lo < 0) lo = index;
        hi = index;
      }
    }
    if (lo < 0) return false;
    range.firstStart = lo;
    range.lastStart = hi;
    run = run.next;
    end = i + 1 < runs ? (run.latest - offset) >> 6 : n >> 6;
    reach = reach.from(stride);
    walkOn(reach, starts, lo, hi, length, end);
    starts = starts.from(stride);
    step = 0;
  }
  const range = Long.ranges[runs];
  range.firstReach = Long.first;
  range.lastReach = Long.last;
  return Long.last === n >> 6 && ((reach[Long.last] >> <u64>(n & 63)) & 1) !== 0;
}

/** Complete, as the other kernels; the result is in `Long.left`. */
export function narrowLong(line: Line, masks: Mask): bool {
  Long.isWindowed = hasNarrowWindows(line);
  if (Long.isWindowed) return narrowWindows(line, masks);
  if (!walkAll(line, masks)) return false;
  const runs = line.runCount;
  const n = line.length;
  const levels = line.levels;
  clearUsed(levels);
  const steps = min(line.closingSteps, 6);
  for (let index = 0; index < Long.words; index++) {
    let over = Long.blank[index];
    const at = Long.steps.from(index * STEPS);
    let step = 0;
    for (; step < steps && over !== 0; step++) {
      at[step] = over;
      over &= over >> ((<u64>1) << step);
    }
    at[STEPS - 1] = step;
  }

  Long.back[n >> 6] = (<u64>1) << (n & 63);
  walkBack(runs, n >> 6, n >> 6);
  let run = line.runs[runs];
  for (let i = runs - 1; i >= 0; i--) {
    run = run.previous;
    keepStarts(i, run, i === runs - 1);
    walkBack(i, Long.first, Long.last);
  }
  spreadDown(levels);
  for (let index = 0; index < Long.words; index++) {
    Long.left[index] = Long.used[index] & Long.blank[index];
    Long.left[Long.words + index] = Long.spread[index];
  }
  return true;
}

/**
 * A word of the positions where a run may end, as far as the runs behind it (`back`, words lo..hi) allow: where they
 * begin, or, if a gap is needed, where a blank cell precedes that.
 */
function endsWord(index: i32, lo: i32, hi: i32, back: Mask, blank: Mask, needsGap: bool): u64 {
  if (index < lo - 1 || index > hi) return 0;
  const here = index >= lo ? back[index] : 0;
  if (!needsGap) return here;
  const next = index < hi ? back[index + 1] : 0;
  return blank[index] & shiftedDown(here, next, 1);
}

/** Keeps the starts of run i that the runs behind allow, copies them to `back`, notes what the run covers. */
function keepStarts(i: i32, run: Run, isLast: bool): void {
  const starts = Long.starts.from(i * Long.stride);
  const range = Long.ranges[i];
  const length = run.length;
  const up = length >> 6;
  const bits = <u64>(length & 63);
  const rest = length - (1 << run.level);
  const restBits = <u64>(rest & 63);
  const spread = Long.spread.from(<i32>run.level * Long.stride);
  const tail = spread.from(rest >> 6);
  const from = range.firstStart;
  const to = range.lastStart;
  const back = Long.back;
  const blank = Long.blank;
  const least = Long.first;
  const most = Long.last;
  let lo = Long.words;
  let hi = -1;
  let higher = endsWord(to + up + 1, least, most, back, blank, !isLast);
  for (let index = to; index >= from; index--) {
    const lower = endsWord(index + up, least, most, back, blank, !isLast);
    const kept = starts[index] & shiftedDown(lower, higher, bits);
    higher = lower;
    starts[index] = kept;
    if (kept === 0) continue;
    lo = index;
    if (hi < 0) hi = index;
    spread[index] |= kept;
    tail[index] |= kept << restBits;
    tail[index + 1] |= (kept >> 1) >> (63 - restBits);
  }
  range.firstStart = lo;
  range.lastStart = hi;
  for (let index = lo; index <= hi; index++) back[index] = starts[index];
  Long.first = lo;
  Long.last = hi;
}

/** Walks left in place over cells that may be blank, from words lo..hi of `back`; notes blank cells before run i. */
function walkBack(i: i32, lo: i32, hi: i32): void {
  const reach = Long.reach.from(i * Long.stride);
  const floor = Long.ranges[i].firstReach;
  const ceiling = Long.ranges[i].lastReach;
  const back = Long.back;
  const used = Long.used;
  const table = Long.steps;
  const blank = Long.blank;
  let after: u64 = 0; // the word behind
  let least = hi + 1;
  for (let index = hi; index >= floor; index--) {
    if (index < lo && (after & 1) === 0) break;
    const at = table.from(index * STEPS);
    const steps = <i32>at[STEPS - 1];
    let x = index >= lo ? back[index] : 0;
    x |= (after << 63) & blank[index];
    if (x !== 0) {
      for (let step = 0; step < steps; step++) x |= (x >> ((<u64>1) << step)) & at[step];
    }
    back[index] = x;
    if (index <= ceiling) used[index] |= reach[index] & shiftedDown(x, after, 1);
    after = x;
    least = index;
  }
  Long.first = least;
  Long.last = hi;
}

// The starts that placements of the last narrowed line use.

export function longFirst(run: i32): i32 {
  if (Long.isWindowed) return windowFirst(run);
  return firstPosition(Long.starts.from(run * Long.stride), Long.ranges[run].firstStart);
}
export function longLast(run: i32): i32 {
  if (Long.isWindowed) return windowLast(run);
  return lastPosition(Long.starts.from(run * Long.stride), Long.ranges[run].lastStart);
}
/** Pre: the position is between the first and the last. */
export function isLongStart(run: i32, position: i32): bool {
  if (Long.isWindowed) return isWindowStart(run, position);
  return hasPosition(Long.starts.from(run * Long.stride), position);
}
