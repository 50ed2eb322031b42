// Clues at the right of the grid or below it: the picture is read in a mirror, where they stand at the left and
// above, and the result is mirrored back. Only the digit reader and the order of digits in a number know of it.
import { makePuzzle, type Puzzle } from '../model/index.js';
import type { Picture } from './image/picture.js';
import type { PicturePoint, Quad, ScanDoubt, ScannedLine, ScannedPuzzle } from './result.js';

/** Which sides are exchanged. */
export interface Flip {
  /** Left and right. */
  readonly x: boolean;
  /** Top and bottom. */
  readonly y: boolean;
}

/** Mirrors in which clues at the right, below, and both stand at the left and above. */
export const MIRRORS: readonly Flip[] = [
  { x: true, y: false },
  { x: false, y: true },
  { x: true, y: true },
];

export function flippedPicture({ width, height, data, scale }: Picture, { x, y }: Flip): Picture {
  const out = new Uint8ClampedArray(data.length);
  for (let row = 0; row < height; row++) {
    const from = (y ? height - 1 - row : row) * width;
    for (let column = 0; column < width; column++) {
      const source = (from + (x ? width - 1 - column : column)) * 3;
      const target = (row * width + column) * 3;
      out[target] = data[source];
      out[target + 1] = data[source + 1];
      out[target + 2] = data[source + 2];
    }
  }
  return { width, height, data: out, scale };
}

const inOrder = <Item>(list: readonly Item[], reversed: boolean): readonly Item[] =>
  reversed ? [...list].reverse() : list;

/** A puzzle that was read in a mirror, as it is; `width` and `height` are those of the picture that was given. */
export function unflipped(
  scanned: ScannedPuzzle,
  flip: Flip,
  { width, height }: { readonly width: number; readonly height: number },
): ScannedPuzzle {
  const { puzzle, grid } = scanned;
  const rows = puzzle.height;
  const point = ({ x, y }: PicturePoint): PicturePoint => ({
    x: flip.x ? width - x : x,
    y: flip.y ? height - y : y,
  });
  const quad = ([a, b, c, d]: Quad): Quad => {
    const [p, q, r, s] = [point(a), point(b), point(c), point(d)];
    const [left, right, below, beside] = flip.x ? [q, p, s, r] : [p, q, r, s];
    return flip.y ? [beside, below, right, left] : [left, right, below, beside];
  };
  const lineOf = (line: number) => {
    if (line < rows) return flip.y ? rows - 1 - line : line;
    return flip.x ? rows + puzzle.width - 1 - (line - rows) : line;
  };
  const along = (line: number) => (line < rows ? flip.x : flip.y);
  const lines = scanned.lines
    .map(
      (line): ScannedLine => ({
        ...line,
        line: lineOf(line.line),
        place: quad(line.place),
        runs: inOrder(line.runs, along(line.line)).map((run) => ({ ...run, place: quad(run.place) })),
      }),
    )
    .sort((a, b) => a.line - b.line);
  const doubts = scanned.doubts.map((doubt): ScanDoubt => {
    const reversed = along(doubt.line);
    const count = scanned.lines[doubt.line].runs.length;
    return {
      ...doubt,
      line: lineOf(doubt.line),
      run: doubt.run === null || !reversed ? doubt.run : count - 1 - doubt.run,
      place: quad(doubt.place),
      alternatives: doubt.alternatives.map((own) => ({
        ...own,
        clue: inOrder(own.clue, reversed),
        colors: inOrder(own.colors, reversed),
      })),
    };
  });
  const marks = scanned.marks
    .map((mark) => ({
      ...mark,
      row: flip.y ? rows - 1 - mark.row : mark.row,
      column: flip.x ? puzzle.width - 1 - mark.column : mark.column,
    }))
    .sort((a, b) => a.row - b.row || a.column - b.column);
  return {
    ...scanned,
    puzzle: flippedPuzzle(puzzle, flip),
    lines,
    doubts,
    marks,
    grid: { ...grid, corners: quad(grid.corners), nodes: flippedNodes(grid, flip, point) },
  };
}

function flippedNodes(
  { columns, rows, nodes }: ScannedPuzzle['grid'],
  flip: Flip,
  point: (at: PicturePoint) => PicturePoint,
): number[] {
  const result: number[] = [];
  for (let row = 0; row <= rows; row++) {
    for (let column = 0; column <= columns; column++) {
      const from = ((flip.y ? rows - row : row) * (columns + 1) + (flip.x ? columns - column : column)) * 2;
      const { x, y } = point({ x: nodes[from], y: nodes[from + 1] });
      result.push(x, y);
    }
  }
  return result;
}

function flippedPuzzle({ rows, columns, palette }: Puzzle, { x, y }: Flip): Puzzle {
  const clues = (list: Puzzle['rows'], order: boolean, runs: boolean) =>
    inOrder(list, order).map((clue) => clue && inOrder(clue, runs));
  const made = makePuzzle({ palette, rows: clues(rows, y, x), columns: clues(columns, x, y) });
  if (!made.ok)
    throw new RangeError(`A mirrored puzzle has ${made.faults.length} faults; expected a well-formed one.`);
  return made.puzzle;
}
