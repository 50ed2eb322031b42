// "Is it me or the puzzle?": a mistake, a deduction that was overlooked (and how hard it is), or a
// puzzle that needs a guess, has several solutions or none.
import type { Grid, Puzzle } from '../model/index.js';
import type { StopReason } from '../solve/index.js';
import { Board } from './board.js';
import { Finder } from './finder.js';
import { Judge } from './judge.js';
import type { TechniqueId } from './ladder.js';
import { Allowance, type ExplainOptions, SOON } from './options.js';
import { requireSize } from './steps.js';

export type Stuck =
  /** No solution agrees with the grid. */
  | { readonly kind: 'mistake' }
  /** Something can be deduced; with what, and in how many places. */
  | {
      readonly kind: 'deduction';
      readonly technique: TechniqueId;
      readonly cost: number;
      readonly footholds: number;
    }
  /** Only trial goes on from here. */
  | { readonly kind: 'needs-guess' }
  /** What is left differs between solutions. */
  | { readonly kind: 'several' }
  | { readonly kind: 'solved' }
  | { readonly kind: 'no-solution' }
  | { readonly kind: 'undecided'; readonly reason: StopReason };

export function stuck(puzzle: Puzzle, grid: Grid, options: ExplainOptions = {}): Stuck {
  requireSize(puzzle, grid);
  requireSize(puzzle, options.given);
  const allowance = new Allowance(options, SOON.solve);
  const judge = new Judge(puzzle, options, allowance);
  const agrees = judge.agrees(grid);
  if (judge.result().verdict === 'none') return { kind: 'no-solution' };
  if (agrees === false) return { kind: 'mistake' };
  if (allowance.stopped !== null) return { kind: 'undecided', reason: allowance.stopped };

  const board = new Board(puzzle, judge.withGiven(grid));
  if (board.unknown === 0) return { kind: 'solved' };
  const finder = new Finder(board, allowance);
  finder.look.patience = SOON.ahead;
  const found = finder.cheapest();
  if (allowance.stopped !== null) return { kind: 'undecided', reason: allowance.stopped };
  if (found.length === 0 && finder.look.isSpent) return { kind: 'undecided', reason: 'budget' };
  if (found.length === 0) {
    const result = finder.look.search();
    return result.verdict === 'undecided'
      ? { kind: 'undecided', reason: result.reason }
      : { kind: 'several' };
  }
  const { id, cost } = found[0].technique;
  if (id === 'trial') return { kind: 'needs-guess' };
  return { kind: 'deduction', technique: id, cost, footholds: found.length };
}
