// The digits of one split, line by line: which digits form one number, and where a clue ends.
import { digitProbability } from '../clues/glyphs.js';
import { median } from '../image/median.js';
import { type Coloring, type ColorOption, ONE_COLOR } from './coloring.js';
import type { DigitMark } from './digit-marks.js';
import type { Split } from './split.js';

/** Digits in reading order; `gap` is the free space to the next one, in digit heights. */
interface LineDigit {
  readonly mark: DigitMark;
  readonly gap: number;
  /** Whether the next digit is in the same box, if there are boxes. */
  readonly together: boolean | undefined;
  /** Probability that this is a digit of the clue at all, and no speck or fragment of a line. */
  readonly real: number;
  /** The colours that its run may have, the most probable first. */
  readonly colors: readonly ColorOption[];
}

export interface LineDigits {
  readonly digits: readonly LineDigit[];
  /** Pieces of a digit's height beside them that were not read. */
  readonly unread: number;
}

interface Place {
  readonly u: number;
  readonly v: number;
}

export interface SideOptions {
  readonly lines: 'rows' | 'columns';
  readonly lattice: { readonly columns: number; readonly rows: number };
  readonly split: Split;
  /** In cells. */
  readonly digitHeight: number;
  /** Two-digit numbers of columns may have one digit above the other: the gap between two digits decides. */
  readonly stacked?: boolean;
  /** Middles of pieces that were not read. */
  readonly unread: readonly Place[];
  /** What the colours of the digits say; by default that there is one colour. */
  readonly coloring?: Coloring;
}

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

const usualOf = (values: readonly number[]) => median(values) ?? 0;

/** Digits of every line, those of a number in reading order and numbers as they are printed. */
export function lineDigits(marks: readonly DigitMark[], options: SideOptions): LineDigits[] {
  const rows = options.lines === 'rows';
  let all = placed(marks, options);
  const sure = all.filter(({ mark }) => digitProbability(mark.glyph) > 0.8);
  if (rows) {
    const usual = usualOf(sure.map(({ offset }) => offset));
    all = all.filter(({ offset }) => Math.abs(offset - usual) < 0.27);
  }
  const boxes = rows ? options.split.columns > 0 : options.split.rows > 0;
  const count = rows
    ? options.lattice.rows - options.split.rows
    : options.lattice.columns - options.split.columns;
  const usualHeight = usualOf(sure.map(({ mark }) => mark.bottom - mark.top));
  const ones = sure.filter(
    ({ mark }) => mark.glyph.probabilities[1] > 0.8 && Math.abs(mark.u - Math.round(mark.u)) > 0.16,
  );
  const usualOne = ones.length > 2 ? usualOf(ones.map(({ mark }) => mark.right - mark.left)) : 0;
  const usualTop = usualOf(sure.map(({ mark, line }) => mark.top - line));
  const unread = unreadOf(options, count);
  return Array.from({ length: count }, (_, line) => {
    const own = all.filter((item) => item.line === line);
    const ordered = rows ? own.sort((a, b) => a.mark.u - b.mark.u) : fromTop(own, options.digitHeight);
    return {
      unread: unread[line],
      digits: ordered.map((item, i) => {
        const { mark } = item;
        const next = ordered[i + 1]?.mark;
        const real = realness(item, ordered, { rows, usualHeight, usualTop, usualOne, boxes });
        const colors = options.coloring?.optionsFor(mark) ?? ONE_COLOR;
        if (next === undefined) return { mark, gap: 99, together: false, real, colors };
        return { mark, real, colors, ...relation(mark, next, boxes, options) };
      }),
    };
  });
}

/** A piece that was not read counts if it lies within this distance from the middle of a line. */
const CENTRED = 0.25;

