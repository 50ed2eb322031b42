// The line kernel for one colour and lines of up to 63 cells: a whole line in one 64-bit word.
//
// Positions 0..n stand between the cells. With the first i runs laid,
//   reach[i]  = positions p such that cells 0..p-1 can be laid with them (blanks may follow),
//   starts[i] = positions where run i may begin.
// Walking right over cells that may be blank is one addition: the carry runs through the ones of
// `blank` and stops one past them.
//
//        blank  0111 0110        from     0000 0010
//        from + blank            = 0111 1000, xor blank = 0000 1110: positions 1, 2, 3
//
// Walking left has no carry, so it doubles: 1, 2, 4.. cells at a time under masks of cells that may
// all be blank. What is reached from both sides is exactly what some placement uses.
import {
  lineCells,
  lineLevels,
  lineRuns,
  lineRunsAt,
  lineSteps,
  RUN_BYTES,
  runLength,
  runLevel,
} from './lines';

/** Scratch of all one-word kernels: reach and starts per run, doubling tables. */
export const reachAt: usize = memory.data(64 * 8, 16);
export const startsAt: usize = memory.data(64 * 8, 16);
const fitsAt: usize = memory.data(8 * 8, 16);
const spreadAt: usize = memory.data(8 * 8, 16);
const stepsAt: usize = memory.data(8 * 8, 16);

/** What the last narrowing left: cells that may be blank, cells that may be filled. */
export let leftBlank: u64 = 0;
export let leftFilled: u64 = 0;

/** From `from`, all positions to the right that are reached over cells of `over` only. */
export function walkRight(from: u64, over: u64): u64 {
  return (((from & over) + over) ^ over) | from;
}

/** True when some placement fits. The forward half only: a third of the cost of `narrowMono`. */
export function possibleMono(line: usize, blank: u64, filled: u64): bool {
  let run = lineRunsAt(line);
  const end = run + <usize>lineRuns(line) * RUN_BYTES;
  let fits = filled;
  store<u64>(fitsAt, fits);
  const levels = lineLevels(line);
  for (let level = 1; level < levels; level++) {
    fits &= fits >> ((<u64>1) << (level - 1));
    store<u64>(fitsAt + ((<usize>level) << 3), fits);
  }
  let reach = walkRight(1, blank);
  let from = reach;
  while (run < end) {
    const length = runLength(run);
    const level = runLevel(run);
    const fit = load<u64>(fitsAt + ((<usize>level) << 3));
    const starts = from & fit & (fit >> (length - (1 << level)));
    if (starts === 0) return false;
    reach = walkRight(starts << length, blank);
    from = (reach & blank) << 1;
    run += RUN_BYTES;
  }
  return ((reach >> lineCells(line)) & 1) !== 0;
}

/** Complete: leaves in leftBlank and leftFilled what some placement uses; false when none fits. */
export function narrowMono(line: usize, blank: u64, filled: u64): bool {
  const runs = lineRuns(line);
  const firstRun = lineRunsAt(line);
  const n = lineCells(line);

  let fits = filled;
  store<u64>(fitsAt, fits);
  store<u64>(spreadAt, 0);
  const levels = lineLevels(line);
  for (let level = 1; level < levels; level++) {
    fits &= fits >> ((<u64>1) << (level - 1));
    store<u64>(fitsAt + ((<usize>level) << 3), fits);
    store<u64>(spreadAt + ((<usize>level) << 3), 0);
  }

  // Forward.
  let reach = walkRight(1, blank);
  let from = reach;
  let run = firstRun;
  store<u64>(reachAt, reach);
  for (let i = 0; i < runs; i++) {
    const length = runLength(run);
    const level = runLevel(run);
    const fit = load<u64>(fitsAt + ((<usize>level) << 3));
    const starts = from & fit & (fit >> (length - (1 << level)));
    if (starts === 0) return false;
    store<u64>(startsAt + ((<usize>i) << 3), starts);
    reach = walkRight(starts << length, blank);
    store<u64>(reachAt + ((<usize>i) << 3), reach, 8);
    from = (reach & blank) << 1;
    run += RUN_BYTES;
  }
  if (((reach >> n) & 1) === 0) return false;

  // Backward.
  const steps = lineSteps(line);
  let over = blank;
  for (let step = 0; step < steps; step++) {
    store<u64>(stepsAt + ((<usize>step) << 3), over);
    over &= over >> ((<u64>1) << step);
  }
  let back = (<u64>1) << n;
  for (let step = 0; step < steps; step++)
    back |= (back >> ((<u64>1) << step)) & load<u64>(stepsAt + ((<usize>step) << 3));
  let usedBlank = reach & (back >> 1);
  for (let i = runs - 1; i >= 0; i--) {
    run -= RUN_BYTES;
    const length = runLength(run);
    const level = runLevel(run);
    const ends = i === runs - 1 ? back : blank & (back >> 1);
    const starts = load<u64>(startsAt + ((<usize>i) << 3)) & (ends >> length);
    store<u64>(startsAt + ((<usize>i) << 3), starts);
    const spread = spreadAt + ((<usize>level) << 3);
    store<u64>(spread, load<u64>(spread) | starts | (starts << (length - (1 << level))));
    back = starts;
    for (let step = 0; step < steps; step++)
      back |= (back >> ((<u64>1) << step)) & load<u64>(stepsAt + ((<usize>step) << 3));
    usedBlank |= load<u64>(reachAt + ((<usize>i) << 3)) & (back >> 1);
  }
  leftBlank = usedBlank & blank;

  // Starts of 2^level cells become starts of half as many, down to single cells.
  let spread: u64 = 0;
  for (let level = levels - 1; level > 0; level--) {
    spread |= load<u64>(spreadAt + ((<usize>level) << 3));
    spread |= spread << ((<u64>1) << (level - 1));
  }
  leftFilled = spread | load<u64>(spreadAt);
  return true;
}
