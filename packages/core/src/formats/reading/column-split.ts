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

/** Widths that fit, without a gap between them. */
export interface WidthRange {
  readonly first: number;
  readonly last: number;
}

/**
 * Which numbers of columns the first `count` lines allow, columns first; undefined when none. Pre: the lines
 * from `count` on are empty. O(n) once, then O(log n) for each count.
 */
export function widthRanges(lines: readonly LineNeeds[]): (count: number) => WidthRange | undefined {
  const size = lines.length;
  // sums[w], longest[w]: of the lines before w. longestFrom[w]: the most cells that a line from w on needs.
  const sums = new Array<number>(size + 1).fill(0);
  const longest = new Array<number>(size + 1).fill(0);
  const longestFrom = new Array<number>(size + 1).fill(0);
  for (let i = 0; i < size; i++) {
    sums[i + 1] = sums[i] + lines[i].total;
    longest[i + 1] = Math.max(longest[i], lines[i].cells);
  }
  for (let i = size - 1; i >= 0; i--) longestFrom[i] = Math.max(longestFrom[i + 1], lines[i].cells);
  // Each condition holds from some width on, or up to some width, because all three only grow or shrink.
  const halves = firstWhere(size, (width) => sums[width] * 2 >= sums[size]);
  const beyond = firstWhere(size, (width) => sums[width] * 2 > sums[size]);
  const wide = firstWhere(size, (width) => longestFrom[width] <= width);
  return (count) => {
    const first = Math.max(1, halves, wide);
    const high = firstWhere(size, (width) => longest[width] + width > count);
    const last = Math.min(count, beyond, high) - 1;
    return first <= last ? { first, last } : undefined;
  };
}

/** The first width up to `size` for which this holds, `size + 1` when for none. Pre: it holds for all after one. */
function firstWhere(size: number, holds: (width: number) => boolean): number {
  let [low, high] = [0, size + 1];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (holds(middle)) high = middle;
    else low = middle + 1;
  }
  return low;
}

/**
 * The number of columns among these lines, columns first. A square is preferred where it fits.
 * Undefined when no width fits; an array when more than one does.
 */
export function inferWidth(lines: readonly LineNeeds[]): number | readonly number[] | undefined {
  const range = widthRanges(lines)(lines.length);
  if (range === undefined || range.first === range.last) return range?.first;
  return isWithin(range, lines.length / 2) ? lines.length / 2 : widthsOf(range);
}

/** False for half a width. */
export function isWithin({ first, last }: WidthRange, width: number): boolean {
  return Number.isInteger(width) && width >= first && width <= last;
}

export function widthsOf({ first, last }: WidthRange): number[] {
  return Array.from({ length: last - first + 1 }, (_, i) => first + i);
}

/** Every number of columns for which the sums agree and all lines fit. */
export function possibleWidths(lines: readonly LineNeeds[]): readonly number[] {
  const range = widthRanges(lines)(lines.length);
  return range === undefined ? [] : widthsOf(range);
}
