// From digits to numbers: every digit keeps its alternatives, and each gap is inside a number or between two.
import { NO_DIGIT } from '../digits/network.js';
import type { DigitMark } from './digit-marks.js';
import type { LineDigits } from './lines.js';

export interface NumberMark {
  readonly digits: readonly DigitMark[];
  /** The most probable value. */
  readonly value: number;
}

export function bestDigit({ glyph: { probabilities } }: DigitMark): number {
  let best = 0;
  for (let digit = 1; digit < NO_DIGIT; digit++) if (probabilities[digit] > probabilities[best]) best = digit;
  return best;
}

/** Numbers of a line if gaps below `limit` (in digit heights) lie inside a number. */
export function numbersOf({ digits }: LineDigits, limit: number): NumberMark[] {
  const numbers: { digits: DigitMark[] }[] = [];
  let open = false;
  for (const { mark, gap, together } of digits) {
    if (open) numbers[numbers.length - 1].digits.push(mark);
    else numbers.push({ digits: [mark] });
    open = together ?? gap < limit;
  }
  return numbers.map(({ digits: own }) => ({
    digits: own,
    value: own.reduce((sum, mark) => sum * 10 + bestDigit(mark), 0),
  }));
}

/** Faults of a clue as read: too long for its line, a zero among others, a number of more than two digits. */
export function clueFaults(values: readonly number[], digits: readonly number[], length: number): number {
  let faults = 0;
  const needed = values.reduce((sum, value) => sum + value, 0) + Math.max(0, values.length - 1);
  if (needed > length) faults += 1 + Math.min(2, (needed - length) / length);
  if (values.length > 1) faults += values.filter((value) => value === 0).length;
  faults += digits.filter((count) => count > 2).length;
  return faults;
}

/** Thresholds worth trying: between two gaps that differ clearly, and none at all. */
export function gapLimits(lines: readonly LineDigits[]): number[] {
  const gaps = lines
    .flatMap(({ digits }) => digits.filter(({ together }) => together === undefined).map(({ gap }) => gap))
    .filter((gap) => gap < 1.4)
    .sort((a, b) => a - b);
  const limits = [-1];
  for (let i = 1; i < gaps.length; i++) {
    if (gaps[i] - gaps[i - 1] > 0.05) limits.push((gaps[i] + gaps[i - 1]) / 2);
  }
  if (gaps.length > 0 && gaps[0] > 0.04) limits.push(gaps[0] / 2);
  return limits;
}

/** How natural a threshold is: digits of a number stand about a tenth to a third of their height apart. */
export function limitPrior(limit: number, lines: readonly LineDigits[]): number {
  if (limit < 0) return 1.2;
  const gaps = lines.flatMap(({ digits }) => digits.map(({ gap }) => gap)).filter((gap) => gap < 1.4);
  const below = Math.max(...gaps.filter((gap) => gap < limit), 0);
  const above = Math.min(...gaps.filter((gap) => gap > limit), 1.4);
  const jump = above - below;
  return Math.abs(limit - 0.36) * 2 + 0.3 / (0.1 + jump);
}
