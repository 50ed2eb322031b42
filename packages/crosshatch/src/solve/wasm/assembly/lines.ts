// The lines: their clues and, per colour, the bit set of cells that may have it.
//
//   line record (64 bytes): n, runs, pointer to the runs, kernel, closing steps, levels, colour set,
//                           slack, pointer to the masks, words of a mask, first cell, stride, origin, offset
//   run record (16 bytes):  length (0 = blotted), u16 level = floor(log2 length), u16 colour, earliest and latest start
//   masks:                  words of 64 cells, [colour][word]; behind them the same as the root knows it
//   cell record (8 bytes):  u16 row, column (as line), position in the row, in the column; for the search
//
// Bit p of a mask is cell p of its line. Masks have room for one position past the last cell.
// To begin with lines are rows and columns; for the search `split.ts` breaks them into parts, which are lines too.
import { allocate, enlarge } from './memory';

export const RUN_BYTES: usize = 16;
const LINE_BYTES: usize = 64;
/** Lines are told apart by 16 bits. */
const MOST_LINES: i32 = 0xffff;
/** The longest line that fits one word, with room for the position past its end. */
const ONE_WORD: i32 = 63;

/** Which kernel works a line. */
export const KERNEL_NONE: i32 = 0; // unknown clue: nothing to deduce
export const KERNEL_MONO: i32 = 1; // one colour, told lengths, one word
export const KERNEL_ANY: i32 = 2; // colours and blotted runs, one word
export const KERNEL_LONG: i32 = 3; // one colour, told lengths, any length
const KERNEL_WIDE: i32 = 4; // everything, any length

export let width: i32 = 0;
export let height: i32 = 0;
/** Lines in use, and how many there can be. */
export let lineCount: i32 = 0;
export let lineCapacity: i32 = 0;
export let cellCount: i32 = 0;
/** Colours with blank: 2 in black-and-white. */
export let colors: i32 = 0;
let lineBase: usize = 0;
let crossBase: usize = 0;
/** Masks of the rows and of the columns, line by line, until the search begins. */
let rowMasksBase: usize = 0;
let columnMasksBase: usize = 0;
/** Runs are numbered through, line by line. */
export let runCount: i32 = 0;
let runBase: usize = 0;
let firstRunBase: usize = 0; // i32 per row and column, and one past the last

