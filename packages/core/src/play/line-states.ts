// The state of each line: which runs are struck off, whether the line is finished and whether it can still be. Only lines
// whose marks have changed are recomputed; the state of any other line is the same object as before.
import { type Clue, cellOfLine, clueOf, colorOf, type Grid, lineCount, lineLength } from '../model/index.js';
import { placedRuns } from './placed-runs.js';
import type { Play } from './play.js';

/** What to show beside a line: which runs are struck off, and whether it is finished or impossible. */
export interface LineState {
  /** Whether each run of the clue is struck off (certain and filled). Empty for an unknown clue. */
  readonly struck: readonly boolean[];
  /** Whether all runs are struck off, so that unmarked cells are blank. False for an unknown clue. */
  readonly isFinished: boolean;
  /** Whether some placement of the runs agrees with the marks. */
  readonly isPossible: boolean;
  /** Number of marked cells. */
  readonly marked: number;
}

/** The states of all lines for one grid, by line. */
export interface LineStates {
  readonly grid: Grid;
  readonly lines: readonly LineState[];
}

/**
 * The states of all lines. With what it returned for earlier marks of the same puzzle it is fast.
 *
 * @example
 * const states = lineStates(play, earlier);
 */
export function lineStates(play: Play, earlier?: LineStates): LineStates {
  const { puzzle, grid } = play;
  if (earlier?.grid === grid) return earlier;
  const isStale = staleLines(grid, earlier?.grid);
  const lines = Array.from({ length: lineCount(puzzle) }, (_, line): LineState => {
    if (earlier !== undefined && isStale[line] === 0) return earlier.lines[line];
    const cells = new Uint32Array(lineLength(puzzle, line));
    for (let i = 0; i < cells.length; i++) cells[i] = grid.cells[cellOfLine(puzzle, line, i)];
    return stateOf(clueOf(puzzle, line), cells);
  });
  return { grid, lines };
}

/** For each line, whether it has a cell that differs. */
function staleLines(grid: Grid, earlier: Grid | undefined): Uint8Array {
  const { width, height, cells } = grid;
  const isStale = new Uint8Array(height + width);
  if (earlier === undefined) return isStale.fill(1);
  for (let cell = 0; cell < cells.length; cell++) {
    if (cells[cell] === earlier.cells[cell]) continue;
    isStale[Math.trunc(cell / width)] = 1;
    isStale[height + (cell % width)] = 1;
  }
  return isStale;
}

function stateOf(clue: Clue, cells: Uint32Array): LineState {
  let marked = 0;
  for (const mark of cells) if (colorOf(mark) !== undefined) marked += 1;
  if (clue === null) return { struck: [], isFinished: false, isPossible: true, marked };
  const struck = placedRuns(clue, cells);
  // No placement: nothing in the line is certain.
  if (struck === null) return { struck: clue.map(() => false), isFinished: false, isPossible: false, marked };
  return { struck, isFinished: struck.every((done) => done), isPossible: true, marked };
}
