// One line solved completely, for whoever asks ten thousand times about single lines: black-and-white, at most
// 64 cells, lengths told or blotted. Bit p of a set is cell p. Forwards, run by run: where it can start, given
// that everything before it fits; backwards the same for everything behind it. A cell is settled when no
// placement has it filled, or none has it blank.
import { MOST_RUNS, span } from './lines';

/** The candidates of up to 64 cells, written back in place; and the lengths, 0 for a blotted run. */
export const cellsAt: usize = memory.data(4 * 64, 8);
export const lengthsAt: usize = memory.data(4 * 32, 8);

/** What comes of it. */
const BROKEN: i32 = 0;
const DONE: i32 = 1;
const COLORED: i32 = 2;

/** Cells that a run covers, and the gap behind it, as far as everything before fits. */
const covered = new StaticArray<u64>(MOST_RUNS);
const gapBehind = new StaticArray<u64>(MOST_RUNS + 1);

/** Cells that may be filled, that may be blank, and the last one. */
let mayFill: u64 = 0;
let mayBlank: u64 = 0;
let lastCell: u64 = 0;
/** Cells that some placement leaves blank; worked out on the way back. */
let canBeBlank: u64 = 0;

/** COLORED when a cell has other candidates than filled and blank: nothing was done then. */
export function completeLine(size: i32, runs: i32): i32 {
  let seen: u32 = 0;
  mayFill = 0;
  mayBlank = 0;
  for (let i = 0; i < size; i++) {
    const candidates = load<u32>(cellsAt + ((<usize>i) << 2));
    seen |= candidates;
    mayBlank |= (<u64>(candidates & 1)) << i;
    mayFill |= (<u64>((candidates >> 1) & 1)) << i;
  }
  if (seen > 3) return COLORED;
  const all = span(0, size);
  lastCell = (<u64>1) << (size - 1);
  if ((mayFill | mayBlank) !== all || !forwards(runs)) return BROKEN;
  const canBeFilled = backwards(runs);
  if ((canBeFilled | canBeBlank) !== all) return BROKEN;
  for (let i = 0; i < size; i++) {
    const candidates = <u32>((canBeBlank >> i) & 1) | <u32>(((canBeFilled >> i) & 1) << 1);
    store<u32>(cellsAt + ((<usize>i) << 2), candidates);
  }
  return DONE;
}

function lengthOf(run: i32): i32 {
  return load<i32>(lengthsAt + ((<usize>run) << 2));
}

/** Where a run of this length fits for itself: its first cells. */
function fits(length: i32): u64 {
  return shrunk(mayFill, length) & ((mayBlank >> length) | endsAtWall(length));
}

/** The start from which a run ends with the line. */
function endsAtWall(length: i32): u64 {
  return lastCell >> (length - 1);
}

/** Gap k lies behind k runs. False when a run has no place. */
function forwards(runs: i32): bool {
  gapBehind[0] = upwards(mayBlank & 1, mayBlank);
  for (let j = 0; j < runs; j++) {
    const length = lengthOf(j);
    const starts = (gapBehind[j] << 1) | (j === 0 ? 1 : 0);
    const ends = length === 0 ? coverBlotted(j, starts) : coverTold(j, starts, length);
    if (covered[j] === 0) return false;
    gapBehind[j + 1] = upwards((ends << 1) & mayBlank, mayBlank);
  }
  return true;
}

/** Returns the last cells that the run may have. For a told run, its first cells are remembered. */
function coverTold(run: i32, starts: u64, length: i32): u64 {
  covered[run] = starts & fits(length);
  return covered[run] << (length - 1);
}

function coverBlotted(run: i32, starts: u64): u64 {
  covered[run] = upwards(starts & mayFill, mayFill);
  return covered[run];
}

/** The cells that some placement fills; none when there is no placement. */
function backwards(runs: i32): u64 {
  let gap = downwards(mayBlank & lastCell, mayBlank);
  let filled: u64 = 0;
  canBeBlank = gap & gapBehind[runs];
  for (let j = runs - 1; j >= 0; j--) {
    const length = lengthOf(j);
    const isLast = j === runs - 1;
    let starts: u64;
    if (length === 0) {
      starts = downwards(mayFill & ((gap >> 1) | (isLast ? lastCell : 0)), mayFill);
      filled |= starts & covered[j];
    } else {
      starts = fits(length) & ((gap >> length) | (isLast ? endsAtWall(length) : 0));
      filled |= grown(starts & covered[j], length);
    }
    if ((starts & covered[j]) === 0) {
      canBeBlank = 0;
      return 0;
    }
    gap = downwards((starts >> 1) & mayBlank, mayBlank);
    canBeBlank |= gap & gapBehind[j];
  }
  return filled;
}

/** From the seeds towards higher cells, as far as `through` goes on. Pre: the seeds are in it. */
function upwards(seeds: u64, through: u64): u64 {
  return through & (((through + seeds) ^ through) | seeds);
}

/** The same towards lower cells: in steps of 1, 2, 4 ... */
function downwards(seeds: u64, through: u64): u64 {
  let reached = seeds;
  let open = through;
  for (let step = 1; step < 64; step <<= 1) {
    reached |= open & (reached >> step);
    open &= open >> step;
  }
  return reached;
}

/** The first cells of stretches of this length. */
function shrunk(cells: u64, length: i32): u64 {
  let done = 1;
  while (done < length) {
    const step = min(done, length - done);
    cells &= cells >> step;
    done += step;
  }
  return cells;
}

/** All cells of the stretches of this length that begin here. */
function grown(starts: u64, length: i32): u64 {
  let done = 1;
  while (done < length) {
    const step = min(done, length - done);
    starts |= starts << step;
    done += step;
  }
  return starts;
}
