// Lists solutions one by one with the engine: all of them where there are few, otherwise enough to show what varies.
// It can be continued later.
import type { Grid, Puzzle, Solution } from '../../model/index.js';
import type { Engine, Search } from '../engine.js';
import type { CountMeter } from './meter.js';

/** How many solutions to keep: enough to show what varies. */
const KEPT = 64;

export interface ListingLimits {
  /** Solutions listed, all calls together. */
  readonly most: number;
  /** Cost of this call in line solves; it is exceeded as long as there are fewer than two solutions. */
  readonly cost: number;
}

export class Listing {
  /** How many solutions were listed. */
  listed = 0;
  /** The first of them. */
  readonly solutions: Solution[] = [];
  private readonly search: Search;

  constructor(
    puzzle: Puzzle,
    given: Grid,
    engine: Engine,
    private readonly meter: CountMeter,
  ) {
    this.search = engine.begin(puzzle, { given });
  }

  /** Goes on listing. `exhausted`: that were all solutions. Yields every few milliseconds. */
  *run({ most, cost }: ListingLimits): Generator<undefined, 'exhausted' | 'stopped' | 'more', void> {
    const { search, meter, solutions } = this;
    let spent = 0;
    for (;;) {
      const { outcome, cost: further } = meter.runSlice(search);
      spent += further;
      if (outcome === 'exhausted') return 'exhausted';
      if (outcome === 'solution') {
        this.listed += 1;
        if (solutions.length < KEPT) solutions.push(search.solution());
        if (this.listed >= most) return 'more';
        if (this.listed % 16 !== 0) continue;
      }
      if (spent > cost && this.listed >= 2) return 'more';
      yield;
      if (!meter.poll()) return 'stopped';
    }
  }

  release(): void {
    this.search.release();
  }
}
