// How many solutions? Counts without listing: what is independent is multiplied, what is narrow is
// counted layer by layer, and only what is left is searched.
import { colorOf, type Grid, type Puzzle, type Solution } from '../../model/index.js';
import { defaultEngine } from '../default-engine.js';
import type { Engine, ExactCount } from '../engine.js';
import { Board } from '../reference/board.js';
import { type CountEstimate, type LogEstimate, productOf } from './estimate.js';
import type { Tally } from './frontier.js';
import { Listing, type ListingLimits } from './listing.js';
import { type CountEffort, CountMeter } from './meter.js';
import { Narrower, type Narrowing } from './narrow.js';
import { RegionCounter } from './region-count.js';
import { type Region, regionsOf } from './regions.js';
import type { CountOptions, CountResult } from './result.js';
import { SearchCount } from './search-count.js';

/**
 * Counts the solutions of a puzzle, however many. Deterministic but for deadline and signal.
 *
 * @example
 * console.log(count(puzzle).count); // 40320n
 */
export function count(puzzle: Puzzle, options: CountOptions = {}): CountResult {
  const turns = countInTurns(puzzle, options);
  for (;;) {
    const turn = turns.next();
    if (turn.done) return turn.value;
  }
}

/**
 * `count` in turns: yields every few milliseconds, with what is certain so far as a lower bound.
 *
 * @example
 * for (const atLeast of countInTurns(puzzle)) console.log(`at least ${atLeast}`);
 */
export function* countInTurns(
  puzzle: Puzzle,
  options: CountOptions = {},
): Generator<bigint, CountResult, void> {
  return yield* new Count(puzzle, options).run();
}

/** Frontiers at once in the first, quick look at each region. */
const QUICK_FRONTIER = 5000;
const FRONTIER = 1_000_000;
/** Solutions listed before anything else takes long: so many are certain. */
const FIRST_LISTED = { most: 2, cost: 0 };
/** Solutions listed before they are counted: a puzzle with no more of them is done with that. */
const LISTED = { most: 50_000, cost: 5_000_000 };
/** Up to this estimate all are listed rather than counted by deciding cells. */
const FEW = 300_000;
const FURTHER = { most: FEW, cost: 200_000_000 };

class Count {
  private readonly meter: CountMeter;
  private readonly board: Board;
  private readonly counter: RegionCounter;
  private readonly frontier: number;
  private readonly engine: Engine;
  private regions: readonly Region[] = [];
  /** The exact counts that are known, by the index of the region. */
  private readonly counts = new Map<number, bigint>();
  /** Estimates of regions without an exact count. */
  private readonly estimates = new Map<number, LogEstimate>();
  private listing: Listing | undefined;
  private search: SearchCount | undefined;
  /** Some of the solutions: those that narrowing showed, and the first that were listed. */
  private solutions: readonly Solution[] = [];
  private varied: readonly Solution[] = [];
  /** What is certain so far. */
  private atLeast = 0n;

  constructor(
    private readonly puzzle: Puzzle,
    options: CountOptions,
  ) {
    this.meter = new CountMeter(options);
    this.board = new Board(puzzle, options.given);
    this.frontier = options.frontier ?? FRONTIER;
    this.engine = options.engine ?? defaultEngine();
    this.counter = new RegionCounter(this.board, this.meter, this.frontier, this.engine);
  }

  *run(): Generator<bigint, CountResult, void> {
    try {
      return yield* this.count();
    } finally {
      this.listing?.release();
      this.search?.release();
    }
  }

  private *count(): Generator<bigint, CountResult, void> {
    if (!this.propagate() || !this.split()) return this.exactly(0n);
    yield* this.countNarrowRegions();
    if (this.isSettled()) return yield* this.afterNarrowing(this.product());
    if (!this.meter.poll()) return this.stopped();

    const counted = yield* this.countInEngine();
    if (counted !== undefined) return counted;
    if (!this.meter.poll()) return this.stopped();

    const narrowing = yield* this.narrow();
    if (narrowing === 'unsolvable') return this.exactly(0n);
    this.raise(BigInt(this.solutions.length));
    if (!this.meter.poll()) return this.stopped();
    yield* this.countNarrowRegions();
    if (this.isSettled()) return yield* this.afterNarrowing(this.product(), narrowing);
    if (!this.meter.poll()) return this.stopped();

    this.listing = new Listing(this.puzzle, this.board.grid(), this.engine, this.meter);
    const listed = yield* this.list(this.listing, LISTED);
    if (listed === 'exhausted') return yield* this.afterNarrowing(this.atLeast, narrowing);
    if (listed === 'stopped') return this.stopped();
    return yield* this.countTheRest(this.listing);
  }

