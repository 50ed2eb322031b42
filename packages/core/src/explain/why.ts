// "Why is this cell so?": a short chain of deductions from what is known to that cell, of which none can be
// left out. First a trail to the cell, then out of its moves as few as will do.
import type { Grid } from '../model/index.js';
import type { Limits, StopReason } from '../solve/index.js';
import type { Deduction } from './deduction.js';
import type { Judge } from './judge.js';
import type { Query } from './query.js';
import { shortestChain } from './reasons/short-chain.js';
import { trailTo } from './reasons/trail.js';
import type { StepsEnd } from './steps.js';
import { Board, isUnknown } from './techniques/board.js';

/** Options of `why`. */
export interface WhyOptions extends Limits {
  /** The player's grid, to start from what is known there; default: the empty grid. */
  readonly grid?: Grid;
}

/** What `why` returns: the deductions that lead to a cell, or why there are none. */
export type Why =
  | { readonly kind: 'chain'; readonly candidates: number; readonly steps: readonly Deduction[] }
  /** The cell is known already in the grid that was given. */
  | { readonly kind: 'known'; readonly candidates: number }
  /** It differs between solutions. */
  | { readonly kind: 'open' }
  /** No solution agrees with the player's grid: nothing sensible follows from it. */
  | { readonly kind: 'mistake' }
  | { readonly kind: 'no-solution' }
  | { readonly kind: 'undecided'; readonly reason: StopReason };

/** Why a cell (by its index in the grid) is what it is, starting from `grid` if there is one. */
export function whyOf(query: Query, judge: Judge, cell: number, grid?: Grid): Why {
  const { puzzle, given } = query.subject;
  if (query.result().verdict === 'none') return { kind: 'no-solution' };
  if (grid !== undefined && judge.agrees(grid, query) === false) return { kind: 'mistake' };
  const start = new Board(puzzle, given);
  grid?.cells.forEach((candidates, i) => {
    start.set(i, start.cell(i) & candidates);
  });
  if (!isUnknown(start.cell(cell))) return { kind: 'known', candidates: start.cell(cell) };
  const { trail, end } = trailTo(puzzle, start.grid(), cell, query);
  if (trail === undefined) return withoutChain(end);
  const steps = shortestChain(trail, start, query);
  const candidates = steps.at(-1)?.settles.find((fact) => fact.cell === cell)?.candidates ?? 0;
  return { kind: 'chain', candidates, steps };
}

function withoutChain(end: StepsEnd): Why {
  if (end === 'several' || end === 'solved') return { kind: 'open' };
  return end === 'contradiction' ? { kind: 'no-solution' } : { kind: 'undecided', reason: end };
}
