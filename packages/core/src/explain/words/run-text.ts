// A run of a clue as sentences name it.
import { colorText, type RunText } from '../../messages/index.js';
import { isMono, type Puzzle, type Run } from '../../model/index.js';

export function runText(puzzle: Puzzle, clue: readonly Run[], index: number): RunText {
  const run = clue[index];
  const equal = clue.flatMap((other, j) =>
    other.length === run.length && other.color === run.color ? [j] : [],
  );
  return {
    length: run.length,
    color: isMono(puzzle.palette) ? null : colorText(puzzle, run.color),
    nth: equal.length === 1 ? 0 : equal.indexOf(index) + 1,
  };
}
