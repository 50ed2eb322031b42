// "Why is this cell so?": a short chain of deductions from what is known to that cell, of which none can be left
// out. It is searched forward, from what is known to the cell, and by refutation, from the opposite to a line that
// cannot be placed; the shorter argument is kept.
import type { Grid } from '../model/index.js';
import type { Limits, StopReason } from '../solve/index.js';
import type { Deduction } from './deduction.js';
import type { Judge } from './judge.js';
import type { Query } from './query.js';
import { restsOn } from './reasons/closure.js';
import { lengthOf, refuteOthers } from './reasons/refutation.js';
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
  | {
      readonly kind: 'chain';
      readonly candidates: number;
      /** In an order in which each rests on earlier ones; the last settles the cell. */
      readonly steps: readonly Deduction[];
      /** For every step, the earlier steps that it rests on, by index: the chain as a tree with the last as its root. */
      readonly rests: readonly (readonly number[])[];
    }
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
  const result = query.result();
  if (result.verdict === 'none') return { kind: 'no-solution' };
  if (grid !== undefined && judge.agrees(grid, query) === false) return { kind: 'mistake' };
  const start = new Board(puzzle, given);
  grid?.cells.forEach((candidates, i) => {
    start.set(i, start.cell(i) & candidates);
  });
  if (!isUnknown(start.cell(cell))) return { kind: 'known', candidates: start.cell(cell) };
  const { trail, end } = trailTo(puzzle, start.grid(), cell, query);
  const forward = trail === undefined ? undefined : shortestChain(trail, start, query);
  const candidates =
    forward?.at(-1)?.settles.find((fact) => fact.cell === cell)?.candidates ??
    (result.verdict === 'unique' ? result.solution.cells[cell] : undefined);
  const refutation = candidates === undefined ? undefined : refuteOthers(query, start, { cell, candidates });
  const steps = shorter(forward, refutation);
  if (steps === undefined || candidates === undefined) return withoutChain(end ?? 'effort');
  return { kind: 'chain', candidates, steps, rests: restsOnSteps(steps) };
}

/** The argument with fewer steps, those within an assumption included. */
function shorter(
  forward: Deduction[] | undefined,
  refutation: Deduction | undefined,
): Deduction[] | undefined {
  if (refutation === undefined) return forward;
  if (forward === undefined) return [refutation];
  const length = forward.reduce((sum, step) => sum + lengthOf(step), 0);
  return lengthOf(refutation) < length ? [refutation] : forward;
}

/** For every step, the earlier steps (by index) that settled what it rests on. */
function restsOnSteps(steps: readonly Deduction[]): number[][] {
  const settledBy = new Map<number, number>();
  return steps.map((step, index) => {
    const rests = new Set(restsOn(step).flatMap((cell) => settledBy.get(cell) ?? []));
    for (const { cell } of step.settles) settledBy.set(cell, index);
    return [...rests].sort((x, y) => x - y);
  });
}

function withoutChain(end: StepsEnd): Why {
  if (end === 'several' || end === 'solved') return { kind: 'open' };
  return end === 'contradiction' ? { kind: 'no-solution' } : { kind: 'undecided', reason: end };
}
