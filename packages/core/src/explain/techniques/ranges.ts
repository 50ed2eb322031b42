// How far each run of a line can move, seeing everything that is known in the line, and which runs
// each block may belong to. Two arguments take turns until neither finds anything more:
//
//   fit:   a run stands only where its colour is possible, next to no other cell of its colour, and
//          after (before) the earliest end (latest start) of its neighbour;
//   owner: a block belongs to some run that is long enough, has its colour and can get there; blocks
//          belong to runs in order; so runs before the first possible owner lie before the block, the
//          first possible owner starts at or before it, and a sole owner covers it.
//
// Both only ever rule out what no placement has. They are what a careful person does by eye and are
// a little weaker than trying all placements. The result is the same for a mirrored line, mirrored.
import type { LineClue } from './line-clue.js';
import type { Block, LineView } from './line-view.js';

/** Beyond the end of every line. */
const FAR_AWAY = 1 << 20;

export class Ranges {
  /** Earliest and latest start of each run. */
  readonly startLo: number[];
  readonly startHi: number[];
  /** Earliest and latest end (exclusive) of each run. */
  readonly endLo: number[];
  readonly endHi: number[];
  /** The first and the last run that may own each block. */
  readonly ownerLo: number[] = [];
  readonly ownerHi: number[] = [];

  private first = 0;
  private last = 0;
  private isBroken = false;
  private hasMoved = false;

  constructor(private readonly clue: LineClue) {
    this.startLo = new Array<number>(clue.count).fill(0);
    this.startHi = new Array<number>(clue.count).fill(FAR_AWAY);
    this.endLo = clue.length.slice();
    this.endHi = this.startHi.slice();
  }

  /**
   * Works out the line in view, from what was found when it was looked at last: what is known only
   * grows, so the ranges only shrink. False when it shows that no placement fits.
   */
  measure(view: LineView): boolean {
    this.isBroken = false;
    this.first = view.first;
    this.last = view.last;
    const { first, last, lo, hi } = view;
    for (let j = first; j < last; j++) {
      this.raiseStart(j, lo[j]);
      this.lowerEnd(j, hi[j]);
    }
    const blocks = view.blocks();
    do {
      // One pass each way settles the fits; only what the owners add makes another one necessary.
      for (let j = first; j < last && !this.isBroken; j++) this.fitLeft(view, j);
      for (let j = last - 1; j >= first && !this.isBroken; j--) this.fitRight(view, j);
      this.hasMoved = false;
      if (!this.isBroken && blocks.length > 0) this.own(blocks);
    } while (this.hasMoved && !this.isBroken);
    return !this.isBroken;
  }

  /** Whether a run may cover all of [start, end), given the room around it. */
  mayOwn(j: number, block: Block, start = block.start, end = block.end): boolean {
    const { clue } = this;
    if (clue.bit[j] !== block.bit || start < this.startLo[j] || end > this.endHi[j]) return false;
    if (clue.blotted[j]) return true;
    const length = clue.length[j];
    const earliest = Math.max(this.startLo[j], block.roomStart, end - length);
    const latest = Math.min(this.startHi[j], block.roomEnd - length, start);
    return earliest <= latest;
  }

  /** The earliest start (and with it the earliest end) at which the run fits. */
  private fitLeft(view: LineView, j: number): void {
    const { cells, clue, first, size } = view;
    const bit = clue.bit[j];
    const length = clue.length[j];
    let start = this.startLo[j];
    if (j > first) start = Math.max(start, this.endLo[j - 1] + clue.gap[j - 1]);
    for (let isFitting = false; !isFitting && start <= this.startHi[j]; ) {
      isFitting = true;
      let end = start + length;
      while (end > start && (cells[end - 1] & bit) !== 0) end -= 1;
      if (end > start) {
        start = end; // one past the last cell that rules the colour out
        isFitting = false;
      } else if (
        (start > 0 && cells[start - 1] === bit) ||
        (!clue.blotted[j] && start + length < size && cells[start + length] === bit)
      ) {
        start += 1;
        isFitting = false;
      }
    }
    if (start > this.startHi[j]) {
      this.isBroken = true;
      return;
    }
    this.raiseStart(j, start);
    if (clue.blotted[j]) {
      let end = Math.max(this.endLo[j], start + 1);
      while (end < size && cells[end] === bit) end += 1;
      this.raiseEnd(j, end);
    }
  }

