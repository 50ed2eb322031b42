// The line kernel for one colour and lines of any length: the walk of kernel-mono.ts over masks of
// several words, one loop a run and direction. Sets of positions are kept with the range of words in
// which they are not empty, and nothing goes further right than where the next run may begin at all:
// a line costs its runs times their room, not its runs times its length.
//
// Where the runs have little room it leaves the work to kernel-window.ts.
import {
  hasNarrowWindows,
  isWindowStart,
  layOutWindows,
  narrowWindows,
  possibleWindows,
  windowFirst,
  windowLast,
} from './kernel-window';
import {
  lineCells,
  lineLevels,
  lineOffset,
  lineRuns,
  lineRunsAt,
  lineSteps,
  RUN_BYTES,
  runLatestStart,
  runLength,
  runLevel,
} from './lines';
import {
  blankAt,
  bytes,
  clearUsed,
  firstPosition,
  fitsAt,
  hasPosition,
  lastPosition,
  layOutLongMasks,
  leftLongAt,
  PADDING,
  readMasks,
  setWord,
  shiftedDown,
  spreadAt,
  spreadDown,
  usedAt,
  word,
  words,
} from './long-masks';
import { allocate } from './memory';

let stepsAt: usize = 0; // [word][8]: cells that may be blank together with the next 1, 3, 7.. ones; how many such
let reachAt: usize = 0; // [run][word]: positions p so that the cells before p can be laid with the runs before
let startsAt: usize = 0; // [run][word]
let rangesAt: usize = 0; // [run]: i32 first and last word of starts, of reach
let backAt: usize = 0; // [word]: positions from which the runs behind can be laid
/** Whether the last line was narrowed by its windows. */
let windowed: bool = false;

/** Makes the scratch for lines of at most so many words, runs and levels. */
export function layOutLong(mostWords: i32, mostRuns: i32, mostLevels: i32): void {
  const most = (<usize>(mostWords + PADDING)) << 3;
  layOutLongMasks(mostWords, mostLevels);
  layOutWindows(mostRuns);
  stepsAt = allocate((<usize>mostWords) << 6);
  reachAt = allocate(<usize>(mostRuns + 1) * most);
  startsAt = allocate(<usize>(mostRuns + 1) * most);
  rangesAt = allocate((<usize>(mostRuns + 1)) << 4);
  backAt = allocate(most);
}

// The range of the set that the last step produced.
let first: i32 = 0;
let last: i32 = -1;

/** reach = positions where `starts` (words lo..hi) end, a length further on, and behind blank cells from there. */
function walkOn(reach: usize, starts: usize, lo: i32, hi: i32, length: i32, end: i32): void {
  const up = length >> 6;
  const bits = <u64>(length & 63);
  const blanks = blankAt;
  let before: u64 = 0;
  let carry: u64 = 0;
  first = lo + up;
  let furthest = lo + up - 1;
  for (let index = lo, at = lo + up; at <= end; index++, at++) {
    const here = index <= hi ? word(starts, index) : 0;
    const ends = (here << bits) | ((before >> 1) >> (63 - bits));
    before = here;
    if (index > hi && (ends | carry) === 0) break;
    const blank = word(blanks, at);
    const part = (ends & blank) + blank;
    const sum = part + carry;
    carry = <u64>(part < blank) | <u64>(sum < part);
    const result = (sum ^ blank) | ends;
    setWord(reach, at, result);
    if (result !== 0) furthest = at;
  }
  last = furthest;
}

/** True when some placement fits into the masks. */
export function possibleLong(line: usize, may: usize): bool {
  return hasNarrowWindows(line) ? possibleWindows(line, may) : walkAll(line, may);
}

/** The forward half; keeps reach and starts of every run. */
function walkAll(line: usize, may: usize): bool {
  readMasks(line, may);
  const runs = lineRuns(line);
  const n = lineCells(line);
  let run = lineRunsAt(line);
  const offset = lineOffset(line);
  let end = runs > 0 ? (runLatestStart(run) - offset) >> 6 : n >> 6;
  setWord(startsAt, 0, 1);
  walkOn(reachAt, startsAt, 0, 0, 0, end);

  let reach = reachAt;
  let starts = startsAt;
  let ranges = rangesAt;
  const blanks = blankAt;
  let step: u64 = 1; // what comes in from the word before; the first run needs no gap
  for (let i = 0; i < runs; i++) {
    store<i32>(ranges, first, 8);
    store<i32>(ranges, last, 12);
    const length = runLength(run);
    const level = runLevel(run);
    const rest = length - (1 << level);
    const fits = fitsAt + <usize>level * bytes;
    const tail = fits + ((<usize>(rest >> 6)) << 3);
    const tailBits = <u64>(rest & 63);
    let lo = -1;
    let hi = -1;
    const to = last;
    const stop = min(to + 1, end);
    for (let index = first; index <= stop; index++) {
      const over = index <= to ? word(reach, index) & word(blanks, index) : 0;
      const from = (over << 1) | step;
      step = over >> 63;
      const found =
        from & word(fits, index) & shiftedDown(word(tail, index), word(tail, index + 1), tailBits);
      setWord(starts, index, found);
      if (found !== 0) {
        if (lo < 0) lo = index;
        hi = index;
      }
    }
    if (lo < 0) return false;
    store<i32>(ranges, lo);
    store<i32>(ranges, hi, 4);
    run += RUN_BYTES;
    end = i + 1 < runs ? (runLatestStart(run) - offset) >> 6 : n >> 6;
    reach += bytes;
    walkOn(reach, starts, lo, hi, length, end);
    starts += bytes;
    ranges += 16;
    step = 0;
  }
  store<i32>(ranges, first, 8);
  store<i32>(ranges, last, 12);
  return last === n >> 6 && ((word(reach, last) >> <u64>(n & 63)) & 1) !== 0;
}

