// The symmetries of the puzzle: ways to mirror or turn it that change neither its clues nor its
// candidates. They map solutions to solutions, and whatever was learnt about some cells holds for
// their images as well (images.ts). Many pictures that people draw have one.
//
// A symmetry is a set of bits: mirror left to right, then flip top to bottom, then swap rows and columns.

import { candidates } from './board';
import { cellCount, height, width } from './lines';
import { allocate } from './memory';

export const LEFT_ALONE: i32 = 0;
const MIRROR: i32 = 1;
const FLIP: i32 = 2;
const SWAP: i32 = 4;

/** How many there are, without leaving all as it is. */
export let symmetries: i32 = 0;
const foundAt: usize = memory.data(8 * 4, 16);

let cluesAt: usize = 0; // as the host wrote them: see index.ts
let clueAt: usize = 0; // u32 per row and column: the address of its clue

export function resetSymmetry(clues: usize): void {
  symmetries = 0;
  cluesAt = clues;
}

/** From here on the puzzle counts as one without symmetries. */
export function forgetSymmetries(): void {
  symmetries = 0;
}

export function symmetry(index: i32): i32 {
  return load<i32>(foundAt + ((<usize>index) << 2));
}

export function imageOfCell(symmetry: i32, cell: i32): i32 {
  let row = cell / width;
  let column = cell - row * width;
  if (symmetry & MIRROR) column = width - 1 - column;
  if (symmetry & FLIP) row = height - 1 - row;
  return symmetry & SWAP ? column * width + row : row * width + column;
}

/** The row or column that a row or column becomes. */
export function imageOfLine(symmetry: i32, line: i32): i32 {
  const isRow = line < height;
  let index = isRow ? line : line - height;
  if (isRow && symmetry & FLIP) index = height - 1 - index;
  if (!isRow && symmetry & MIRROR) index = width - 1 - index;
  return isRow === ((symmetry & SWAP) === 0) ? index : height + index;
}

/** Whether the first cell of a row or column becomes the last one of its image. */
export function isReversed(symmetry: i32, line: i32): bool {
  return (symmetry & (line < height ? MIRROR : FLIP)) !== 0;
}

/** Pre: the root is propagated, and its candidates are read. */
export function findSymmetries(): void {
  clueAt = allocate((<usize>(width + height)) << 2);
  let at = cluesAt;
  for (let line = 0; line < width + height; line++) {
    store<u32>(clueAt + ((<usize>line) << 2), <u32>at);
    at += 4 + ((<usize>max(load<i32>(at), 0)) << 3);
  }
  symmetries = 0;
  const all = width === height ? MIRROR | FLIP | SWAP : MIRROR | FLIP;
  for (let kind = 1; kind <= all; kind++) {
    if (!keepsClues(kind) || !keepsCandidates(kind)) continue;
    store<i32>(foundAt + ((<usize>symmetries) << 2), kind);
    symmetries++;
  }
}

function clue(line: i32): usize {
  return <usize>load<u32>(clueAt + ((<usize>line) << 2));
}

function keepsClues(kind: i32): bool {
  for (let line = 0; line < width + height; line++) {
    const from = clue(line);
    const to = clue(imageOfLine(kind, line));
    const runs = load<i32>(from);
    if (load<i32>(to) !== runs) return false;
    const reversed = isReversed(kind, line);
    for (let i = 0; i < runs; i++) {
      const j = reversed ? runs - 1 - i : i;
      if (load<u64>(from + ((<usize>i) << 3), 4) !== load<u64>(to + ((<usize>j) << 3), 4)) return false;
    }
  }
  return true;
}

function keepsCandidates(kind: i32): bool {
  for (let cell = 0; cell < cellCount; cell++) {
    if (candidates(cell) !== candidates(imageOfCell(kind, cell))) return false;
  }
  return true;
}
