// The cells that differ in some solution. Every solution found covers all cells at once; a cell that
// was the same in all of them is asked about: is there a solution in which it is something else?
import { copyGrid, type Grid, type Puzzle, type Solution } from '../../model/index.js';
import type { Query } from '../query.js';
import { isUnknown } from '../techniques/board.js';

export interface Differing {
  /** For every cell, what it is in some solution found; of cells that are the same in all, that alone. */
  readonly seen: Grid;
  /** The cells that differ, ascending. */
  readonly cells: readonly number[];
  /** Whether all others are proven to be the same in every solution. */
  readonly isExact: boolean;
}

export function differingIn(query: Query, puzzle: Puzzle, solutions: readonly Solution[]): Differing {
  // What holds in every solution; grows with what is proven.
  const root = query.propagate(puzzle) ?? copyGrid(solutions[0]);
  const seen = copyGrid(solutions[0]);
  const add = (solution: Solution) => {
    solution.cells.forEach((candidates, cell) => {
      seen.cells[cell] |= candidates;
    });
  };
  for (const solution of solutions) add(solution);
  let isExact = true;
  for (let cell = 0; cell < seen.cells.length; cell++) {
    if (isUnknown(seen.cells[cell]) || !isUnknown(root.cells[cell])) continue;
    if (query.isShareSpent) return { seen, cells: unknownCells(seen), isExact: false };
    const before = root.cells[cell];
    root.cells[cell] = before & ~seen.cells[cell];
    const result = query.solve(puzzle, { max: 1, given: root });
    if (result.verdict === 'none') {
      root.cells[cell] = seen.cells[cell];
      continue;
    }
    root.cells[cell] = before;
    if (result.verdict === 'unique') add(result.solution);
    else if (result.solutions.length > 0) result.solutions.forEach(add);
    else isExact = false;
  }
  return { seen, cells: unknownCells(seen), isExact };
}

function unknownCells(grid: Grid): number[] {
  return [...grid.cells.keys()].filter((cell) => isUnknown(grid.cells[cell]));
}
