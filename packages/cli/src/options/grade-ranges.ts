// `--length` and `--depth`: bounds of the two numbers of a grade, for puzzles that are made to order.
import { type GradeBounds, type GradeRange, parseGradeRange } from '@crosshatch/core/make';
import { InvalidValue, type OptionDefinition } from './definition.js';

export interface GradeRangeOptions {
  readonly length?: GradeRange;
  readonly depth?: GradeRange;
}

export const GRADE_RANGES: readonly OptionDefinition[] = [
  {
    flags: '--length <from-to>',
    description: 'only a puzzle of this length, as in `30-50`: how long it takes, 0 to 100',
    parse: gradeRange,
  },
  {
    flags: '--depth <from-to>',
    description: 'only a puzzle of this depth, as in `20-40`: the hardest idea that it needs, 0 to 100',
    parse: gradeRange,
  },
];

function gradeRange(text: string): GradeRange {
  const range = parseGradeRange(text);
  if (range !== undefined) return range;
  throw new InvalidValue('Expected a range such as 20-40, or one number, from 0 to 100.');
}

/** The bounds that were given. */
export function gradeBounds({ length, depth }: GradeRangeOptions): GradeBounds {
  return { ...(length === undefined ? {} : { length }), ...(depth === undefined ? {} : { depth }) };
}
