// Where the clues end and the grid begins. The lattice may include clue boxes on the left and above; the
// right corner leaves digits in the strips and none in the grid or in the empty corner.
import { digitProbability } from '../clues/glyphs.js';
import type { DigitMark } from './digit-marks.js';

/** Lattice columns and rows that belong to the clues. */
export interface Split {
  readonly columns: number;
  readonly rows: number;
}

export interface RankedSplit extends Split {
  readonly score: number;
}

const IN_GRID = 1.5;
const IN_CORNER = 2;
const LINE_WITHOUT = 2;
/** More than any marks in the grid can outweigh: lines without a clue must not become clue boxes. */
const EMPTY_BOXES = 100;

interface LatticeSize {
  readonly columns: number;
  readonly rows: number;
  /** The cells that were found, if the lattice was found by its cells. */
  readonly cells?: readonly { readonly column: number; readonly row: number }[];
}

/** Most clue boxes in a lattice of so many cells: blank cells separate runs, but not runs of different colours. */
export const mostBoxes = (cells: number, isColored: boolean) =>
  isColored ? Math.ceil(cells / 2) : Math.floor((cells + 1) / 3) + 1;

/** All splits by score, the best first. `rowMarks` and `columnMarks` come from the two strips. */
export function rankedSplits(
  lattice: LatticeSize,
  rowMarks: readonly DigitMark[],
  columnMarks: readonly DigitMark[],
  isColored = false,
): RankedSplit[] {
  const result: RankedSplit[] = [];
  const mostColumns = mostBoxes(lattice.columns, isColored);
  const mostRows = mostBoxes(lattice.rows, isColored);
  for (let columns = 0; columns <= Math.min(mostColumns, lattice.columns - 2); columns++) {
    for (let rows = 0; rows <= Math.min(mostRows, lattice.rows - 2); rows++) {
      result.push({ columns, rows, score: scoreOf({ columns, rows }, lattice, rowMarks, columnMarks) });
    }
  }
  return result.sort((a, b) => b.score - a.score);
}

function scoreOf(
  { columns, rows }: Split,
  lattice: LatticeSize,
  rowMarks: readonly DigitMark[],
  columnMarks: readonly DigitMark[],
): number {
  const rowHas = new Uint8Array(lattice.rows);
  const columnHas = new Uint8Array(lattice.columns);
  let score = isCornerCut({ columns, rows }, lattice) ? -EMPTY_BOXES : 0;
  score -= emptyBoxes(
    columns,
    lattice.rows - rows,
    rowMarks.filter(({ v }) => v >= rows),
    ({ u }) => u,
  );
  score -= emptyBoxes(
    rows,
    lattice.columns - columns,
    columnMarks.filter(({ u }) => u >= columns),
    ({ v }) => v,
  );
  for (const mark of rowMarks) {
    const sure = digitProbability(mark.glyph) * Math.min(1, mark.strength);
    if (mark.u < columns && mark.v >= rows) {
      score += sure;
      rowHas[Math.min(lattice.rows - 1, Math.floor(mark.v))] = 1;
    } else if (mark.u < columns) score -= IN_CORNER * sure;
    else if (mark.v >= rows) score -= IN_GRID * sure;
  }
  for (const mark of columnMarks) {
    const sure = digitProbability(mark.glyph) * Math.min(1, mark.strength);
    if (mark.v < rows && mark.u >= columns) {
      score += sure;
      columnHas[Math.min(lattice.columns - 1, Math.floor(mark.u))] = 1;
    } else if (mark.v < rows) score -= IN_CORNER * sure;
    else if (mark.u >= columns) score -= IN_GRID * sure;
  }
  for (let row = rows; row < lattice.rows; row++) score -= rowHas[row] === 0 ? LINE_WITHOUT : 0;
  for (let column = columns; column < lattice.columns; column++)
    score -= columnHas[column] === 0 ? LINE_WITHOUT : 0;
  return score;
}

/** Clues fill their boxes from one side: a split none of whose box lines is filled has taken grid for boxes. */
function emptyBoxes(
  boxes: number,
  lines: number,
  marks: readonly DigitMark[],
  along: (mark: DigitMark) => number,
): number {
  if (boxes === 0) return 0;
  const filled = Array.from({ length: boxes }, () => new Set<number>());
  for (const mark of marks) {
    const box = Math.floor(along(mark));
    if (box >= 0 && box < boxes && digitProbability(mark.glyph) > 0.5)
      filled[box].add(Math.floor(mark.u + mark.v - along(mark)));
  }
  const most = Math.max(filled[0].size, filled[boxes - 1].size);
  // Numbers that begin at the grid leave no line of boxes there empty: it is a blank line of the grid.
  if (boxes > 2 && filled[boxes - 1].size === 0 && filled[boxes - 2].size > filled[0].size)
    return EMPTY_BOXES;
  return most < FILLED_SHARE * lines ? EMPTY_BOXES : 0;
}

/** Share of the lines whose clues begin in the box at the edge of the boxes. */
const FILLED_SHARE = 0.4;

/** Cells of the corner that are found where it has boxes, and where it has none. */
const MANY = 0.8;
const FEW = 0.2;

/**
 * Whether the line of the corner beside the grid has cells and the rest of the corner has none: then that line is
 * a blank line of the puzzle, and the boxes end before it.
 */
function isCornerCut({ columns, rows }: Split, { cells }: LatticeSize): boolean {
  if (cells === undefined || columns === 0 || rows === 0) return false;
  const inCorner = cells.filter(({ column, row }) => column < columns && row < rows);
  const isCut = (
    boxes: number,
    length: number,
    at: (cell: { readonly column: number; readonly row: number }) => number,
  ) => {
    const last = inCorner.filter((cell) => at(cell) === boxes - 1).length;
    return boxes > 1 && last > MANY * length && inCorner.length - last < FEW * (boxes - 1) * length;
  };
  return isCut(columns, rows, ({ column }) => column) || isCut(rows, columns, ({ row }) => row);
}
