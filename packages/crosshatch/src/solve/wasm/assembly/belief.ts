// Belief propagation: how likely is each colour of each cell? Every line weighs its placements by
// what the crossing lines think of its cells, and tells them what it makes of it (the sum-product
// algorithm on a graph in which a cell ties exactly two lines). Not exact, since the graph has
// loops, but a superb guide: the search tries the likelier value of the most decided cell first.
//
// Weights are relative to blank. For run i the possible starts are a window of `slack` + 1 places, so
// a line costs runs x slack:
//   before[i][s]  weight of all layings of the cells before start low(i) + s with the runs before i
//   after[i][s]   the same for what comes behind the run
import { allocate, allocateZeroed } from './memory';
import { candidates } from './board';
import {
  cellAt,
  cellCount,
  colors,
  columnLineOf,
  height,
  KERNEL_NONE,
  lineAt,
  lineCells,
  lineCount,
  lineKernel,
  lineRuns,
  lineRunsAt,
  RUN_BYTES,
  rowOf,
  runColor,
  runLength,
} from './lines';

/** Odds are kept within 2^-13 .. 2^13: certainty is the business of propagation. */
const MOST: f32 = 8192;
const LEAST: f32 = 1.0 / 8192;
/** A message that moves by less than this factor does not wake the crossing line. */
const STILL: f32 = 1.02;

let ready: bool = false;
// Messages: odds of colour c against blank, [c - 1][cell]; one from the row, one from the column.
let fromRowAt: usize = 0;
let fromColumnAt: usize = 0;
let movedAt: usize = 0; // u8 per line: its inputs moved
let seenAt: usize = 0; // u32 per cell: candidates when beliefs were last brought up to date
// Scratch of one line.
let oddsAt: usize = 0; // f64 [c][position]; c = 0: blank, 0 or 1
let inverseAt: usize = 0; // f64 [c][position]
let coverAt: usize = 0; // f64 [c][position]
let beforeAt: usize = 0; // f64 [run][slack]
let afterAt: usize = 0; // f64 [run][slack]
let spanAt: usize = 0; // f64 [run][slack]: weight of the run itself
let lowAt: usize = 0; // i32 per run
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
    mostWeights = max(mostWeights, (lineRuns(record) + 1) * (slackOf(record) + 1));
  }
  fromRowAt = allocate(<usize>(cellCount * (colors - 1)) << 2);
  fromColumnAt = allocate(<usize>(cellCount * (colors - 1)) << 2);
  for (let i = 0; i < cellCount * (colors - 1); i++) {
    store<f32>(fromRowAt + (<usize>i << 2), 1);
    store<f32>(fromColumnAt + (<usize>i << 2), 1);
  }
  movedAt = allocate(lineCount);
  memory.fill(movedAt, 1, lineCount);
  seenAt = allocateZeroed(<usize>cellCount << 2);
  oddsAt = allocate(<usize>(longest * colors) << 3);
  inverseAt = allocate(<usize>(longest * colors) << 3);
  coverAt = allocate(<usize>((longest + 1) * colors) << 3);
  beforeAt = allocate(<usize>mostWeights << 3);
  afterAt = allocate(<usize>mostWeights << 3);
  spanAt = allocate(<usize>mostWeights << 3);
  lowAt = allocate(<usize>(mostRuns + 1) << 2);
}

function slackOf(record: usize): i32 {
  let needed = 0;
  let before = 0;
  const runs = lineRuns(record);
  for (let i = 0; i < runs; i++) {
    const run = lineRunsAt(record) + <usize>i * RUN_BYTES;
    needed += max(runLength(run), 1) + (runColor(run) == before ? 1 : 0);
    before = runColor(run);
  }
  return lineCells(record) - needed;
}

function weight(table: usize, index: i32): f64 {
  return load<f64>(table + (<usize>index << 3));
}
function setWeight(table: usize, index: i32, value: f64): void {
  store<f64>(table + (<usize>index << 3), value);
}
function message(table: usize, color: i32, cell: i32): usize {
  return table + (<usize>((color - 1) * cellCount + cell) << 2);
}

