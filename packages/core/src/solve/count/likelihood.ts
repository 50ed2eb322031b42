// How likely each state of a segment is at each place, judged by some known solutions. Where frontiers have
// to be dropped, those that many solutions pass through are kept: their states are the common ones.
import { colorOf, type Solution } from '../../model/index.js';
import type { Region } from './regions.js';

/** By segment, place and state: the binary logarithm of the share of solutions. */
export type Likelihood = readonly (readonly Float64Array[])[];

/** How often a state is taken to be met that was not met at all. */
const UNSEEN = 0.3;

export function likelihoodOf(
  { segments }: Region,
  colors: number,
  solutions: readonly Solution[],
): Likelihood {
  return segments.map(({ cells, steps, widths }) => {
    const met = widths.map((width) => new Float64Array(width).fill(UNSEEN));
    for (const solution of solutions) {
      let state = 0;
      cells.forEach((cell, place) => {
        state = steps[place][state * colors + (colorOf(solution.cells[cell]) ?? 0)];
        met[place + 1][state] += 1;
      });
    }
    return met.map((layer) => {
      const total = layer.reduce((sum, times) => sum + times, 0);
      return layer.map((times) => Math.log2(times / total));
    });
  });
}
