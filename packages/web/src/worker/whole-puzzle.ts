// Answers about a puzzle as a whole: what the handlers of Solve and Make ask for. A part of its own, so that
// the first hint of somebody who plays does not wait for it.
import {
  Analysis,
  type Diagnosis,
  diagnose,
  explainWords,
  grade,
  type StepsEnd,
  steps,
} from '@crosshatch/core/explain';
import { techniqueTitle } from '@crosshatch/core/messages';
import type { Grid, Puzzle } from '@crosshatch/core/model';
import type { StepAnswer } from './explain-handlers.js';
import { type DrawingVerdict, type GradeAnswer, optionsOf, type Question } from './questions.js';

/** Steps that are sent together, so that the page is not flooded. */
const BATCH = 16;

export function walkThrough(input: Question, progress: (steps: readonly StepAnswer[]) => void): StepsEnd {
  const walk = steps(input.puzzle, optionsOf(input));
  let batch: StepAnswer[] = [];
  for (;;) {
    const next = walk.next();
    if (!next.done) {
      const { title, short, sentence } = explainWords(next.value, input.puzzle, input.locale);
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
    ...optionsOf(input),
    ...(input.locale && { locale: input.locale }),
    ...(input.goal === undefined ? {} : { goal: input.goal }),
  });
}

export function gradeOf(input: Question): GradeAnswer {
  const result = grade(input.puzzle, optionsOf(input));
  const uses = result.verdict === 'graded' ? result.techniques : [];
  return {
    result,
    techniques: uses.map(({ technique, uses }) => ({ title: techniqueTitle(technique, input.locale), uses })),
  };
}

/** Line solves: about a second on a slow phone. */
const QUICK = 400_000;

export function drawingVerdict({ puzzle, goal }: { puzzle: Puzzle; goal: Grid }): DrawingVerdict {
  const limits = { effort: { lineSolves: QUICK } };
  const analysis = new Analysis(puzzle);
  const result = analysis.result(limits);
  if (result.verdict === 'unique') return { verdict: 'unique', lineSolvable: result.lineSolvable };
  if (result.verdict !== 'multiple') return { verdict: 'undecided' };
  const diagnosis = analysis.diagnose({ ...limits, goal });
  return diagnosis.kind === 'ambiguous'
    ? { verdict: 'multiple', cells: diagnosis.cells, isExact: diagnosis.isExact }
    : { verdict: 'multiple', cells: result.differing, isExact: false };
}
