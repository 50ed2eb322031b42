// Formats that list all columns and then all rows, and never say how many of each: the width must be
// inferred. Both sides fill the same cells, so the sums of the two parts must agree, and every line
// must fit in the other side.
import { type Clue, minimumLength } from '../../model/index.js';

/** What the inference needs to know of a line. */
export interface LineNeeds {
  readonly total: number;
  readonly cells: number;
}

export function needsOf(clue: Clue): LineNeeds {
  const runs = clue ?? [];
  return { total: runs.reduce((sum, run) => sum + (run.length ?? 1), 0), cells: minimumLength(runs) };
}

/**
 * The number of columns among these lines, columns first. A square is preferred where it fits.
 * Undefined when no width fits; an array when more than one does.
 */
export function inferWidth(lines: readonly LineNeeds[]): number | readonly number[] | undefined {
  const count = lines.length;
  const total = lines.reduce((sum, line) => sum + line.total, 0);
  // longestFrom[i]: the most cells that a line from i on needs.
  const longestFrom = new Array<number>(count + 1).fill(0);
  for (let i = count - 1; i >= 0; i--) longestFrom[i] = Math.max(longestFrom[i + 1], lines[i].cells);
  const widths: number[] = [];
  let sum = 0;
  let longest = 0;
  for (let width = 1; width < count; width++) {
    sum += lines[width - 1].total;
    longest = Math.max(longest, lines[width - 1].cells);
    const fits = longest <= count - width && longestFrom[width] <= width;
    if (sum * 2 === total && fits) widths.push(width);
  }
  if (widths.includes(count / 2)) return count / 2;
  return widths.length > 1 ? widths : widths[0];
}
