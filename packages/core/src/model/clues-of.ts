// The clues that a complete grid shows: the way from a picture to a puzzle.
import type { Clue, Run } from './clue.js';
import { allCandidates, colorOf, type Grid } from './grid.js';
import { MAX_SIDE } from './limits.js';
import { cellOfLine, type LineId, lineLength } from './line.js';
import { BLACK_ON_WHITE, BLANK, colorRange, type Palette } from './palette.js';
import type { Puzzle } from './puzzle.js';

/** The blocks of one line as runs, or null when the line has an unknown cell. */
export function runsOfLine(grid: Grid, line: LineId): Run[] | null {
  const runs: Run[] = [];
  const { cells } = grid;
  const length = lineLength(grid, line);
  const first = cellOfLine(grid, line, 0);
  const step = length > 1 ? cellOfLine(grid, line, 1) - first : 1;
  // One turn for every block: every cell of every file that holds a picture comes by here.
  for (let position = 0; position < length; ) {
    const cell = cells[first + position * step];
    const color = colorOf(cell);
    if (color === undefined) return null;
    const start = position;
    do position += 1;
    while (position < length && cells[first + position * step] === cell);
    if (color !== BLANK) runs.push({ length: position - start, color });
  }
  return runs;
}

/**
 * The clues of every line; a line with an unknown cell gets an unknown clue.
 *
 * @example
 * cluesOf(parseDrawing('##. \n .##')).rows; // [[{ length: 2, color: 1 }], ..]
 */
export function cluesOf(grid: Grid): { rows: Clue[]; columns: Clue[] } {
  const rows: Clue[] = [];
  const columns: Clue[] = [];
  for (let row = 0; row < grid.height; row++) rows.push(runsOfLine(grid, row));
  for (let column = 0; column < grid.width; column++) columns.push(runsOfLine(grid, grid.height + column));
  return { rows, columns };
}

/**
 * The puzzle whose solution (perhaps one of several) is this grid; cells may be unknown.
 *
 * @example
 * const puzzle = puzzleOf(parseDrawing('##. \n .##'));
 */
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
