// Drives an engine's own count of a whole puzzle: in turns, with a lower bound that rises, and it can be continued later.
import type { CountingSearch, ExactCount } from '../engine.js';
import type { CountMeter } from './meter.js';

/** Cost in line solves after which the search shows whether it is worth more, and the most of a first try. */
const TRIAL_COST = 12_000_000;
const FIRST_COST = 45_000_000;
/**
 * Contradictions per decision from which on it is. Where there are fewer, solutions abound, and counts by frontiers get
 * further.
 */
const WORTH = 0.2;

export class SearchCount {
  private spent = 0;
  private hasEnded = false;

  constructor(
    private readonly search: CountingSearch,
    private readonly meter: CountMeter,
  ) {}

  /** The first try. Undefined where it does not come to an end. */
  first(): Generator<bigint, ExactCount | undefined, void> {
    return this.run((search) => {
      if (this.spent < TRIAL_COST) return true;
      const { contradictions, decisions } = search.effort();
      return this.spent < FIRST_COST && contradictions >= decisions * WORTH;
    });
  }

  /** Goes on without limit, but for those of the meter. Undefined where they end it, or the number is too large. */
  rest(): Generator<bigint, ExactCount | undefined, void> {
    return this.run(() => true);
  }

  /** Yields every few milliseconds, with a lower bound. */
  private *run(goesOn: (search: CountingSearch) => boolean): Generator<bigint, ExactCount | undefined, void> {
    const { search, meter } = this;
    if (this.hasEnded) return undefined;
    while (goesOn(search)) {
      const { outcome, cost } = meter.runSlice(search);
      this.spent += cost;
      this.hasEnded = outcome === 'ended';
      if (this.hasEnded) return search.exact();
      yield search.atLeast();
      if (!meter.poll()) return undefined;
    }
    return undefined;
  }

  release(): void {
    this.search.release();
  }
}
