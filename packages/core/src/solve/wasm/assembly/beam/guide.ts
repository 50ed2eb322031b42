// The solutions that a beam has found, handed to the search: it decides every open cell their way, which no clause
// can contradict, so that certificates, traces and what follows a solution need not know where it came from.
import { exclusion } from '../domains';
import { isLogging } from '../proof-log';
import { Puzzle } from '../state';
import { OPEN, value } from '../trail';
import { Guide } from './state';

/** The next literal of the solution that is followed, or -1. */
export function guidedLiteral(): i32 {
  if (Guide.number >= Guide.count) return -1;
  const cells = Guide.cells.from(Guide.number * Puzzle.cells);
  while (Guide.next < Puzzle.cells) {
    const cell = Guide.next++;
    // In black-and-white, blank is excluded from a filled cell.
    const literal = exclusion(cell, cells[cell] !== 0 ? 0 : 1);
    if (value(literal) === OPEN) return literal;
  }
  return -1;
}

/** Whether there is a further solution to follow: from the root. */
export function followNext(): bool {
  Guide.number++;
  Guide.next = 0;
  return Guide.number < Guide.count;
}

/** Whether the beam has seen that there are just so many solutions. A certificate needs a proof by clauses instead. */
export function isSettledByBeam(solutions: i32): bool {
  return Guide.isComplete && Guide.count === solutions && !isLogging();
}

/** A conflict: a blocked solution had this one as its image. */
export function leaveGuide(): void {
  Guide.number = Guide.count;
}
