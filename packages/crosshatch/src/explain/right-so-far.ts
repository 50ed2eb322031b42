// "Am I right so far?", without saying where; and how far to go back when not.
import { allCandidates, type Grid, type Puzzle } from '../model/index.js';
import type { StopReason } from '../solve/index.js';
import { Judge } from './judge.js';
import { Allowance, type ExplainOptions } from './options.js';
import { solveInRounds } from './rounds.js';
import { requireSize } from './steps.js';

/**
 * `yes`: every mark is so in every solution; `no`: no solution agrees with the grid; `cannot-tell`:
 * the puzzle has several solutions, and the grid is right in some of them; or it has none at all.
 */
export type RightSoFar =
  | { readonly answer: 'yes' | 'no' }
  | { readonly answer: 'cannot-tell'; readonly because: 'several' | 'no-solution' }
  | { readonly answer: 'undecided'; readonly reason: StopReason };

export function rightSoFar(puzzle: Puzzle, grid: Grid, options: ExplainOptions = {}): RightSoFar {
  requireSize(puzzle, grid);
  requireSize(puzzle, options.given);
  const allowance = new Allowance(options);
  const judge = new Judge(puzzle, options, allowance);
  const result = judge.result();
  if (result.verdict === 'none') return { answer: 'cannot-tell', because: 'no-solution' };
  const agrees = judge.agrees(grid);
  if (agrees === false) return { answer: 'no' };
  if (result.verdict === 'unique') return { answer: 'yes' };
  if (result.verdict === 'undecided' || agrees === undefined) {
    return { answer: 'undecided', reason: allowance.stopped ?? 'budget' };
  }
  return isForced(puzzle, grid, options, allowance)
    ? { answer: 'yes' }
    : { answer: 'cannot-tell', because: 'several' };
}

/** Whether logic alone, without the player's marks, says as much as these marks do. */
function isForced(puzzle: Puzzle, grid: Grid, options: ExplainOptions, allowance: Allowance): boolean {
  const known = solveInRounds(puzzle, options.given, allowance, IN_LINE).grid;
  const all = allCandidates(puzzle.palette);
  return grid.cells.every((candidates, cell) => (known.cells[cell] & ~(candidates & all)) === 0);
}

/** The cost of the complete technique within one line. */
const IN_LINE = 8;

/**
 * `right`: the last grid is; `mistake`: go back to `undoTo`, the last grid of the history that was right
 * (-1: not even the first one was), which means undoing `undo` moves.
 */
export type FirstMistake =
  | { readonly kind: 'right' }
  | { readonly kind: 'mistake'; readonly undoTo: number; readonly undo: number }
  | { readonly kind: 'no-solution' }
  | { readonly kind: 'undecided'; readonly reason: StopReason };

/** How far to undo. `history` holds the grids after every move, the oldest first. */
export function firstMistake(
  puzzle: Puzzle,
  history: readonly Grid[],
  options: ExplainOptions = {},
): FirstMistake {
  for (const grid of history) requireSize(puzzle, grid);
  requireSize(puzzle, options.given);
  const allowance = new Allowance(options);
  const judge = new Judge(puzzle, options, allowance);
  if (judge.result().verdict === 'none') return { kind: 'no-solution' };
  // Marks are also taken back, so being right is not monotone: look from the end, not by halves.
  for (let i = history.length - 1; i >= 0; i--) {
    const agrees = judge.agrees(history[i]);
    if (agrees === undefined) return { kind: 'undecided', reason: allowance.stopped ?? 'budget' };
    if (!agrees) continue;
    const undo = history.length - 1 - i;
    return undo === 0 ? { kind: 'right' } : { kind: 'mistake', undoTo: i, undo };
  }
  return history.length === 0 ? { kind: 'right' } : { kind: 'mistake', undoTo: -1, undo: history.length };
}