/** Brings the beliefs up to date with the board, in at most so many rounds over moved lines. */
export function updateBeliefs(rounds: i32): void {
  if (!ready) layOut();
  for (let cell = 0; cell < cellCount; cell++) {
    const at = seenAt + (<usize>cell << 2);
    const set = candidates(cell);
    if (load<u32>(at) != set) {
      store<u32>(at, set);
      store<u8>(movedAt + <usize>rowOf(cell), 1);
      store<u8>(movedAt + <usize>columnLineOf(cell), 1);
    }
  }
  for (let round = 0; round < rounds; round++) {
    let moved = false;
    for (let line = 0; line < lineCount; line++) {
      if (load<u8>(movedAt + <usize>line) == 0) continue;
      store<u8>(movedAt + <usize>line, 0);
      if (updateLine(line)) moved = true;
    }
    if (!moved) break;
  }
}

/** Odds of the cell having this colour against blank, as both its lines see it. */
export function belief(cell: i32, color: i32): f32 {
  return load<f32>(message(fromRowAt, color, cell)) * load<f32>(message(fromColumnAt, color, cell));
}

/** Weighs the placements of a line and sends its messages. True when one moved. */
function updateLine(line: i32): bool {
  const record = lineAt(line);
  if (lineKernel(record) == KERNEL_NONE) return false;
  const slack = slackOf(record);
  if (slack < 0) return false;
  readOdds(line, record);
  const total = weighPlacements(record, slack);
  // Blotted runs and weights beyond the numbers' range: no opinion.
  if (!(total > 0) || !isFinite(total)) return false;
  return sendMessages(line, record, total);
}

function readOdds(line: i32, record: usize): void {
  const n = lineCells(record);
  const input = line < height ? fromColumnAt : fromRowAt;
  for (let position = 0; position < n; position++) {
    const cell = cellAt(line, position);
    const set = candidates(cell);
    setWeight(oddsAt, position, set & 1 ? 1 : 0);
    for (let color = 1; color < colors; color++) {
      const at = color * longest + position;
      if ((set & (1 << color)) == 0) {
        setWeight(oddsAt, at, 0);
        setWeight(inverseAt, at, 1);
      } else {
        const odds = <f64>load<f32>(message(input, color, cell));
        setWeight(oddsAt, at, odds);
        setWeight(inverseAt, at, 1 / odds);
      }
    }
    for (let color = 1; color < colors; color++) setWeight(coverAt, color * (longest + 1) + position, 0);
  }
  for (let color = 1; color < colors; color++) setWeight(coverAt, color * (longest + 1) + n, 0);
}

/** Fills the tables and the covers; returns the weight of all placements, or 0. */
function weighPlacements(record: usize, slack: i32): f64 {
  const runs = lineRuns(record);
  const first = lineRunsAt(record);
  const stride = slack + 1;
  let low = 0;
  for (let i = 0; i < runs; i++) {
    const run = first + <usize>i * RUN_BYTES;
    const length = runLength(run);
    if (length == 0) return 0;
    if (i > 0 && runColor(run) == runColor(run - RUN_BYTES)) low++;
    store<i32>(lowAt + (<usize>i << 2), low);
    weighRun(i, run, low, stride);
    low += length;
  }
  // Forward: before[i][s] sums over where the run before i stood, blanks in between.
  let laid: f64 = 1; // only blanks so far
  for (let i = 0; i <= runs; i++) {
    const here = i * stride;
    const back = here - stride;
    const start = i < runs ? load<i32>(lowAt + (<usize>i << 2)) : low;
    const gap = i > 0 && i < runs && sameColor(first, i) ? 1 : 0;
    laid = i == 0 ? 1 : 0;
    for (let s = 0; s < stride; s++) {
      // Cells that turn blank as the start moves right by one.
      if (s > 0) laid *= weight(oddsAt, start + s - 1);
      if (i > 0) {
        let ends = weight(beforeAt, back + s) * weight(spanAt, back + s);
        if (gap == 1) ends *= weight(oddsAt, start + s - 1);
        laid += ends;
      }
      setWeight(beforeAt, here + s, laid);
    }
  }
  const total = weight(beforeAt, runs * stride + slack);
  // Backward, the same from the right; and what every run covers.
  for (let i = runs - 1; i >= 0; i--) {
    const run = first + <usize>i * RUN_BYTES;
    const here = i * stride;
    const next = here + stride;
    const length = runLength(run);
    const start = load<i32>(lowAt + (<usize>i << 2));
    const gap = i + 1 < runs && sameColor(first, i + 1) ? 1 : 0;
    const cover = coverAt + (<usize>(runColor(run) * (longest + 1)) << 3);
    laid = i == runs - 1 ? 1 : 0;
    for (let s = slack; s >= 0; s--) {
      const end = start + s + length;
      if (s < slack) laid *= weight(oddsAt, end + (i == runs - 1 ? 0 : gap));
      if (i < runs - 1) laid += weight(afterAt, next + s) * weight(spanAt, next + s);
      let behind = laid;
      if (gap == 1) behind *= weight(oddsAt, end);
      setWeight(afterAt, here + s, behind);
      const all = weight(beforeAt, here + s) * weight(spanAt, here + s) * behind;
      setWeight(cover, start + s, weight(cover, start + s) + all);
      setWeight(cover, end, weight(cover, end) - all);
    }
  }
  return total;
}

