// One puzzle solved by the engine as it is and by the engine without its latest features, in turn, so that a machine that
// is busy for a while is busy for both.
import type { Puzzle } from '@crosshatch/core/model';
import { type Engine, type SolveResult, solve, wasmEngine } from '@crosshatch/core/solve';
import { wasmEngineWithout } from '../../../../packages/core/dist/solve/wasm/engine.js';
import type { Feature } from '../../../../packages/core/dist/solve/wasm/features.js';
import { timeOf, timesOf } from '../../measure/stopwatch.js';

/** What the bars compare with: the engine without these. */
export const LATEST_FEATURES: readonly Feature[] = ['area check', 'beam', 'consensus'];

const BEFORE = wasmEngineWithout(LATEST_FEATURES);

/** Milliseconds below which a solve is timed again. */
const SHORT = 100;

export interface Run {
  readonly milliseconds: number;
  readonly isDecided: boolean;
  readonly conflicts: number;
}

/** One puzzle with one seed. */
export interface Pair {
  readonly puzzle: number;
  readonly seed: number;
  readonly now: Run;
  /** Missing for seeds that only show the spread. */
  readonly before?: Run;
}

/** Seeds to compare, further seeds for the spread, processor seconds for a solve. */
export interface PairLimits {
  readonly seeds: readonly number[];
  readonly furtherSeeds: readonly number[];
  readonly seconds: number;
}

/** Solves once; where a single time says little, several times, of which the least counts. */
export function runOnce(puzzle: Puzzle, seed: number, seconds: number, engine: Engine = wasmEngine): Run {
  const work = () => {
    const begin = process.cpuUsage();
    const isLate = () => {
      const { user, system } = process.cpuUsage(begin);
      return user + system > seconds * 1e6;
    };
    return solve(puzzle, { engine, seed, deadline: isLate });
  };
  let result: SolveResult | undefined;
  let milliseconds = timeOf(() => {
    result = work();
  });
  // The first solve of a puzzle pays for what later ones find warm.
  if (milliseconds < SHORT) milliseconds = Math.min(...timesOf(work, 3));
  return {
    milliseconds,
    isDecided: result?.verdict !== 'undecided',
    conflicts: result?.effort.contradictions ?? 0,
  };
}

/** All seeds of one puzzle; `number` is its place in its family. */
export function pairsOf(puzzle: Puzzle, number: number, limits: PairLimits): Pair[] {
  const { seeds, furtherSeeds, seconds } = limits;
  const compared = seeds.map((seed) => {
    const now = runOnce(puzzle, seed, seconds);
    return { puzzle: number, seed, now, before: runOnce(puzzle, seed, seconds, BEFORE) };
  });
  const further = furtherSeeds.map((seed) => ({
    puzzle: number,
    seed,
    now: runOnce(puzzle, seed, seconds),
  }));
  return [...compared, ...further];
}
