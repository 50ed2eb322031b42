// One run of one solver on one puzzle, as plain data: a line of the results file, from which every report is made.
import type { ClaimedVerdict, RunEnd } from './solvers/solver.js';

export interface Measurement {
  readonly set: string;
  readonly puzzle: string;
  /** Hash of the clues: names may be ambiguous. */
  readonly hash: string;
  readonly solver: string;
  /** 0 is the round in which answers are verified; it counts if there is no other. */
  readonly round: number;
  readonly verdict: ClaimedVerdict;
  readonly judgement: 'right' | 'wrong' | 'unverified';
  readonly end: RunEnd;
  readonly milliseconds: number;
  readonly wallMilliseconds: number;
  readonly cpuMilliseconds?: number | undefined;
  /** Why the answer is wrong, or why there is none. */
  readonly message?: string | undefined;
}

/** What one solver did on one puzzle. */
export interface Timing {
  readonly verdict: ClaimedVerdict;
  /** Whether a limit was reached: the times are then lower bounds. */
  readonly isLate: boolean;
  readonly isWrong: boolean;
  /** Milliseconds, one for each round; at least one. */
  readonly times: readonly number[];
}

/** Timings by solver, then by index of the puzzle; undefined where a solver was not asked. */
export type Timings = ReadonlyMap<string, readonly (Timing | undefined)[]>;

/** The timings of a set. `hashes`: the puzzles in order. Solvers come in the order of their first measurement. */
export function timingsOf(measurements: readonly Measurement[], hashes: readonly string[]): Timings {
  const bySolver = new Map<string, Map<string, Measurement[]>>();
  for (const measurement of measurements) {
    const { solver, hash } = measurement;
    const runs = bySolver.get(solver) ?? new Map<string, Measurement[]>();
    bySolver.set(solver, runs);
    runs.set(hash, [...(runs.get(hash) ?? []), measurement]);
  }
  return new Map(
    [...bySolver].map(([solver, runs]) => [solver, hashes.map((hash) => timingOf(runs.get(hash)))]),
  );
}

function timingOf(runs: readonly Measurement[] | undefined): Timing | undefined {
  if (runs === undefined) return undefined;
  const first = runs.find(({ round }) => round === 0) ?? runs[0];
  const rounds = runs.filter(({ round }) => round > 0);
  return {
    verdict: first.verdict,
    // A randomised solver may be lucky once and not again.
    isLate: runs.some(({ end }) => end === 'time' || end === 'memory'),
    isWrong: runs.some(({ judgement }) => judgement === 'wrong'),
    times: (rounds.length === 0 ? [first] : rounds).map(({ milliseconds }) => milliseconds),
  };
}