  /** Two solutions, and then the engine's own count, if it has one for this puzzle. Undefined where it is not done soon. */
  private *countInEngine(): Generator<bigint, CountResult | undefined, void> {
    const options = { given: this.board.grid(), remembered: this.frontier / 2 };
    const begun = this.engine.beginCount?.(this.puzzle, options);
    if (begun === undefined) return undefined;
    this.search = new SearchCount(begun, this.meter);
    const few = yield* this.listFew();
    if (few === 'exhausted') return yield* this.afterNarrowing(this.atLeast);
    if (few === 'stopped') return this.stopped();
    const turns = this.search.first();
    for (;;) {
      const turn = turns.next();
      if (turn.done) return turn.value && this.counted(turn.value);
      this.raise(turn.value);
      yield this.atLeast;
    }
  }

  private *listFew(): Generator<bigint, 'exhausted' | 'stopped' | 'more', void> {
    const listing = new Listing(this.puzzle, this.board.grid(), this.engine, this.meter);
    try {
      return yield* this.list(listing, FIRST_LISTED);
    } finally {
      listing.release();
      // Narrowing may find the same again, and counts what it finds.
      this.solutions = [];
    }
  }

  /** What the engine's own count came to; its candidates show the regions. */
  private counted({ count, possible }: ExactCount): CountResult {
    if (count > 0n) this.keep(possible);
    if (count < 2n) this.regions = [];
    return this.exactly(count);
  }

  /** The count is known; what is left to find out is how many regions are independent. */
  private *afterNarrowing(number: bigint, narrowing?: Narrowing): Generator<bigint, CountResult, void> {
    this.raise(number);
    if (number < 2n) this.regions = [];
    else if (narrowing !== 'exact' && this.meter.poll()) yield* this.narrow();
    return this.exactly(number);
  }

  private propagate(): boolean {
    const before = this.board.lineSolves;
    const outcome = this.board.propagate(Infinity);
    this.meter.spendWork({ lineSolves: this.board.lineSolves - before });
    return outcome === 'sound';
  }

  /** Divides the unknown cells into regions; false when a line can't be placed. */
  private split(): boolean {
    const everywhere = Array.from(this.board.cells, (_, cell) => cell);
    const regions = regionsOf(this.puzzle, this.board.cells, everywhere);
    this.counts.clear();
    this.estimates.clear();
    this.regions = regions ?? [];
    return regions !== null;
  }

  private *countNarrowRegions(): Generator<bigint, void, void> {
    for (const [i, region] of this.regions.entries()) {
      const counted = yield* this.turns(
        this.counter.countNarrow(region, Math.min(QUICK_FRONTIER, this.frontier)),
      );
      if (counted !== undefined) this.counts.set(i, counted);
      if (counted === 0n || !this.meter.poll()) return;
    }
  }

  /** Goes on listing solutions one by one, with the engine that is best at that. */
  private *list(
    listing: Listing,
    limits: ListingLimits,
  ): Generator<bigint, 'exhausted' | 'stopped' | 'more', void> {
    const turns = listing.run(limits);
    for (;;) {
      const turn = turns.next();
      this.solutions = [...this.varied, ...listing.solutions];
      this.raise(BigInt(listing.listed));
      if (turn.done) return turn.value;
      yield this.atLeast;
    }
  }

  /**
   * Rules out what no solution has and divides the cells again: cells that are the same in every solution without
   * being forced by lines tie regions together.
   */
  private *narrow(): Generator<bigint, Narrowing, void> {
    const grid = this.board.grid();
    const cells = this.regions.flatMap((region) => region.cells);
    const solutions = [...this.solutions];
    const narrower = new Narrower(this.puzzle, grid, cells, solutions, this.engine, this.meter);
    const narrowing = yield* this.turns(narrower.run());
    this.varied = solutions;
    this.solutions = solutions;
    const isSound = narrowing !== 'unsolvable' && this.keep(grid);
    return isSound ? narrowing : 'unsolvable';
  }

  /** Keeps no other candidates than these, and divides the cells again; false when no solution is left. */
  private keep(grid: Grid): boolean {
    grid.cells.forEach((candidates, cell) => {
      this.board.set(cell, candidates);
    });
    return this.propagate() && this.split();
  }

  /** Samples the regions that are left, then counts them in the way that their estimates suggest. */
  private *countTheRest(listing: Listing): Generator<bigint, CountResult, void> {
    const lower = this.regions.map((region) => this.seenIn(region));
    const rest = [...this.regions.keys()].sort((a, b) => this.sizeOf(a) - this.sizeOf(b));
    for (const i of rest) {
      if (this.counts.has(i)) continue;
      const found = (estimate: LogEstimate) => {
        if (estimate.runs >= (this.estimates.get(i)?.runs ?? 0)) this.estimates.set(i, estimate);
      };
      yield* this.countRegion(i, lower, this.counter.sample(this.regions[i], this.solutions, found));
    }
    const estimate = this.estimate();
    if (!this.isSettled() && estimate !== undefined && estimate.high <= FEW) {
      const listed = yield* this.list(listing, FURTHER);
      if (listed === 'exhausted') return this.exactly(BigInt(listing.listed));
    }
    const counted = yield* this.race(this.decide(rest, lower));
    if (counted !== undefined) return this.counted(counted);
    if (this.isSettled()) return this.exactly(this.product());
    return this.stopped();
  }

