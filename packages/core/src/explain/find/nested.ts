// Refutes an assumption with assumptions inside it: from the assumed cell, every colour of every unknown cell is
// followed to the end, and what breaks is ruled out, until a cell has no colour left.
import { candidate, colorOf } from '../../model/index.js';
import { Board, isUnknown } from '../techniques/board.js';
import { Lookahead } from './lookahead.js';

/** Whether `cell = color` breaks that way, within about this many line solves. */
export function breaksNested(look: Lookahead, cell: number, color: number, lineSolves: number): boolean {
  const { query, board } = look;
  const end = query.lineSolves + lineSolves;
  const inner = new Board(board.puzzle, board.grid());
  const innerLook = new Lookahead(inner, query);
  innerLook.stopEarly = true; // the tightest cells first
  if (!follows(innerLook, cell, color)) return true;
  for (let isMoving = true; isMoving; ) {
    isMoving = false;
    for (const next of innerLook.unknownCells()) {
      for (const tried of innerLook.colorsOf(next)) {
        if (query.stopped !== null || query.lineSolves > end) return false;
        if (!isUnknown(inner.cell(next)) || !innerLook.follow(next, tried, Infinity).breaks) continue;
        isMoving = true;
        const left = inner.cell(next) & ~candidate(tried);
        const only = colorOf(left);
        if (only === undefined) inner.set(next, left);
        else if (!follows(innerLook, next, only)) return true;
      }
    }
  }
  return false;
}

/** Applies what follows from a colour; false when that breaks. */
function follows(look: Lookahead, cell: number, color: number): boolean {
  const { breaks, facts } = look.follow(cell, color, Infinity);
  for (const fact of facts) look.board.set(fact.cell, look.board.cell(fact.cell) & fact.candidates);
  return !breaks;
}
