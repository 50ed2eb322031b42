// What a one-line technique sees: the clue and the candidates of one line, the blocks that stand in
// it, and how far counting alone confines each run. It stays with its line; what it has worked out it
// keeps until the line changes.
//
// The window: a line is often finished from its ends inwards. Leading blanks and runs that stand
// complete and closed are set aside, and the same from the other end; what is left, cells [from, to)
// with runs [first, last), is the window. Counting inside it gives each run the cells [lo, hi).
//
//     3 1 2   |###.??????..|      window: ??????, runs 1 2
import type { Color, LineId } from '../../model/index.js';
import type { LineEngine } from '../../solve/index.js';
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
  readonly cells: Uint32Array;
  /** Number of cells. */
  readonly size: number;
  /** The window's cells: [from, to). */
  from = 0;
  to: number;
  /** The window's runs: [first, last). */
  first = 0;
  last: number;
  /** By counting alone: the earliest start and the latest end of each run of the window. */
  readonly lo: number[];
  readonly hi: number[];
  /** The board's clock when the window last moved. */
  movedAt = 0;
  /** Set by `solved` when no placement fits. */
  isBroken = false;

  /** Where the runs set aside end, and where they begin again; outside the line when there are none. */
  private asideEnd = -1;
  private asideStart: number;
  private seenAt = 0;
  private foundBlocks: readonly Block[] | undefined;
  private measured: Ranges | undefined;
  private rangesAre: 'not-measured' | 'sound' | 'broken' = 'not-measured';

  /** Pre: the clue is the line's. */
  constructor(
    private readonly board: Board,
    readonly line: LineId,
    readonly clue: LineClue,
    private readonly engine: LineEngine,
  ) {
    this.cells = board.cellsOf[line];
    this.size = this.cells.length;
    this.to = this.size;
    this.last = clue.count;
    this.asideStart = this.size + 1;
    this.lo = new Array<number>(clue.count).fill(0);
    this.hi = new Array<number>(clue.count).fill(0);
  }

  /**
   * Takes in what has changed. To be called before the window is looked at, unless the blocks or the
   * ranges were asked for; what needs neither comes at no cost.
   */
  window(): this {
    const { changedAt } = this.board;
    if (this.seenAt === changedAt[this.line]) return this;
    this.seenAt = changedAt[this.line];
    this.foundBlocks = undefined;
    this.rangesAre = 'not-measured';
    const { from, to } = this;
    this.stripLeft();
    this.stripRight();
    if (this.from !== from || this.to !== to || this.movedAt === 0) {
      this.movedAt = this.board.clock;
      this.count();
    }
    return this;
  }

  /** Whether the window moved or a cell became filled since the board's clock read `before`. */
  hasNewBlocks(before: number): boolean {
    return this.window().movedAt > before || this.board.filledAt[this.line] > before;
  }

  /** The candidates of a cell about which nothing is known. */
  get all(): number {
    return this.board.all;
  }

  knownOf(color: Color): number {
    return this.board.knownOf(this.line, color);
  }

  possibleOf(color: Color): number {
    return this.board.possibleOf(this.line, color);
  }

  /** The blocks of the window, from left to right. */
  blocks(): readonly Block[] {
    this.window();
    this.foundBlocks ??= findBlocks(this.cells, this.from, this.to);
    return this.foundBlocks;
  }

  /** How far each run of the window can move; undefined when that shows that no placement fits. */
  ranges(): Ranges | undefined {
    this.window();
    this.measured ??= new Ranges(this.clue);
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

  private stripLeft(): void {
    const { cells, clue, to, last } = this;
    for (;;) {
      while (this.from < to && cells[this.from] === 1) this.from += 1;
      if (this.from === to || this.first === last) return;
      const bit = clue.bit[this.first];
      let stop = this.from;
      while (stop < to && cells[stop] === bit) stop += 1;
      const length = stop - this.from;
      const isClosed = stop === this.size || (cells[stop] & bit) === 0;
      if (length === 0 || !isClosed) return;
      if (!clue.blotted[this.first] && length !== clue.length[this.first]) return;
      this.from = stop;
      this.asideEnd = stop;
      this.first += 1;
    }
  }

  private stripRight(): void {
    const { cells, clue, from, first } = this;
    for (;;) {
      while (this.to > from && cells[this.to - 1] === 1) this.to -= 1;
      if (this.to === from || this.last === first) return;
      const bit = clue.bit[this.last - 1];
      let stop = this.to;
      while (stop > from && cells[stop - 1] === bit) stop -= 1;
      const length = this.to - stop;
      const isClosed = stop === 0 || (cells[stop - 1] & bit) === 0;
      if (length === 0 || !isClosed) return;
      if (!clue.blotted[this.last - 1] && length !== clue.length[this.last - 1]) return;
      this.to = stop;
      this.asideStart = stop;
      this.last -= 1;
    }
  }

  /** Counts the runs of the window from both walls; a run set aside keeps its gap. */
  private count(): void {
    const { clue, first, last, lo, hi } = this;
    if (first === last) return;
    let at = this.from;
    if (first > 0) at = Math.max(at, this.asideEnd + clue.gap[first - 1]);
    for (let j = first; j < last; j++) {
      lo[j] = at;
      at += clue.length[j] + (j + 1 < last ? clue.gap[j] : 0);
    }
    at = this.to;
    if (last < clue.count) at = Math.min(at, this.asideStart - clue.gap[last - 1]);
    for (let j = last - 1; j >= first; j--) {
      hi[j] = at;
      at -= clue.length[j] + (j > first ? clue.gap[j - 1] : 0);
    }
  }
}

const NO_BLOCKS: readonly Block[] = [];

/** Neighbouring blocks of one colour often share their room: it is walked only once. */
function findBlocks(cells: Uint32Array, from: number, to: number): readonly Block[] {
  let blocks: Block[] | undefined;
  let position = from;
  while (position < to) {
    const bit = cells[position];
    if (bit === 1 || (bit & (bit - 1)) !== 0 || bit === 0) {
      position += 1;
      continue;
    }
    const start = position;
    do position += 1;
    while (position < to && cells[position] === bit);
    const last = blocks?.[blocks.length - 1];
    if (last !== undefined && last.bit === bit && last.roomEnd > start) {
      blocks?.push({ start, end: position, bit, roomStart: last.roomStart, roomEnd: last.roomEnd });
      continue;
    }
    // Not beyond the block before: between the two there is a wall, or another colour.
    const limit = last === undefined ? from : last.end;
    let roomStart = start;
    while (roomStart > limit && (cells[roomStart - 1] & bit) !== 0) roomStart -= 1;
    let roomEnd = position;
    while (roomEnd < to && (cells[roomEnd] & bit) !== 0) roomEnd += 1;
    blocks ??= [];
    blocks.push({ start, end: position, bit, roomStart, roomEnd });
  }
  return blocks ?? NO_BLOCKS;
}
