// Belief propagation: how likely is each colour of each cell? Every line weighs its placements by
// what the crossing lines think of its cells, and tells them what it makes of it (the sum-product
// algorithm on a graph in which a cell ties exactly two lines). Not exact, since the graph has
// loops, but a superb guide: the search tries the likelier value of the most decided cell first.
//
// Where loops matter, messages grow with their own echo. Tempered beliefs discount it: a line takes what a
// crossing line says about a cell times the cell's odds so far to the power of -TEMPER (fractional belief
// propagation). Plain and tempered messages are kept apart, and one kind is consulted at a time.
//
// Weights are relative to blank. A line costs the sum of its runs' windows of possible starts:
//   span[i][p]    weight of run i at p: the odds of the cells that it covers
//   before[i][p]  weight of all layings of the cells before p with the runs before i
//   after[i][p]   the same for the cells behind run i at p with the runs behind it

import { candidates, unknownCells } from './board';
import {
  cellCount,
  colors,
  columnLineOf,
  isRow,
  KERNEL_NONE,
  lineAt,
  lineCapacity,
  lineCells,
  lineCount,
  lineFirstCell,
  lineKernel,
  lineMay,
  lineRuns,
  lineRunsAt,
  lineSlack,
  lineStride,
  RUN_BYTES,
  rowOf,
  runColor,
  runLength,
} from './lines';
import { allocate, allocateZeroed } from './memory';
import { random } from './random';
import { firstStart, lastStart, startsOfLine } from './starts';

/** Odds are kept within 2^-13 .. 2^13: certainty is the business of propagation. */
const MOST: f32 = 8192;
const LEAST: f32 = 1.0 / 8192;
/** A message that moves by less than this factor does not wake the crossing line. */
const STILL: f32 = 1.1;

/** How much of a cell's odds is taken for an echo. */
const TEMPER: f32 = 1.0 / 6.0;
/** Messages rest when the steps of a round are less than this, in the mean of their squares and in powers of 2. */
const REST: f32 = 0.18;
/** Rounds after which messages that do not rest are taken to be restless. */
const PATIENCE: i32 = 20;
/** The bits of the number 1. */
const ONE: i32 = 0x3f800000;
/** By the bits of a float so much is one power of 2. */
const POWER: f32 = 1.0 / 8388608.0;

/** By how much of itself a message is changed, at most, before a further dive. */
const SHAKE: f64 = 0.5;

let ready: bool = false;
// Messages: odds of colour c against blank, [c - 1][cell]; one from the row, one from the column; first the
// plain ones, then the tempered.
let messagesAt: usize = 0;
let tempered: bool = false; // which of them are consulted
let fromRowAt: usize = 0;
let fromColumnAt: usize = 0;
let movedAt: usize = 0; // u8 per line: its inputs moved
let steps: f32 = 0; // squares of the steps of all messages in this round
let seenAt: usize = 0; // u32 per cell: candidates when beliefs were last brought up to date
// Scratch of one line.
let oddsAt: usize = 0; // f64 [c][position]; c = 0: blank, 0 or 1
let inverseAt: usize = 0; // f64 [c][position]
let coverAt: usize = 0; // f64 [c][position]
let beforeAt: usize = 0; // f64 per possible start of each run
let afterAt: usize = 0; // f64 per possible start of each run
let spanAt: usize = 0; // f64 per possible start of each run: weight of the run itself
let windowsAt: usize = 0; // per run: i32 first start, last start, index of the first in the tables
let longest: i32 = 0;

export function forgetBeliefs(): void {
  ready = false;
}

function layOut(): void {
  ready = true;
  longest = 0;
  let mostRuns = 0;
  let mostWeights = 0;
  for (let line = 0; line < lineCount; line++) {
    const record = lineAt(line);
    longest = max(longest, lineCells(record));
    mostRuns = max(mostRuns, lineRuns(record));
    mostWeights = max(mostWeights, (lineRuns(record) + 1) * (lineSlack(record) + 1));
  }
  const messages = 4 * cellCount * (colors - 1);
  messagesAt = allocate((<usize>messages) << 2);
  for (let i = 0; i < messages; i++) store<f32>(messagesAt + ((<usize>i) << 2), 1);
  movedAt = allocate(lineCapacity);
  consult(tempered);
  seenAt = allocateZeroed((<usize>cellCount) << 2);
  oddsAt = allocate((<usize>(longest * colors)) << 3);
  inverseAt = allocate((<usize>(longest * colors)) << 3);
  coverAt = allocate((<usize>((longest + 1) * colors)) << 3);
  beforeAt = allocate((<usize>mostWeights) << 3);
  afterAt = allocate((<usize>mostWeights) << 3);
  spanAt = allocate((<usize>mostWeights) << 3);
  windowsAt = allocate(<usize>(mostRuns + 1) * 12);
}

/** From now on beliefs are the plain or the tempered ones. */
export function consult(withTemper: bool): void {
  tempered = withTemper;
  if (!ready) return;
  const table = (<usize>(cellCount * (colors - 1))) << 2;
  fromRowAt = tempered ? messagesAt + 2 * table : messagesAt;
  fromColumnAt = fromRowAt + table;
  memory.fill(movedAt, 1, lineCapacity);
}

/** Changes all messages a little, so that the next dive is another one. */
export function shakeBeliefs(): void {
  if (!ready) return;
  for (let i = 0; i < cellCount * (colors - 1); i++) {
    shake(fromRowAt + ((<usize>i) << 2));
    shake(fromColumnAt + ((<usize>i) << 2));
  }
  memory.fill(movedAt, 1, lineCapacity);
}

function shake(at: usize): void {
  const odds = <f64>load<f32>(at) * (1.0 + SHAKE * (2.0 * random() - 1.0));
  store<f32>(at, min(max(<f32>odds, LEAST), MOST));
}

