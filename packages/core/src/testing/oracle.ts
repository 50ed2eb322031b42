// The brute-force oracle: every solution of a small puzzle, by writing down every grid whose rows
// read right and looking at its columns. It shares no code with the solver or the checker.
import { type Grid, gridOfColors, type Puzzle } from '../model/index.js';
import { forEachFilling, readsAs } from './line-oracle.js';

/** All solutions (that agree with `given`), in no particular order. Keep the puzzle below 20 cells or so. */
export function everySolution(puzzle: Puzzle, given?: Grid): Grid[] {
  const { width, height } = puzzle;
  const anything = 2 ** (puzzle.palette.colors.length + 1) - 1;
  const choices = puzzle.rows.map((clue, row) => {
    const cells = given?.cells.slice(row * width, (row + 1) * width) ?? new Uint32Array(width).fill(anything);
    const fitting: number[][] = [];
    forEachFilling(cells, (filling) => {
      if (readsAs(filling, clue)) fitting.push([...filling]);
    });
    return fitting;
  });
  const solutions: Grid[] = [];
  const rows: number[][] = [];
  const build = (row: number) => {
    if (row < height) {
      for (const choice of choices[row]) {
        rows[row] = choice;
        build(row + 1);
      }
      return;
    }
    const column = (index: number) => rows.map((colors) => colors[index]);
    if (puzzle.columns.every((clue, index) => readsAs(column(index), clue))) {
      solutions.push(gridOfColors(puzzle, rows.flat()));
    }
  };
  build(0);
  return solutions;
}

/** A text that is equal for equal sets of grids, whatever their order. */
export function setOfGrids(grids: readonly Grid[]): string {
  return grids
    .map((grid) => grid.cells.join(' '))
    .sort()
    .join('\n');
}
