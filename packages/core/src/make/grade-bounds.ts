// Bounds of the two numbers of a grade: what a puzzle to order should be like for a person.
import type { Grade } from '../explain/index.js';

/** A range of whole numbers from 0 to 100, both ends included. */
export type GradeRange = readonly [from: number, to: number];

/** Bounds of the length and the depth of a grade; a number that is left out is not bounded. */
export interface GradeBounds {
  /** How long the puzzle takes. */
  readonly length?: GradeRange;
  /** The hardest idea that it needs. */
  readonly depth?: GradeRange;
}

/**
 * `20-40` as a range, `30` as a range of one number; undefined for anything else.
 *
 * @example
 * parseGradeRange('20-40'); // [20, 40]
 */
export function parseGradeRange(text: string): GradeRange | undefined {
  const match = /^(\d{1,3})(?:-(\d{1,3}))?$/.exec(text);
  const [from, to] = [Number(match?.[1]), Number(match?.[2] ?? match?.[1])];
  return from <= to && to <= 100 ? [from, to] : undefined;
}

const NUMBERS = ['length', 'depth'] as const;

export function isBounded(bounds: GradeBounds | undefined): bounds is GradeBounds {
  return NUMBERS.some((name) => bounds?.[name] !== undefined);
}

/** How many points a grade is outside of the bounds, of both numbers together; 0 within. */
export function pointsOutside(grade: Pick<Grade, 'length' | 'depth'>, bounds: GradeBounds): number {
  return NUMBERS.reduce((sum, name) => {
    const [from, to] = bounds[name] ?? [0, 100];
    return sum + Math.max(0, from - grade[name], grade[name] - to);
  }, 0);
}

export function verifyBounds(bounds: GradeBounds | undefined): void {
  for (const name of NUMBERS) {
    const range = bounds?.[name];
    if (range === undefined) continue;
    const [from, to] = range;
    const isRange = Number.isInteger(from) && Number.isInteger(to) && from >= 0 && from <= to && to <= 100;
    if (isRange) continue;
    throw new RangeError(
      `${name} is ${from}-${to}; expected whole numbers from 0 to 100, the smaller first.`,
    );
  }
}
