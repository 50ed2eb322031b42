// Runs the plan for a hard puzzle with simulated workers on cores of their own, one after the other in this thread. An item takes
// as long as `cost` says: line solves by default, or the processor time that the bench measures. So what a cluster would take
// is known on a machine that is busy or has too few cores. Communication is not simulated.
import type { Puzzle } from '@crosshatch/core/model';
import { type SolveOptions, type SolveResult, solve } from '@crosshatch/core/solve';
import { type CubeItem, cubeGiven, cubeResultOf } from '../cluster/cubes/cube-items.js';
import { SolvePlan } from '../cluster/cubes/solve-plan.js';

export interface SimulationSettings {
  readonly localEffort: number;
  readonly cubeEffort: number;
  /** Whether the submitting process searches as well. Default true. */
  readonly hasOwnSearch?: boolean;
  /** Give up after this much. Default: never. */
  readonly most?: number;
  /** Solves and returns what that took. Default: line solves. */
  readonly cost?: (puzzle: Puzzle, options: SolveOptions) => Costed;
}

export interface Costed {
  readonly result: SolveResult;
  readonly cost: number;
}

export interface Simulation {
  readonly verdict: SolveResult['verdict'];
  /** From the beginning to the answer, and all work of workers that ended by then. */
  readonly elapsed: number;
  readonly work: number;
  readonly mostAtOnce: number;
  /** Who gave the answer. */
  readonly by: 'local' | 'own' | 'workers';
}

interface Running {
  readonly item: CubeItem;
  readonly ends: number;
  readonly result: SolveResult;
  readonly cost: number;
}

export function simulate(puzzle: Puzzle, places: number, settings: SimulationSettings): Simulation {
  const { localEffort, cubeEffort, hasOwnSearch = true, most = Infinity, cost = lineSolveCost } = settings;
  const { result: local, cost: begun } = cost(puzzle, { effort: { lineSolves: localEffort } });
  if (local.verdict !== 'undecided')
    return { verdict: local.verdict, elapsed: begun, work: 0, mostAtOnce: 0, by: 'local' };
  const own = hasOwnSearch ? cost(puzzle, {}) : undefined;
  const plan = new SolvePlan(puzzle, {
    facts: local.partial,
    found: local.solutions,
    max: 2,
    cubeEffort,
    cubes: Math.max(8, places * 4),
  });
  const running: Running[] = [];
  let [now, work, mostAtOnce] = [begun, 0, 0];
  while (!plan.hasEnough && !plan.isExhausted) {
    for (let item = plan.next(places); item !== undefined; item = plan.next(places)) {
      const { lineSolves, strategy, seed } = item;
      const given = cubeGiven(puzzle, plan.facts, item);
      const done = cost(puzzle, { given, strategy, seed, effort: { lineSolves } });
      running.push({ item, ends: now + done.cost, ...done });
    }
    mostAtOnce = Math.max(mostAtOnce, running.length);
    running.sort((a, b) => b.ends - a.ends);
    const next = running.pop();
    if (next === undefined) throw new Error('The plan has no item although the puzzle is open.');
    if (own !== undefined && next.ends >= own.cost)
      return { verdict: own.result.verdict, elapsed: own.cost, work, mostAtOnce, by: 'own' };
    if (next.ends > most) return { verdict: 'undecided', elapsed: most, work, mostAtOnce, by: 'workers' };
    now = next.ends;
    work += next.cost;
    plan.take(next.item, cubeResultOf(next.result));
  }
  const verdict = plan.found.length >= 2 ? 'multiple' : plan.found.length === 1 ? 'unique' : 'none';
  return { verdict, elapsed: now, work, mostAtOnce, by: 'workers' };
}

function lineSolveCost(puzzle: Puzzle, options: SolveOptions): Costed {
  const result = solve(puzzle, options);
  return { result, cost: result.effort.lineSolves };
}
