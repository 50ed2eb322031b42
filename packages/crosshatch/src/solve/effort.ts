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

/** Limits on any of the counters; a counter that is not named is not limited. */
export type Budget = Partial<Effort>;

export function exceeds(effort: Effort, budget: Budget): boolean {
  return EFFORT_COUNTERS.some((counter) => effort[counter] > (budget[counter] ?? Infinity));
}