function weight(table: usize, index: i32): f64 {
  return load<f64>(table + ((<usize>index) << 3));
}
function setWeight(table: usize, index: i32, value: f64): void {
  store<f64>(table + ((<usize>index) << 3), value);
}
function message(table: usize, color: i32, cell: i32): usize {
  return table + ((<usize>((color - 1) * cellCount + cell)) << 2);
}

/** Brings the beliefs up to date with the board, in at most so many rounds over moved lines. */
export function updateBeliefs(rounds: i32): void {
  if (!ready) layOut();
  for (let cell = 0; cell < cellCount; cell++) {
    const at = seenAt + ((<usize>cell) << 2);
    const set = candidates(cell);
    if (load<u32>(at) !== set) {
      store<u32>(at, set);
      store<u8>(movedAt + <usize>rowOf(cell), 1);
      store<u8>(movedAt + <usize>columnLineOf(cell), 1);
    }
  }
  for (let round = 0; round < rounds; round++) {
    let moved = false;
    steps = 0;
    for (let line = 0; line < lineCount; line++) {
      if (load<u8>(movedAt + <usize>line) === 0) continue;
      store<u8>(movedAt + <usize>line, 0);
      if (updateLine(line)) moved = true;
    }
    if (!moved) break;
  }
}

/** Goes on until messages rest; false when they do not. */
export function comeToRest(): bool {
  const rest = REST * 2 * <f32>unknownCells * <f32>(colors - 1);
  for (let round = 0; round < PATIENCE; round++) {
    updateBeliefs(1);
    if (steps <= rest) return true;
  }
  return false;
}

/** Odds of the cell having this colour against blank, as both its lines see it. */
export function belief(cell: i32, color: i32): f32 {
  return load<f32>(message(fromRowAt, color, cell)) * load<f32>(message(fromColumnAt, color, cell));
}

/** Weighs the placements of a line and sends its messages. True when one moved. */
function updateLine(line: i32): bool {
  const record = lineAt(line);
  if (lineKernel(record) === KERNEL_NONE || lineRuns(record) === 0) return false;
  if (!startsOfLine(record, lineMay(record)) || !readWindows(record)) return false;
  readOdds(record);
  const total = weighForward(record);
  // Weights beyond the numbers' range: no opinion.
  if (!(total > 0 && total <= f64.MAX_VALUE)) return false;
  weighBackward(record);
  return sendMessages(record, total);
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

function readOdds(record: usize): void {
  const n = lineCells(record);
  const input = isRow(record) ? fromColumnAt : fromRowAt;
  const own = isRow(record) ? fromRowAt : fromColumnAt;
  let cell = lineFirstCell(record);
  const stride = lineStride(record);
  for (let position = 0; position < n; position++, cell += stride) {
    const set = candidates(cell);
    setWeight(oddsAt, position, set & 1 ? 1 : 0);
    for (let color = 1; color < colors; color++) {
      const at = color * longest + position;
      setWeight(coverAt, color * (longest + 1) + position, 0);
      if ((set & (1 << color)) === 0) {
        setWeight(oddsAt, at, 0);
      } else if (set === (<u32>1) << color) {
        // Known cells weigh the same in every placement.
        setWeight(oddsAt, at, 1);
        setWeight(inverseAt, at, 1);
      } else {
        let odds = load<f32>(message(input, color, cell));
        if (tempered) odds *= discount(odds * load<f32>(message(own, color, cell)));
        setWeight(oddsAt, at, <f64>odds);
        setWeight(inverseAt, at, 1 / <f64>odds);
      }
    }
  }
  for (let color = 1; color < colors; color++) setWeight(coverAt, color * (longest + 1) + n, 0);
}

/** odds ^ -TEMPER, nearly: the bits of a float are nearly its logarithm. */
function discount(odds: f32): f32 {
  return reinterpret<f32>(ONE - <i32>(TEMPER * <f32>(reinterpret<i32>(odds) - ONE)));
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

function sendMessages(record: usize, total: f64): bool {
  const n = lineCells(record);
  const output = isRow(record) ? fromRowAt : fromColumnAt;
  for (let color = 1; color < colors; color++) {
    const cover = coverAt + ((<usize>(color * (longest + 1))) << 3);
    let sum: f64 = 0;
    for (let position = 0; position < n; position++) {
      sum += weight(cover, position);
      setWeight(cover, position, sum < 0 ? 0 : sum);
    }
  }
  let moved = false;
  let cell = lineFirstCell(record);
  const stride = lineStride(record);
  for (let position = 0; position < n; position++, cell += stride) {
    const set = candidates(cell);
    if ((set & (set - 1)) === 0) continue;
    let blank = total;
    for (let color = 1; color < colors; color++) blank -= weight(coverAt, color * (longest + 1) + position);
    blank = max(blank, total * 1e-9);
    for (let color = 1; color < colors; color++) {
      if ((set & (1 << color)) === 0) continue;
      const filled = weight(coverAt, color * (longest + 1) + position);
      const odds = <f32>((filled / blank) * weight(inverseAt, color * longest + position));
      const at = message(output, color, cell);
      const old = load<f32>(at);
      // The mean of old and new in the logarithm.
      const now = min(max(sqrt<f32>(old * max(odds, LEAST * LEAST)), LEAST), MOST);
      store<f32>(at, now);
      const step = <f32>(reinterpret<i32>(now) - reinterpret<i32>(old)) * POWER;
      steps += step * step;
      if (now > old * STILL || now * STILL < old) {
        moved = true;
        store<u8>(movedAt + <usize>(isRow(record) ? columnLineOf(cell) : rowOf(cell)), 1);
      }
    }
  }
  return moved;
}
