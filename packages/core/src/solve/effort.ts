// Work is counted, never timed: the same puzzle costs the same effort on every machine, so that a
// limit means the same everywhere and a regression shows without noise.

/** Every counter, in the order in which they are shown. */
export const EFFORT_COUNTERS = [
  'lineSolves',
  'probes',
  'decisions',
  'contradictions',
  'learnt',
  'restarts',
] as const;
/** The name of an effort counter. */
export type EffortCounter = (typeof EFFORT_COUNTERS)[number];

/**
 * `lineSolves`: lines worked through; `probes`: cell values tried to see where they lead;
 * `decisions`: search choices; `contradictions`: conflicts; `learnt`: clauses learned from them;
 * `restarts`: restarts of the search, which keep the learned clauses.
 */
export type Effort = Readonly<Record<EffortCounter, number>>;

/** The counters that can be limited: those of a search, and `states`, what a count looks at. */
export const LIMITED_COUNTERS = [...EFFORT_COUNTERS, 'states'] as const;
export type LimitedCounter = (typeof LIMITED_COUNTERS)[number];

/**
 * Limits on any of the counters; a counter without a limit is unlimited. They are checked between slices of
 * work, so that a counter may exceed its limit a little before the work stops.
 */
export type EffortLimits = Readonly<Partial<Record<LimitedCounter, number>>>;

/** Throws a RangeError for a limit that is not a number from 0 on, or for an unknown counter. */
export function verifyEffort(limits: EffortLimits): void {
  for (const [counter, limit] of Object.entries(limits)) {
    if (!LIMITED_COUNTERS.includes(counter as LimitedCounter)) {
      throw new RangeError(`Unknown effort counter "${counter}"; expected ${LIMITED_COUNTERS.join(', ')}.`);
    }
    if (limit !== undefined && !(limit >= 0)) {
      throw new RangeError(`The effort limit for ${counter} is ${limit}; expected 0 or more.`);
    }
  }
}
