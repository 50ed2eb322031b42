// The state of a game: the marks and the history of moves. Immutable plain data: each function returns a new state that
// shares unchanged parts, so that a view can detect changes by identity.
//
// A mark is a candidate set: one colour is a filled cell, blank alone a crossed cell, all candidates an unmarked cell. State
// that undo should not restore (the cursor, a drag in progress, settings) is not part of it.
import {
  allCandidates,
  colorOf,
  copyGrid,
  type Grid,
  type Puzzle,
  requireSize,
  unknownGrid,
} from '../model/index.js';

/** `cross` and `clear` are assisting moves; `try` starts and `keep` ends a trial. */
export const MOVE_KINDS = ['stroke', 'cross', 'clear', 'try', 'keep'] as const;
/** A kind of move. */
export type MoveKind = (typeof MOVE_KINDS)[number];

/** The change of one cell: candidate sets before and after. */
export interface MarkChange {
  /** Index into `Grid.cells`. */
  readonly cell: number;
  readonly from: number;
  readonly to: number;
}

/** One step of undo. */
export interface Move {
  readonly kind: MoveKind;
  readonly changes: readonly MarkChange[];
}

/** A player's grid with its history. Immutable: every function returns a new one. */
export interface Play {
  readonly puzzle: Puzzle;
  /** The given cells of the puzzle, which cannot be changed; null if there are none. */
  readonly given: Grid | null;
  /** The marks before the first move. */
  readonly start: Grid;
  /** The marks now. */
  readonly grid: Grid;
  /** The moves that led here, oldest first. */
  readonly done: readonly Move[];
  /** The undone moves; the last one is the next to redo. */
  readonly undone: readonly Move[];
  /** The index of the open trial's `try` in `done`; null without a trial. */
  readonly trial: number | null;
}

/** What a play starts from: given cells, and marks. */
export interface BeginOptions {
  /** Cells given at the start. */
  readonly given?: Grid;
  /** Initial marks, for example from a file. */
  readonly marks?: Grid;
}

/**
 * A puzzle without a mark, but for the cells that are given.
 *
 * @example
 * let play = beginPlay(puzzle);
 */
export function beginPlay(puzzle: Puzzle, options: BeginOptions = {}): Play {
  const { given = null, marks } = options;
  requireSize(puzzle, given ?? undefined, 'given grid');
  requireSize(puzzle, marks, 'marked grid');
  const start = unknownGrid(puzzle, puzzle.palette);
  for (let cell = 0; cell < start.cells.length; cell++) {
    const source = given !== null && colorOf(given.cells[cell]) !== undefined ? given : marks;
    // Partial knowledge (for example red or blue) is not a mark.
    if (source === undefined || colorOf(source.cells[cell]) === undefined) continue;
    if ((source.cells[cell] & start.cells[cell]) !== 0) start.cells[cell] = source.cells[cell];
  }
  return { puzzle, given, start, grid: start, done: [], undone: [], trial: null };
}

/**
 * Whether the puzzle gives the cell, so that no move may change it.
 *
 * @example
 * if (isGiven(play, cell)) return; // cannot be changed
 */
export function isGiven(play: Play, cell: number): boolean {
  return play.given !== null && colorOf(play.given.cells[cell]) !== undefined;
}

/** Whether the cell has no mark. */
export function isUnmarked(play: Play, cell: number): boolean {
  return play.grid.cells[cell] === allCandidates(play.puzzle.palette);
}

/**
 * Makes a move and discards the moves that could be redone. A move that changes nothing is ignored.
 *
 * @example
 * play = doMove(play, strokeMove(play, stroke));
 */
export function doMove(play: Play, move: Move): Play {
  if (move.changes.length === 0 && move.kind !== 'try' && move.kind !== 'keep') return play;
  for (const { cell, from } of move.changes) {
    if (play.grid.cells[cell] === from) continue;
    throw new RangeError(`The move expects ${from} in cell ${cell}, which has ${play.grid.cells[cell]}.`);
  }
  return withHistory(play, apply(play.grid, [move], 'to'), [...play.done, move], []);
}

/**
 * Takes back the last `count` moves, or as many as there are.
 *
 * @example
 * play = undoMove(play);
 */
export function undoMove(play: Play, count = 1): Play {
  return goToMove(play, Math.max(0, play.done.length - count));
}

/**
 * Makes the last `count` moves that were taken back again, or as many as there are.
 *
 * @example
 * play = redoMove(play);
 */
export function redoMove(play: Play, count = 1): Play {
  return goToMove(play, Math.min(play.done.length + play.undone.length, play.done.length + count));
}

/**
 * Goes to the point of the history at which `moves` moves are done: undo and redo at a stroke.
 *
 * @example
 * play = goToMove(play, 0); // back to the start
 */
export function goToMove(play: Play, moves: number): Play {
  const { done, undone } = play;
  if (!Number.isInteger(moves) || moves < 0 || moves > done.length + undone.length) {
    throw new RangeError(`There is no move ${moves}; expected 0 to ${done.length + undone.length}.`);
  }
  if (moves === done.length) return play;
  if (moves < done.length) {
    const back = done.slice(moves).reverse();
    return withHistory(play, apply(play.grid, back, 'from'), done.slice(0, moves), [...undone, ...back]);
  }
  const left = undone.length - (moves - done.length);
  const again = undone.slice(left).reverse();
  return withHistory(play, apply(play.grid, again, 'to'), [...done, ...again], undone.slice(0, left));
}

function apply(grid: Grid, moves: readonly Move[], side: 'from' | 'to'): Grid {
  if (moves.every(({ changes }) => changes.length === 0)) return grid;
  const { cells, ...size } = copyGrid(grid);
  for (const { changes } of moves) for (const change of changes) cells[change.cell] = change[side];
  return { ...size, cells };
}

function withHistory(play: Play, grid: Grid, done: readonly Move[], undone: readonly Move[]): Play {
  return { ...play, grid, done, undone, trial: openTrial(done) };
}

/** The index of the last `try` without a `keep`; null if there is none. */
export function openTrial(done: readonly Move[]): number | null {
  let kept = 0;
  for (let i = done.length - 1; i >= 0; i--) {
    if (done[i].kind === 'keep') kept += 1;
    else if (done[i].kind === 'try') {
      if (kept === 0) return i;
      kept -= 1;
    }
  }
  return null;
}

/**
 * The grids of the history from the present one back to the start, one for every move.
 *
 * @example
 * analysis.lastRight(gridsBack(play));
 */
export function* gridsBack(play: Play): Generator<Grid, void, void> {
  let { grid } = play;
  yield grid;
  for (let i = play.done.length - 1; i >= 0; i--) {
    grid = apply(grid, [play.done[i]], 'from');
    yield grid;
  }
}
