// The progress of a game, and whether the puzzle is solved. The model's checker decides, so any valid solution with the
// given cells wins. Crosses are ignored; an unmarked cell counts as blank.
import { BLANK, candidate, check, colorOf, type Grid } from '../model/index.js';
import { type LineStates, lineStates } from './line-states.js';
import type { Play } from './play.js';

/** How far a play is, in cells and lines. */
export interface Progress {
  /** Marked cells, and all cells. */
  readonly marked: number;
  readonly cells: number;
  /** Filled cells, and the number required by the clues; null if the clues do not determine it. */
  readonly filled: number;
  readonly toFill: number | null;
  /** Finished lines, and all lines with a clue. */
  readonly finishedLines: number;
  readonly lines: number;
}

/**
 * Counts marked and filled cells and finished lines.
 *
 * @example
 * const { filled, toFill } = playProgress(play);
 */
export function playProgress(play: Play, states: LineStates = lineStates(play)): Progress {
  const { puzzle, grid } = play;
  let marked = 0;
  for (const mark of grid.cells) if (colorOf(mark) !== undefined) marked += 1;
  return {
    marked,
    cells: grid.cells.length,
    filled: filledCells(grid),
    toFill: toFill(play),
    finishedLines: states.lines.filter(({ isFinished }) => isFinished).length,
    lines: [...puzzle.rows, ...puzzle.columns].filter((clue) => clue !== null).length,
  };
}

/**
 * Whether what is filled solves the puzzle.
 *
 * @example
 * if (isSolved(play)) celebrate();
 */
export function isSolved(play: Play): boolean {
  // A cheap test that rejects nearly every position.
  const wanted = toFill(play);
  if (wanted !== null && filledCells(play.grid) !== wanted) return false;
  const filled = filledGrid(play);
  return check(play.puzzle, filled).ok && hasGiven(play, filled);
}

/** Whether the grid agrees with the given cells, including partial ones that exclude a colour. */
function hasGiven({ given }: Play, { cells }: Grid): boolean {
  return given === null || cells.every((mark, cell) => (mark & given.cells[cell]) !== 0);
}

/**
 * The marks as a complete grid: what is not filled is blank.
 *
 * @example
 * console.log(drawGrid(filledGrid(play)));
 */
export function filledGrid({ grid }: Play): Grid {
  const cells = grid.cells.map((mark) => (colorOf(mark) === undefined ? candidate(BLANK) : mark));
  return { width: grid.width, height: grid.height, cells };
}

function filledCells({ cells }: Grid): number {
  let filled = 0;
  for (const mark of cells) if (colorOf(mark) !== undefined && mark !== candidate(BLANK)) filled += 1;
  return filled;
}

/** The filled cells required by the rows, or by the columns if a row is unknown. */
function toFill({ puzzle }: Play): number | null {
  for (const clues of [puzzle.rows, puzzle.columns]) {
    let total = 0;
    for (const clue of clues) {
      for (const { length } of clue ?? [{ length: null }]) total += length ?? Number.NaN;
    }
    if (!Number.isNaN(total)) return total;
  }
  return null;
}
