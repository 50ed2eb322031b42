// Splits what is left of a puzzle into cubes: grids that exclude each other and together hold every solution. The
// cell to split at is chosen by look-ahead: both of its sides are propagated, and the one that settles most on
// both sides wins (the product rule of look-ahead SAT solvers; Heule and others, Cube and Conquer, 2011). A side
// that breaks is a fact: the other side holds.
import { colorOf, type Grid, type Puzzle } from '@crosshatch/core/model';
import { propagate } from '@crosshatch/core/solve';

/** Cells whose two sides are compared. */
const MOST_CANDIDATES = 24;

export type Split =
  /** No solution agrees with the grid. */
  | { readonly kind: 'none' }
  /** Nothing is unknown any more. */
  | { readonly kind: 'solved'; readonly grid: Grid }
  | { readonly kind: 'split'; readonly sides: readonly [Grid, Grid] };

/** Splits a grid in two. */
export function splitGrid(puzzle: Puzzle, start: Grid): Split {
  let grid = start;
  for (;;) {
    const { grid: known, brokenAt } = propagate(puzzle, { given: grid });
    if (brokenAt !== null) return { kind: 'none' };
    const unknown = unknownCells(known);
    if (unknown.length === 0) return { kind: 'solved', grid: known };
    const best = bestCell(puzzle, known, unknown);
    if (best.kind === 'split') return best;
    grid = best.grid;
  }
}

/** At least `count` cubes, unless the puzzle is decided before: the largest one is split first. */
export function cubesOf(puzzle: Puzzle, start: Grid, count: number): Grid[] {
  const open = [start];
  const closed: Grid[] = [];
  while (open.length > 0 && open.length + closed.length < count) {
    open.sort((a, b) => unknownCells(b).length - unknownCells(a).length);
    const split = splitGrid(puzzle, open.shift() as Grid);
    if (split.kind === 'split') open.push(...split.sides);
    else if (split.kind === 'solved') closed.push(split.grid);
  }
  return [...open, ...closed];
}

/** The cells of both, as sets of colours. */
export function intersection(a: Grid, b: Grid): Grid {
  return { ...a, cells: a.cells.map((cell, i) => cell & b.cells[i]) };
}

/** The cells of either, as sets of colours. */
export function union(a: Grid, b: Grid): Grid {
  return { ...a, cells: a.cells.map((cell, i) => cell | b.cells[i]) };
}

function bestCell(
  puzzle: Puzzle,
  grid: Grid,
  unknown: readonly number[],
): Extract<Split, { kind: 'split' }> | { readonly kind: 'fact'; readonly grid: Grid } {
  let best: { readonly sides: readonly [Grid, Grid]; readonly score: number } | undefined;
  for (const cell of candidates(grid, unknown)) {
    const lowest = grid.cells[cell] & -grid.cells[cell];
    const one = propagate(puzzle, { given: withCell(grid, cell, lowest) });
    const other = propagate(puzzle, { given: withCell(grid, cell, grid.cells[cell] & ~lowest) });
    if (one.brokenAt !== null)
      return { kind: 'fact', grid: withCell(grid, cell, grid.cells[cell] & ~lowest) };
    if (other.brokenAt !== null) return { kind: 'fact', grid: one.grid };
    const gains = [one, other].map((side) => unknown.length - unknownCells(side.grid).length);
    const score = gains[0] * gains[1] * 1024 + gains[0] + gains[1];
    if (best === undefined || score > best.score) best = { sides: [one.grid, other.grid], score };
  }
  if (best === undefined) throw new RangeError('There is no unknown cell to split at.');
  return { kind: 'split', sides: best.sides };
}

/** Cells on lines that are nearly settled come first: there a cell decides most. */
function candidates({ width, height, cells }: Grid, unknown: readonly number[]): readonly number[] {
  const rows = new Uint32Array(height);
  const columns = new Uint32Array(width);
  for (const cell of unknown) {
    rows[Math.floor(cell / width)] += 1;
    columns[cell % width] += 1;
  }
  const left = (cell: number) => rows[Math.floor(cell / width)] + columns[cell % width];
  return [...unknown]
    .sort((a, b) => left(a) - left(b) || cells[a] - cells[b] || a - b)
    .slice(0, MOST_CANDIDATES);
}

function unknownCells({ cells }: Grid): number[] {
  const unknown: number[] = [];
  for (let i = 0; i < cells.length; i += 1) if (colorOf(cells[i]) === undefined) unknown.push(i);
  return unknown;
}

function withCell(grid: Grid, cell: number, candidatesLeft: number): Grid {
  const cells = grid.cells.slice();
  cells[cell] = candidatesLeft;
  return { ...grid, cells };
}
