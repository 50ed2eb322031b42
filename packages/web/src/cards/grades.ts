// Grades as the list of shipped puzzles writes them: `easy (31, length 31, depth 20)`, `3 solutions`. Entries that
// were stored earlier may have the number alone: `easy (11)`.

import { home as words } from '../strings/words.js';

/** How many of five squares a grade fills. */
export const GRADE_STEPS: Readonly<Record<string, number>> = {
  trivial: 1,
  easy: 2,
  medium: 3,
  hard: 4,
  expert: 4,
  'needs lookahead': 5,
  'needs guessing': 5,
};

/** The class alone. */
export function gradeName(grade: string): string {
  return grade.replace(/ \([^()]*\)$/, '');
}

/** The class in the language of the page. */
export function gradeWords(grade: string): string {
  const name = gradeName(grade);
  if (name === 'no solution') return words.noSolution;
  const [, count] = /^(\d+) solutions?$/.exec(name) ?? [];
  if (count !== undefined) return words.solutions(Number(count));
  return (words.grades as Readonly<Record<string, string>>)[name] ?? name;
}

/** The two parts of the grade, `length 31, depth 20`; empty when they are not known. */
export function gradeParts(grade: string): string {
  const [, length, depth] = /length (\d+), depth (\d+)\)$/.exec(grade) ?? [];
  return length === undefined ? '' : words.gradeParts(Number(length), Number(depth));
}

/** The number that orders puzzles; 0 when there is none. */
export function gradeNumber(grade: string): number {
  return Number(/\((\d+)[,)]/.exec(grade)?.[1] ?? 0);
}

/** How long it takes, 0 to 100; 0 when that is not known. */
export function gradeLength(grade: string): number {
  return Number(/length (\d+)/.exec(grade)?.[1] ?? 0);
}

/** Whether it has not exactly one solution. */
export function isCurious(grade: string): boolean {
  return /solutions?$/.test(grade);
}
