// The grade as five squares beside a printed puzzle.
import type { GradeClass, GradeResult } from '@crosshatch/core/explain';
import type { Difficulty } from '@crosshatch/core/render';
import { gradeClassWords } from '../../report/grade-words.js';

const MARKS: Record<GradeClass, number> = {
  trivial: 0,
  easy: 1,
  medium: 2,
  hard: 3,
  expert: 4,
  'needs-lookahead': 5,
  'needs-guessing': 5,
  'not-unique': 5,
};

/** Undefined if there is no grade. */
export function difficultyOf(grade: GradeResult): Difficulty | undefined {
  if (grade.verdict !== 'graded') return undefined;
  const words = grade.class === 'not-unique' ? 'several solutions' : gradeClassWords(grade);
  return { marks: MARKS[grade.class], words };
}
