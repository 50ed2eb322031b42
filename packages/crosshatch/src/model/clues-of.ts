// The clues that a complete grid shows: the way from a picture to a puzzle.
import type { Clue, Run } from './clue.js';
import { allCandidates, colorOf, type Grid } from './grid.js';
import { MAX_SIDE } from './limits.js';
import { cellOfLine, type LineId, lineLength } from './line.js';
import { BLACK_ON_WHITE, BLANK, colorRange, type Palette } from './palette.js';
import type { Puzzle } from './puzzle.js';

/** The blocks of one line as runs, or null when the line has an unknown cell. */
export function runsOfLine(grid: Grid, line: LineId): Run[] | null {
  const runs: { length: number; color: number }[] = [];
  let previous = BLANK;
  for (let position = 0; position < lineLength(grid, line); position++) {
    const color = colorOf(grid.cells[cellOfLine(grid, line, position)]);
    if (color === undefined) return null;
    if (color !== BLANK) {
      if (color === previous) runs[runs.length - 1].length += 1;
      else runs.push({ length: 1, color });
    }
    previous = color;
  }
  return runs;
}

/** The clues of every line; a line with an unknown cell gets an unknown clue. */
export function cluesOf(grid: Grid): { rows: Clue[]; columns: Clue[] } {
  return {
    rows: Array.from({ length: grid.height }, (_, row) => runsOfLine(grid, row)),
    columns: Array.from({ length: grid.width }, (_, column) => runsOfLine(grid, grid.height + column)),
  };
}

/** The puzzle whose solution (perhaps one of several) is this grid; cells may be unknown. */
export function puzzleOf(grid: Grid, palette: Palette = BLACK_ON_WHITE): Puzzle {
  const { width, height } = grid;
  if (!(width >= 1 && width <= MAX_SIDE && height >= 1 && height <= MAX_SIDE)) {
    throw new RangeError(`The grid is ${width}x${height}; a puzzle has 1 to ${MAX_SIDE} rows and columns.`);
  }
  const foreign = grid.cells.find((cell) => cell > allCandidates(palette));
  if (foreign !== undefined) {
    const color = 31 - Math.clz32(foreign);
    throw new RangeError(`A cell has colour ${color}; the palette has ${colorRange(palette.colors.length)}.`);
  }
  return { width, height, ...cluesOf(grid), palette };
}
