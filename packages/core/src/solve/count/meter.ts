// The meter of a count. Its work is counted in states of the frontier and in line solves, and it says when it is
// time to pause, because a count works in turns.
import type { Effort } from '../effort.js';
import { Meter } from '../limits.js';

/** `lineSolves`: lines worked through; `states`: states of the frontier looked at. */
export interface CountEffort {
  readonly lineSolves: number;
  readonly states: number;
}

/** States between two pauses; a line takes about as long as ten of them. */
const PAUSE_EVERY = 4000;
const STATES_PER_LINE = 10;
const LINES_PER_CONFLICT = 300;
/** Line solves of a search between two pauses. */
const SLICE = 500;

/** A search of an engine, for solutions or for their number. */
interface Sliced<Outcome> {
  run(slice: number): Outcome;
  effort(): Effort;
}

export class CountMeter extends Meter {
  private sincePause = 0;

  /** Adds work; true when it is time to pause and to poll. */
  spendWork({ lineSolves = 0, states = 0 }: Partial<CountEffort>): boolean {
    this.spend('lineSolves', lineSolves);
    this.spend('states', states);
    this.sincePause += lineSolves * STATES_PER_LINE + states;
    if (this.sincePause < PAUSE_EVERY) return false;
    this.sincePause = 0;
    return true;
  }

  /** Runs a search for a few milliseconds. The cost is in line solves, of which a conflict takes as long as hundreds. */
  runSlice<Outcome>(search: Sliced<Outcome>): { readonly outcome: Outcome; readonly cost: number } {
    const before = search.effort();
    const outcome = search.run(SLICE);
    const after = search.effort();
    const lineSolves = after.lineSolves - before.lineSolves;
    this.spendWork({ lineSolves });
    return {
      outcome,
      cost: lineSolves + LINES_PER_CONFLICT * (after.contradictions - before.contradictions),
    };
  }

  effort(): CountEffort {
    return { lineSolves: this.lineSolves, states: this.states };
  }
}
