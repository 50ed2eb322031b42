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
  const [inRows, inColumns] = [
    placesOf(rowMarks, 'rows', { boxes: lattice.columns, lines: lattice.rows }),
    placesOf(columnMarks, 'columns', { boxes: lattice.rows, lines: lattice.columns }),
  ];
  const cellsBefore = cellCounts(lattice);
  const mostColumns = mostBoxes(lattice.columns, isColored);
  const mostRows = mostBoxes(lattice.rows, isColored);
  for (let columns = 0; columns <= Math.min(mostColumns, lattice.columns - 2); columns++) {
    for (let rows = 0; rows <= Math.min(mostRows, lattice.rows - 2); rows++) {
      const split = { columns, rows };
      const price = isCornerCut(split, cellsBefore) ? EMPTY_BOXES : 0;
      result.push({ ...split, score: scoreOf(split, lattice, inRows, inColumns) - price });
    }
  }
  return result.sort((a, b) => b.score - a.score);
}

/** Where the marks of a strip are, along its lines and across them, and how certainly they are digits. */
interface Places {
  readonly along: Float64Array;
  readonly across: Float64Array;
  readonly sure: Float64Array;
  /** For every box along a line, and every line: 1 where it has something that is rather a digit than none. */
  readonly boxes: Uint8Array;
}

/** Measured once for all splits. */
function placesOf(
  marks: readonly DigitMark[],
  lines: 'rows' | 'columns',
  size: { readonly boxes: number; readonly lines: number },
): Places {
  const [along, across] = lines === 'rows' ? (['u', 'v'] as const) : (['v', 'u'] as const);
  const probabilities = marks.map(({ glyph }) => digitProbability(glyph));
  const boxes = new Uint8Array(size.boxes * size.lines);
  marks.forEach((mark, i) => {
    const box = Math.floor(mark[along]);
    if (box >= 0 && box < size.boxes && probabilities[i] > 0.5)
      boxes[box * size.lines + Math.floor(mark[across])] = 1;
  });
  return {
    along: Float64Array.from(marks, (mark) => mark[along]),
    across: Float64Array.from(marks, (mark) => mark[across]),
    sure: Float64Array.from(marks, ({ strength }, i) => probabilities[i] * Math.min(1, strength)),
    boxes,
  };
}

function scoreOf({ columns, rows }: Split, lattice: LatticeSize, inRows: Places, inColumns: Places): number {
  let score = -emptyBoxes(inRows, columns, rows, lattice.rows);
  score -= emptyBoxes(inColumns, rows, columns, lattice.columns);
  const rowHas = new Uint8Array(lattice.rows);
  const columnHas = new Uint8Array(lattice.columns);
  score = withMarks(score, inRows, columns, rows, rowHas);
  score = withMarks(score, inColumns, rows, columns, columnHas);
  for (let row = rows; row < lattice.rows; row++) score -= rowHas[row] === 0 ? LINE_WITHOUT : 0;
  for (let column = columns; column < lattice.columns; column++)
    score -= columnHas[column] === 0 ? LINE_WITHOUT : 0;
  return score;
}

/**
 * A score with what the marks of one side add to it: before `edge` along their lines, and from the line `first` on across
 * them, they belong to the clues. Notes the lines that have some in `has`.
 */
function withMarks(
  score: number,
  { along, across, sure }: Places,
  edge: number,
  first: number,
  has: Uint8Array,
): number {
  let sum = score;
  for (let i = 0; i < sure.length; i++) {
    const isLine = across[i] >= first;
    if (along[i] >= edge) {
      if (isLine) sum -= IN_GRID * sure[i];
    } else if (isLine) {
      sum += sure[i];
      has[Math.min(has.length - 1, Math.floor(across[i]))] = 1;
    } else sum -= IN_CORNER * sure[i];
  }
  return sum;
}

/** Clues fill their boxes from one side: a split none of whose box lines is filled has taken grid for boxes. */
function emptyBoxes(places: Places, boxes: number, first: number, end: number): number {
  if (boxes === 0) return 0;
  const filled = (box: number) => {
    let count = 0;
    for (let line = first; line < end; line++) count += places.boxes[box * end + line];
    return count;
  };
  const farthest = filled(0);
  const last = filled(boxes - 1);
  // Numbers that begin at the grid leave no line of boxes there empty: it is a blank line of the grid.
  if (boxes > 2 && last === 0 && filled(boxes - 2) > farthest) return EMPTY_BOXES;
  return Math.max(farthest, last) < FILLED_SHARE * (end - first) ? EMPTY_BOXES : 0;
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
function isCornerCut({ columns, rows }: Split, cellsBefore: CellsBefore | undefined): boolean {
  if (cellsBefore === undefined || columns === 0 || rows === 0) return false;
  const all = cellsBefore(columns, rows);
  const isCut = (boxes: number, length: number, last: number) =>
    boxes > 1 && last > MANY * length && all - last < FEW * (boxes - 1) * length;
  return (
    isCut(columns, rows, all - cellsBefore(columns - 1, rows)) ||
    isCut(rows, columns, all - cellsBefore(columns, rows - 1))
  );
}

/** How many cells of a lattice lie in its first columns and rows. */
type CellsBefore = (columns: number, rows: number) => number;

/** Counted once for all splits. */
function cellCounts({ columns, rows, cells }: LatticeSize): CellsBefore | undefined {
  if (cells === undefined) return undefined;
  const stride = columns + 1;
  const counts = new Int32Array(stride * (rows + 1));
  for (const { column, row } of cells) counts[(row + 1) * stride + column + 1]++;
  for (let row = 1; row <= rows; row++) {
    for (let column = 1; column <= columns; column++) {
      const at = row * stride + column;
      counts[at] += counts[at - 1] + counts[at - stride] - counts[at - stride - 1];
    }
  }
  return (before, above) => counts[above * stride + before];
}
