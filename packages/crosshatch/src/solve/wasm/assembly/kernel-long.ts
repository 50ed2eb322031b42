// The line kernel for one colour and lines of any length: the walk of kernel-mono.ts over masks of
// several words, one loop a run and direction. Sets of positions are kept with the range of words in
// which they are not empty, and nothing goes further right than where the next run may begin at all:
// a line costs its runs times their room, not its runs times its length.
//
// Masks are read a word or two past their ends; those words are zero.
import {
  lineCells,
  lineLevels,
  lineOffset,
  lineRuns,
  lineRunsAt,
  lineSteps,
  lineWords,
  RUN_BYTES,
  runLatestStart,
  runLength,
  runLevel,
} from './lines';
import { allocate } from './memory';

/** Zero words behind every mask. */
const PADDING: i32 = 2;

let blankAt: usize = 0; // [word]: cells that may be blank, padded
let fitsAt: usize = 0; // [level][word]: where 2^level cells may be filled, padded
let spreadAt: usize = 0; // [level][word], padded
let stepsAt: usize = 0; // [word][8]: cells that may be blank together with the next 1, 3, 7.. ones; how many such
let reachAt: usize = 0; // [run][word]: positions p so that the cells before p can be laid with the runs before
let startsAt: usize = 0; // [run][word]
let rangesAt: usize = 0; // [run]: i32 first and last word of starts, of reach
let backAt: usize = 0; // [word]: positions from which the runs behind can be laid
let usedAt: usize = 0; // [word]: cells that are blank in some placement
/** What the last narrowing left: cells that may be blank, then cells that may be filled. */
export let leftLongAt: usize = 0;
// Of the line at hand:
let words: i32 = 0;
let bytes: usize = 0; // of one padded mask

/** Makes the scratch for lines of at most so many words, runs and levels. */
export function layOutLong(mostWords: i32, mostRuns: i32, mostLevels: i32): void {
  const most = (<usize>(mostWords + PADDING)) << 3;
  blankAt = allocate(most);
  fitsAt = allocate(<usize>mostLevels * most);
  spreadAt = allocate(<usize>mostLevels * most);
  stepsAt = allocate((<usize>mostWords) << 6);
  reachAt = allocate(<usize>(mostRuns + 1) * most);
  startsAt = allocate(<usize>(mostRuns + 1) * most);
  rangesAt = allocate((<usize>(mostRuns + 1)) << 4);
  backAt = allocate(most);
  usedAt = allocate(most);
  leftLongAt = allocate(most << 1);
}

function word(mask: usize, index: i32): u64 {
  return load<u64>(mask + ((<usize>index) << 3));
}
function setWord(mask: usize, index: i32, value: u64): void {
  store<u64>(mask + ((<usize>index) << 3), value);
}
/** The bits of `higher` and `lower` (64 above) from bit `by` of `lower` on; `by` is below 64. */
function shiftedDown(lower: u64, higher: u64, by: u64): u64 {
  return (lower >> by) | ((higher << 1) << (63 - by));
}

/** Reads the masks: what may be blank, and where 1, 2, 4.. cells in a row may be filled. */
function readMasks(line: usize, may: usize): void {
  words = lineWords(line);
  bytes = (<usize>(words + PADDING)) << 3;
  const plain = (<usize>words) << 3;
  memory.copy(blankAt, may, plain);
  memory.fill(blankAt + plain, 0, bytes - plain);
  let at = fitsAt;
  memory.copy(at, may + plain, plain);
  memory.fill(at + plain, 0, bytes - plain);
  const levels = lineLevels(line);
  for (let level = 1; level < levels; level++) {
    const shift = 1 << (level - 1);
    const up = shift >> 6;
    const bits = <u64>(shift & 63);
    for (let index = 0; index < words; index++) {
      const lower = index + up < words ? word(at, index + up) : 0;
      const higher = index + up < words ? word(at, index + up + 1) : 0;
      setWord(at + bytes, index, word(at, index) & shiftedDown(lower, higher, bits));
    }
    at += bytes;
    memory.fill(at + plain, 0, bytes - plain);
  }
}

// The range of the set that the last step produced.
let first: i32 = 0;
let last: i32 = -1;

