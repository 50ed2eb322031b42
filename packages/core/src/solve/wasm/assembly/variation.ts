// Solutions that differ: each one has a value, of some cell, that none before had. There are at most as many of them as
// there are values, and when there are no more, every value that was not seen is in no solution. One search finds out
// what would otherwise take a search for each value, and keeps what it learns. (The backbone of a formula by one clause
// over all candidates: Marques-Silva, Janota and Lynce.)
import { addClause } from './clauses';
import { Reason } from './layout';
import { newZeros } from './memory';
import { Options, Strategy } from './options';
import { Learned, Search, Variables, Variation } from './state';
import { forgetSymmetries } from './symmetry/symmetry';
import { assign, backtrack, OPEN, TRUE, value } from './trail';

/** Requires a value that was not seen yet of the solutions to come. False when all values have been seen or ruled out. */
export function requireUnseen(): bool {
  if (Search.found === 1) {
    Variation.seen = newZeros<u8>(Variables.ofCells * 2);
    // The image of a solution has its values elsewhere: clauses from here on have no images.
    forgetSymmetries();
  }
  for (let literal = 0; literal < Variables.ofCells * 2; literal++) {
    if (value(literal) === TRUE) Variation.seen[literal] = 1;
  }
  backtrack(0);
  const unseen = Learned.literals;
  let size = 0;
  for (let literal = 0; literal < Variables.ofCells * 2; literal++) {
    if (Variation.seen[literal] === 0 && value(literal) === OPEN) unseen[size++] = literal;
  }
  if (size === 0) return false;
  if (size === 1) assign(unseen[0], Reason.NONE, -1);
  else addClause(unseen, size, 0);
  return true;
}

/** The literal of this variable that was not seen yet, or -1. */
export function unseenLiteral(variable: i32): i32 {
  if (!Options.has(Strategy.VARY) || variable >= Variables.ofCells || Search.found === 0) return -1;
  const first = variable << 1;
  if (Variation.seen[first] === 0) return first;
  return Variation.seen[first | 1] === 0 ? first | 1 : -1;
}
