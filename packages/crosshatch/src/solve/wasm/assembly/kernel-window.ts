// The line kernel for one colour and long lines whose runs have little room: what is known of where a run
// begins at the earliest and at the latest is its window, and its starts are bits counted from there. Two words
// hold them, whatever the length of the line, and no run needs a loop over words:
//
//   blank     the cells from where the run ends if it begins at the earliest: bit r for its r-th start
//   reached   those cells that can be blank behind the run, laid with all before it: a carry walks them
//   starts    where the run can begin: first as far as the runs before it allow, then also those behind
//
// Where even the latest end of a run lies before the earliest start of the next, the line comes apart: what is
// between is known to be blank, and the next run begins as the first one does.
import {
  lineCells,
  lineLevels,
  lineOffset,
  lineRuns,
  lineRunsAt,
  lineSlack,
  ones,
  RUN_BYTES,
  runEarliestStart,
  runLatestStart,
  runLength,
  runLevel,
} from './lines';
import {
  blankAt,
  bytes,
  clearUsed,
  fitsAt,
  leftLongAt,
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

/** Bits of a window. */
const WIDEST: i32 = 128;

// A run: u64 starts, blank, reached (two words each); i32 first start, width, distance to the next window, first of
// its part.
const BYTES: usize = 64;
let runsAt: usize = 0;

export function layOutWindows(mostRuns: i32): void {
  runsAt = allocate(<usize>mostRuns * BYTES);
}

/** Whether the windows of a line are narrow enough for all that follows. */
export function hasNarrowWindows(line: usize): bool {
  const runs = lineRuns(line);
  if (runs === 0) return false;
  if (lineSlack(line) < WIDEST) return true;
  let run = lineRunsAt(line);
  // Of the run before:
  let earliestEnd = 0;
  let latestEnd = -1;
  for (let i = 0; i < runs; i++, run += RUN_BYTES) {
    const earliest = runEarliestStart(run);
    const latest = runLatestStart(run);
    if (latest - earliest >= WIDEST) return false;
    if (earliest <= latestEnd && latest - earliestEnd > WIDEST) return false;
    earliestEnd = earliest + runLength(run);
    latestEnd = latest + runLength(run);
  }
  return true;
}

// A window of a mask from a position on: its lower and its upper word.
function lower(mask: usize, from: i32): u64 {
  const at = mask + ((<usize>(from >> 6)) << 3);
  return shiftedDown(load<u64>(at), load<u64>(at, 8), <u64>(from & 63));
}
function upper(mask: usize, from: i32): u64 {
  const at = mask + ((<usize>(from >> 6)) << 3);
  return shiftedDown(load<u64>(at, 8), load<u64>(at, 16), <u64>(from & 63));
}

/** Whether some placement fits into the masks: the forward half. Pre: the windows are narrow enough. */
export function possibleWindows(line: usize, may: usize): bool {
  readMasks(line, may);
  const runs = lineRuns(line);
  const n = lineCells(line);
  const offset = lineOffset(line);
  const blanks = blankAt;
  let run = lineRunsAt(line);
  let at = runsAt;
  let isFirst = true; // of its part
  // Starts that the runs before allow.
  let low: u64 = 0;
  let high: u64 = 0;
  for (let behind = runs - 1; behind >= 0; behind--, run += RUN_BYTES, at += BYTES) {
    const start = runEarliestStart(run) - offset;
    const width = runLatestStart(run) - offset - start + 1;
    if (width <= 0) return false;
    if (isFirst) {
      // All starts up to the first cell that can't be blank.
      const blankLow = lower(blanks, start);
      const blankHigh = upper(blanks, start);
      low = blankLow ^ (blankLow + 1);
      high = blankLow === ~(<u64>0) ? blankHigh ^ (blankHigh + 1) : 0;
    }
    const length = runLength(run);
    const fits = fitsAt + <usize>runLevel(run) * bytes;
    const tail = start + length - (1 << runLevel(run));
    low &= lower(fits, start) & lower(fits, tail) & ones(width);
    high &= upper(fits, start) & upper(fits, tail) & ones(width - 64);
    if ((low | high) === 0) return false;
    const end = start + length;
    // How much further the next window begins than it must.
    const distance = behind > 0 ? runEarliestStart(run + RUN_BYTES) - offset - end - 1 : 0;
    const isLast = behind === 0 || distance >= width - 1; // of its part
    let blankLow = lower(blanks, end);
    let blankHigh = upper(blanks, end);
    if (behind === 0 && end + width - 1 === n) {
      // The end of the line is as good as a blank cell.
      if (width > 64) blankHigh |= (<u64>1) << (width - 65);
      else blankLow |= (<u64>1) << (width - 1);
    }
    store<u64>(at, low);
    store<u64>(at, high, 8);
    store<u64>(at, blankLow, 16);
    store<u64>(at, blankHigh, 24);
    low &= blankLow;
    high &= blankHigh;
    const sumLow = blankLow + low;
    const sumHigh = blankHigh + high + <u64>(sumLow < blankLow);
    low = ((sumLow ^ blankLow) | low) & blankLow;
    high = ((sumHigh ^ blankHigh) | high) & blankHigh;
    store<u64>(at, low, 32);
    store<u64>(at, high, 40);
    store<i32>(at, start, 48);
    store<i32>(at, width, 52);
    store<i32>(at, isLast ? -1 : distance, 56);
    store<i32>(at, isFirst ? 1 : 0, 60);
    isFirst = isLast;
    if (isLast) {
      // The cell behind the latest end must be reached.
      const goal = width > 64 ? high >> (width - 65) : low >> (width - 1);
      if ((goal & 1) === 0) return false;
      continue;
    }
    if (distance >= 64) {
      low = high >> (distance - 64);
      high = 0;
    } else {
      low = shiftedDown(low, high, <u64>distance);
      high >>= <u64>distance;
    }
  }
  return true;
}

/** Complete, as the other kernels; the result is at `leftLongAt`. Pre: the windows are narrow enough. */
export function narrowWindows(line: usize, may: usize): bool {
  if (!possibleWindows(line, may)) return false;
  const levels = lineLevels(line);
  const runs = lineRuns(line);
  clearUsed(levels);
  let run = lineRunsAt(line) + <usize>runs * RUN_BYTES;
  let at = runsAt + <usize>runs * BYTES;
  // Starts of the run behind that are kept.
  let low: u64 = 0;
  let high: u64 = 0;
  for (let i = 0; i < runs; i++) {
    run -= RUN_BYTES;
    at -= BYTES;
    const start = load<i32>(at, 48);
    const width = load<i32>(at, 52);
    const distance = load<i32>(at, 56);
    // The cells before which the run behind can begin, or the one behind the latest end.
    if (distance < 0) {
      high = width > 64 ? (<u64>1) << (width - 65) : 0;
      low = width > 64 ? 0 : (<u64>1) << (width - 1);
    } else if (distance >= 64) {
      high = low << (distance - 64);
      low = 0;
    } else {
      high = (high << distance) | ((low >> 1) >> (63 - distance));
      low <<= distance;
    }
    const blankLow = load<u64>(at, 16);
    high = fillDown(high, load<u64>(at, 24));
    low = fillDown(low | ((high << 63) & blankLow), blankLow);
    const length = runLength(run);
    note(usedAt, start + length, load<u64>(at, 32) & low, load<u64>(at, 40) & high);
    low &= load<u64>(at);
    high &= load<u64>(at, 8);
    store<u64>(at, low);
    store<u64>(at, high, 8);
    const spread = spreadAt + <usize>runLevel(run) * bytes;
    note(spread, start, low, high);
    note(spread, start + length - (1 << runLevel(run)), low, high);
    if (load<i32>(at, 60) !== 0) noteBefore(start, low, high);
  }
  spreadDown(levels);
  for (let index = 0; index < words; index++) {
    // What can't be filled is blank in every placement, also where no run's window is.
    const used = word(usedAt, index) | ~word(may, words + index);
    setWord(leftLongAt, index, used & word(blankAt, index));
    setWord(leftLongAt, words + index, word(spreadAt, index));
  }
  return true;
}

/** Cells before the first run of a part that are blank in some placement: all before its last start. */
function noteBefore(start: i32, low: u64, high: u64): void {
  const last = high !== 0 ? 127 - <i32>clz<u64>(high) : 63 - <i32>clz<u64>(low);
  note(usedAt, start, ones(last), ones(last - 64));
}

/** Fills within a mask from each bit of a set down to the next bit that the mask has not. Pre: the mask has the set. */
function fillDown(set: u64, mask: u64): u64 {
  let filled: u64 = 0;
  while (set !== 0) {
    const upTo = ~(<u64>0) >> clz<u64>(set);
    const from = ~(<u64>0) << (64 - clz<u64>(~mask & upTo));
    filled |= upTo & from;
    set &= ~from;
  }
  return filled;
}

/** Adds a window to a mask. */
function note(mask: usize, from: i32, low: u64, high: u64): void {
  const at = mask + ((<usize>(from >> 6)) << 3);
  const by = <u64>(from & 63);
  store<u64>(at, load<u64>(at) | (low << by));
  store<u64>(at, load<u64>(at, 8) | ((low >> 1) >> (63 - by)) | (high << by), 8);
  if (high !== 0) store<u64>(at, load<u64>(at, 16) | ((high >> 1) >> (63 - by)), 16);
}

// The starts that placements of the last narrowed line use.

export function windowFirst(run: i32): i32 {
  const at = runsAt + <usize>run * BYTES;
  const low = load<u64>(at);
  return load<i32>(at, 48) + <i32>(low !== 0 ? ctz<u64>(low) : 64 + ctz<u64>(load<u64>(at, 8)));
}
export function windowLast(run: i32): i32 {
  const at = runsAt + <usize>run * BYTES;
  const high = load<u64>(at, 8);
  return load<i32>(at, 48) + <i32>(high !== 0 ? 127 - clz<u64>(high) : 63 - clz<u64>(load<u64>(at)));
}
export function isWindowStart(run: i32, position: i32): bool {
  const at = runsAt + <usize>run * BYTES;
  const bit = position - load<i32>(at, 48);
  return ((load<u64>(at + ((<usize>(bit >> 6)) << 3)) >> <u64>(bit & 63)) & 1) !== 0;
}
