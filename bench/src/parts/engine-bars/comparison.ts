// The table that all families of the engine's bars share, and what the bars read from it.
import { median, quantile, sum } from '../../measure/statistics.js';
import { digits, duration, table } from '../../report/figures.js';
import { LATEST_FEATURES, type Pair, type Run } from './paired.js';

const isCompared = (pair: Pair): pair is Pair & { before: Run } => pair.before !== undefined;

export const undecidedIn = (pairs: readonly Pair[]) => pairs.filter(({ now }) => !now.isDecided).length;

/** Total and median times as multiples of those before, and seeds that were decided before and are not now. */
export function comparison(pairs: readonly Pair[]): { total: number; median: number; lost: number } {
  const both = pairs.filter(isCompared);
  const now = both.map((pair) => pair.now.milliseconds);
  const before = both.map((pair) => pair.before.milliseconds);
  return {
    total: sum(now) / sum(before),
    median: median(now) / median(before),
    lost: both.filter((pair) => !pair.now.isDecided && pair.before.isDecided).length,
  };
}

/** Per puzzle. A seed that decides nothing in its time makes it infinite. */
export function slowestToMedian(pairs: readonly Pair[]): number[] {
  const numbers = [...new Set(pairs.map(({ puzzle }) => puzzle))];
  return numbers.map((number) => {
    const runs = pairs.filter(({ puzzle }) => puzzle === number).map(({ now }) => now);
    if (!runs.every(({ isDecided }) => isDecided)) return Number.POSITIVE_INFINITY;
    const times = runs.map(({ milliseconds }) => milliseconds);
    return quantile(times, 1) / median(times);
  });
}

const HEAD = [
  'puzzles',
  'runs',
  'median',
  'slowest',
  'undecided',
  'undecided before',
  'total: ratio',
  'median: ratio',
  'conflicts',
];

/** Rows of families, in the order in which they are added. */
export class ComparisonTable {
  private readonly rows: string[][] = [];

  add(title: string, pairs: readonly Pair[]): void {
    const both = pairs.filter(isCompared);
    const ratios = comparison(pairs);
    const times = pairs.map(({ now }) => now.milliseconds);
    const before = both.filter((pair) => !pair.before.isDecided).length;
    this.rows.push([
      `${title} (${new Set(pairs.map(({ puzzle }) => puzzle)).size})`,
      String(pairs.length),
      duration(median(times)),
      duration(Math.max(...times)),
      `${undecidedIn(pairs)} of ${pairs.length}`,
      `${before} of ${both.length}`,
      digits(ratios.total),
      digits(ratios.median),
      digits(sum(pairs.map(({ now }) => now.conflicts))),
    ]);
  }

  text(how: string): string {
    return `Before: without ${LATEST_FEATURES.join(', ')}. ${how}\n\n${table(HEAD, this.rows)}`;
  }
}