function sameColor(first: usize, i: i32): bool {
  const run = first + <usize>i * RUN_BYTES;
  return runColor(run) == runColor(run - RUN_BYTES);
}

/** span[i][s]: the product of the odds that the run covers, by a sliding window that counts zeros. */
function weighRun(i: i32, run: usize, low: i32, stride: i32): void {
  const length = runLength(run);
  const base = runColor(run) * longest;
  let product: f64 = 1;
  let zeros = 0;
  for (let position = low; position < low + length; position++) {
    const odds = weight(oddsAt, base + position);
    if (odds == 0) zeros++;
    else product *= odds;
  }
  for (let s = 0; s < stride; s++) {
    setWeight(spanAt, i * stride + s, zeros == 0 ? product : 0);
    if (s + 1 == stride) break;
    const out = weight(oddsAt, base + low + s);
    if (out == 0) zeros--;
    else product *= weight(inverseAt, base + low + s);
    const into = weight(oddsAt, base + low + s + length);
    if (into == 0) zeros++;
    else product *= into;
  }
}

function sendMessages(line: i32, record: usize, total: f64): bool {
  const n = lineCells(record);
  const output = line < height ? fromRowAt : fromColumnAt;
  for (let color = 1; color < colors; color++) {
    const cover = coverAt + (<usize>(color * (longest + 1)) << 3);
    let sum: f64 = 0;
    for (let position = 0; position < n; position++) {
      sum += weight(cover, position);
      setWeight(cover, position, sum < 0 ? 0 : sum);
    }
  }
  let moved = false;
  for (let position = 0; position < n; position++) {
    const cell = cellAt(line, position);
    const set = candidates(cell);
    if ((set & (set - 1)) == 0) continue;
    let blank = total;
    for (let color = 1; color < colors; color++) blank -= weight(coverAt, color * (longest + 1) + position);
    blank = max(blank, total * 1e-9);
    for (let color = 1; color < colors; color++) {
      if ((set & (1 << color)) == 0) continue;
      const filled = weight(coverAt, color * (longest + 1) + position);
      const odds = <f32>(filled / blank * weight(inverseAt, color * longest + position));
      const at = message(output, color, cell);
      const old = load<f32>(at);
      // The mean of old and new in the logarithm.
      const now = min(max(sqrt<f32>(old) * sqrt<f32>(max(odds, LEAST * LEAST)), LEAST), MOST);
      store<f32>(at, now);
      if (now > old * STILL || now * STILL < old) {
        moved = true;
        store<u8>(movedAt + <usize>(line < height ? columnLineOf(cell) : rowOf(cell)), 1);
      }
    }
  }
  return moved;
}
