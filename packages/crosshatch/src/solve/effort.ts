// Work is counted, never timed: the same puzzle costs the same effort on every machine, so that a
// budget means the same everywhere and a regression shows without noise.

/** Every counter, in the order in which they are shown. */
export const EFFORT_COUNTERS = [
  'lineSolves',
  'probes',
  'decisions',
  'contradictions',
  'learnt',
  'restarts',
] as const;
export type EffortCounter = (typeof EFFORT_COUNTERS)[number];

/**
 * `lineSolves`: lines worked through; `probes`: cell values tried to see where they lead;
 * `decisions`: search choices; `contradictions`: dead ends met; `learnt`: clauses learnt from them;
 * `restarts`: searches begun anew with what was learnt.
 */
export type Effort = Readonly<Record<EffortCounter, number>>;

/**
 * Limits on any of the counters; a counter that is not named is not limited. They are looked at
 * between slices of work, so that a counter may go a little beyond its limit before the work stops.
 */
export type Budget = Partial<Effort>;

export function exceeds(effort: Effort, budget: Budget): boolean {
  return EFFORT_COUNTERS.some((counter) => effort[counter] > (budget[counter] ?? Infinity));
}

/** Throws when a limit is no number, or for a counter that there is not: it would never be reached. */
export function verifyBudget(budget: Budget): void {
  for (const [counter, limit] of Object.entries(budget)) {
    if (!EFFORT_COUNTERS.includes(counter as EffortCounter)) {
      throw new RangeError(`The budget limits "${counter}"; expected ${EFFORT_COUNTERS.join(', ')}.`);
    }
    if (limit !== undefined && !(limit >= 0)) {
      throw new RangeError(`The budget for ${counter} is ${limit}; expected 0 or more.`);
    }
  }
}
