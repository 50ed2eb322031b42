// Lines: from clues to records with bounds, kernel and masks; and parts of lines. A line costs its runs and words.
import { I32s, Kernel, Line, Mask, Run, Table } from './layout';
import { newArray } from './memory';
import { Lines, Puzzle } from './state';

/** The longest line that fits one word, with room for the position past its end. */
const ONE_WORD: i32 = 63;

function wordsOf(cells: i32): i32 {
  return (cells + 1 + ONE_WORD) >> 6;
}
/** Number of words in the masks of all colours of a line of `length` cells. */
export function maskWordsOf(cells: i32): i32 {
  return Puzzle.colors * wordsOf(cells);
}
export function isRow(line: Line): bool {
  return line.origin < Puzzle.height;
}
/** The number of a run, also when its line has become a part. */
export function runNumber(run: Run): i32 {
  return <i32>((changetype<usize>(run) - changetype<usize>(Lines.runs)) / offsetof<Run>());
}
/** A word whose lowest `count` bits are set: all of them from 64 on, none below 1. */
export function ones(count: i32): u64 {
  return count >= 64 ? ~(<u64>0) : count > 0 ? ((<u64>1) << count) - 1 : 0;
}

/** Adds the next line, with a clue of (length, colour) pairs; -1 runs = unknown. Returns the input behind it. */
export function readClue(runs: i32, input: I32s): I32s {
  const number = Lines.count;
  Lines.count++;
  const line = Lines.table[number];
  const isRow = number < Puzzle.height;
  const length = isRow ? Puzzle.width : Puzzle.height;
  const first = Lines.runs[Lines.runCount];
  Lines.runCount += max(runs, 0);
  Lines.firstRun[Lines.count] = Lines.runCount;
  let run = first;
  for (let i = 0; i < runs; i++, run = run.next) {
    run.length = input[2 * i];
    run.level = run.length > 0 ? <u16>(31 - clz<i32>(run.length)) : 0;
    run.color = <u16>input[2 * i + 1];
  }
  boundStarts(changetype<Table<Run>>(first), runs, length);
  describe(line, length, runs, changetype<Table<Run>>(first));
  line.firstCell = isRow ? number * Puzzle.width : number - Puzzle.height;
  line.stride = isRow ? 1 : Puzzle.width;
  line.origin = number;
  line.offset = 0;
  line.masks = isRow
    ? Lines.rowMasks.from(number * line.maskWords)
    : Lines.columnMasks.from((number - Puzzle.height) * line.maskWords);
  return input.from(2 * max(runs, 0));
}

/** Bounds of the runs by themselves: packed to the left, and to the right. */
function boundStarts(runs: Table<Run>, count: i32, length: i32): void {
  let latest = length;
  for (let i = count - 1; i >= 0; i--) {
    const run = runs[i];
    latest -= max(run.length, 1);
    run.latest = latest;
    if (i > 0 && run.color === runs[i - 1].color) latest--;
  }
  let earliest = 0;
  for (let i = 0; i < count; i++) {
    const run = runs[i];
    if (i > 0 && run.color === runs[i - 1].color) earliest++;
    run.earliest = earliest;
    earliest += max(run.length, 1);
  }
}

/** Fills in what follows from the length of a line and its runs. */
function describe(line: Line, length: i32, count: i32, runs: Table<Run>): void {
  let needed = 0;
  let longest = 1;
  let isBlotted = false;
  let used: u32 = 0;
  for (let i = 0, before = 0; i < count; i++) {
    const run = runs[i];
    needed += max(run.length, 1) + (<i32>run.color === before ? 1 : 0);
    before = run.color;
    longest = max(longest, run.length);
    if (run.length === 0) isBlotted = true;
    used |= 1 << run.color;
  }
  const slack = max(length - needed, 0);
  let kernel = Kernel.WIDE;
  if (count < 0) kernel = Kernel.NONE;
  else if (Puzzle.colors === 2 && !isBlotted) kernel = length <= ONE_WORD ? Kernel.MONO : Kernel.LONG;
  else if (length <= ONE_WORD) kernel = Kernel.COLORED;
  line.length = length;
  line.runCount = max(count, 0);
  line.runs = runs;
  line.kernel = kernel;
  // A blotted run may take cells from the slack: close over the whole line.
  line.closingSteps = 32 - clz<i32>(isBlotted ? length : slack);
  line.levels = 32 - clz<i32>(longest);
  line.colors = used;
  line.slack = slack;
  line.words = wordsOf(length);
  line.maskWords = Puzzle.colors * line.words;
}

/** All cells may have all colours. */
export function openMasks(line: Line): void {
  let at = 0;
  for (let color = 0; color < Puzzle.colors; color++) {
    for (let word = 0; word < line.words; word++, at++) line.masks[at] = ones(line.length - (word << 6));
  }
}

/** From here on nothing is deduced from a line. */
export function retire(line: Line): void {
  line.kernel = Kernel.NONE;
  line.runCount = 0;
}

/** When the search begins, before lines are split: where its row and its column have each cell. */
export function locateCells(): void {
  for (let row = 0, number = 0; row < Puzzle.height; row++) {
    for (let column = 0; column < Puzzle.width; column++, number++) {
      const cell = Lines.cells[number];
      cell.row = <u16>row;
      cell.column = <u16>(Puzzle.height + column);
      cell.rowPosition = <u16>column;
      cell.columnPosition = <u16>row;
    }
  }
}

/** Makes line `number` the part of `whole` (a copy) with these runs and cells, with masks of its own. */
export function makePart(number: i32, whole: Line, firstRun: i32, runs: i32, offset: i32, length: i32): void {
  const line = Lines.table[number];
  const isRetired = whole.kernel === Kernel.NONE;
  describe(line, length, runs, changetype<Table<Run>>(whole.runs[firstRun]));
  if (isRetired) retire(line);
  line.stride = whole.stride;
  line.firstCell = whole.firstCell + offset * whole.stride;
  line.origin = whole.origin;
  line.offset = whole.offset + offset;
  line.masks = newArray<u64>(2 * line.maskWords);
  line.rootMasks = line.masks.from(line.maskWords);
  let at = 0;
  for (let color = 0; color < Puzzle.colors; color++) {
    const mask = whole.masks.from(color * whole.words);
    for (let word = 0; word < line.words; word++, at++) {
      line.masks[at] = shifted(mask, whole.words, (word << 6) + offset) & ones(length - (word << 6));
    }
  }
  line.rootMasks.copy(line.masks, line.maskWords);
  for (let position = 0, cell = line.firstCell; position < length; position++, cell += line.stride) {
    const record = Lines.cells[cell];
    if (isRow(line)) {
      record.row = <u16>number;
      record.rowPosition = <u16>position;
    } else {
      record.column = <u16>number;
      record.columnPosition = <u16>position;
    }
  }
}

/** 64 bits of a mask from bit `from` on. */
function shifted(mask: Mask, words: i32, from: i32): u64 {
  const index = from >> 6;
  const bits = from & 63;
  const low = index < words ? mask[index] : 0;
  if (bits === 0) return low;
  const high = index + 1 < words ? mask[index + 1] : 0;
  return (low >> bits) | (high << (64 - bits));
}
