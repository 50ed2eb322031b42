// What the solves amount to: counts and times by size and by grade. Pure.
import { gradeName } from '../../cards/grades.js';
import type { SolveRecord } from '../../puzzles/solve-record.js';

export interface Figures {
  readonly solved: number;
  /** Seconds: the shortest, and the one in the middle. */
  readonly best: number;
  readonly median: number;
}

/** By the longer side; the last one has no end. */
export const SIZE_LIMITS = [5, 10, 15, 20, 30, 1000] as const;

export function bySize(solves: readonly SolveRecord[]): Map<number, Figures> {
  return grouped(solves, ({ width, picture }) => {
    if (width === 0 || picture === '') return undefined;
    const side = Math.max(width, picture.length / width);
    return SIZE_LIMITS.find((limit) => side <= limit);
  });
}

export function byGrade(solves: readonly SolveRecord[]): Map<string, Figures> {
  return grouped(solves, ({ grade }) => (grade === '' ? undefined : gradeName(grade)));
}

function grouped<K>(
  solves: readonly SolveRecord[],
  keyOf: (solve: SolveRecord) => K | undefined,
): Map<K, Figures> {
  const groups = new Map<K, number[]>();
  for (const solve of solves) {
    const key = keyOf(solve);
    if (key !== undefined) groups.set(key, [...(groups.get(key) ?? []), solve.best]);
  }
  return new Map(Array.from(groups, ([key, times]) => [key, figuresOf(times)]));
}

export function figuresOf(times: readonly number[]): Figures {
  const sorted = [...times].sort((a, b) => a - b);
  const middle = sorted.length / 2;
  const median =
    sorted.length === 0
      ? 0
      : Number.isInteger(middle)
        ? (sorted[middle - 1] + sorted[middle]) / 2
        : sorted[Math.floor(middle)];
  return { solved: sorted.length, best: sorted[0] ?? 0, median: Math.round(median) };
}
