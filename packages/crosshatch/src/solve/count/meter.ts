// Counts the work of a count and says when to stop, for whichever reason comes first.
import type { StopReason } from '../result.js';

/** `lineSolves`: lines worked through; `states`: states of the frontier looked at. */
export interface CountEffort {
  readonly lineSolves: number;
  readonly states: number;
}

export interface CountLimits {
  /** Limits on the work. Default: none. */
  readonly budget?: Partial<CountEffort>;
  /** Asked now and then; true means that time is up. */
  readonly deadline?: () => boolean;
  readonly signal?: { readonly aborted: boolean };
}

/** States and line solves between two looks at the clock and the signal. */
const LOOK_EVERY = 4000;

export class Meter {
  lineSolves = 0;
  states = 0;
  private sinceLook = 0;
  private stoppedBy: Exclude<StopReason, 'max'> | undefined;

  constructor(private readonly limits: CountLimits) {}

  /** Adds work; true when it is time to pause and to look at `reason`. */
  spend(work: Partial<CountEffort>): boolean {
    this.lineSolves += work.lineSolves ?? 0;
    this.states += work.states ?? 0;
    // A line takes about as long as ten states.
    this.sinceLook += (work.lineSolves ?? 0) * 10 + (work.states ?? 0);
    if (this.sinceLook < LOOK_EVERY) return false;
    this.sinceLook = 0;
    return true;
  }

  /** Why to stop, or undefined to go on. Once there is a reason, it stays. */
  reason(): Exclude<StopReason, 'max'> | undefined {
    const { budget = {}, deadline, signal } = this.limits;
    if (this.stoppedBy !== undefined) return this.stoppedBy;
    if (signal?.aborted) this.stoppedBy = 'abort';
    else if (deadline?.()) this.stoppedBy = 'deadline';
    else if (this.lineSolves > (budget.lineSolves ?? Infinity) || this.states > (budget.states ?? Infinity)) {
      this.stoppedBy = 'budget';
    }
    return this.stoppedBy;
  }

  effort(): CountEffort {
    return { lineSolves: this.lineSolves, states: this.states };
  }
}
