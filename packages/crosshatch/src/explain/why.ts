// "Why is this cell so?": a short chain of deductions from what is known to that cell, of which none can be
// left out. First a trail to the cell, then out of its moves as few as will do.
import type { Grid, Puzzle } from '../model/index.js';
import type { StopReason } from '../solve/index.js';
import { Board, isUnknown } from './board.js';
import type { Deduction } from './deduction.js';
import { Judge } from './judge.js';
import { Allowance, type ExplainOptions, SOON } from './options.js';
import { shortestChain } from './shortest.js';
import { requireSize, type StepsEnd } from './steps.js';
import { trailTo } from './trail.js';

export interface WhyOptions extends ExplainOptions {
  /** The player's grid, to start from what is known there; default: the empty grid. */
  readonly grid?: Grid;
}

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

/** Why a cell (by its index in the grid) is what it is. */
export function why(puzzle: Puzzle, cell: number, options: WhyOptions = {}): Why {
  requireSize(puzzle, options.grid);
  requireSize(puzzle, options.given);
  const count = puzzle.width * puzzle.height;
  if (!Number.isInteger(cell) || cell < 0 || cell >= count) {
    throw new RangeError(`The cell is ${cell}; expected a whole number from 0 to ${count - 1}.`);
  }
  const allowance = new Allowance(options, SOON.solve);
  const judge = new Judge(puzzle, options, allowance);
  if (judge.result().verdict === 'none') return { kind: 'no-solution' };
  if (options.grid !== undefined && judge.agrees(options.grid) === false) return { kind: 'mistake' };
  const start = new Board(puzzle, options.given);
  options.grid?.cells.forEach((candidates, i) => {
    start.set(i, start.cell(i) & candidates);
  });
  if (!isUnknown(start.cell(cell))) return { kind: 'known', candidates: start.cell(cell) };
  const { trail, end } = trailTo(puzzle, start.grid(), cell, allowance);
  if (trail === undefined) return withoutChain(end);
  const steps = shortestChain(trail, start, allowance);
  const candidates = steps.at(-1)?.settles.find((fact) => fact.cell === cell)?.candidates ?? 0;
  return { kind: 'chain', candidates, steps };
}

function withoutChain(end: StepsEnd): Why {
  if (end === 'several' || end === 'solved') return { kind: 'open' };
  return end === 'contradiction' ? { kind: 'no-solution' } : { kind: 'undecided', reason: end };
}
