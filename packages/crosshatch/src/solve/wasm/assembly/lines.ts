// The lines: their clues and, per colour, the bit set of cells that may have it.
//
//   line record (32 bytes): n, runs, pointer to the runs, kernel, closing steps, levels, colour set, slack
//   run record (16 bytes):  length (0 = blotted), level = floor(log2 length), colour, -
//   may masks:              words of 64 cells, [line][colour][word]
//
// Bit p of a mask is cell p of its line. Masks have room for one position past the last cell.
import { allocate } from './memory';

export const RUN_BYTES: usize = 16;
const LINE_BYTES: usize = 32;

/** Which kernel works a line. */
export const KERNEL_NONE: i32 = 0; // unknown clue: nothing to deduce
export const KERNEL_MONO: i32 = 1; // one colour, told lengths, one word
export const KERNEL_ANY: i32 = 2; // colours and blotted runs, one word
const KERNEL_WIDE: i32 = 3; // everything, any length

export let width: i32 = 0;
export let height: i32 = 0;
export let lineCount: i32 = 0;
export let cellCount: i32 = 0;
/** Colours with blank: 2 in black-and-white. */
export let colors: i32 = 0;
/** Words per mask. */
export let words: i32 = 0;
export let mayBase: usize = 0;
/** The same masks with the root's facts only, kept while searching. */
export let rootMayBase: usize = 0;
/** Bytes of all masks of one line. */
export let mayStride: usize = 0;
let lineBase: usize = 0;
/** u16 pairs: row and column line of each cell. */
let crossBase: usize = 0;

export function lineAt(line: i32): usize {
  return lineBase + ((<usize>line) << 5);
}
export function lineCells(record: usize): i32 {
  return load<i32>(record);
}
export function lineRuns(record: usize): i32 {
  return load<i32>(record, 4);
}
export function lineRunsAt(record: usize): usize {
  return <usize>load<u32>(record, 8);
}
export function lineKernel(record: usize): i32 {
  return load<i32>(record, 12);
}
/** Doubling steps that close over any gap of this line: 2^steps > slack. */
export function lineSteps(record: usize): i32 {
  return load<i32>(record, 16);
}
/** Levels of the doubling table that the longest run needs. */
export function lineLevels(record: usize): i32 {
  return load<i32>(record, 20);
}
/** Spare cells of the tightest placement. */
export function lineSlack(record: usize): i32 {
  return load<i32>(record, 28);
}
/** Bit set of the colours that the clue uses, without blank. */
export function lineColors(record: usize): u32 {
  return load<u32>(record, 24);
}
export function runLength(run: usize): i32 {
  return load<i32>(run);
}
export function runLevel(run: usize): i32 {
  return load<i32>(run, 4);
}
export function runColor(run: usize): i32 {
  return load<i32>(run, 8);
}
export function mayAt(line: i32): usize {
  return mayBase + <usize>line * mayStride;
}
export function rootMayAt(line: i32): usize {
  return rootMayBase + <usize>line * mayStride;
}
export function rowOf(cell: i32): i32 {
  return <i32>load<u16>(crossBase + ((<usize>cell) << 2));
}
export function columnLineOf(cell: i32): i32 {
  return <i32>load<u16>(crossBase + ((<usize>cell) << 2), 2);
}
export function cellAt(line: i32, position: i32): i32 {
  return line < height ? line * width + position : position * width + (line - height);
}

/** Sets the sizes and makes room; clues follow through `setClue`, then masks are cleared to "all may". */
export function layOut(newWidth: i32, newHeight: i32, newColors: i32): void {
  width = newWidth;
  height = newHeight;
  colors = newColors;
  lineCount = width + height;
  cellCount = width * height;
  words = (max(width, height) + 1 + 63) >> 6;
  lineBase = allocate(<usize>lineCount * LINE_BYTES);
  mayStride = (<usize>(colors * words)) << 3;
  mayBase = allocate(<usize>lineCount * mayStride);
  rootMayBase = 0;
  crossBase = allocate((<usize>cellCount) << 2);
  let at = crossBase;
  for (let row = 0; row < height; row++) {
    for (let column = 0; column < width; column++) {
      store<u16>(at, <u16>row);
      store<u16>(at, <u16>(height + column), 2);
      at += 4;
    }
  }
}

/** Reads one clue of `runs` (length, colour) pairs; -1 runs = unknown. Returns the input behind it. */
export function setClue(line: i32, runs: i32, input: usize): usize {
  const record = lineAt(line);
  const n = line < height ? width : height;
  let needed = 0;
  let longest = 1;
  let blotted = false;
  let used: u32 = 0;
  let before = 0;
  const at = runs > 0 ? allocate(<usize>runs * RUN_BYTES) : 0;
  for (let i = 0; i < runs; i++) {
    const length = load<i32>(input);
    const color = load<i32>(input, 4);
    input += 8;
    const run = at + <usize>i * RUN_BYTES;
    store<i32>(run, length);
    store<i32>(run, length > 0 ? 31 - clz<i32>(length) : 0, 4);
    store<i32>(run, color, 8);
    needed += max(length, 1) + (color === before ? 1 : 0);
    before = color;
    longest = max(longest, length);
    if (length === 0) blotted = true;
    used |= 1 << color;
  }
  const slack = max(n - needed, 0);
  let kernel = KERNEL_WIDE;
  if (runs < 0) kernel = KERNEL_NONE;
  else if (words === 1) kernel = colors === 2 && !blotted ? KERNEL_MONO : KERNEL_ANY;
  store<i32>(record, n);
  store<i32>(record, max(runs, 0), 4);
  store<u32>(record, <u32>at, 8);
  store<i32>(record, kernel, 12);
  // A blotted run may give its cells up to the slack or take them from it: close over the whole line.
  store<i32>(record, 32 - clz<i32>(blotted ? n : slack), 16);
  store<i32>(record, 32 - clz<i32>(longest), 20);
  store<u32>(record, used, 24);
  store<i32>(record, slack, 28);
  clearMasks(line, n);
  return input;
}

function clearMasks(line: i32, n: i32): void {
  let at = mayAt(line);
  for (let color = 0; color < colors; color++) {
    for (let word = 0; word < words; word++) {
      const left = n - (word << 6);
      store<u64>(at, left >= 64 ? ~(<u64>0) : left > 0 ? ((<u64>1) << left) - 1 : 0);
      at += 8;
    }
  }
}

/** What the masks say now holds at the root. */
export function copyRootMasks(): void {
  if (rootMayBase === 0) rootMayBase = allocate(<usize>lineCount * mayStride);
  memory.copy(rootMayBase, mayBase, <usize>lineCount * mayStride);
}
