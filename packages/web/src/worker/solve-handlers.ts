// Questions about a puzzle as a whole: its solutions, the way there, what is wrong with it, how hard it
// is. Without limits where somebody can press "stop", with a budget where nobody asked.
import {
  type Diagnosis,
  diagnose,
  explainWords,
  type GradeResult,
  type Grid,
  grade,
  LADDER,
  type Puzzle,
  type SolveResult,
  type StepsEnd,
  solve,
  steps,
  type TechniqueId,
} from 'crosshatch';
import type { ToldStep } from './explain-handlers.js';

export interface Question {
  readonly puzzle: Puzzle;
  readonly given?: Grid;
  /** Line solves that it may cost. Default: no limit. */
  readonly patience?: number;
}

/** A grade with the names of the techniques, the easiest first. */
export interface ToldGrade {
  readonly result: GradeResult;
  readonly techniques: readonly { readonly title: string; readonly uses: number }[];
}

/** Steps that are sent together, so that the page is not flooded. */
const BATCH = 16;

function limits({ given, patience }: Question) {
  return {
    ...(given === undefined ? {} : { given }),
    ...(patience === undefined ? {} : { budget: { lineSolves: patience } }),
  };
}

function titleOf(id: TechniqueId): string {
  return LADDER.find((technique) => technique.id === id)?.title ?? id;
}

export const solveHandlers = {
  solve: (input: Question): SolveResult => solve(input.puzzle, limits(input)),

  /** The deductions of the whole solve, sent in batches of `ToldStep`; the answer is how it ended. */
  walk: (input: Question, progress: (steps: readonly ToldStep[]) => void): StepsEnd => {
    const walk = steps(input.puzzle, limits(input));
    let batch: ToldStep[] = [];
    for (;;) {
      const next = walk.next();
      if (!next.done) {
        const { title, short, sentence } = explainWords(next.value, input.puzzle);
        batch.push({ deduction: next.value, title, short, sentence });
      }
      if (batch.length >= BATCH || next.done) {
        progress(batch);
        batch = [];
      }
      if (next.done) return next.value;
    }
  },

  diagnose: (input: Question & { goal?: Grid }): Diagnosis =>
    diagnose(input.puzzle, { ...limits(input), ...(input.goal === undefined ? {} : { goal: input.goal }) }),

  grade: (input: Question): ToldGrade => {
    const result = grade(input.puzzle, limits(input));
    const uses = result.verdict === 'graded' ? result.techniques : [];
    return { result, techniques: uses.map(({ technique, uses }) => ({ title: titleOf(technique), uses })) };
  },
};
