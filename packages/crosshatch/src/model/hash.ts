// Canonical text and hash of a puzzle: the same for the same clues whatever file they came from.
// Titles, colour names and RGB values play no part; colours are numbered in the order in which the
// clues first use them, so that two files that list their palettes differently still agree.
import type { Clue } from './clue.js';
import type { Puzzle } from './puzzle.js';
import { sha256 } from './sha256.js';
import { SYMMETRIES, transformPuzzle } from './symmetry.js';

/**
 * `WxH|rows|columns`: lines separated by `;`, runs by `,`; a run is its length (`?` when blotted),
 * with `:colour` for colours other than the first; an unknown clue is `*`. ASCII.
 */
export function canonicalText(puzzle: Puzzle): string {
  const numbers = new Map<number, number>();
  const side = (clues: readonly Clue[]) =>
    clues
      .map((clue) => {
        if (clue === null) return '*';
        return clue
          .map((run) => {
            const number = numbers.get(run.color) ?? numbers.size + 1;
            numbers.set(run.color, number);
            return `${run.length ?? '?'}${number === 1 ? '' : `:${number}`}`;
          })
          .join(',');
      })
      .join(';');
  return `${puzzle.width}x${puzzle.height}|${side(puzzle.rows)}|${side(puzzle.columns)}`;
}

/** SHA-256 of the canonical text: equal for equal clues (up to the naming of colours). */
export function puzzleHash(puzzle: Puzzle): string {
  return sha256(canonicalText(puzzle));
}

/** Equal for puzzles that are rotated or mirrored copies of each other: the least text of all eight. */
export function symmetryHash(puzzle: Puzzle): string {
  const texts = SYMMETRIES.map((symmetry) => canonicalText(transformPuzzle(puzzle, symmetry)));
  return sha256(texts.sort()[0]);
}
