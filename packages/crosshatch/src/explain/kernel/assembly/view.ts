// The line that is looked at: its window, how far counting confines the runs in it, and its blocks. The
// same as LineView of the library, in bit sets; there the words are explained.
import {
  blank,
  earliest,
  endOfOnes,
  filled,
  latest,
  lengths,
  MOST_LINES,
  MOST_RUNS,
  runsOf,
  sizeOf,
  span,
  startOfOnes,
} from './lines';

export let line: i32 = 0;
export let size: i32 = 0;
/** The cells known to be filled, known to be blank, and not known to be blank. */
export let isFilled: u64 = 0;
export let isBlank: u64 = 0;
export let mayFill: u64 = 0;
/** The window's cells [from, to) and its runs [first, last). */
export let from: i32 = 0;
export let to: i32 = 0;
export let first: i32 = 0;
export let last: i32 = 0;
let base: i32 = 0;

const filledBefore = new StaticArray<u64>(MOST_LINES);
const windowBefore = new StaticArray<i32>(MOST_LINES);

const MOST_BLOCKS: i32 = 32;
export let blocks: i32 = 0;
const blockStarts = new StaticArray<i32>(MOST_BLOCKS);
const blockEnds = new StaticArray<i32>(MOST_BLOCKS);
const roomStarts = new StaticArray<i32>(MOST_BLOCKS);
const roomEnds = new StaticArray<i32>(MOST_BLOCKS);

const earliestStart = new StaticArray<i32>(MOST_RUNS);
const latestEnd = new StaticArray<i32>(MOST_RUNS);

/** Forgets what `hasNewBlocks` saw. */
export function forgetBlocks(): void {
  windowBefore.fill(-1);
}

/** Looks at a line with a clue. */
export function look(at: i32): void {
  line = at;
  size = sizeOf(at);
  base = at * MOST_RUNS;
  isFilled = filled[at];
  isBlank = blank[at];
  mayFill = ~isBlank & span(0, size);
}

/** Sees the window of the line in view. */
export function seeWindow(): void {
  from = 0;
  to = size;
  first = 0;
  last = runsOf[line];
  stripLeft();
  stripRight();
}

/** Whether a cell became filled or the window moved since this was asked last. */
export function hasNewBlocks(): bool {
  const window = (from << 8) | to;
  if (filledBefore[line] === isFilled && windowBefore[line] === window) return false;
  filledBefore[line] = isFilled;
  windowBefore[line] = window;
  return true;
}

export function lengthOf(j: i32): i32 {
  return unchecked(lengths[base + j]);
}
/** By counting alone: the earliest start and the latest end of a run of the window. */
export function lo(j: i32): i32 {
  return unchecked(earliestStart[j]);
}
export function hi(j: i32): i32 {
  return unchecked(latestEnd[j]);
}
/** The block's cells, and those around it that may be filled. */
export function blockStart(b: i32): i32 {
  return unchecked(blockStarts[b]);
}
export function blockEnd(b: i32): i32 {
  return unchecked(blockEnds[b]);
}
export function roomStart(b: i32): i32 {
  return unchecked(roomStarts[b]);
}
export function roomEnd(b: i32): i32 {
  return unchecked(roomEnds[b]);
}
/** Seeing everything that is known: the earliest and the latest start and end of a run. */
export function startLo(j: i32): i32 {
  return unchecked(earliest[base + j]);
}
export function startHi(j: i32): i32 {
  return unchecked(latest[base + j]);
}
export function endLo(j: i32): i32 {
  return unchecked(earliest[base + j]) + unchecked(lengths[base + j]);
}
export function endHi(j: i32): i32 {
  return unchecked(latest[base + j]) + unchecked(lengths[base + j]);
}
export function setStartLo(j: i32, start: i32): void {
  earliest[base + j] = start;
}
export function setStartHi(j: i32, start: i32): void {
  latest[base + j] = start;
}

function stripLeft(): void {
  for (;;) {
    from = min(endOfOnes(isBlank, from), to);
    if (from === to || first === last) return;
    const stop = min(endOfOnes(isFilled, from), to);
    if (stop === from || (mayFill >> stop) & <u64>(stop < size)) return;
    if (stop - from !== lengthOf(first)) return;
    from = stop;
    first += 1;
  }
}

function stripRight(): void {
  for (;;) {
    to = max(startOfOnes(isBlank, to), from);
    if (to === from || last === first) return;
    const stop = max(startOfOnes(isFilled, to), from);
    if (stop === to || (stop > 0 && (mayFill >> (stop - 1)) & 1)) return;
    if (to - stop !== lengthOf(last - 1)) return;
    to = stop;
    last -= 1;
  }
}

/** Counts the runs of the window from both its walls. Outside of it there is a blank, or the line ends. */
export function count(): void {
  let at = from;
  for (let j = first; j < last; j++) {
    earliestStart[j] = at;
    at += lengthOf(j) + 1;
  }
  at = to;
  for (let j = last - 1; j >= first; j--) {
    latestEnd[j] = at;
    at -= lengthOf(j) + 1;
  }
}

export function findBlocks(): void {
  blocks = 0;
  for (let rest = isFilled & span(from, to); rest !== 0; ) {
    const start = <i32>ctz(rest);
    const end = endOfOnes(rest, start);
    blockStarts[blocks] = start;
    blockEnds[blocks] = end;
    roomStarts[blocks] = startOfOnes(mayFill, start);
    roomEnds[blocks] = endOfOnes(mayFill, end);
    blocks += 1;
    rest &= ~span(start, end);
  }
}