  /** The latest end (and with it the latest start) at which the run fits. */
  private fitRight(view: LineView, j: number): void {
    const { cells, clue, last, size } = view;
    const bit = clue.bit[j];
    const length = clue.length[j];
    let end = this.endHi[j];
    if (j + 1 < last) end = Math.min(end, this.startHi[j + 1] - clue.gap[j]);
    for (let isFitting = false; !isFitting && end >= this.endLo[j]; ) {
      isFitting = true;
      let start = end - length;
      while (start < end && (cells[start] & bit) !== 0) start += 1;
      if (start < end) {
        end = start;
        isFitting = false;
      } else if (
        (end < size && cells[end] === bit) ||
        (!clue.blotted[j] && end - length > 0 && cells[end - length - 1] === bit)
      ) {
        end -= 1;
        isFitting = false;
      }
    }
    if (end < this.endLo[j]) {
      this.isBroken = true;
      return;
    }
    this.lowerEnd(j, end);
    if (clue.blotted[j]) {
      let start = Math.min(this.startHi[j], end - 1);
      while (start > 0 && cells[start - 1] === bit) start -= 1;
      this.lowerStart(j, start);
    }
  }

  private own(blocks: readonly Block[]): void {
    if (!this.ownersFromLeft(blocks) || !this.ownersFromRight(blocks)) {
      this.isBroken = true;
      return;
    }
    const { first, last, clue } = this;
    for (let b = 0; b < blocks.length; b++) {
      const block = blocks[b];
      const low = this.ownerLo[b];
      const high = this.ownerHi[b];
      if (low > high) {
        this.isBroken = true;
        return;
      }
      if (low > first) this.lowerEnd(low - 1, block.start - (clue.bit[low - 1] === block.bit ? 1 : 0));
      this.lowerStart(low, block.start);
      this.raiseEnd(high, block.end);
      if (high + 1 < last) this.raiseStart(high + 1, block.end + (clue.bit[high + 1] === block.bit ? 1 : 0));
      if (low === high && !clue.blotted[low]) {
        this.raiseStart(low, block.end - clue.length[low]);
        this.lowerEnd(low, block.start + clue.length[low]);
      }
    }
    for (let j = first; j < last; j++) {
      if (this.startLo[j] > this.startHi[j] || this.endLo[j] > this.endHi[j]) this.isBroken = true;
    }
  }

  private ownersFromLeft(blocks: readonly Block[]): boolean {
    const { first, last } = this;
    let low = first;
    for (let b = 0; b < blocks.length; b++) {
      const block = blocks[b];
      // A run may own this block together with the one before only if it can cover both.
      const before = b > 0 && low === this.ownerLo[b - 1] ? blocks[b - 1] : undefined;
      if (before !== undefined && !this.mayOwnBoth(low, before, block)) low += 1;
      while (low < last && !this.mayOwn(low, block)) low += 1;
      if (low >= last) return false;
      this.ownerLo[b] = low;
    }
    return true;
  }

  private ownersFromRight(blocks: readonly Block[]): boolean {
    const { first, last } = this;
    let high = last - 1;
    for (let b = blocks.length - 1; b >= 0; b--) {
      const block = blocks[b];
      const after = b + 1 < blocks.length && high === this.ownerHi[b + 1] ? blocks[b + 1] : undefined;
      if (after !== undefined && !this.mayOwnBoth(high, block, after)) high -= 1;
      while (high >= first && !this.mayOwn(high, block)) high -= 1;
      if (high < first) return false;
      this.ownerHi[b] = high;
    }
    return true;
  }

  private mayOwnBoth(j: number, left: Block, right: Block): boolean {
    return left.bit === right.bit && left.roomEnd >= right.end && this.mayOwn(j, left, left.start, right.end);
  }

  private raiseStart(j: number, start: number): void {
    const { clue } = this;
    if (start <= this.startLo[j]) return;
    this.startLo[j] = start;
    this.hasMoved = true;
    this.raiseEnd(j, start + clue.length[j]);
  }

  private raiseEnd(j: number, end: number): void {
    const { clue } = this;
    if (end <= this.endLo[j]) return;
    this.endLo[j] = end;
    this.hasMoved = true;
    if (!clue.blotted[j]) this.raiseStart(j, end - clue.length[j]);
  }

  private lowerEnd(j: number, end: number): void {
    const { clue } = this;
    if (end >= this.endHi[j]) return;
    this.endHi[j] = end;
    this.hasMoved = true;
    this.lowerStart(j, end - clue.length[j]);
  }

  private lowerStart(j: number, start: number): void {
    const { clue } = this;
    if (start >= this.startHi[j]) return;
    this.startHi[j] = start;
    this.hasMoved = true;
    if (!clue.blotted[j]) this.lowerEnd(j, start + clue.length[j]);
  }
}
