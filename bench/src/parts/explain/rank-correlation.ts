// Rank correlation of what was measured with what people say, and how sure it is.
import { Random } from '../../../../packages/core/dist/testing/random.js';
import { quantile } from '../../measure/statistics.js';

const ROUNDS = 1000;

/** With its 95 % bootstrap interval. */
export function withInterval<T>(of: readonly T[], what: (one: T) => number, by: (one: T) => number): string {
  const rho = (items: readonly T[]) => correlation(items.map(what), items.map(by));
  const random = new Random(1);
  const resampled = Array.from({ length: ROUNDS }, () => rho(of.map(() => of[random.below(of.length)])));
  const known = resampled.filter(Number.isFinite);
  if (known.length === 0) return '-';
  return `${rho(of).toFixed(2)} (${quantile(known, 0.025).toFixed(2)} to ${quantile(known, 0.975).toFixed(2)})`;
}

/** Spearman's rank correlation; ties share their mean rank. */
export function correlation(a: readonly number[], b: readonly number[]): number {
  const [x, y] = [ranks(a), ranks(b)];
  const mean = (a.length + 1) / 2;
  let [top, left, right] = [0, 0, 0];
  x.forEach((rank, i) => {
    top += (rank - mean) * (y[i] - mean);
    left += (rank - mean) ** 2;
    right += (y[i] - mean) ** 2;
  });
  return top / Math.sqrt(left * right);
}

function ranks(values: readonly number[]): number[] {
  const sorted = values.map((value, i) => ({ value, i })).sort((a, b) => a.value - b.value);
  const result = new Array<number>(values.length);
  for (let start = 0; start < sorted.length; ) {
    let end = start;
    while (end < sorted.length && sorted[end].value === sorted[start].value) end += 1;
    for (let k = start; k < end; k++) result[sorted[k].i] = (start + end + 1) / 2;
    start = end;
  }
  return result;
}