export function lineAt(line: i32): usize {
  return lineBase + ((<usize>line) << 6);
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
/** Bit set of the colours that the clue uses, without blank. */
export function lineColors(record: usize): u32 {
  return load<u32>(record, 24);
}
/** Spare cells of the tightest placement. */
export function lineSlack(record: usize): i32 {
  return load<i32>(record, 28);
}
export function lineMay(record: usize): usize {
  return <usize>load<u32>(record, 32);
}
/** The same masks with the root's facts only. Pre: searching. */
export function lineRootMay(record: usize): usize {
  return lineMay(record) + maskBytes(record);
}
/** Words per mask. */
export function lineWords(record: usize): i32 {
  return load<i32>(record, 36);
}
/** Cell at position 0, and from a cell to the next. */
export function lineFirstCell(record: usize): i32 {
  return load<i32>(record, 40);
}
export function lineStride(record: usize): i32 {
  return load<i32>(record, 44);
}
/** The row or column that this is, or is a part of. */
export function lineOrigin(record: usize): i32 {
  return load<i32>(record, 48);
}
/** Cells of the row or column before position 0. */
export function lineOffset(record: usize): i32 {
  return load<i32>(record, 52);
}
export function isRow(record: usize): bool {
  return lineOrigin(record) < height;
}
/** Bytes of the masks of all colours. */
export function maskBytes(record: usize): usize {
  return (<usize>(colors * lineWords(record))) << 3;
}
function wordsOf(cells: i32): i32 {
  return (cells + 1 + ONE_WORD) >> 6;
}
export function runLength(run: usize): i32 {
  return load<i32>(run);
}
export function runLevel(run: usize): i32 {
  return <i32>load<u16>(run, 4);
}
export function runColor(run: usize): i32 {
  return <i32>load<u16>(run, 6);
}
// Bounds: where the run begins at the earliest and at the latest, counted in the row or column. What
// they leave to no run is known to be blank.
export function runEarliestStart(run: usize): i32 {
  return load<i32>(run, 8);
}
export function runLatestStart(run: usize): i32 {
  return load<i32>(run, 12);
}
export function setStarts(run: usize, earliest: i32, latest: i32): void {
  store<i32>(run, earliest, 8);
  store<i32>(run, latest, 12);
}
/** The number of a run, also when its line has become a part. */
export function runNumber(run: usize): i32 {
  return <i32>((run - runBase) / RUN_BYTES);
}
export function runAt(number: i32): usize {
  return runBase + <usize>number * RUN_BYTES;
}
/** The number of the first run of a row or column. */
export function firstRun(line: i32): i32 {
  return load<i32>(firstRunBase + ((<usize>line) << 2));
}
function crossAt(cell: i32): usize {
  return crossBase + ((<usize>cell) << 3);
}
// Pre of these four: searching. Of a cell that no part has, they tell what was true of the whole.
export function rowOf(cell: i32): i32 {
  return <i32>load<u16>(crossAt(cell));
}
export function columnLineOf(cell: i32): i32 {
  return <i32>load<u16>(crossAt(cell), 2);
}
export function positionInRow(cell: i32): i32 {
  return <i32>load<u16>(crossAt(cell), 4);
}
export function positionInColumn(cell: i32): i32 {
  return <i32>load<u16>(crossAt(cell), 6);
}

/** Sets the sizes and makes room; clues follow through `setClue`, in the order of the lines. */
export function layOut(newWidth: i32, newHeight: i32, newColors: i32, allRuns: i32): void {
  width = newWidth;
  height = newHeight;
  colors = newColors;
  cellCount = width * height;
  layOutLines(width + height, allRuns);
  rowMasksBase = allocate((<usize>(height * colors * wordsOf(width))) << 3);
  columnMasksBase = allocate((<usize>(width * colors * wordsOf(height))) << 3);
}

function layOutLines(lines: i32, allRuns: i32): void {
  lineCount = 0;
  lineCapacity = lines;
  lineBase = allocate(<usize>lineCapacity * LINE_BYTES);
  runCount = 0;
  runBase = allocate(<usize>allRuns * RUN_BYTES);
  firstRunBase = allocate((<usize>(lines + 1)) << 2);
  store<i32>(firstRunBase, 0);
}

/** Makes room for parts, and the records of the cells: as if no line were in parts, `makePart` tells them more. */
export function layOutParts(): void {
  // A line falls into no more parts than it has runs.
  lineCapacity = min(width + height + runCount, MOST_LINES);
  lineBase = enlarge(lineBase, <usize>lineCount * LINE_BYTES, <usize>lineCapacity * LINE_BYTES);
  crossBase = allocate((<usize>cellCount) << 3);
  let at = crossBase;
  for (let row = 0; row < height; row++) {
    for (let column = 0; column < width; column++, at += 8) {
      store<u16>(at, <u16>row);
      store<u16>(at, <u16>(height + column), 2);
      store<u16>(at, <u16>column, 4);
      store<u16>(at, <u16>row, 6);
    }
  }
}

/** The same for one line by itself: one row, without cells that cross. */
export function layOutLine(cells: i32, newColors: i32, runs: i32): void {
  width = cells;
  height = 1;
  colors = newColors;
  cellCount = cells;
  layOutLines(1, max(runs, 0));
  rowMasksBase = allocate((<usize>(colors * wordsOf(width))) << 3);
}

/** Reads one clue of `runs` (length, colour) pairs; -1 runs = unknown. Returns the input behind it. */
export function setClue(runs: i32, input: usize): usize {
  const line = lineCount;
  lineCount++;
  const record = lineAt(line);
  const n = line < height ? width : height;
  const at = runAt(runCount);
  runCount += max(runs, 0);
  store<i32>(firstRunBase + ((<usize>lineCount) << 2), runCount);
  for (let i = 0; i < runs; i++) {
    const length = load<i32>(input);
    const color = load<i32>(input, 4);
    input += 8;
    const run = at + <usize>i * RUN_BYTES;
    store<i32>(run, length);
    store<u16>(run, length > 0 ? <u16>(31 - clz<i32>(length)) : 0, 4);
    store<u16>(run, <u16>color, 6);
  }
  packRuns(at, runs, n);
  describe(record, n, runs, at);
  store<i32>(record, line < height ? line * width : line - height, 40);
  store<i32>(record, line < height ? 1 : width, 44);
  store<i32>(record, line, 48);
  store<i32>(record, 0, 52);
  openMasks(record, line < height ? rowMasksBase : columnMasksBase, line < height ? line : line - height);
  return input;
}

/** Bounds of the runs by themselves: laid from the left, and from the right, as tightly as can be. */
function packRuns(at: usize, runs: i32, n: i32): void {
  let latest = n;
  for (let i = runs - 1; i >= 0; i--) {
    const run = at + <usize>i * RUN_BYTES;
    latest -= max(runLength(run), 1);
    setStarts(run, 0, latest);
    if (i > 0 && runColor(run) === runColor(run - RUN_BYTES)) latest--;
  }
  let earliest = 0;
  for (let i = 0; i < runs; i++) {
    const run = at + <usize>i * RUN_BYTES;
    if (i > 0 && runColor(run) === runColor(run - RUN_BYTES)) earliest++;
    setStarts(run, earliest, runLatestStart(run));
    earliest += max(runLength(run), 1);
  }
}

/** Fills in what follows from the length of a line and its runs. */
function describe(record: usize, n: i32, runs: i32, runsAt: usize): void {
  let needed = 0;
  let longest = 1;
  let blotted = false;
  let used: u32 = 0;
  for (let i = 0, before = 0; i < runs; i++) {
    const run = runsAt + <usize>i * RUN_BYTES;
    needed += max(runLength(run), 1) + (runColor(run) === before ? 1 : 0);
    before = runColor(run);
    longest = max(longest, runLength(run));
    if (runLength(run) === 0) blotted = true;
    used |= 1 << runColor(run);
  }
  const slack = max(n - needed, 0);
  let kernel = KERNEL_WIDE;
  if (runs < 0) kernel = KERNEL_NONE;
  else if (colors === 2 && !blotted) kernel = n <= ONE_WORD ? KERNEL_MONO : KERNEL_LONG;
  else if (n <= ONE_WORD) kernel = KERNEL_ANY;
  store<i32>(record, n);
  store<i32>(record, max(runs, 0), 4);
  store<u32>(record, <u32>runsAt, 8);
  store<i32>(record, kernel, 12);
  // A blotted run may give its cells up to the slack or take them from it: close over the whole line.
  store<i32>(record, 32 - clz<i32>(blotted ? n : slack), 16);
  store<i32>(record, 32 - clz<i32>(longest), 20);
  store<u32>(record, used, 24);
  store<i32>(record, slack, 28);
  store<i32>(record, wordsOf(n), 36);
}

/** Makes the masks of a line: all cells may have all colours. */
function openMasks(record: usize, base: usize, index: i32): void {
  let at = base + <usize>index * maskBytes(record);
  store<u32>(record, <u32>at, 32);
  const n = lineCells(record);
  const words = lineWords(record);
  for (let color = 0; color < colors; color++) {
    for (let word = 0; word < words; word++, at += 8) store<u64>(at, ones(n - (word << 6)));
  }
}

/** Before the search: the masks of all rows, if asked for, or of all columns, and the bytes from one to the next. */
export function allMasks(ofRows: bool): usize {
  return ofRows ? rowMasksBase : columnMasksBase;
}
export function masksStride(ofRows: bool): usize {
  return (<usize>(colors * wordsOf(ofRows ? width : height))) << 3;
}

/** A word whose lowest `count` bits are set: all of them from 64 on, none below 1. */
export function ones(count: i32): u64 {
  return count >= 64 ? ~(<u64>0) : count > 0 ? ((<u64>1) << count) - 1 : 0;
}

/** A new line, of which nothing is known yet. Pre: lineCount < lineCapacity. */
export function addLine(): i32 {
  lineCount++;
  return lineCount - 1;
}

/** A line without a clue: nothing is deduced from it any more. */
export function retire(record: usize): void {
  store<i32>(record, KERNEL_NONE, 12);
  store<i32>(record, 0, 4);
}

/** Makes `line` the part of `whole` (a copy of a record) with these runs and cells: its masks, and those of the root. */
export function makePart(line: i32, whole: usize, firstRun: i32, runs: i32, offset: i32, n: i32): void {
  const record = lineAt(line);
  const from = lineMay(whole);
  const fromWords = lineWords(whole);
  const stride = lineStride(whole);
  const first = lineFirstCell(whole) + offset * stride;
  const kernel = lineKernel(whole);
  describe(record, n, runs, lineRunsAt(whole) + <usize>firstRun * RUN_BYTES);
  if (kernel === KERNEL_NONE) retire(record);
  store<i32>(record, first, 40);
  store<i32>(record, stride, 44);
  store<i32>(record, lineOrigin(whole), 48);
  store<i32>(record, lineOffset(whole) + offset, 52);

  const words = lineWords(record);
  const bytes = maskBytes(record);
  let at = allocate(bytes << 1);
  store<u32>(record, <u32>at, 32);
  for (let color = 0; color < colors; color++) {
    const mask = from + ((<usize>(color * fromWords)) << 3);
    for (let word = 0; word < words; word++, at += 8) {
      store<u64>(at, shifted(mask, fromWords, (word << 6) + offset) & ones(n - (word << 6)));
    }
  }
  memory.copy(at, at - bytes, bytes);
  const half: usize = isRow(record) ? 0 : 2;
  for (let position = 0, cell = first; position < n; position++, cell += stride) {
    store<u16>(crossAt(cell) + half, <u16>line);
    store<u16>(crossAt(cell) + half, <u16>position, 4);
  }
}

/** 64 bits of a mask from bit `from` on. */
function shifted(mask: usize, words: i32, from: i32): u64 {
  const index = from >> 6;
  const bits = from & 63;
  const low = index < words ? load<u64>(mask + ((<usize>index) << 3)) : 0;
  if (bits === 0) return low;
  const high = index + 1 < words ? load<u64>(mask + ((<usize>index) << 3), 8) : 0;
  return (low >> bits) | (high << (64 - bits));
}