/** reach = positions where `starts` (words lo..hi) end, a length further on, and behind blank cells from there. */
function walkOn(reach: usize, starts: usize, lo: i32, hi: i32, length: i32, end: i32): void {
  const up = length >> 6;
  const bits = <u64>(length & 63);
  let before: u64 = 0;
  let carry: u64 = 0;
  first = lo + up;
  last = first - 1;
  for (let index = lo, at = first; at <= end; index++, at++) {
    const here = index <= hi ? word(starts, index) : 0;
    const ends = (here << bits) | ((before >> 1) >> (63 - bits));
    before = here;
    if (index > hi && (ends | carry) === 0) break;
    const blank = word(blankAt, at);
    const part = (ends & blank) + blank;
    const sum = part + carry;
    carry = <u64>(part < blank) | <u64>(sum < part);
    const result = (sum ^ blank) | ends;
    setWord(reach, at, result);
    if (result !== 0) last = at;
  }
}

/** True when some placement fits into the masks: the forward half; keeps reach and starts of every run. */
export function possibleLong(line: usize, may: usize): bool {
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
    for (let index = first; index <= min(last + 1, end); index++) {
      const over = index <= last ? word(reach, index) & word(blankAt, index) : 0;
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
  if (!possibleLong(line, may)) return false;
  const runs = lineRuns(line);
  const n = lineCells(line);
  const levels = lineLevels(line);
  memory.fill(usedAt, 0, bytes);
  memory.fill(spreadAt, 0, <usize>levels * bytes);
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

/** Where the run before may end, as far as the runs behind allow: `back` itself, or a blank cell before it. */
function endsWord(index: i32, isLast: bool): u64 {
  if (index < first - 1 || index > last) return 0;
  const here = index >= first ? word(backAt, index) : 0;
  if (isLast) return here;
  const next = index < last ? word(backAt, index + 1) : 0;
  return word(blankAt, index) & shiftedDown(here, next, 1);
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
  let lo = words;
  let hi = -1;
  let higher = endsWord(to + up + 1, isLast);
  for (let index = to; index >= from; index--) {
    const lower = endsWord(index + up, isLast);
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
  for (let index = lo; index <= hi; index++) setWord(backAt, index, word(starts, index));
  first = lo;
  last = hi;
}

/** Walks left in place over cells that may be blank, from words lo..hi of `back`; notes blank cells before run i. */
function walkBack(i: i32, lo: i32, hi: i32): void {
  const reach = reachAt + <usize>i * bytes;
  const ranges = rangesAt + ((<usize>i) << 4);
  const floor = load<i32>(ranges, 8);
  const ceiling = load<i32>(ranges, 12);
  let after: u64 = 0; // the word behind
  first = hi + 1;
  last = hi;
  for (let index = hi; index >= floor; index--) {
    if (index < lo && (after & 1) === 0) break;
    const at = stepsAt + ((<usize>index) << 6);
    const steps = load<i32>(at, 56);
    let x = index >= lo ? word(backAt, index) : 0;
    x |= (after << 63) & word(blankAt, index);
    if (x !== 0) {
      for (let step = 0; step < steps; step++)
        x |= (x >> ((<u64>1) << step)) & load<u64>(at + ((<usize>step) << 3));
    }
    setWord(backAt, index, x);
    if (index <= ceiling)
      setWord(usedAt, index, word(usedAt, index) | (word(reach, index) & shiftedDown(x, after, 1)));
    after = x;
    first = index;
  }
}

/** Turns starts of 2^level cells into cells, level by level. */
function spreadDown(levels: i32): void {
  for (let level = levels - 1; level > 0; level--) {
    const at = spreadAt + <usize>level * bytes;
    const shift = 1 << (level - 1);
    const up = shift >> 6;
    const bits = <u64>(shift & 63);
    for (let index = 0; index < words; index++) {
      const here = index >= up ? word(at, index - up) : 0;
      const before = index > up ? word(at, index - up - 1) : 0;
      const moved = (here << bits) | ((before >> 1) >> (63 - bits));
      setWord(at - bytes, index, word(at - bytes, index) | word(at, index) | moved);
    }
  }
}

// The starts that placements of the last narrowed line use: in which words, and a word of them.

export function longFirstWord(run: i32): i32 {
  return load<i32>(rangesAt + ((<usize>run) << 4));
}
export function longLastWord(run: i32): i32 {
  return load<i32>(rangesAt + ((<usize>run) << 4), 4);
}
/** Pre: the index is in between. */
export function longStart(run: i32, index: i32): u64 {
  return word(startsAt + <usize>run * bytes, index);
}
