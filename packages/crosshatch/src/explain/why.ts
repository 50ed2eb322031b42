// "Why is this cell so?": a short chain of deductions from what is known to that cell. First a whole
// walk until the cell is settled and of it what the cell rests on; then the same with as few lines as
// complete line logic needs, the far ones left out first. The shortest of what was found is told: no
// deduction of it can be left out.
import { type Grid, type LineId, lineCount, type Puzzle } from '../model/index.js';
import type { StopReason } from '../solve/index.js';
import { Board, isUnknown } from './board.js';
import { leadingTo } from './closure.js';
import type { Deduction } from './deduction.js';
import { Judge } from './judge.js';
import { Allowance, type ExplainOptions } from './options.js';
import { onlyLines } from './other-clues.js';
import { drop } from './reason.js';
import { requireSize, type StepsEnd, Walk } from './steps.js';
import type { Taken } from './taken.js';

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
  const allowance = new Allowance(options);
  const judge = new Judge(puzzle, options, allowance);
  if (judge.result().verdict === 'none') return { kind: 'no-solution' };
  if (options.grid !== undefined && judge.agrees(options.grid) === false) return { kind: 'mistake' };
  const start = new Board(puzzle, options.given);
  options.grid?.cells.forEach((candidates, i) => {
    start.set(i, start.cell(i) & candidates);
  });
  if (!isUnknown(start.cell(cell))) return { kind: 'known', candidates: start.cell(cell) };
  const first = walkTo(puzzle, start.grid(), cell, allowance, () => true);
  if (first.steps === undefined) return withoutChain(first.end);
  let { steps } = first;
  for (const lines of fewLines(puzzle, start.grid(), cell, steps, allowance)) {
    const other = walkTo(puzzle, start.grid(), cell, allowance, (line) => lines.has(line));
    if (other.steps !== undefined && isShorter(other.steps, steps)) steps = other.steps;
  }
  const candidates = steps.at(-1)?.settles.find((fact) => fact.cell === cell)?.candidates ?? 0;
  return { kind: 'chain', candidates, steps };
}

function withoutChain(end: StepsEnd): Why {
  if (end === 'several' || end === 'solved') return { kind: 'open' };
  return end === 'contradiction' ? { kind: 'no-solution' } : { kind: 'undecided', reason: end };
}

/** Walks until the cell is settled; what it rests on, or how the walk ended before. */
function walkTo(
  puzzle: Puzzle,
  start: Grid,
  cell: number,
  allowance: Allowance,
  mayUse: (line: LineId) => boolean,
): { steps: Deduction[]; end?: undefined } | { steps: undefined; end: StepsEnd } {
  const board = new Board(puzzle, start);
  const walk = new Walk(board, allowance, { mayUse, near: cell, stayNear: true });
  const taken: Taken[] = [];
  while (isUnknown(board.cell(cell))) {
    const next = walk.take();
    if (next === undefined) return { steps: undefined, end: walk.end() };
    taken.push(next);
  }
  return { steps: leadingTo(taken, [cell], allowance) };
}

/** Sets of lines that suffice for complete line logic: of all lines, and of those used so far. */
function* fewLines(
  puzzle: Puzzle,
  start: Grid,
  cell: number,
  steps: readonly Deduction[],
  allowance: Allowance,
): Generator<ReadonlySet<LineId>> {
  const everyLine = Array.from({ length: lineCount(puzzle) }, (_, line) => line);
  const used = [...new Set(steps.flatMap((step) => step.lines))];
  const row = Math.trunc(cell / puzzle.width);
  const column = cell % puzzle.width;
  const distance = (line: LineId) =>
    line < puzzle.height ? Math.abs(line - row) : Math.abs(line - puzzle.height - column);
  for (const lines of [used, everyLine]) {
    const order = [...lines].sort((a, b) => distance(b) - distance(a) || b - a);
    const kept = new Set(lines);
    const settles = () => {
      const known = allowance.propagate(onlyLines(puzzle, kept), start);
      return known !== null && !isUnknown(known.cells[cell]);
    };
    if (!settles()) continue; // needs to look ahead
    drop(kept, order, settles);
    if (allowance.stopped !== null) return;
    yield kept;
  }
}

function isShorter(a: readonly Deduction[], b: readonly Deduction[]): boolean {
  const cost = (steps: readonly Deduction[]) => steps.reduce((sum, step) => sum + step.cost, 0);
  return a.length < b.length || (a.length === b.length && cost(a) < cost(b));
}
