// A lattice that was read: what it covers, and how two of them compare.
import { type extentOf, overlap } from './grid/find.js';
import type { Lattice } from './grid/lattice.js';
import type { GridReading } from './reading/read-grid.js';
import type { ReadLattice } from './scanned-puzzle.js';

export interface Found extends ReadLattice {
  readonly lattice: Pick<Lattice, 'columns' | 'rows'> & Partial<Pick<Lattice, 'cells'>>;
  readonly extent: ReturnType<typeof extentOf>;
}

/** Lines of a puzzle beside another one: a smaller one may be a menu or a keyboard. */
const LEAST_BESIDE = 5;

/** The grid with its clues. */
export function wholeExtent({ mapping, reading, lattice, extent }: Found): Found['extent'] {
  const marks = reading.lines.flatMap(({ digits }) => digits.map(({ mark }) => mark));
  const left = Math.min(0, ...marks.map((mark) => mark.left));
  const top = Math.min(0, ...marks.map((mark) => mark.top));
  const place = new Float64Array(2);
  let whole = extent;
  for (const [u, v] of [
    [left, 0],
    [left, lattice.rows],
    [0, top],
    [lattice.columns, top],
  ]) {
    mapping.at(u, v, place);
    whole = {
      left: Math.min(whole.left, place[0]),
      top: Math.min(whole.top, place[1]),
      right: Math.max(whole.right, place[0]),
      bottom: Math.max(whole.bottom, place[1]),
    };
  }
  return whole;
}

/** Whether a reading without a solution has so many digits that a clue was misread: reporting it beats losing it. */
export const hasDigits = ({ evidence, width, height }: GridReading) =>
  evidence > LEAST_EVIDENCE * (width + height);

/** Whether a lattice may be a puzzle of its own beside others. */
export const isApart = ({ reading, extent }: Found, others: readonly Found[]) =>
  Math.min(reading.width, reading.height) >= LEAST_BESIDE &&
  others.every((other) => overlap(other.extent, extent) < 0.1);

/** Whether a smaller lattice lies where another puzzle has its clues: it is made of numbers that line up. */
export const liesAmongClues = (
  size: { readonly columns: number; readonly rows: number },
  extent: Found['extent'],
  other: Found,
) =>
  size.columns * size.rows < other.reading.width * other.reading.height &&
  overlap(extent, wholeExtent(other)) > 0.5;

export const isAmongClues = ({ reading: { width, height }, extent }: Found, other: Found) =>
  liesAmongClues({ columns: width, rows: height }, extent, other);

/** Per line: a digit that was certainly read is worth 3. */
const LEAST_EVIDENCE = 3;

/** Where no reading holds together, a large lattice is a better guess than a few cells with clues of their own. */
export const leastUnsound = (found: readonly Found[]) =>
  found.reduce((best, next) => (worth(next) > worth(best) ? next : best));

const worth = ({ reading, lattice }: Found) => reading.evidence + PER_CELL * (lattice.cells?.length ?? 0);

const PER_CELL = 0.3;

const isUnsound = ({ reading: { judged } }: Found) => judged.verdict === 'none';

export const isBetter = (next: Found, known: Found) =>
  isUnsound(next) && isUnsound(known)
    ? worth(next) > worth(known)
    : next.reading.evidence > known.reading.evidence;

/**
 * Whether one lattice has lines that the other lacks, and nearly all of their cells. A blank line at the edge changes
 * nothing in the clues, so a lattice without it reads as well.
 */
export function hasMoreLines({ columns, rows, cells }: Lattice, other: Found['lattice']): boolean {
  return (
    columns >= other.columns &&
    rows >= other.rows &&
    columns + rows > other.columns + other.rows &&
    cells.length > (other.cells?.length ?? Infinity) &&
    cells.length > DENSE * columns * rows
  );
}

const DENSE = 0.95;

/** Whether one grid has all lines of the other and more. */
export const isWider = (a: GridReading, b: GridReading) => a.width >= b.width && a.height >= b.height;
