// How much work something may take. Every question of the library takes the same record of limits, and one
// meter watches them: effort is counted, the clock and the abort signal are polled at intervals.
import {
  type Effort,
  type EffortLimits,
  LIMITED_COUNTERS,
  type LimitedCounter,
  verifyEffort,
} from './effort.js';
import type { StopReason } from './result.js';

/**
 * How much work a call may do. Without limits it runs to its end. When a limit is reached, the result says
 * which.
 */
export interface Limits {
  /** Limits on the effort counters. Default: none. */
  readonly effort?: EffortLimits;
  /** Polled every few milliseconds; true means that time is up. The library has no clock of its own. */
  readonly deadline?: () => boolean;
  /** An AbortSignal, or anything with a flag that another thread can set. */
  readonly signal?: { readonly aborted: boolean };
}

/** Presets: line solves for one piece of work. A million takes about a second on a slow phone. */
export const LINE_SOLVES = {
  /** One of many small questions within a larger one. */
  small: 50_000,
  /** Looking ahead for one step that a player waits for. */
  lookahead: 200_000,
  /** One of many patterns, when a puzzle is generated. */
  pattern: 200_000,
  /** One of many variants of a picture that is improved. */
  picture: 300_000,
  /** A whole solve that a player waits for. */
  interactive: 500_000,
  /** One part of a diagnosis. */
  thorough: 3_000_000,
  /** The final verdict on a puzzle that was made. */
  final: 10_000_000,
  /** All of the improvement of one picture. */
  improve: 30_000_000,
} as const;

/** The stop reasons that a meter can give. */
export type LimitReason = Exclude<StopReason, 'max'>;

/** Line solves between two polls of deadline and signal. */
const POLL_EVERY = 256;

/** Adds up the effort of one question and polls its limits. Once stopped it stays stopped. */
export class Meter {
  /** Why the work has to stop; null while it may go on. */
  stopped: LimitReason | null = null;
  private readonly used = Object.fromEntries(LIMITED_COUNTERS.map((counter) => [counter, 0])) as Record<
    LimitedCounter,
    number
  >;
  private nextPoll = 0;
  private shareEnd = Infinity;

  constructor(readonly limits: Limits = {}) {
    if (limits.effort !== undefined) verifyEffort(limits.effort);
  }

  get lineSolves(): number {
    return this.used.lineSolves;
  }

  /** Counts line solves; polls every few hundred. False when the work has to stop. */
  spendLines(count: number): boolean {
    this.used.lineSolves += count;
    if (this.used.lineSolves >= this.nextPoll) this.poll();
    return this.stopped === null;
  }

  get states(): number {
    return this.used.states;
  }

  /** Counts without polling. */
  spend(counter: LimitedCounter, count = 1): void {
    this.used[counter] += count;
  }

  /** Adds the effort of a nested piece of work, and polls. False when the work has to stop. */
  charge(effort: Partial<Effort>): boolean {
    for (const [counter, count] of Object.entries(effort)) this.used[counter as LimitedCounter] += count;
    return this.poll();
  }

  /** Replaces the effort by a total counted elsewhere, and polls. False when the work has to stop. */
  total(effort: Effort): boolean {
    Object.assign(this.used, effort);
    return this.poll();
  }

  /** Looks at signal, deadline and counters now. False when the work has to stop. */
  poll(): boolean {
    const { effort, deadline, signal } = this.limits;
    this.nextPoll = Math.min(this.lineSolves + POLL_EVERY, (effort?.lineSolves ?? Infinity) + 1);
    if (this.stopped !== null) return false;
    if (signal?.aborted) this.stopped = 'abort';
    else if (deadline?.()) this.stopped = 'deadline';
    else if (LIMITED_COUNTERS.some((counter) => this.used[counter] > (effort?.[counter] ?? Infinity))) {
      this.stopped = 'effort';
    }
    return this.stopped === null;
  }

  /** What is left of the limits, for a nested piece of work with at most `cap` line solves. */
  remaining(cap = Infinity): Limits {
    const { effort, deadline, signal } = this.limits;
    const left: Partial<Record<LimitedCounter, number>> = {};
    for (const counter of LIMITED_COUNTERS) {
      const most = (effort?.[counter] ?? Infinity) - this.used[counter];
      const bounded = counter === 'lineSolves' ? Math.min(most, cap, this.shareLeft) : most;
      if (Number.isFinite(bounded)) left[counter] = Math.max(0, bounded);
    }
    return {
      ...(Object.keys(left).length === 0 ? {} : { effort: left }),
      ...(deadline === undefined ? {} : { deadline }),
      ...(signal === undefined ? {} : { signal }),
    };
  }

  /** Limits a part of the work to about this many line solves, so that the next part gets a share. */
  share<T>(lineSolves: number, work: () => T): T {
    this.shareEnd = this.lineSolves + lineSolves;
    try {
      return work();
    } finally {
      this.shareEnd = Infinity;
    }
  }

  /** Whether the current share is used up, or all of the limits. */
  get isShareSpent(): boolean {
    return this.stopped !== null || this.shareLeft <= 0;
  }

  private get shareLeft(): number {
    return this.shareEnd - this.lineSolves;
  }
}

/** The limits in a larger record of options. */
export function limitsOf({ effort, deadline, signal }: Limits): Limits {
  return {
    ...(effort === undefined ? {} : { effort }),
    ...(deadline === undefined ? {} : { deadline }),
    ...(signal === undefined ? {} : { signal }),
  };
}
