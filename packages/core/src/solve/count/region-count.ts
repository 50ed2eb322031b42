// Counts one region exactly: by the frontier where that stays narrow, else by deciding a cell, seeing
// what falls apart, and counting the parts. What was counted once is remembered.
import { candidate, type Puzzle, Random, type Solution } from '../../model/index.js';
import type { Engine } from '../engine.js';
import type { Board } from '../reference/board.js';
import { type Belief, beliefOf } from './belief.js';
import { countFromBothEnds } from './both-ends.js';
import { type LogEstimate, meanOf } from './estimate.js';
import { countByFrontier, estimateByFrontier, type FrontierLimits, type Tally } from './frontier.js';
import { type FrontierPlan, planFrontier, plansOf } from './frontier-plan.js';
import type { CountMeter } from './meter.js';
import { Narrower } from './narrow.js';
import { type Region, regionKey, regionsOf } from './regions.js';
import { tellingCell } from './telling-cell.js';
import { turnedRegion } from './turned-region.js';

/**
 * How much smaller a frontier may grow within a region that is cut up by deciding cells: many small counts
 * raise the lower bound sooner than a few large ones, and a large one that fails is expensive.
 */
const CUT_SHARE = 4;
const MOST_WHEN_CUT = 16_000;

/** Frontiers that are worth a look ahead. */
const MANY = 500;

/** Frontiers kept at once in the first sample of a region, and how many more in each further one. */
const FIRST_SAMPLE = 500;
const SAMPLE_GROWTH = 4;
/** Runs of an estimate, and the largest samples that are worth so many runs. */
const RUNS = 8;
const LARGEST_ESTIMATE = 32_000;
/** Binary logarithm of the most fillings for which all frontiers are worth a try: more have too many frontiers. */
const HOPEFUL = 32;
/** The sample whose estimate decides that. */
const DECIDING_SAMPLE = 2000;

/** Rounds of both ends for each turn of deciding cells, which seldom wins but raises the lower bound. */
const ROUNDS_PER_DECISION = 4;

/** A region with so many cells is narrowed by the engine after each decision; in smaller ones dead ends are short. */
const LARGE = 60;

/** Solutions kept at each depth of decisions: cells of all of them, and the fewest solutions. */
const KEPT_CELLS = 100_000;
const LEAST_KEPT = 8;

/** Regions remembered, and the longest text of one that is worth it. */
const MOST_REMEMBERED = 100_000;
const LONGEST_KEY = 20_000;

export class RegionCounter {
  private readonly remembered = new Map<string, bigint>();
  private readonly puzzle: Puzzle;
  private readonly colors: number;

  constructor(
    private readonly board: Board,
    private readonly meter: CountMeter,
    /** The most frontiers at once. */
    private readonly cap: number,
    private readonly engine: Engine,
  ) {
    this.puzzle = board.puzzle;
    this.colors = this.puzzle.palette.colors.length + 1;
  }

  /** By the frontier alone: undefined if it grows past the cap. */
  *countNarrow(region: Region, cap: number): Generator<undefined, bigint | undefined, void> {
    const plan = planFrontier(region, this.puzzle, this.colors);
    const limits = { cap, beyond: 'stop', lookAheadFrom: Infinity } as const;
    return (yield* countByFrontier(region, plan, this.colors, limits, this.meter))?.count;
  }

  /**
   * Decides cell by cell. Yields every few milliseconds, with a lower bound. `solutions` are some of the solutions that
   * the board allows; they show which cells to decide. Pre and post: as `sample`.
   */
  count(region: Region, solutions: readonly Solution[]): Generator<bigint, Tally, void> {
    return this.byDeciding(region, this.cellToDecide(region, solutions), solutions);
  }

  private get cutLimits(): FrontierLimits {
    return { cap: Math.min(this.cap / CUT_SHARE, MOST_WHEN_CUT), beyond: 'stop', lookAheadFrom: MANY };
  }