  private *decide(regions: readonly number[], lower: bigint[]): Generator<bigint, void, void> {
    for (const i of regions) {
      if (this.counts.has(i) || !this.meter.poll()) continue;
      yield* this.countRegion(i, lower, this.counter.count(this.regions[i], this.solutions));
    }
  }

  /** Deciding cells and the engine's own count in turn: neither is the faster one everywhere. Undefined where that was deciding. */
  private *race(deciding: Generator<bigint, void, void>): Generator<bigint, ExactCount | undefined, void> {
    const mark = this.board.mark();
    const search = this.search?.rest();
    while (!deciding.next().done) {
      yield this.atLeast;
      const turn = search?.next();
      if (turn === undefined || turn.value === undefined) continue;
      if (!turn.done) {
        this.raise(turn.value);
        continue;
      }
      deciding.return();
      this.board.undoTo(mark);
      return turn.value;
    }
    return undefined;
  }

  /** Counts a region as far as it gets, and raises the lower bound. */
  private *countRegion(
    i: number,
    lower: bigint[],
    work: Generator<bigint, Tally, void>,
  ): Generator<bigint, void, void> {
    const tally = yield* this.raising(i, lower, work);
    if (tally.exact) this.counts.set(i, tally.count);
    if (tally.count > lower[i]) lower[i] = tally.count;
    this.raise(this.bound(lower));
  }

  private sizeOf(i: number): number {
    return this.regions[i].cells.length;
  }

  /** Works on one region; raises the bound for all while that goes on. */
  private *raising<Result>(
    i: number,
    lower: bigint[],
    work: Generator<bigint, Result, void>,
  ): Generator<bigint, Result, void> {
    for (;;) {
      const turn = work.next();
      if (turn.done) return turn.value;
      if (turn.value > lower[i]) {
        lower[i] = turn.value;
        this.raise(this.bound(lower));
      }
      yield this.atLeast;
    }
  }

  /** How many different fillings of a region the known solutions show. */
  private seenIn(region: Region): bigint {
    const fillings = this.solutions.map(({ cells }) =>
      region.cells.map((cell) => colorOf(cells[cell])).join(),
    );
    return BigInt(new Set(fillings).size);
  }

  /** Regions are independent: bounds multiply as counts do. */
  private bound(lower: readonly bigint[]): bigint {
    return lower.reduce((product, least, i) => product * (this.counts.get(i) ?? least), 1n);
  }

  /** All regions are counted, or one of them is impossible. */
  private isSettled(): boolean {
    return this.counts.size === this.regions.length || [...this.counts.values()].includes(0n);
  }

  /** What was certain stays certain. */
  private raise(bound: bigint): void {
    if (bound > this.atLeast) this.atLeast = bound;
  }

  private product(): bigint {
    return this.regions.reduce((product, _, i) => product * (this.counts.get(i) ?? 1n), 1n);
  }

  private *turns<Result>(work: Generator<undefined, Result, void>): Generator<bigint, Result, void> {
    for (;;) {
      const turn = work.next();
      if (turn.done) return turn.value;
      yield this.atLeast;
    }
  }

  private exactly(number: bigint): CountResult {
    return { count: number, exact: true, regions: this.regions.length, ...this.evidence() };
  }

  private stopped(): CountResult {
    if (this.solutions.length > 0) this.raise(this.bound(this.regions.map((region) => this.seenIn(region))));
    const estimate = this.estimate();
    return {
      count: this.atLeast,
      exact: false,
      ...(estimate === undefined ? {} : { estimate }),
      reason: this.meter.stopped ?? 'effort',
      regions: this.regions.length,
      ...this.evidence(),
    };
  }

  /** Undefined while a region has neither a count nor an estimate. */
  private estimate(): CountEstimate | undefined {
    const open = [...this.regions.keys()].filter((i) => !this.counts.has(i));
    const factors = open.flatMap((i) => this.estimates.get(i) ?? []);
    if (open.length === 0 || factors.length < open.length) return undefined;
    return productOf(this.product(), factors, this.atLeast);
  }

  private evidence(): { readonly effort: CountEffort; readonly engine: string } {
    return { effort: this.meter.effort(), engine: this.engine.id };
  }
}
