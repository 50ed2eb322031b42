// The weight of all placements of one line, given the odds of its cells, and how much of it covers each
// cell: the arithmetic of beliefs, for one line at a time.
//
// Weights are relative to blank. A line costs the sum of its runs' windows of possible starts:
//   span[i][p]    weight of run i at p: the odds of the cells that it covers
//   before[i][p]  weight of all layings of the cells before p with the runs before i
//   after[i][p]   the same for the cells behind run i at p with the runs behind it

import {
  colors,
  lineAt,
  lineCells,
  lineCount,
  lineMay,
  lineRuns,
  lineRunsAt,
  lineSlack,
  RUN_BYTES,
  runColor,
  runLength,
} from './lines';
import { allocate } from './memory';
import { firstStart, lastStart, startsOfLine } from './starts';

let oddsAt: usize = 0; // f64 [c][position]; c = 0: blank, 0 or 1
let inverseAt: usize = 0; // f64 [c][position]
let coverAt: usize = 0; // f64 [c][position]
let beforeAt: usize = 0; // f64 per possible start of each run
let afterAt: usize = 0; // f64 per possible start of each run
let spanAt: usize = 0; // f64 per possible start of each run: weight of the run itself
let windowsAt: usize = 0; // per run: i32 first start, last start, index of the first in the tables
let longest: i32 = 0;

/** Makes the scratch for the longest line there is. */
export function layOutWeights(): void {
  longest = 0;
  let mostRuns = 0;
  let mostWeights = 0;
  for (let line = 0; line < lineCount; line++) {
    const record = lineAt(line);
    longest = max(longest, lineCells(record));
    mostRuns = max(mostRuns, lineRuns(record));
    mostWeights = max(mostWeights, (lineRuns(record) + 1) * (lineSlack(record) + 1));
  }
  oddsAt = allocate((<usize>(longest * colors)) << 3);
  inverseAt = allocate((<usize>(longest * colors)) << 3);
  coverAt = allocate((<usize>((longest + 1) * colors)) << 3);
  beforeAt = allocate((<usize>mostWeights) << 3);
  afterAt = allocate((<usize>mostWeights) << 3);
  spanAt = allocate((<usize>mostWeights) << 3);
  windowsAt = allocate(<usize>(mostRuns + 1) * 12);
}

function weight(table: usize, index: i32): f64 {
  return load<f64>(table + ((<usize>index) << 3));
}
function setWeight(table: usize, index: i32, value: f64): void {
  store<f64>(table + ((<usize>index) << 3), value);
}

/** Whether a cell may be blank: odds of colours are against that. */
export function setBlank(position: i32, may: bool): void {
  setWeight(oddsAt, position, may ? 1 : 0);
}
/** Odds of a cell having a colour against blank; 0 when it can't. */
export function setOdds(color: i32, position: i32, odds: f64): void {
  const at = color * longest + position;
  setWeight(oddsAt, at, odds);
  if (odds !== 0) setWeight(inverseAt, at, 1 / odds);
}
/** 1 / odds. Pre: they are not 0. */
export function inverseOdds(color: i32, position: i32): f64 {
  return weight(inverseAt, color * longest + position);
}
/** The weight of the placements that give the cell this colour. Pre: the line was weighed. */
export function covered(color: i32, position: i32): f64 {
  return weight(coverAt, color * (longest + 1) + position);
}

/** Works out where the runs may lie. False when the line can't be weighed. */
export function beginWeighing(record: usize): bool {
  return startsOfLine(record, lineMay(record)) && readWindows(record);
}

/** The weight of all placements, or 0 when it is beyond the numbers' range. Pre: weighing has begun, all odds are set. */
export function weighLine(record: usize): f64 {
  const total = weighForward(record);
  if (!(total > 0 && total <= f64.MAX_VALUE)) return 0;
  const n = lineCells(record);
  for (let color = 1; color < colors; color++) {
    memory.fill(coverAt + ((<usize>(color * (longest + 1))) << 3), 0, (<usize>(n + 1)) << 3);
  }
  weighBackward(record);
  // So far where cover begins and ends.
  for (let color = 1; color < colors; color++) {
    const cover = coverAt + ((<usize>(color * (longest + 1))) << 3);
    let sum: f64 = 0;
    for (let position = 0; position < n; position++) {
      sum += weight(cover, position);
      setWeight(cover, position, sum < 0 ? 0 : sum);
    }
  }
  return total;
}

