// A peer is a solver that is measured: one of ours, or somebody else's. All get the same question:
// one solution, and then the proof that it is the only one or a second one.
import type { Grid, Puzzle } from '@crosshatch/core';

/**
 * `solved`: a solution without a word on whether there are more, from peers that can't prove;
 * `undecided`: gave up, or was too slow.
 */
export type PeerVerdict = 'unique' | 'multiple' | 'none' | 'solved' | 'undecided';

export interface Answer {
  readonly verdict: PeerVerdict;
  /** As many as the peer reports; each is checked against the clues. */
  readonly solutions: readonly Grid[];
}

export interface Task {
  readonly puzzle: Puzzle;
  /** True when time is up. A peer that cannot poll this is stopped from outside. */
  readonly isLate: () => boolean;
  /** The time for the task, for programs with a time limit option. */
  readonly seconds: number;
}

export type PeerSolver = (task: Task) => Answer | Promise<Answer>;

export interface Peer {
  readonly id: string;
  /** What it is, in a table. */
  readonly title: string;
  /** Whether it can prove that a solution is the only one. */
  readonly proves: boolean;
  /** Most colours that it takes, 1 = black-and-white only. */
  readonly colors: number;
  /** Cells beyond which it is not asked, because it would only run out of time or memory. */
  readonly mostCells: number;
  /** Runs a program of its own, so only wall-clock time is available. */
  readonly isForeign?: boolean;
  /** Loads the solver, or says in a few words why it can't be measured here. */
  load(): Promise<PeerSolver | string>;
}

export const UNDECIDED: Answer = { verdict: 'undecided', solutions: [] };

/** The verdict that a list of solutions proves, when at most two were asked for. */
export function answerOf(solutions: readonly Grid[]): Answer {
  return { verdict: (['none', 'unique', 'multiple'] as const)[Math.min(2, solutions.length)], solutions };
}
