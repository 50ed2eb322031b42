// What a one-line technique sees: the clue and the candidates of one line, the blocks that stand in
// it, and how far counting alone confines each run. One view is loaded with line after line.
//
// The window: a line is often finished from its ends inwards. Leading blanks and runs that stand
// complete and closed are set aside, and the same from the other end; what is left, cells [from, to)
// with runs [first, last), is the window. Counting inside it gives each run the cells [lo, hi).
//
//     3 1 2   |###.??????..|      window: ??????, runs 1 2
import type { LineId } from '../model/index.js';
import type { LineEngine } from '../solve/index.js';
import type { Board } from './board.js';
import type { LineClue } from './line-clue.js';
import { Ranges } from './ranges.js';

/** A maximal stretch of cells known to have one colour, inside the window. */
export interface Block {
  readonly start: number;
  /** Exclusive. */
  readonly end: number;
  /** The candidate bit of its colour. */
  readonly bit: number;
  /** The stretch of cells around it that may have its colour: [roomStart, roomEnd). */
  readonly roomStart: number;
  readonly roomEnd: number;
}

export class LineView {
  line: LineId = 0;
  cells: Uint32Array = EMPTY_CELLS;
  clue: LineClue = EMPTY_CLUE;
  /** Number of cells. */
  size = 0;
  /** The window's cells: [from, to). */
  from = 0;
  to = 0;
  /** The window's runs: [first, last). */
  first = 0;
  last = 0;
  /** By counting alone: the earliest start and the latest end of each run of the window. */
  readonly lo: Int32Array;
  readonly hi: Int32Array;

  private foundBlocks: Block[] | undefined;
  private readonly measured: Ranges;
  private rangesAre: 'not-measured' | 'sound' | 'broken' = 'not-measured';
  /** Set by `solved` when no placement fits. */
  isBroken = false;

  constructor(
    mostRuns: number,
    private readonly engine: LineEngine,
  ) {
    this.lo = new Int32Array(mostRuns);
    this.hi = new Int32Array(mostRuns);
    this.measured = new Ranges(mostRuns);
  }

  /** Turns to a line. False when there is nothing to see: its clue is unknown. */
  load(board: Board, line: LineId): boolean {
    const clue = board.clues[line];
    if (clue === null) return false;
    this.read(clue, board.cellsOf[line], line);
    return true;
  }

  /** Turns to any clue and cells. */
  read(clue: LineClue, cells: Uint32Array, line: LineId): void {
    this.line = line;
    this.clue = clue;
    this.cells = cells;
    this.size = cells.length;
    this.foundBlocks = undefined;
    this.rangesAre = 'not-measured';
    this.isBroken = false;
    const end = this.stripLeft();
    const start = this.stripRight();
    this.count(end, start);
  }

  /** The blocks of the window, from left to right. */
  blocks(): readonly Block[] {
    this.foundBlocks ??= findBlocks(this.cells, this.from, this.to);
    return this.foundBlocks;
  }

  /** How far each run of the window can move; undefined when that shows that no placement fits. */
  ranges(): Ranges | undefined {
    if (this.rangesAre === 'not-measured') this.rangesAre = this.measured.measure(this) ? 'sound' : 'broken';
    return this.rangesAre === 'sound' ? this.measured : undefined;
  }

  /** The line's cells after complete line solving; undefined (and `isBroken`) when no placement fits. */
  solved(): Uint32Array | undefined {
    const narrowed = this.cells.slice();
    if (this.engine.solveLine(this.clue.runs, narrowed)) return narrowed;
    this.isBroken = true;
    return undefined;
  }

  /** Sets `from` and `first`; returns where the last run set aside ends. */
  private stripLeft(): number {
    const { cells, clue, size } = this;
    let at = 0;
    let run = 0;
    let end = -1;
    for (;;) {
      while (at < size && cells[at] === 1) at += 1;
      if (at === size || run === clue.count) break;
      const bit = clue.bit[run];
      let stop = at;
      while (stop < size && cells[stop] === bit) stop += 1;
      const length = stop - at;
      const isClosed = stop === size || (cells[stop] & bit) === 0;
      if (length === 0 || !isClosed || !(clue.blotted[run] || length === clue.length[run])) break;
      at = stop;
      end = stop;
      run += 1;
    }
    this.from = at;
    this.first = run;
    return end;
  }

  /** Sets `to` and `last`; returns where the last run set aside begins. */
  private stripRight(): number {
    const { cells, clue } = this;
    let at = this.size;
    let run = clue.count;
    let start = this.size + 1;
    for (;;) {
      while (at > this.from && cells[at - 1] === 1) at -= 1;
      if (at === this.from || run === this.first) break;
      const bit = clue.bit[run - 1];
      let stop = at;
      while (stop > this.from && cells[stop - 1] === bit) stop -= 1;
      const length = at - stop;
      const isClosed = stop === 0 || (cells[stop - 1] & bit) === 0;
      if (length === 0 || !isClosed || !(clue.blotted[run - 1] || length === clue.length[run - 1])) break;
      at = stop;
      start = stop;
      run -= 1;
    }
    this.to = at;
    this.last = run;
    return start;
  }

  /** Counts the runs of the window from both walls; a run set aside keeps its gap. */
  private count(end: number, start: number): void {
    const { clue, first, last, lo, hi } = this;
    let at = this.from;
    if (first > 0 && first < last) at = Math.max(at, end + clue.gap[first - 1]);
    for (let j = first; j < last; j++) {
      lo[j] = at;
      at += clue.length[j] + (j + 1 < last ? clue.gap[j] : 0);
    }
    at = this.to;
    if (last < clue.count && first < last) at = Math.min(at, start - clue.gap[last - 1]);
    for (let j = last - 1; j >= first; j--) {
      hi[j] = at;
      at -= clue.length[j] + (j > first ? clue.gap[j - 1] : 0);
    }
  }
}

const EMPTY_CELLS = new Uint32Array(0);
const EMPTY_CLUE: LineClue = {
  runs: [],
  count: 0,
  length: new Int32Array(0),
  blotted: new Uint8Array(0),
  bit: new Int32Array(0),
  gap: new Int32Array(0),
  colors: [],
  needed: 0,
  anyBlotted: false,
};

function findBlocks(cells: Uint32Array, from: number, to: number): Block[] {
  const blocks: Block[] = [];
  let position = from;
  while (position < to) {
    const bit = cells[position];
    const start = position;
    position += 1;
    if (bit === 1 || (bit & (bit - 1)) !== 0 || bit === 0) continue;
    while (position < to && cells[position] === bit) position += 1;
    let roomStart = start;
    while (roomStart > from && (cells[roomStart - 1] & bit) !== 0) roomStart -= 1;
    let roomEnd = position;
    while (roomEnd < to && (cells[roomEnd] & bit) !== 0) roomEnd += 1;
    blocks.push({ start, end: position, bit, roomStart, roomEnd });
  }
  return blocks;
}
