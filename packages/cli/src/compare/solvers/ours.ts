// Our own engines, called in a warm process.
import { type Engine, referenceEngine, solve, wasmEngine } from '@crosshatch/core/solve';
import type { Answer, ModuleSolver, Task } from './solver.js';

function solverOf(id: string, title: string, engine: Engine): ModuleSolver {
  return {
    id,
    title,
    proves: true,
    colors: 30,
    mostCells: Number.POSITIVE_INFINITY,
    load: async () => (task) => ask(engine, task),
  };
}

function ask(engine: Engine, { puzzle, isLate }: Task): Answer {
  const result = solve(puzzle, { engine, deadline: isLate });
  switch (result.verdict) {
    case 'unique':
      return { verdict: 'unique', solutions: [result.solution] };
    case 'multiple':
      return { verdict: 'multiple', solutions: result.solutions };
    case 'none':
      return { verdict: 'none', solutions: [] };
    case 'undecided':
      return { verdict: 'undecided', solutions: result.solutions };
  }
}

/** The id of our engine in results; ratios are to it, if it takes part. */
export const OURS = 'crosshatch';

/** This module, for the process that loads it. The bundle keeps it as a file of its own because of this line. */
export const OURS_MODULE = new URL(import.meta.url).href;

export const crosshatch = solverOf(OURS, 'crosshatch', wasmEngine);
export const reference = solverOf('reference', 'crosshatch, reference engine', referenceEngine);

export const solvers: readonly ModuleSolver[] = [crosshatch, reference];
