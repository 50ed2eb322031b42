// Counts one region exactly: by the frontier where that stays narrow, else by deciding a cell, seeing
// what falls apart, and counting the parts. What was counted once is remembered.
import { candidate, type Puzzle } from '../../model/index.js';
import type { Board } from '../reference/board.js';
import { countByFrontier, type FrontierPlan, planFrontier } from './frontier.js';
import type { Meter } from './meter.js';
import { type Region, regionKey, regionsOf } from './regions.js';

/** A number of solutions, exact or a lower bound. */
export interface Tally {
  readonly count: bigint;
  readonly exact: boolean;
}

/** Regions remembered, and the longest text of one that is worth it. */
const MOST_REMEMBERED = 100_000;
const LONGEST_KEY = 20_000;

export class RegionCounter {
  private readonly remembered = new Map<string, bigint>();
  private readonly puzzle: Puzzle;
  private readonly colors: number;
  /** A frontier whose bound is wider than this is not even tried. Most stay far below their bound. */
  private readonly promising: number;

  constructor(
    private readonly board: Board,
    private readonly meter: Meter,
    /** The most frontiers at once. */
    private readonly cap: number,
  ) {
    this.puzzle = board.puzzle;
    this.promising = Math.log2(cap) + 8;
    this.colors = this.puzzle.palette.colors.length + 1;
  }

  /** By the frontier alone: undefined when it grows past the cap. */
  *countNarrow(region: Region, cap: number): Generator<undefined, bigint | undefined, void> {
    return yield* this.byFrontier(region, planFrontier(region, this.puzzle.width), cap);
  }

  /** Pre: the board is propagated; it is left as it was found. */
  *count(region: Region): Generator<undefined, Tally, void> {
    const key = regionKey(this.puzzle, region);
    const known = this.remembered.get(key);
    if (known !== undefined) return { count: known, exact: true };
    const plan = planFrontier(region, this.puzzle.width);
    const narrow = plan.peak > this.promising ? undefined : yield* this.byFrontier(region, plan, this.cap);
    if (narrow !== undefined) {
      this.remember(key, narrow);
      return { count: narrow, exact: true };
    }
    const tally = yield* this.byDeciding(region, region.cells[plan.widest]);
    if (tally.exact) this.remember(key, tally.count);
    return tally;
  }

  private *byFrontier(
    region: Region,
    plan: FrontierPlan,
    cap: number,
  ): Generator<undefined, bigint | undefined, void> {
    return yield* countByFrontier(region, plan, this.colors, cap, this.meter);
  }

  private *byDeciding(region: Region, cell: number): Generator<undefined, Tally, void> {
    let count = 0n;
    let exact = true;
    const candidates = this.board.cells[cell];
    for (let color = 0; color < this.colors; color++) {
      if ((candidates & candidate(color)) === 0) continue;
      if (this.meter.reason() !== undefined) return { count, exact: false };
      const mark = this.board.mark();
      this.board.set(cell, candidate(color));
      const tally = yield* this.countAfter(region);
      this.board.undoTo(mark);
      count += tally.count;
      exact &&= tally.exact;
    }
    return { count, exact };
  }

  /** The count of a region in which a cell was just decided: propagates, and multiplies what is left. */
  private *countAfter(region: Region): Generator<undefined, Tally, void> {
    const before = this.board.lineSolves;
    const outcome = this.board.propagate(Infinity);
    if (this.meter.spend({ lineSolves: this.board.lineSolves - before })) yield;
    const parts = outcome === 'broken' ? null : regionsOf(this.puzzle, this.board.cells, region.cells);
    if (parts === null) return { count: 0n, exact: true };
    let count = 1n;
    let exact = true;
    // The small ones first: one of them may be impossible, which settles all.
    for (const part of parts.sort((a, b) => a.cells.length - b.cells.length)) {
      const tally = yield* this.count(part);
      if (tally.exact && tally.count === 0n) return tally;
      count *= tally.count;
      exact &&= tally.exact;
    }
    return { count, exact };
  }

  private remember(key: string, count: bigint): void {
    if (key.length > LONGEST_KEY) return;
    if (this.remembered.size >= MOST_REMEMBERED) this.remembered.clear();
    this.remembered.set(key, count);
  }
}
