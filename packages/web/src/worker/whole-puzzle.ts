// Answers about a puzzle as a whole: what the handlers of Solve and Make ask for. A part of its own, so that
// the first hint of somebody who plays does not wait for it.
import {
  type Diagnosis,
  diagnose,
  explainWords,
  type Grid,
  grade,
  LADDER,
  type Puzzle,
  type StepsEnd,
  solve,
  steps,
  type TechniqueId,
} from 'crosshatch';
import type { ToldStep } from './explain-handlers.js';
import { type Judgement, limitsOf, type Question, type ToldGrade } from './questions.js';

/** Steps that are sent together, so that the page is not flooded. */
const BATCH = 16;

export function walkThrough(input: Question, progress: (steps: readonly ToldStep[]) => void): StepsEnd {
  const walk = steps(input.puzzle, limitsOf(input));
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
}

export function diagnosisOf(input: Question & { goal?: Grid }): Diagnosis {
  return diagnose(input.puzzle, {
    ...limitsOf(input),
    ...(input.goal === undefined ? {} : { goal: input.goal }),
  });
}

export function gradeOf(input: Question): ToldGrade {
  const result = grade(input.puzzle, limitsOf(input));
  const uses = result.verdict === 'graded' ? result.techniques : [];
  return { result, techniques: uses.map(({ technique, uses }) => ({ title: titleOf(technique), uses })) };
}

function titleOf(id: TechniqueId): string {
  return LADDER.find((technique) => technique.id === id)?.title ?? id;
}

/** Line solves: about a second on a slow phone. */
const QUICK = 400_000;

export function judgementOf({ puzzle, goal }: { puzzle: Puzzle; goal: Grid }): Judgement {
  const budget = { lineSolves: QUICK };
  const result = solve(puzzle, { budget });
  if (result.verdict === 'unique') return { verdict: 'unique', lineSolvable: result.lineSolvable };
  if (result.verdict !== 'multiple') return { verdict: 'undecided' };
  const diagnosis = diagnose(puzzle, { budget, goal });
  return diagnosis.kind === 'ambiguous'
    ? { verdict: 'multiple', cells: diagnosis.cells, isExact: diagnosis.isExact }
    : { verdict: 'multiple', cells: result.differing, isExact: false };
}