  /**
   * Follows as many frontiers as allowed, and then more: each time a lower bound, the last time the count if that many
   * are enough for all, and on the way an estimate. The first time shows which order is the best: what cannot be
   * completed makes some of them far narrower than their bounds. Yields every few milliseconds, with a lower bound.
   * Pre: the board is propagated; it is left as it was found.
   */
  *sample(
    region: Region,
    solutions: readonly Solution[],
    found: (estimate: LogEstimate) => void,
  ): Generator<bigint, Tally, void> {
    const belief = beliefOf(region, this.colors);
    let plans = plansOf(region, this.puzzle, this.colors);
    let best: Tally = { count: 0n, exact: false };
    for (let cap = Math.min(FIRST_SAMPLE, this.cap); ; ) {
      let bestPlan = plans[0];
      for (const plan of plans) {
        const limits = { cap, beyond: 'drop', belief, lookAheadFrom: MANY } as const;
        const tally = yield* this.byFrontier(region, plan, limits, best.count);
        if (tally === undefined || tally.exact) return tally ?? best;
        if (tally.count <= best.count) continue;
        [best, bestPlan] = [tally, plan];
        yield best.count;
      }
      if (cap === this.cap) return best;
      const estimate = yield* this.estimate(region, bestPlan, belief, cap, best.count);
      if (estimate !== undefined) found(estimate);
      if (!this.meter.poll()) return best;
      if (cap === DECIDING_SAMPLE && estimate !== undefined && estimate.bits <= HOPEFUL) {
        best = yield* this.race(region, solutions, best.count);
        if (best.exact || !this.meter.poll()) return best;
      }
      if (cap < LARGEST_ESTIMATE) cap = Math.min(cap * SAMPLE_GROWTH, this.cap);
      else if (estimate === undefined || estimate.bits <= HOPEFUL) cap = this.cap;
      else return best;
      plans = [bestPlan];
    }
  }

  /**
   * From both ends, row by row and column by column, and by deciding, in turn: one of them may be far faster and nothing
   * shows which; deciding gets a ninth of the turns. Small trials chose wrongly between rows and columns for two of five puzzles. Ends where both orders have
   * too many frontiers: then it is a long way, and larger samples come first. Pre and post: as `sample`.
   */
  private *race(
    region: Region,
    solutions: readonly Solution[],
    certain: bigint,
  ): Generator<bigint, Tally, void> {
    const mark = this.board.mark();
    const deciding = this.count(region, solutions);
    const racing = new Set(this.fromBothEnds(region));
    let least = certain;
    try {
      for (let round = 1; racing.size > 0 && this.meter.poll(); round++) {
        for (const each of racing) {
          const turn = each.next();
          if (!turn.done) yield least;
          else if (turn.value !== undefined) return { count: turn.value, exact: true };
          else racing.delete(each);
        }
        if (round % ROUNDS_PER_DECISION !== 0) continue;
        const turn = deciding.next();
        if (turn.done && turn.value.exact) return turn.value;
        const found = turn.done ? turn.value.count : turn.value;
        if (found > least) least = found;
        yield least;
      }
      return { count: least, exact: false };
    } finally {
      deciding.return({ count: 0n, exact: false });
      this.board.undoTo(mark);
    }
  }

  private fromBothEnds(region: Region): Generator<undefined, bigint | undefined, void>[] {
    const turned = turnedRegion(region, this.puzzle, this.colors);
    const turnedPlans = plansOf(turned.region, this.puzzle, this.colors);
    const limits = { cap: this.cap, beyond: 'stop', lookAheadFrom: MANY } as const;
    // The third order has no lines to meet at.
    return plansOf(region, this.puzzle, this.colors)
      .slice(0, 2)
      .map((plan, i) => ({ region, plan, turned, turnedPlan: turnedPlans[i] }))
      .map((ends) => countFromBothEnds(ends, this.colors, limits, this.meter));
  }

  private *estimate(
    region: Region,
    plan: FrontierPlan,
    belief: Belief,
    cap: number,
    certain: bigint,
  ): Generator<bigint, LogEstimate | undefined, void> {
    const runs: number[] = [];
    for (let seed = 0; seed < RUNS; seed++) {
      const limits = { cap, beyond: new Random(seed), belief, lookAheadFrom: MANY };
      const turns = estimateByFrontier(region, plan, this.colors, limits, this.meter);
      let turn = turns.next();
      for (; !turn.done; turn = turns.next()) yield certain;
      if (turn.value === undefined) break;
      runs.push(turn.value);
    }
    return meanOf(runs);
  }

  private cellToDecide(
    region: Region,
    solutions: readonly Solution[],
    plan = planFrontier(region, this.puzzle, this.colors),
  ): number {
    const telling = isLarge(region) ? tellingCell(region.cells, solutions) : undefined;
    return telling ?? region.cells[plan.widest];
  }

  private *countWithin(region: Region, solutions: readonly Solution[]): Generator<bigint, Tally, void> {
    const key = regionKey(region);
    const known = this.remembered.get(key);
    if (known !== undefined) return { count: known, exact: true };
    const plan = planFrontier(region, this.puzzle, this.colors);
    const narrow = yield* this.byFrontier(region, plan, this.cutLimits, 0n);
    const cell = narrow === undefined ? this.cellToDecide(region, solutions, plan) : -1;
    const tally = narrow ?? (yield* this.byDeciding(region, cell, solutions));
    if (tally.exact) this.remember(key, tally.count);
    return tally;
  }

