// The line kernel for lines of up to 63 cells with any number of colours and blotted runs. The same
// walk as in kernel-mono.ts, with one mask per colour; a blank is required only between runs of the
// same colour, and a blotted run ends wherever its colour lets it stretch to.

import { reachAt, startsAt, walkRight } from './kernel-mono';
import {
  colors,
  lineCells,
  lineColors,
  lineLevels,
  lineRuns,
  lineRunsAt,
  lineSteps,
  RUN_BYTES,
  runColor,
  runLength,
  runLevel,
} from './lines';

// [colour][level], 8 levels a colour.
const fitsAt: usize = memory.data(32 * 64, 16);
const spreadAt: usize = memory.data(32 * 64, 16);
const stepsAt: usize = memory.data(8 * 8, 16);
/** What the last narrowing left, per colour. */
export const leftAt: usize = memory.data(32 * 8, 16);

function fillFits(line: usize, may: usize): void {
  const levels = lineLevels(line);
  let used = lineColors(line);
  while (used !== 0) {
    const color = ctz<u32>(used);
    used &= used - 1;
    let fits = load<u64>(may + ((<usize>color) << 3));
    const at = fitsAt + ((<usize>color) << 6);
    store<u64>(at, fits);
    for (let level = 1; level < levels; level++) {
      fits &= fits >> ((<u64>1) << (level - 1));
      store<u64>(at + ((<usize>level) << 3), fits);
    }
  }
}

function startsOf(run: usize, from: u64): u64 {
  const length = runLength(run);
  const at = fitsAt + ((<usize>runColor(run)) << 6);
  if (length === 0) return from & load<u64>(at);
  const level = runLevel(run);
  const fit = load<u64>(at + ((<usize>level) << 3));
  return from & fit & (fit >> (length - (1 << level)));
}

function endsOf(run: usize, starts: u64): u64 {
  const length = runLength(run);
  if (length > 0) return starts << length;
  const may = load<u64>(fitsAt + ((<usize>runColor(run)) << 6));
  return (walkRight(starts, may) & may) << 1;
}

/** True when some placement fits into the masks at `may` (one word per colour). */
export function possibleAny(line: usize, may: usize): bool {
  fillFits(line, may);
  const blank = load<u64>(may);
  let run = lineRunsAt(line);
  const end = run + <usize>lineRuns(line) * RUN_BYTES;
  let reach = walkRight(1, blank);
  let before = 0;
  while (run < end) {
    const color = runColor(run);
    const starts = startsOf(run, color === before ? (reach & blank) << 1 : reach);
    if (starts === 0) return false;
    reach = walkRight(endsOf(run, starts), blank);
    before = color;
    run += RUN_BYTES;
  }
  return ((reach >> lineCells(line)) & 1) !== 0;
}

function walkLeft(from: u64, steps: i32): u64 {
  for (let step = 0; step < steps; step++)
    from |= (from >> ((<u64>1) << step)) & load<u64>(stepsAt + ((<usize>step) << 3));
  return from;
}

/** Cells of `over` from which `ends` (positions) are reached by walking right over `over`, at least one cell. */
function stretchLeft(ends: u64, over: u64): u64 {
  let cells = (ends >> 1) & over;
  for (let shift = 1; shift < 64; shift <<= 1) {
    cells |= (cells >> shift) & over;
    over &= over >> shift;
  }
  return cells;
}

/** Complete, as narrowMono; the result is at `leftAt`. */
export function narrowAny(line: usize, may: usize): bool {
  const runs = lineRuns(line);
  const n = lineCells(line);
  const levels = lineLevels(line);
  const blank = load<u64>(may);
  fillFits(line, may);
  for (let color = 0; color < colors; color++) {
    store<u64>(leftAt + ((<usize>color) << 3), 0);
    memory.fill(spreadAt + ((<usize>color) << 6), 0, 64);
  }

  let reach = walkRight(1, blank);
  let run = lineRunsAt(line);
  let before = 0;
  store<u64>(reachAt, reach);
  for (let i = 0; i < runs; i++) {
    const color = runColor(run);
    const starts = startsOf(run, color === before ? (reach & blank) << 1 : reach);
    if (starts === 0) return false;
    store<u64>(startsAt + ((<usize>i) << 3), starts);
    reach = walkRight(endsOf(run, starts), blank);
    store<u64>(reachAt + ((<usize>i) << 3), reach, 8);
    before = color;
    run += RUN_BYTES;
  }
  if (((reach >> n) & 1) === 0) return false;

  const steps = lineSteps(line);
  let over = blank;
  for (let step = 0; step < steps; step++) {
    store<u64>(stepsAt + ((<usize>step) << 3), over);
    over &= over >> ((<u64>1) << step);
  }
  let back = walkLeft((<u64>1) << n, steps);
  let usedBlank = reach & (back >> 1);
  let after = 0;
  for (let i = runs - 1; i >= 0; i--) {
    run -= RUN_BYTES;
    const length = runLength(run);
    const color = runColor(run);
    const ends = color === after ? blank & (back >> 1) : back;
    let starts = load<u64>(startsAt + ((<usize>i) << 3));
    if (length === 0) {
      const filled = load<u64>(fitsAt + ((<usize>color) << 6));
      const covers = walkRight(starts, filled) & stretchLeft(ends, filled);
      starts &= covers;
      const left = leftAt + ((<usize>color) << 3);
      store<u64>(left, load<u64>(left) | covers);
    } else {
      const level = runLevel(run);
      starts &= ends >> length;
      const spread = spreadAt + ((<usize>color) << 6) + ((<usize>level) << 3);
      store<u64>(spread, load<u64>(spread) | starts | (starts << (length - (1 << level))));
    }
    store<u64>(startsAt + ((<usize>i) << 3), starts);
    back = walkLeft(starts, steps);
    usedBlank |= load<u64>(reachAt + ((<usize>i) << 3)) & (back >> 1);
    after = color;
  }
  store<u64>(leftAt, usedBlank & blank);

  let used = lineColors(line);
  while (used !== 0) {
    const color = ctz<u32>(used);
    used &= used - 1;
    const at = spreadAt + ((<usize>color) << 6);
    let spread: u64 = 0;
    for (let level = levels - 1; level > 0; level--) {
      spread |= load<u64>(at + ((<usize>level) << 3));
      spread |= spread << ((<u64>1) << (level - 1));
    }
    const left = leftAt + ((<usize>color) << 3);
    store<u64>(left, load<u64>(left) | spread | load<u64>(at));
  }
  return true;
}
