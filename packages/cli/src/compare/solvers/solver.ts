// A solver that is measured: one of ours, or another program. All get the same question: one solution, and then the
// proof that it is the only one, or a second one.
import type { Grid, Puzzle } from '@crosshatch/core';

/**
 * `solved`: a solution, without a statement on whether there are more; `undecided`: gave up, or was stopped.
 */
export type ClaimedVerdict = 'unique' | 'multiple' | 'none' | 'solved' | 'undecided';

export interface Answer {
  readonly verdict: ClaimedVerdict;
  /** As many as the solver reports; each is checked against the clues. */
  readonly solutions: readonly Grid[];
}

export const UNDECIDED: Answer = { verdict: 'undecided', solutions: [] };

/** The verdict that a list of solutions proves, when at most two were asked for. */
export function answerOf(solutions: readonly Grid[]): Answer {
  return { verdict: (['none', 'unique', 'multiple'] as const)[Math.min(2, solutions.length)], solutions };
}

/** What is known about a solver before it runs. */
export interface SolverFacts {
  readonly id: string;
  /** Its name in a table. */
  readonly title: string;
  /** Whether it can prove that a solution is the only one. */
  readonly proves: boolean;
  /** Most colours that it takes, 1 = black-and-white only. */
  readonly colors: number;
  /** Cells beyond which it is not asked, because it would only run out of time or memory. */
  readonly mostCells: number;
}

export interface RunLimits {
  /** Time for one puzzle: the lesser of wall time and processor time. */
  readonly seconds: number;
  /** Resident memory of the solver's processes. */
  readonly megabytes?: number | undefined;
}

/** Why a run ended: with an answer, at a limit, or by itself without one (`failed`). */
export type RunEnd = 'answer' | 'time' | 'memory' | 'failed';

export interface TimedAnswer extends Answer {
  /** The lesser of wall time and processor time: the figure that tables show. */
  readonly milliseconds: number;
  readonly wallMilliseconds: number;
  /** Undefined where the platform does not measure it. */
  readonly cpuMilliseconds?: number | undefined;
  readonly end: RunEnd;
  /** Why it failed. */
  readonly message?: string | undefined;
}

/** A solver at work. */
export interface Contestant {
  readonly facts: SolverFacts;
  /** Gets ready for these puzzles and warms up. Returns why the solver cannot be measured here, if it cannot. */
  prepare(puzzles: readonly Puzzle[]): Promise<string | undefined>;
  /** Solves one of the puzzles. `withSolutions`: the answer includes the solutions, so that they can be checked. */
  solve(index: number, limits: RunLimits, withSolutions: boolean): Promise<TimedAnswer>;
  /** Ends its processes. */
  stop(): void;
}

/** The task of a solver that is a JavaScript module. */
export interface Task {
  readonly puzzle: Puzzle;
  /** True when time is up. A solver that cannot poll this is stopped from outside. */
  readonly isLate: () => boolean;
}

/** A solver in a JavaScript module, which exports a list of these as `solvers`. It runs in a warm process of its own. */
export interface ModuleSolver extends SolverFacts {
  /** Loads the solver, or returns in a few words why it cannot be measured here. */
  load(): Promise<((task: Task) => Answer | Promise<Answer>) | string>;
}

/** Whether the solver takes such puzzles. */
export function accepts({ colors, mostCells }: SolverFacts, puzzle: Puzzle): boolean {
  const { width, height, palette, rows, columns } = puzzle;
  const isPlain = [...rows, ...columns].every((clue) => clue?.every((run) => run.length !== null));
  return palette.colors.length <= colors && width * height <= mostCells && (isPlain || colors > 1);
}
