// The eight symmetries of a rectangle, for grids and puzzles. All are built of two: transpose and
// mirror (left-right); the others are compositions, so that they can't disagree.
import type { Clue } from './clue.js';
import type { Grid } from './grid.js';
import type { Puzzle } from './puzzle.js';
import { shown } from './shown.js';

/** The eight symmetries of a rectangle. */
export const SYMMETRIES = [
  'identity',
  'rotate90',
  'rotate180',
  'rotate270',
  'mirror',
  'flip',
  'transpose',
  'antitranspose',
] as const;
/** A rotation or reflection, or `identity`. */
export type Symmetry = (typeof SYMMETRIES)[number];

type Generator = 'T' | 'M';

// Applied from left to right. T then M: the top edge goes to the left, then to the right: clockwise.
const COMPOSITION: Record<Symmetry, readonly Generator[]> = {
  identity: [],
  rotate90: ['T', 'M'],
  rotate180: ['T', 'M', 'T', 'M'],
  rotate270: ['M', 'T'],
  mirror: ['M'],
  flip: ['T', 'M', 'T'],
  transpose: ['T'],
  antitranspose: ['M', 'T', 'M'],
};

/**
 * rotate90 is clockwise; mirror swaps left and right, flip top and bottom.
 *
 * @example
 * const turned = transformGrid(grid, 'rotate90');
 */
export function transformGrid(grid: Grid, symmetry: Symmetry): Grid {
  return stepsOf(symmetry).reduce(
    (result, step) => (step === 'T' ? transposeGrid(result) : mirrorGrid(result)),
    grid,
  );
}

/**
 * The same puzzle seen rotated or mirrored; its solutions are the transformed solutions.
 *
 * @example
 * const turned = transformPuzzle(puzzle, 'rotate90');
 */
export function transformPuzzle(puzzle: Puzzle, symmetry: Symmetry): Puzzle {
  return stepsOf(symmetry).reduce(
    (result, step) => (step === 'T' ? transposePuzzle(result) : mirrorPuzzle(result)),
    puzzle,
  );
}

function stepsOf(symmetry: Symmetry): readonly Generator[] {
  if (!SYMMETRIES.includes(symmetry)) {
    throw new RangeError(`The symmetry is ${shown(symmetry)}; expected ${SYMMETRIES.join(', ')}.`);
  }
  return COMPOSITION[symmetry];
}

function transposeGrid(grid: Grid): Grid {
  const { width, height } = grid;
  const cells = new Uint32Array(width * height);
  for (let row = 0; row < height; row++) {
    for (let column = 0; column < width; column++) {
      cells[column * height + row] = grid.cells[row * width + column];
    }
  }
  return { width: height, height: width, cells };
}

function mirrorGrid(grid: Grid): Grid {
  const { width, height } = grid;
  const cells = grid.cells.slice();
  for (let row = 0; row < height; row++) cells.subarray(row * width, (row + 1) * width).reverse();
  return { width, height, cells };
}

function transposePuzzle(puzzle: Puzzle): Puzzle {
  return {
    width: puzzle.height,
    height: puzzle.width,
    rows: puzzle.columns,
    columns: puzzle.rows,
    palette: puzzle.palette,
  };
}

function mirrorPuzzle(puzzle: Puzzle): Puzzle {
  return { ...puzzle, rows: puzzle.rows.map(reversed), columns: [...puzzle.columns].reverse() };
}

function reversed(clue: Clue): Clue {
  return clue === null ? null : [...clue].reverse();
}