/** Complete, as the other kernels; the result is at `leftLongAt`. */
export function narrowLong(line: usize, may: usize): bool {
  windowed = hasNarrowWindows(line);
  if (windowed) return narrowWindows(line, may);
  if (!walkAll(line, may)) return false;
  const runs = lineRuns(line);
  const n = lineCells(line);
  const levels = lineLevels(line);
  clearUsed(levels);
  const steps = min(lineSteps(line), 6);
  for (let index = 0; index < words; index++) {
    let over = word(blankAt, index);
    const at = stepsAt + ((<usize>index) << 6);
    let step = 0;
    for (; step < steps && over !== 0; step++) {
      store<u64>(at + ((<usize>step) << 3), over);
      over &= over >> ((<u64>1) << step);
    }
    store<i32>(at, step, 56);
  }

  setWord(backAt, n >> 6, (<u64>1) << (n & 63));
  walkBack(runs, n >> 6, n >> 6);
  let run = lineRunsAt(line) + <usize>runs * RUN_BYTES;
  for (let i = runs - 1; i >= 0; i--) {
    run -= RUN_BYTES;
    keepStarts(i, run, i === runs - 1);
    walkBack(i, first, last);
  }
  spreadDown(levels);
  for (let index = 0; index < words; index++) {
    setWord(leftLongAt, index, word(usedAt, index) & word(blankAt, index));
    setWord(leftLongAt, words + index, word(spreadAt, index));
  }
  return true;
}

/** Where the run before may end, as far as the runs behind (lo..hi of `back`) allow: there, or a blank cell before it. */
function endsWord(index: i32, lo: i32, hi: i32, back: usize, blank: usize): u64 {
  if (index < lo - 1 || index > hi) return 0;
  const here = index >= lo ? word(back, index) : 0;
  if (blank === 0) return here;
  const next = index < hi ? word(back, index + 1) : 0;
  return word(blank, index) & shiftedDown(here, next, 1);
}

/** Keeps the starts of run i that the runs behind allow, copies them to `back`, notes what the run covers. */
function keepStarts(i: i32, run: usize, isLast: bool): void {
  const starts = startsAt + <usize>i * bytes;
  const ranges = rangesAt + ((<usize>i) << 4);
  const length = runLength(run);
  const up = length >> 6;
  const bits = <u64>(length & 63);
  const rest = length - (1 << runLevel(run));
  const restBits = <u64>(rest & 63);
  const spread = spreadAt + <usize>runLevel(run) * bytes;
  const tail = spread + ((<usize>(rest >> 6)) << 3);
  const from = load<i32>(ranges);
  const to = load<i32>(ranges, 4);
  const back = backAt;
  const blank: usize = isLast ? 0 : blankAt;
  const least = first;
  const most = last;
  let lo = words;
  let hi = -1;
  let higher = endsWord(to + up + 1, least, most, back, blank);
  for (let index = to; index >= from; index--) {
    const lower = endsWord(index + up, least, most, back, blank);
    const kept = word(starts, index) & shiftedDown(lower, higher, bits);
    higher = lower;
    setWord(starts, index, kept);
    if (kept === 0) continue;
    lo = index;
    if (hi < 0) hi = index;
    setWord(spread, index, word(spread, index) | kept);
    setWord(tail, index, word(tail, index) | (kept << restBits));
    setWord(tail, index + 1, word(tail, index + 1) | ((kept >> 1) >> (63 - restBits)));
  }
  store<i32>(ranges, lo);
  store<i32>(ranges, hi, 4);
  for (let index = lo; index <= hi; index++) setWord(back, index, word(starts, index));
  first = lo;
  last = hi;
}

/** Walks left in place over cells that may be blank, from words lo..hi of `back`; notes blank cells before run i. */
function walkBack(i: i32, lo: i32, hi: i32): void {
  const reach = reachAt + <usize>i * bytes;
  const ranges = rangesAt + ((<usize>i) << 4);
  const floor = load<i32>(ranges, 8);
  const ceiling = load<i32>(ranges, 12);
  const back = backAt;
  const used = usedAt;
  const table = stepsAt;
  const blank = blankAt;
  let after: u64 = 0; // the word behind
  let least = hi + 1;
  for (let index = hi; index >= floor; index--) {
    if (index < lo && (after & 1) === 0) break;
    const at = table + ((<usize>index) << 6);
    const steps = load<i32>(at, 56);
    let x = index >= lo ? word(back, index) : 0;
    x |= (after << 63) & word(blank, index);
    if (x !== 0) {
      for (let step = 0; step < steps; step++)
        x |= (x >> ((<u64>1) << step)) & load<u64>(at + ((<usize>step) << 3));
    }
    setWord(back, index, x);
    if (index <= ceiling)
      setWord(used, index, word(used, index) | (word(reach, index) & shiftedDown(x, after, 1)));
    after = x;
    least = index;
  }
  first = least;
  last = hi;
}

// The starts that placements of the last narrowed line use.

export function longFirst(run: i32): i32 {
  if (windowed) return windowFirst(run);
  return firstPosition(startsAt + <usize>run * bytes, load<i32>(rangesAt + ((<usize>run) << 4)));
}
export function longLast(run: i32): i32 {
  if (windowed) return windowLast(run);
  return lastPosition(startsAt + <usize>run * bytes, load<i32>(rangesAt + ((<usize>run) << 4), 4));
}
/** Pre: the position is between the first and the last. */
export function isLongStart(run: i32, position: i32): bool {
  if (windowed) return isWindowStart(run, position);
  return hasPosition(startsAt + <usize>run * bytes, position);
}
