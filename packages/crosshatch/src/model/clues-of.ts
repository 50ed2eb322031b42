// The clues that a complete grid shows: the way from a picture to a puzzle.
import type { Clue, Run } from './clue.js';
import { colorOf, type Grid } from './grid.js';
import { cellOfLine, type LineId, lineLength } from './line.js';
import { BLACK_ON_WHITE, BLANK, type Palette } from './palette.js';
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

/** The puzzle whose solution (perhaps one of several) is this grid. Pre: colours are within the palette. */
export function puzzleOf(grid: Grid, palette: Palette = BLACK_ON_WHITE): Puzzle {
  return { width: grid.width, height: grid.height, ...cluesOf(grid), palette };
}
