// What the solves amount to: counts and times by size and by grade. Pure.
import { gradeName } from '../cards/grades.js';
import { dayOf } from './dates.js';
import type { SolveRecord } from './solve-record.js';
import { QUARTERS, quarterTimes } from './splits.js';

export interface Figures {
  readonly solved: number;
  /** Seconds: the shortest, and the one in the middle. */
  readonly best: number;
  readonly median: number;
}

/** By the longer side; the last one has no end. */
export const SIZE_LIMITS = [5, 10, 15, 20, 30, 1000] as const;

export function bySize(solves: readonly SolveRecord[]): Map<number, Figures> {
  return grouped(solves, sizeOf);
}

/** The class of the size; undefined for a solve of an earlier version, which has no size. */
function sizeOf({ width, picture }: SolveRecord): number | undefined {
  return width === 0 || picture === '' ? undefined : sizeLimit(width, picture.length / width);
}

export function sizeLimit(width: number, height: number): number | undefined {
  return SIZE_LIMITS.find((limit) => Math.max(width, height) <= limit);
}

export interface Quarters {
  /** Solves whose splits are known. */
  readonly solves: number;
  /** Seconds of each quarter: in the middle of these solves, and the shortest. */
  readonly medians: readonly number[];
  readonly bests: readonly number[];
}

/** How long the quarters of a solve took, by size, in ascending order of it. */
export function quartersBySize(solves: readonly SolveRecord[]): Map<number, Quarters> {
  const known = solves.flatMap((solve) => {
    const times = quarterTimes(solve.splits);
    return times === undefined ? [] : [{ size: sizeOf(solve), times }];
  });
  const sizes = SIZE_LIMITS.filter((limit) => known.some(({ size }) => size === limit));
  return new Map(
    sizes.map((limit) => {
      const group = known.filter(({ size }) => size === limit);
      const figures = Array.from({ length: QUARTERS }, (_, i) =>
        figuresOf(group.map(({ times }) => times[i])),
      );
      const [medians, bests] = [figures.map(({ median }) => median), figures.map(({ best }) => best)];
      return [limit, { solves: group.length, medians, bests }] as const;
    }),
  );
}

/** The solves of each day. Of a puzzle that was solved more often, the first and the last solve are known. */
export function solvesByDay(solves: readonly SolveRecord[]): Map<string, readonly SolveRecord[]> {
  const days = new Map<string, SolveRecord[]>();
  for (const solve of solves) {
    for (const day of new Set([solve.first, solve.last].map((moment) => dayOf(new Date(moment))))) {
      days.set(day, [...(days.get(day) ?? []), solve]);
    }
  }
  return days;
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
