// Assumptions inside an assumption: every colour of every unknown cell is followed to the end, and what breaks is ruled
// out, again and again. This refutes an assumption, or shows how far one leads.
import { candidate, colorOf } from '../../model/index.js';
import { Board, isUnknown } from '../techniques/board.js';
import { Lookahead } from './lookahead.js';

/** Whether `cell = color` breaks that way, within about this many line solves. */
export function breaksNested(look: Lookahead, cell: number, color: number, lineSolves: number): boolean {
  const inner = copyOf(look);
  if (!follows(inner, cell, color)) return true;
  return ruleOut(inner, look.query.lineSolves + lineSolves) === 'broken';
}

/** How many cells stay unknown that way after `cell = color`, within about this many line solves. */
export function unknownAfter(look: Lookahead, cell: number, color: number, lineSolves: number): number {
  const inner = copyOf(look);
  if (follows(inner, cell, color)) ruleOut(inner, look.query.lineSolves + lineSolves);
  return inner.board.unknown;
}

function copyOf({ board, query }: Lookahead): Lookahead {
  const inner = new Lookahead(new Board(board.puzzle, board.grid()), query);
  inner.stopEarly = true; // the tightest cells first
  return inner;
}

/** Rules out what breaks until nothing more does, a cell has no colour left, or the effort is spent. */
function ruleOut(look: Lookahead, end: number): 'broken' | 'done' {
  const { query, board } = look;
  for (let isMoving = true; isMoving; ) {
    isMoving = false;
    for (const next of look.unknownCells()) {
      for (const tried of look.colorsOf(next)) {
        if (query.stopped !== null || query.lineSolves > end) return 'done';
        if (!isUnknown(board.cell(next)) || !look.follow(next, tried, Infinity).breaks) continue;
        isMoving = true;
        const left = board.cell(next) & ~candidate(tried);
        const only = colorOf(left);
        if (only === undefined) board.set(next, left);
        else if (!follows(look, next, only)) return 'broken';
      }
    }
  }
  return 'done';
}

/** Applies what follows from a colour; false when that breaks. */
function follows(look: Lookahead, cell: number, color: number): boolean {
  const { breaks, facts } = look.follow(cell, color, Infinity);
  for (const fact of facts) look.board.set(fact.cell, look.board.cell(fact.cell) & fact.candidates);
  return !breaks;
}
