// The grid as bit sets, one word per line: bit p of `filled` and `blank` is cell p of the line. Every cell
// is held twice, in its row and in its column. Lines are rows first, then columns, as everywhere.

/** Lines altogether, and runs in one line: a word has 64 cells. */
export const MOST_LINES: i32 = 128;
export const MOST_RUNS: i32 = 32;
const FAR_AWAY: i32 = 64;

let width: i32 = 0;
export let height: i32 = 0;
export let unknown: i32 = 0;
/** Whether a contradiction showed: whatever was found is then worth nothing. */
export let isBroken: bool = false;

export const filled = new StaticArray<u64>(MOST_LINES);
export const blank = new StaticArray<u64>(MOST_LINES);
/** Runs of every line; -1 for an unknown clue. */
export const runsOf = new StaticArray<i32>(MOST_LINES);
/** Cells that the runs fill together, and that they need with their gaps. */
export const totalOf = new StaticArray<i32>(MOST_LINES);
export const neededBy = new StaticArray<i32>(MOST_LINES);
/** Length, earliest start and latest start of run j of a line, at line * MOST_RUNS + j. */
export const lengths = new StaticArray<i32>(MOST_LINES * MOST_RUNS);
export const earliest = new StaticArray<i32>(MOST_LINES * MOST_RUNS);
export const latest = new StaticArray<i32>(MOST_LINES * MOST_RUNS);

export function layOut(columns: i32, rows: i32): void {
  width = columns;
  height = rows;
  unknown = columns * rows;
  isBroken = false;
  for (let line = 0; line < columns + rows; line++) {
    filled[line] = 0;
    blank[line] = 0;
  }
}

/** Pre: `count` is at most MOST_RUNS, or -1 when the clue is unknown. */
export function setClue(line: i32, count: i32, at: usize): void {
  let total = 0;
  runsOf[line] = count;
  for (let j = 0; j < count; j++) {
    const length = load<i32>(at + ((<usize>j) << 2));
    total += length;
    lengths[line * MOST_RUNS + j] = length;
    earliest[line * MOST_RUNS + j] = 0;
    latest[line * MOST_RUNS + j] = FAR_AWAY;
  }
  totalOf[line] = total;
  neededBy[line] = total + max(count - 1, 0);
}

export function sizeOf(line: i32): i32 {
  return line < height ? width : height;
}

export function breakOff(): void {
  isBroken = true;
}

/** Cells [from, to). Pre: 0 <= from, to <= 64. */
export function span(from: i32, to: i32): u64 {
  return from >= to ? 0 : (~(<u64>0) >> (64 - (to - from))) << from;
}

/** The end of the ones that begin at bit `from`. */
export function endOfOnes(bits: u64, from: i32): i32 {
  return from >= 64 ? 64 : from + <i32>ctz(~(bits >> from));
}

/** The start of the ones that end before bit `to`. */
export function startOfOnes(bits: u64, to: i32): i32 {
  return to <= 0 ? 0 : to - <i32>clz(~(bits << (64 - to)));
}

/** Makes cells of a line known, in their crossing lines too. Returns how many were unknown. */
export function settle(line: i32, fill: u64, clear: u64): i32 {
  const known = filled[line] | blank[line];
  if ((fill & clear) | (fill & blank[line]) | (clear & filled[line])) {
    isBroken = true;
    return 0;
  }
  filled[line] |= fill;
  blank[line] |= clear;
  const isRow = line < height;
  const bit = (<u64>1) << (isRow ? line : line - height);
  const first = isRow ? height : 0;
  for (let rest = fill & ~known; rest !== 0; rest &= rest - 1) {
    filled[first + <i32>ctz(rest)] |= bit;
  }
  for (let rest = clear & ~known; rest !== 0; rest &= rest - 1) {
    blank[first + <i32>ctz(rest)] |= bit;
  }
  const count = <i32>popcnt((fill | clear) & ~known);
  unknown -= count;
  return count;
}

/** Whether a line without unknown cells is what its clue says. */
export function agrees(line: i32): bool {
  const count = runsOf[line];
  let rest = filled[line];
  for (let j = 0; j < count; j++) {
    if (rest === 0) return false;
    const start = <i32>ctz(rest);
    const end = endOfOnes(rest, start);
    if (end - start !== lengths[line * MOST_RUNS + j]) return false;
    rest &= ~span(start, end);
  }
  return count < 0 || rest === 0;
}
