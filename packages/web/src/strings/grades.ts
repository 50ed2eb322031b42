// Grades in words, for whoever tells one.
import type { GradeClass } from 'crosshatch';

export const gradeWords = {
  line: (words: string, number: number) => `${words}, ${number} of 100`,
  classes: {
    trivial: 'Trivial',
    easy: 'Easy',
    medium: 'Medium',
    hard: 'Hard',
    expert: 'Expert',
    'needs-lookahead': 'Needs looking ahead',
    'needs-guessing': 'Needs guessing',
    'not-unique': 'Not unique',
  } satisfies Record<GradeClass, string>,
} as const;
