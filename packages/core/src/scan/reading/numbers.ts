// What a clue may be, and which gaps lie inside a number.
import { type Color, minimumLength } from '../../model/index.js';
import type { LineDigits } from './lines.js';

/**
 * Whether a clue fits a line: zeros stand alone, and runs need no more cells than there are, with a gap between
 * two of one colour.
 */
export function isPossible(runs: readonly number[], colors: readonly Color[], length: number): boolean {
  if (runs.some((run) => run < 1 || run > length)) return false;
  return minimumLength(runs.map((run, i) => ({ length: run, color: colors[i] }))) <= length;
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
