// A Grid holds, for every cell, the set of colours it may still have: bit c of the word stands for
// colour c, bit 0 for blank. One bit set = the cell is known; more = unknown; none = contradiction.
// This one encoding serves the player's grid, the solver's knowledge and the solution alike.
import { MAX_COLORS } from './limits.js';
import type { Size } from './line.js';
import type { Color, Palette } from './palette.js';
import { shown } from './shown.js';

/**
 * A rectangle of cells, row by row. Each cell is a set of candidates in bits: bit 0 for blank, bit c for
 * colour c.
 */
export interface Grid {
  /** Number of columns, 1 to 1000. */
  readonly width: number;
  /** Number of rows, 1 to 1000. */
  readonly height: number;
  /** Candidate sets, `width * height` of them; the cell in row r and column c (both from 0) is `cells[r * width + c]`. */
  readonly cells: Uint32Array;
}

/** A grid with no unknown cells. The type is a promise of its maker; `check` verifies it. */
export type Solution = Grid;

/**
 * The candidate set of a cell about which nothing is known.
 *
 * @example
 * allCandidates(puzzle.palette); // 3 for one colour: blank or filled
 */
export function allCandidates(palette: Palette): number {
  return 2 ** (palette.colors.length + 1) - 1;
}

/**
 * The candidate set of a cell known to have this colour (0 = blank). Pre: 0 to MAX_COLORS.
 *
 * @example
 * candidate(0) | candidate(2); // blank or the second colour
 */
export function candidate(color: Color): number {
  return 1 << color;
}

/**
 * The colour of a cell, or undefined when it is unknown or contradictory.
 *
 * @example
 * colorOf(grid.cells[0]); // 0 blank, 1 the first colour, undefined unknown
 */
export function colorOf(candidates: number): Color | undefined {
  return candidates !== 0 && (candidates & (candidates - 1)) === 0 ? 31 - Math.clz32(candidates) : undefined;
}

/**
 * A grid in which every cell is unknown.
 *
 * @example
 * const grid = unknownGrid(puzzle, puzzle.palette);
 */
export function unknownGrid(size: Size, palette: Palette): Grid {
  const cells = new Uint32Array(size.width * size.height).fill(allCandidates(palette));
  return { width: size.width, height: size.height, cells };
}

/**
 * A grid from colours (0 = blank), row by row.
 *
 * @example
 * const grid = gridOfColors({ width: 2, height: 1 }, [1, 0]);
 */
export function gridOfColors(size: Size, colors: ArrayLike<Color>): Grid {
  const { width, height } = size;
  if (colors.length !== width * height) {
    throw new RangeError(
      `There are ${colors.length} colours; ${width}x${height} cells need ${width * height}.`,
    );
  }
  const cells = Uint32Array.from(colors, (color) => {
    if (Number.isInteger(color) && color >= 0 && color <= MAX_COLORS) return candidate(color);
    throw new RangeError(`A cell has colour ${shown(color)}; expected 0 to ${MAX_COLORS}.`);
  });
  return { width, height, cells };
}

/**
 * A copy that shares nothing with the grid.
 *
 * @example
 * const marks = copyGrid(grid);
 */
export function copyGrid(grid: Grid): Grid {
  return { width: grid.width, height: grid.height, cells: grid.cells.slice() };
}

/**
 * Whether two grids of one size have the same candidates in every cell.
 *
 * @example
 * sameGrid(grid, copyGrid(grid)); // true
 */
export function sameGrid(a: Grid, b: Grid): boolean {
  return a.width === b.width && a.height === b.height && a.cells.every((cell, i) => cell === b.cells[i]);
}

/**
 * True when every cell has exactly one candidate.
 *
 * @example
 * if (isComplete(grid)) console.log(check(puzzle, grid).ok);
 */
export function isComplete(grid: Grid): boolean {
  const { cells } = grid;
  for (let i = 0; i < cells.length; i++) {
    const cell = cells[i];
    if (cell === 0 || (cell & (cell - 1)) !== 0) return false;
  }
  return true;
}

/**
 * Indices of the cells in which not all of these grids agree.
 *
 * @example
 * differingCells([first, second]); // indices of cells
 */
export function differingCells(grids: readonly Grid[]): number[] {
  const [first, ...others] = grids;
  if (first === undefined) return [];
  const cells: number[] = [];
  first.cells.forEach((cell, i) => {
    if (others.some((other) => other.cells[i] !== cell)) cells.push(i);
  });
  return cells;
}

/** Throws a RangeError unless the grid, if there is one, has the size of the puzzle. `what` names it. */
export function requireSize(puzzle: Size, grid: Size | undefined, what = 'grid'): void {
  if (grid === undefined || (grid.width === puzzle.width && grid.height === puzzle.height)) return;
  throw new RangeError(
    `The ${what} is ${grid.width}x${grid.height}; the puzzle is ${puzzle.width}x${puzzle.height}.`,
  );
}
