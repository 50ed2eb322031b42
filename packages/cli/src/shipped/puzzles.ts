// The puzzles that come with the command: by name (`teacup`), or by number (`p8`) for those who do not want to know
// the picture before they have solved it.
import { join } from 'node:path';
import { SHIPPED_PUZZLES } from './list.js';
import { shippedFolder } from './package-home.js';
import type { ShippedPuzzle } from './shipped-puzzle.js';

/** The number of a puzzle as commands take it: `p1` is the first of the list. */
export function numberName(index: number): string {
  return `p${index + 1}`;
}

/** By name or number; undefined if there is none. Upper and lower case are the same. */
export function shippedPuzzle(word: string): ShippedPuzzle | undefined {
  const wanted = word.toLowerCase();
  return SHIPPED_PUZZLES.find(({ name }, index) => name === wanted || numberName(index) === wanted);
}

export function shippedPath({ file }: ShippedPuzzle): string {
  return join(shippedFolder('puzzles'), file);
}
