// Puzzles by their clues, and a family that line logic does not solve.
import assert from 'node:assert/strict';
import { makePuzzle, type Puzzle } from '@crosshatch/core/model';

export function puzzleOf(rows: readonly number[][], columns: readonly number[][]): Puzzle {
  const found = makePuzzle({ rows, columns });
  assert(found.ok);
  return found.puzzle;
}

/** A staircase of threes with one solution that line logic alone does not find. */
export function staircase(steps: number): Puzzle {
  const middle = Array.from({ length: steps - 1 }, () => [[1], [3, 1]]).flat();
  return puzzleOf(
    [[3], ...middle, [1], [1]],
    [[1], [1], ...middle.slice(1).map((clue) => [...clue].reverse()), [1], [3]],
  );
}