/** First and last possible start of every run; false when a run is blotted. */
function readWindows(record: usize): bool {
  const runs = lineRuns(record);
  let run = lineRunsAt(record);
  let offset = 0;
  for (let i = 0; i < runs; i++) {
    if (runLength(run) === 0) return false;
    const low = firstStart(i);
    const high = lastStart(i);
    const at = windowsAt + <usize>i * 12;
    store<i32>(at, low);
    store<i32>(at, high, 4);
    store<i32>(at, offset, 8);
    offset += high - low + 1;
    run += RUN_BYTES;
  }
  return true;
}

function low(run: i32): i32 {
  return load<i32>(windowsAt + <usize>run * 12);
}
function high(run: i32): i32 {
  return load<i32>(windowsAt + <usize>run * 12, 4);
}
/** Index into the tables of the run's start at position 0. */
function origin(run: i32): i32 {
  return load<i32>(windowsAt + <usize>run * 12, 8) - low(run);
}

/** Fills span and before; returns the weight of all placements. */
function weighForward(record: usize): f64 {
  const runs = lineRuns(record);
  const n = lineCells(record);
  let run = lineRunsAt(record);
  let laid: f64 = 1;
  for (let i = 0; i <= runs; i++) {
    const last = i === runs;
    const lo = last ? n : low(i);
    const hi = last ? n : high(i);
    const here = last ? 0 : origin(i);
    if (i === 0) {
      for (let p = lo; p <= hi; p++) {
        if (p > lo) laid *= weight(oddsAt, p - 1);
        setWeight(beforeAt, here + p, laid);
      }
    } else {
      const before = run - RUN_BYTES;
      const gap = !last && runColor(run) === runColor(before) ? 1 : 0;
      const shift = runLength(before) + gap;
      const back = origin(i - 1);
      const from = low(i - 1) + shift;
      const to = high(i - 1) + shift;
      laid = 0;
      for (let p = from; p <= hi; p++) {
        const blank = p > 0 ? weight(oddsAt, p - 1) : 1;
        laid *= blank;
        if (p <= to) {
          const ends = weight(beforeAt, back + p - shift) * weight(spanAt, back + p - shift);
          laid += gap === 1 ? ends * blank : ends;
        }
        if (last) {
          if (p === n) return laid;
        } else if (p >= lo) {
          setWeight(beforeAt, here + p, laid);
        }
      }
    }
    if (!last) weighRun(i, run);
    run += RUN_BYTES;
  }
  return 0;
}

/** span: the product of the odds that the run covers, by a sliding window that counts zeros. */
function weighRun(i: i32, run: usize): void {
  const length = runLength(run);
  const base = runColor(run) * longest;
  const here = origin(i);
  const lo = low(i);
  const hi = high(i);
  let product: f64 = 1;
  let zeros = 0;
  for (let position = lo; position < lo + length; position++) {
    const odds = weight(oddsAt, base + position);
    if (odds === 0) zeros++;
    else product *= odds;
  }
  setWeight(spanAt, here + lo, zeros === 0 ? product : 0);
  for (let p = lo + 1; p <= hi; p++) {
    if (weight(oddsAt, base + p - 1) === 0) zeros--;
    else product *= weight(inverseAt, base + p - 1);
    const into = weight(oddsAt, base + p - 1 + length);
    if (into === 0) zeros++;
    else product *= into;
    setWeight(spanAt, here + p, zeros === 0 ? product : 0);
  }
}

/** Goes through the runs from the right and adds up what each covers. */
function weighBackward(record: usize): void {
  const runs = lineRuns(record);
  const n = lineCells(record);
  let run = lineRunsAt(record) + <usize>runs * RUN_BYTES;
  for (let i = runs - 1; i >= 0; i--) {
    run -= RUN_BYTES;
    const last = i === runs - 1;
    const length = runLength(run);
    const here = origin(i);
    const cover = coverAt + ((<usize>(runColor(run) * (longest + 1))) << 3);
    const gap = !last && runColor(run) === runColor(run + RUN_BYTES) ? 1 : 0;
    const shift = length + gap;
    const next = last ? 0 : origin(i + 1);
    const from = last ? n : high(i + 1);
    const lo = low(i);
    const hi = high(i);
    let laid: f64 = last ? 1 : 0;
    // q is where the next run may begin, or the end of the line.
    for (let q = from; q >= lo + shift; q--) {
      if (q < from) laid *= weight(oddsAt, q);
      if (!last && q >= low(i + 1)) laid += weight(afterAt, next + q) * weight(spanAt, next + q);
      const p = q - shift;
      if (p > hi) continue;
      const behind = gap === 1 ? laid * weight(oddsAt, q - 1) : laid;
      setWeight(afterAt, here + p, behind);
      const all = weight(beforeAt, here + p) * weight(spanAt, here + p) * behind;
      setWeight(cover, p, weight(cover, p) + all);
      setWeight(cover, p + length, weight(cover, p + length) - all);
    }
  }
}
