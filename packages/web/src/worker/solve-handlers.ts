// Questions about a puzzle as a whole: its solutions, the way there, what is wrong with it, how hard it
// is. Without limits where somebody can press "stop", with a limit where nobody asked.
import type { Diagnosis, StepsEnd } from '@crosshatch/core/explain';
import type { Grid } from '@crosshatch/core/model';
import { type SolveResult, solve } from '@crosshatch/core/solve';
import type { StepAnswer } from './explain-handlers.js';
import { type GradeAnswer, optionsOf, type Question } from './questions.js';

const wholePuzzle = () => import('./whole-puzzle.js');

export const solveHandlers = {
  solve: (input: Question): SolveResult => solve(input.puzzle, optionsOf(input)),

  /** The deductions of the whole solve, sent in batches of `StepAnswer`; the answer is how it ended. */
  walk: async (input: Question, progress: (steps: readonly StepAnswer[]) => void): Promise<StepsEnd> =>
    (await wholePuzzle()).walkThrough(input, progress),

  diagnose: async (input: Question & { goal?: Grid }): Promise<Diagnosis> =>
    (await wholePuzzle()).diagnosisOf(input),

  grade: async (input: Question): Promise<GradeAnswer> => (await wholePuzzle()).gradeOf(input),
};
