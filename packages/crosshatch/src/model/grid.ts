// A Grid holds, for every cell, the set of colours it may still have: bit c of the word stands for
// colour c, bit 0 for blank. One bit set = the cell is known; more = unknown; none = contradiction.
// This one encoding serves the player's grid, the solver's knowledge and the solution alike.
import type { Size } from './line.js';
import type { Color, Palette } from './palette.js';

export interface Grid {
  readonly width: number;
  readonly height: number;
  /** Candidate sets, row by row. */
  readonly cells: Uint32Array;
}

/** A grid with no unknown cells. The type is a promise of its maker; `check` verifies it. */
export type Solution = Grid;

/** The candidate set of a cell about which nothing is known. */
export function allCandidates(palette: Palette): number {
  return 2 ** (palette.colors.length + 1) - 1;
}

/** The candidate set of a cell known to have this colour (0 = blank). */
export function candidate(color: Color): number {
  return 1 << color;
}

/** The colour of a cell, or undefined when it is unknown or contradictory. */
export function colorOf(candidates: number): Color | undefined {
  return candidates !== 0 && (candidates & (candidates - 1)) === 0 ? 31 - Math.clz32(candidates) : undefined;
}

/** A grid in which every cell is unknown. */
export function unknownGrid(size: Size, palette: Palette): Grid {
  const cells = new Uint32Array(size.width * size.height).fill(allCandidates(palette));
  return { width: size.width, height: size.height, cells };
}

/** A grid from colours, row by row. */
export function gridOfColors(size: Size, colors: ArrayLike<Color>): Grid {
  const cells = Uint32Array.from(colors, candidate);
  return { width: size.width, height: size.height, cells };
}

export function copyGrid(grid: Grid): Grid {
  return { width: grid.width, height: grid.height, cells: grid.cells.slice() };
}

export function sameGrid(a: Grid, b: Grid): boolean {
  return a.width === b.width && a.height === b.height && a.cells.every((cell, i) => cell === b.cells[i]);
}

/** True when every cell has exactly one candidate. */
export function isComplete(grid: Grid): boolean {
  return grid.cells.every((cell) => colorOf(cell) !== undefined);
}

/** Indices of the cells in which not all of these grids agree. */
export function differingCells(grids: readonly Grid[]): number[] {
  const [first, ...others] = grids;
  if (first === undefined) return [];
  const cells: number[] = [];
  first.cells.forEach((cell, i) => {
    if (others.some((other) => other.cells[i] !== cell)) cells.push(i);
  });
  return cells;
}