  /** Yields what was certain before: nothing new is before its end. */
  private *byFrontier(
    region: Region,
    plan: FrontierPlan,
    limits: FrontierLimits,
    certain: bigint,
  ): Generator<bigint, Tally | undefined, void> {
    const turns = countByFrontier(region, plan, this.colors, limits, this.meter);
    for (;;) {
      const turn = turns.next();
      if (turn.done) return turn.value;
      yield certain;
    }
  }

  private *byDeciding(
    region: Region,
    cell: number,
    solutions: readonly Solution[],
  ): Generator<bigint, Tally, void> {
    let count = 0n;
    let exact = true;
    const candidates = this.board.cells[cell];
    for (let color = 0; color < this.colors; color++) {
      if ((candidates & candidate(color)) === 0) continue;
      if (!this.meter.poll()) return { count, exact: false };
      const mark = this.board.mark();
      this.board.set(cell, candidate(color));
      const agreeing = solutions.filter(({ cells }) => cells[cell] === candidate(color));
      const work = this.countAfter(region, agreeing, solutions[0]);
      const tally = yield* raised(work, (least) => count + least);
      this.board.undoTo(mark);
      count += tally.count;
      exact &&= tally.exact;
    }
    return { count, exact };
  }

  /** The count of a region in which a cell was just decided: propagates, and multiplies what is left. */
  private *countAfter(
    region: Region,
    agreeing: readonly Solution[],
    base: Solution | undefined,
  ): Generator<bigint, Tally, void> {
    const isPossible = yield* this.propagated();
    const solutions = [...agreeing];
    const parts =
      isPossible && (yield* this.narrowed(region, solutions, base))
        ? regionsOf(this.puzzle, this.board.cells, region.cells)
        : null;
    if (parts === null) return { count: 0n, exact: true };
    const further = kept(solutions, this.puzzle);
    let count = 1n;
    let exact = true;
    // The small ones first: one of them may be impossible, which settles all.
    parts.sort((a, b) => a.cells.length - b.cells.length);
    for (const [i, part] of parts.entries()) {
      // While others are to come, nothing is certain: one of them may be impossible.
      const isLast = i === parts.length - 1;
      const tally = yield* raised(this.countWithin(part, further), (least) => (isLast ? count * least : 0n));
      if (tally.exact && tally.count === 0n) return tally;
      count *= tally.count;
      exact &&= tally.exact;
    }
    return { count, exact };
  }

  private *propagated(): Generator<bigint, boolean, void> {
    const before = this.board.lineSolves;
    const outcome = this.board.propagate(Infinity);
    if (this.meter.spendWork({ lineSolves: this.board.lineSolves - before })) yield 0n;
    return outcome !== 'broken';
  }

  /**
   * Rules out what no solution has in a large region, in which lines see little; false when it has none. `base` is a
   * solution from outside the region: as the region does not depend on it, the engine need not look for another one.
   */
  private *narrowed(
    region: Region,
    solutions: Solution[],
    base: Solution | undefined,
  ): Generator<bigint, boolean, void> {
    if (base === undefined || !isLarge(region)) return true;
    const grid = { ...this.board.grid(), cells: base.cells.slice() };
    for (const cell of region.cells) grid.cells[cell] = this.board.cells[cell];
    const narrower = new Narrower(this.puzzle, grid, region.cells, solutions, this.engine, this.meter);
    const turns = narrower.run();
    let turn = turns.next();
    for (; !turn.done; turn = turns.next()) yield 0n;
    if (turn.value === 'unsolvable') return false;
    for (const cell of region.cells) this.board.set(cell, grid.cells[cell]);
    return yield* this.propagated();
  }

  private remember(key: string, count: bigint): void {
    if (key.length > LONGEST_KEY) return;
    if (this.remembered.size >= MOST_REMEMBERED) this.remembered.clear();
    this.remembered.set(key, count);
  }
}

/** The solutions found last, as many as memory allows at every depth. */
function kept(solutions: readonly Solution[], { width, height }: Puzzle): readonly Solution[] {
  return solutions.slice(-Math.max(LEAST_KEPT, Math.floor(KEPT_CELLS / (width * height))));
}

function isLarge({ cells }: Region): boolean {
  return cells.length >= LARGE;
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
