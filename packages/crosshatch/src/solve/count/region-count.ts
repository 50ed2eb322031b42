// Counts one region exactly: by the frontier where that stays narrow, else by deciding a cell, seeing
// what falls apart, and counting the parts. What was counted once is remembered.
import { candidate, type Puzzle, type Solution } from '../../model/index.js';
import type { Board } from '../reference/board.js';
import { countByFrontier } from './frontier.js';
import { type FrontierPlan, planFrontier } from './frontier-plan.js';
import type { Meter } from './meter.js';
import { type Region, regionKey, regionsOf } from './regions.js';

/** A number of solutions, exact or a lower bound. */
export interface Tally {
  readonly count: bigint;
  readonly exact: boolean;
}

/**
 * How much smaller a frontier may grow within a region that is cut up by deciding cells: many small counts
 * raise the lower bound sooner than a few large ones, and a large one that fails is dear.
 */
const CUT_SHARE = 4;

/** Into how many parts a glimpse divides a region. */
const GLIMPSES = 12;

/** Regions remembered, and the longest text of one that is worth it. */
const MOST_REMEMBERED = 100_000;
const LONGEST_KEY = 20_000;

export class RegionCounter {
  private readonly remembered = new Map<string, bigint>();
  private readonly puzzle: Puzzle;
  private readonly colors: number;

  constructor(
    private readonly board: Board,
    private readonly meter: Meter,
    /** The most frontiers at once. */
    private readonly cap: number,
  ) {
    this.puzzle = board.puzzle;
    this.colors = this.puzzle.palette.colors.length + 1;
  }

  /** By the frontier alone: undefined when it grows past the cap. */
  *countNarrow(region: Region, cap: number): Generator<undefined, bigint | undefined, void> {
    return yield* this.byFrontier(region, planFrontier(region, this.puzzle, this.colors), cap);
  }

  /**
   * Yields now and then, with what is certain of this region so far. Pre: the board is propagated; it is
   * left as it was found.
   */
  count(region: Region): Generator<bigint, Tally, void> {
    return this.countWithin(region, this.cap);
  }

  /**
   * A lower bound that is soon found: the fillings that agree with a known solution in the first cells,
   * as few of them as leave something narrow. Yields it while it grows. Pre: as for `count`.
   */
  *glimpse(region: Region, solution: Solution): Generator<bigint, bigint, void> {
    let best = 1n;
    for (let share = GLIMPSES - 1; share > 0; share--) {
      const known = region.cells.slice(0, Math.ceil((region.cells.length * share) / GLIMPSES));
      const mark = this.board.mark();
      for (const cell of known) this.board.set(cell, solution.cells[cell]);
      const found = yield* this.countRest(region, best);
      this.board.undoTo(mark);
      if (found === undefined) return best;
      if (found > best) best = found;
      yield best;
    }
    return best;
  }

  /** By frontiers alone; undefined when that is too wide. */
  private *countRest(region: Region, best: bigint): Generator<bigint, bigint | undefined, void> {
    const before = this.board.lineSolves;
    this.board.propagate(Infinity);
    this.meter.spend({ lineSolves: this.board.lineSolves - before });
    let count = 1n;
    for (const part of regionsOf(this.puzzle, this.board.cells, region.cells) ?? []) {
      const plan = planFrontier(part, this.puzzle, this.colors);
      const turns = this.byFrontier(part, plan, this.cap / CUT_SHARE);
      for (let turn = turns.next(); ; turn = turns.next()) {
        if (turn.done && turn.value === undefined) return undefined;
        if (turn.done) {
          count *= turn.value ?? 0n;
          break;
        }
        yield best;
      }
    }
    return count;
  }

  private *countWithin(region: Region, cap: number): Generator<bigint, Tally, void> {
    const key = regionKey(this.puzzle, region);
    const known = this.remembered.get(key);
    if (known !== undefined) return { count: known, exact: true };
    const plan = planFrontier(region, this.puzzle, this.colors);
    // A frontier whose bound is far wider is not even tried. Most stay far below their bound.
    const isPromising = plan.peak <= Math.log2(cap) + 8;
    const narrow = isPromising ? yield* this.inTurns(region, plan, cap) : undefined;
    if (narrow !== undefined) {
      this.remember(key, narrow);
      return { count: narrow, exact: true };
    }
    const tally = yield* this.byDeciding(region, region.cells[plan.widest]);
    if (tally.exact) this.remember(key, tally.count);
    return tally;
  }

  /** By the frontier; nothing is certain before its end. */
  private *inTurns(
    region: Region,
    plan: FrontierPlan,
    cap: number,
  ): Generator<bigint, bigint | undefined, void> {
    const turns = this.byFrontier(region, plan, cap);
    for (;;) {
      const turn = turns.next();
      if (turn.done) return turn.value;
      yield 0n;
    }
  }

  private byFrontier(
    region: Region,
    plan: FrontierPlan,
    cap: number,
  ): Generator<undefined, bigint | undefined, void> {
    return countByFrontier(region, plan, this.colors, cap, this.meter);
  }

  private *byDeciding(region: Region, cell: number): Generator<bigint, Tally, void> {
    let count = 0n;
    let exact = true;
    const candidates = this.board.cells[cell];
    for (let color = 0; color < this.colors; color++) {
      if ((candidates & candidate(color)) === 0) continue;
      if (this.meter.reason() !== undefined) return { count, exact: false };
      const mark = this.board.mark();
      this.board.set(cell, candidate(color));
      const tally = yield* raised(this.countAfter(region), (least) => count + least);
      this.board.undoTo(mark);
      count += tally.count;
      exact &&= tally.exact;
    }
    return { count, exact };
  }

  /** The count of a region in which a cell was just decided: propagates, and multiplies what is left. */
  private *countAfter(region: Region): Generator<bigint, Tally, void> {
    const before = this.board.lineSolves;
    const outcome = this.board.propagate(Infinity);
    if (this.meter.spend({ lineSolves: this.board.lineSolves - before })) yield 0n;
    const parts = outcome === 'broken' ? null : regionsOf(this.puzzle, this.board.cells, region.cells);
    if (parts === null) return { count: 0n, exact: true };
    let count = 1n;
    let exact = true;
    // The small ones first: one of them may be impossible, which settles all.
    parts.sort((a, b) => a.cells.length - b.cells.length);
    for (const [i, part] of parts.entries()) {
      // While others are to come, nothing is certain: one of them may be impossible.
      const isLast = i === parts.length - 1;
      const tally = yield* raised(this.countWithin(part, this.cap / CUT_SHARE), (least) =>
        isLast ? count * least : 0n,
      );
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

/** The same work, with its lower bounds in terms of the whole. */
function* raised(
  work: Generator<bigint, Tally, void>,
  bound: (least: bigint) => bigint,
): Generator<bigint, Tally, void> {
  for (;;) {
    const turn = work.next();
    if (turn.done) return turn.value;
    yield bound(turn.value);
  }
}
