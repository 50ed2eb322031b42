// The course: which techniques it teaches, puzzles for each, and how far the player is.
import type { TechniqueKey } from '@crosshatch/core/messages';
import { local } from '../storage/local.js';
import { numberOf } from './record.js';

/** The techniques in the order of the lessons: what black-and-white puzzles need, the most useful first. */
export const LESSONS = [
  'full-line',
  'overlap',
  'finished-line',
  'all-needed',
  'glue',
  'capping',
  'mercury',
  'out-of-reach',
  'largest-run',
  'splitting',
  'forcing',
  'all-placements',
] as const satisfies readonly TechniqueKey[];
export type Lesson = (typeof LESSONS)[number];

/** Puzzles whose hardest step is the technique, by the codes of Endless; the tests grade each. */
export const PRACTICE_CODES: Readonly<Record<Lesson, readonly string[]>> = {
  'full-line': ['1-C10G-88QE-7PFK', '1-C10G-84VZ-ERJV', '1-C0WE-8CJN-7RYD'],
  overlap: ['1-2H4R-8GW3-C9TQ', '1-D18M-8M23-YNWM', '1-7HGJ-8Q1G-CGM1'],
  'finished-line': ['1-218E-8M23-YNWG', '1-C1GR-8WDH-G8ZB', '1-5S0M-8M23-YNW5'],
  'all-needed': ['1-CHGR-831K-N41V', '1-CHGR-8GKK-XV7A', '1-C1GR-81G5-QK1M'],
  glue: ['1-CHGR-8KQE-Q26B', '1-CHGR-8MHF-S91G', '1-CHGR-8BCT-6DVF'],
  capping: ['1-A1GR-83ZX-46ZF', '1-4SGR-868P-F8DV', '1-C1GR-800S-TZ87'],
  mercury: ['1-91GR-87E4-69D3', '1-4SGR-89QM-GHM0', '1-C1GR-8200-94GB'],
  'out-of-reach': ['1-81GR-80GS-A2SQ', '1-4SGR-89ZY-GQNN', '1-81GR-8MEC-Y3PV'],
  'largest-run': ['1-B1CR-8K95-DFY7', '1-B1CR-8G7C-8CKN', '1-6HGP-8MEN-Q8J2'],
  splitting: ['1-498W-81ZX-A64A', '1-C18M-80G5-W64F', '1-C18M-8SGD-JK51'],
  forcing: ['1-CHGR-8YC7-9SBA', '1-C1GR-8QK9-Q3Z3', '1-CHGR-8RCN-3SAN'],
  'all-placements': ['1-49X8-83ZN-7XXG', '1-9A18-8JGF-2C46', '1-1J94-8F36-VHNR'],
};

export interface Learned {
  /** Lessons that were finished. */
  readonly done: readonly Lesson[];
  /** Practice lines that were solved, by technique. */
  readonly lines: Readonly<Partial<Record<Lesson, number>>>;
}

export function readLearned(value: unknown): Learned {
  const row = (typeof value === 'object' && value !== null ? value : {}) as Record<string, unknown>;
  const done = Array.isArray(row.done) ? row.done : [];
  const lines = (typeof row.lines === 'object' && row.lines !== null ? row.lines : {}) as Record<
    string,
    unknown
  >;
  return {
    done: LESSONS.filter((lesson) => done.includes(lesson)),
    lines: Object.fromEntries(LESSONS.map((lesson) => [lesson, numberOf(lines[lesson], 1e6)])),
  };
}

/** Two devices as one: every lesson that was finished on either. */
export function mergeLearned(one: Learned, other: Learned): Learned {
  const most = (lesson: Lesson) => Math.max(one.lines[lesson] ?? 0, other.lines[lesson] ?? 0);
  return {
    done: LESSONS.filter((lesson) => one.done.includes(lesson) || other.done.includes(lesson)),
    lines: Object.fromEntries(LESSONS.map((lesson) => [lesson, most(lesson)])),
  };
}

export const learned = local('crosshatch.lessons', readLearned);

export function finishLesson(lesson: Lesson): void {
  const now = learned.peek();
  if (!now.done.includes(lesson)) learned.set({ ...now, done: [...now.done, lesson] });
}

export function countPracticed(lesson: Lesson): void {
  const now = learned.peek();
  learned.set({ ...now, lines: { ...now.lines, [lesson]: (now.lines[lesson] ?? 0) + 1 } });
}
