// The digits of one split, line by line: which digits form one number, and where a clue ends.
import { digitProbability } from '../clues/glyphs.js';
import type { DigitMark } from './digit-marks.js';
import type { Split } from './split.js';

/** Digits in reading order; `gap` is the free space to the next one, in digit heights. */
export interface LineDigit {
  readonly mark: DigitMark;
  readonly gap: number;
  /** Whether the next digit is in the same box, if there are boxes. */
  readonly together: boolean | undefined;
}

export interface LineDigits {
  readonly digits: readonly LineDigit[];
}

export interface SideOptions {
  readonly lines: 'rows' | 'columns';
  readonly lattice: { readonly columns: number; readonly rows: number };
  readonly split: Split;
  /** In cells. */
  readonly digitHeight: number;
}

/** Farthest that the first number may stand from the grid, and the widest empty stretch between numbers, in cells. */
const FIRST_DISTANCE = 2.8;
const WIDEST_GAP = 1.7;

interface Placed {
  readonly mark: DigitMark;
  /** Distance from the grid along the band, in cells. */
  readonly distance: number;
  /** Place across the band, 0 is its middle. */
  readonly offset: number;
  readonly line: number;
}

function placed(marks: readonly DigitMark[], { lines, lattice, split }: SideOptions): Placed[] {
  const rows = lines === 'rows';
  const [edge, first, last] = rows
    ? [split.columns, split.rows, lattice.rows]
    : [split.rows, split.columns, lattice.columns];
  return marks.flatMap((mark) => {
    const [along, across, end] = rows ? [mark.u, mark.v, mark.right] : [mark.v, mark.u, mark.bottom];
    const line = Math.floor(across);
    if (along >= edge || end > edge + 0.25 || line < first || line >= last) return [];
    return [{ mark, distance: edge - along, offset: across - line - 0.5, line: line - first }];
  });
}

const median = (values: readonly number[]) => [...values].sort((a, b) => a - b)[values.length >> 1] ?? 0;

/** The distance at which the clues end: an empty stretch over all lines, or a title, is not jumped. */
function reach(all: readonly Placed[]): number {
  const distances = all
    .filter(({ mark }) => digitProbability(mark.glyph) > 0.6)
    .map(({ distance }) => distance)
    .sort((a, b) => a - b);
  let last = 0;
  for (const distance of distances) {
    if (distance - last > (last === 0 ? FIRST_DISTANCE : WIDEST_GAP)) break;
    last = distance;
  }
  return last + 0.4;
}

/** Digits of every line, those of a number in reading order and numbers as they are printed. */
export function lineDigits(marks: readonly DigitMark[], options: SideOptions): LineDigits[] {
  const rows = options.lines === 'rows';
  let all = placed(marks, options);
  const sure = all.filter(({ mark }) => digitProbability(mark.glyph) > 0.8);
  if (rows) {
    const usual = median(sure.map(({ offset }) => offset));
    all = all.filter(({ offset }) => Math.abs(offset - usual) < 0.27);
  }
  const most = reach(all);
  const boxes = rows ? options.split.columns > 0 : options.split.rows > 0;
  const count = rows
    ? options.lattice.rows - options.split.rows
    : options.lattice.columns - options.split.columns;
  return Array.from({ length: count }, (_, line) => {
    const own = all.filter((item) => item.line === line && item.distance <= most);
    const ordered = rows ? own.sort((a, b) => a.mark.u - b.mark.u) : stacked(own, options.digitHeight);
    return {
      digits: ordered.map(({ mark }, i) => {
        const next = ordered[i + 1]?.mark;
        if (next === undefined) return { mark, gap: 99, together: false };
        return { mark, ...relation(mark, next, boxes, options) };
      }),
    };
  });
}

/** Column clues from top to bottom, digits at one height from left to right. */
function stacked(own: Placed[], digitHeight: number): Placed[] {
  const byHeight = [...own].sort((a, b) => a.mark.v - b.mark.v);
  const groups: Placed[][] = [];
  for (const item of byHeight) {
    const group = groups.at(-1);
    if (group !== undefined && item.mark.v - group[0].mark.v < 0.5 * digitHeight) group.push(item);
    else groups.push([item]);
  }
  return groups.flatMap((group) => group.sort((a, b) => a.mark.u - b.mark.u));
}

function relation(
  mark: DigitMark,
  next: DigitMark,
  boxes: boolean,
  { lines, digitHeight }: SideOptions,
): { gap: number; together: boolean | undefined } {
  const gap = (next.left - mark.right) / digitHeight;
  if (lines === 'columns') return { gap, together: Math.abs(next.v - mark.v) < 0.5 * digitHeight };
  // Beyond the lattice there are no boxes to go by, whatever there is inside.
  if (boxes && mark.u >= 0) return { gap, together: Math.floor(mark.u) === Math.floor(next.u) };
  return { gap, together: boxes && mark.u < 0 && next.u >= 0 ? false : undefined };
}
