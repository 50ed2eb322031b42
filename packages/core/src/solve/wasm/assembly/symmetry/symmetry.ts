// The symmetries of the puzzle: ways to mirror or turn it that change neither its clues nor its candidates. They map
// solutions to solutions, and whatever was learned about some cells holds for their images as well. Many pictures
// that people draw have one. Found once, in the time of reading the puzzle seven times.
//
// A symmetry is a set of bits: mirror left to right, then flip top to bottom, then swap rows and columns.
import { I32s } from '../layout';
import { newArray } from '../memory';
import { Domains, Puzzle, Symmetries } from '../state';

export const IDENTITY: i32 = 0;
const MIRROR: i32 = 1;
const FLIP: i32 = 2;
const SWAP: i32 = 4;

/** From here on the puzzle counts as one without symmetries. */
export function forgetSymmetries(): void {
  Symmetries.count = 0;
}

export function imageOfCell(symmetry: i32, cell: i32): i32 {
  let row = cell / Puzzle.width;
  let column = cell - row * Puzzle.width;
  if (symmetry & MIRROR) column = Puzzle.width - 1 - column;
  if (symmetry & FLIP) row = Puzzle.height - 1 - row;
  return symmetry & SWAP ? column * Puzzle.width + row : row * Puzzle.width + column;
}

/** The row or column that a row or column becomes. */
export function imageOfLine(symmetry: i32, line: i32): i32 {
  const isRow = line < Puzzle.height;
  let index = isRow ? line : line - Puzzle.height;
  if (isRow && symmetry & FLIP) index = Puzzle.height - 1 - index;
  if (!isRow && symmetry & MIRROR) index = Puzzle.width - 1 - index;
  return isRow === ((symmetry & SWAP) === 0) ? index : Puzzle.height + index;
}

/** Whether the first cell of a row or column becomes the last one of its image. */
export function isReversed(symmetry: i32, line: i32): bool {
  return (symmetry & (line < Puzzle.height ? MIRROR : FLIP)) !== 0;
}

/** Pre: the root is propagated, and its candidates are read. */
export function findSymmetries(): void {
  const lines = Puzzle.width + Puzzle.height;
  // Where the clue of each line is in the input.
  const clueAt = newArray<i32>(lines);
  for (let line = 0, at = 0; line < lines; line++) {
    clueAt[line] = at;
    at += 1 + 2 * max(Puzzle.clues[at], 0);
  }
  Symmetries.count = 0;
  const all = Puzzle.width === Puzzle.height ? MIRROR | FLIP | SWAP : MIRROR | FLIP;
  for (let symmetry = 1; symmetry <= all; symmetry++) {
    if (!keepsClues(symmetry, clueAt) || !keepsCandidates(symmetry)) continue;
    Symmetries.kinds[Symmetries.count] = symmetry;
    Symmetries.count++;
  }
}

function keepsClues(symmetry: i32, clueAt: I32s): bool {
  for (let line = 0; line < Puzzle.width + Puzzle.height; line++) {
    const from = Puzzle.clues.from(clueAt[line]);
    const to = Puzzle.clues.from(clueAt[imageOfLine(symmetry, line)]);
    const runs = from[0];
    if (to[0] !== runs) return false;
    const reversed = isReversed(symmetry, line);
    for (let i = 0; i < runs; i++) {
      const j = reversed ? runs - 1 - i : i;
      if (from[1 + 2 * i] !== to[1 + 2 * j] || from[2 + 2 * i] !== to[2 + 2 * j]) return false;
    }
  }
  return true;
}

function keepsCandidates(symmetry: i32): bool {
  for (let cell = 0; cell < Puzzle.cells; cell++) {
    if (Domains.candidates[cell] !== Domains.candidates[imageOfCell(symmetry, cell)]) return false;
  }
  return true;
}
