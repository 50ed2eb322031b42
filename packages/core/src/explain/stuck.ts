// "Is it me or the puzzle?": a mistake, a deduction that was overlooked (and how hard it is), or a
// puzzle that needs a guess, has several solutions or none.
import type { Grid } from '../model/index.js';
import { LINE_SOLVES, type StopReason } from '../solve/index.js';
import { Finder } from './find/finder.js';
import type { Judge } from './judge.js';
import type { Query } from './query.js';
import { Board } from './techniques/board.js';
import type { TechniqueId } from './techniques/ladder.js';

/** What `stuck` returns: whether there is a next step, and how hard it is. */
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

export function stuckAt(query: Query, judge: Judge, grid: Grid): Stuck {
  const agrees = judge.agrees(grid, query);
  if (query.result().verdict === 'none') return { kind: 'no-solution' };
  if (agrees === false) return { kind: 'mistake' };
  if (query.stopped !== null) return { kind: 'undecided', reason: query.stopped };

  const board = new Board(query.subject.puzzle, judge.withGiven(grid));
  if (board.unknown === 0) return { kind: 'solved' };
  const finder = new Finder(board, query);
  finder.look.cap = LINE_SOLVES.lookahead;
  const found = finder.cheapest();
  if (query.stopped !== null) return { kind: 'undecided', reason: query.stopped };
  if (found.length === 0 && finder.look.isSpent) return { kind: 'undecided', reason: 'effort' };
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