/** Pieces beside each line that were not read. */
function unreadOf({ lines, split, unread }: SideOptions, count: number): number[] {
  const result = new Array<number>(count).fill(0);
  for (const { u, v } of unread) {
    const [along, across] =
      lines === 'rows' ? [u - split.columns, v - split.rows] : [v - split.rows, u - split.columns];
    const line = Math.floor(across);
    if (along < 0 && line >= 0 && line < count && Math.abs(across - line - 0.5) < CENTRED) result[line]++;
  }
  return result;
}

/** Odds against a digit: doubts of the network, an odd height, another baseline, faint and narrow beside a line. */
function realness(
  { mark, offset, line }: Placed,
  ordered: readonly Placed[],
  usual: { rows: boolean; usualHeight: number; usualTop: number; usualOne: number; boxes: boolean },
): number {
  const height = mark.bottom - mark.top;
  let odds = Math.log((digitProbability(mark.glyph) + 1e-4) / (1.0001 - digitProbability(mark.glyph)));
  odds = Math.min(odds, 5) + 1.5;
  odds -= Math.min(6, (Math.abs(height - usual.usualHeight) / (0.08 * usual.usualHeight)) ** 2 * 0.5);
  if (usual.rows) odds -= Math.min(4, (Math.abs(mark.top - line - usual.usualTop) / 0.09) ** 2 * 0.4);
  odds -= Math.max(0, 0.75 - mark.strength) * 8;
  const width = mark.right - mark.left;
  if (width < 0.3 * height) {
    // Much thinner than a 1 of this picture: a piece of a line.
    if (width < 0.6 * usual.usualOne) odds -= 4;
    const edge = Math.abs(mark.u - Math.round(mark.u));
    if (edge < 0.16 && (usual.boxes || !usual.rows)) odds -= 3;
    // A narrow piece that overlaps another digit's column is a fragment of it.
    const beside = ordered.some(
      (other) =>
        other.mark !== mark &&
        other.mark.left < mark.right + 0.01 &&
        other.mark.right > mark.left - 0.01 &&
        Math.abs(other.mark.v - mark.v) < 0.5 * height,
    );
    if (beside) odds -= 3;
  }
  if (!usual.rows) {
    // The numbers of a column are centred: one that is not has a piece too many.
    const group = ordered.filter((other) => Math.abs(other.mark.v - mark.v) < 0.5 * height);
    if (group.length > 1) {
      const centre = (list: readonly Placed[]) =>
        Math.abs(
          (Math.min(...list.map((o) => o.mark.left)) + Math.max(...list.map((o) => o.mark.right))) / 2 -
            mark.u +
            offset,
        );
      const rest = group.filter((other) => other.mark !== mark);
      const gain = centre(group) - centre(rest);
      if (gain > 0.08) odds -= 25 * gain;
      const partner = rest[0].mark;
      odds -= Math.min(
        4,
        (Math.abs(partner.top - mark.top) + Math.abs(partner.bottom - mark.bottom)) / (0.15 * height),
      );
    } else if (Math.abs(offset) > 0.25) odds -= 20 * (Math.abs(offset) - 0.25);
  }
  return 1 / (1 + Math.exp(-odds));
}

/** Column clues from top to bottom, digits at one height from left to right. */
function fromTop(own: Placed[], digitHeight: number): Placed[] {
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
  { lines, digitHeight, stacked }: SideOptions,
): { gap: number; together: boolean | undefined } {
  const gap = (next.left - mark.right) / digitHeight;
  if (lines === 'columns') {
    const isBeside = Math.abs(next.v - mark.v) < 0.5 * digitHeight;
    if (stacked !== true || isBeside || (boxes && next.v >= 0)) return { gap, together: isBeside };
    return { gap: Math.max(0, next.top - mark.bottom) / digitHeight, together: undefined };
  }
  // Beyond the lattice there are no boxes to go by, whatever there is inside.
  if (boxes && mark.u >= 0) return { gap, together: Math.floor(mark.u) === Math.floor(next.u) };
  return { gap, together: boxes && mark.u < 0 && next.u >= 0 ? false : undefined };
}
