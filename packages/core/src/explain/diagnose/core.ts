// A minimal set of lines that can't hold together: drop any one, and the others can. First what
// complete line logic shows to be in conflict, which is quick; then line by line with whole solves.
import { clueOf, type LineId, lineCount, type Puzzle } from '../../model/index.js';
import type { Query } from '../query.js';
import { drop } from '../reasons/reason.js';
import { onlyLines } from './other-clues.js';

export interface Core {
  /** In the order of the puzzle. */
  readonly lines: readonly LineId[];
  /** Whether it was proven for every line that the others hold together without it. */
  readonly isMinimal: boolean;
}

/** Pre: the puzzle has no solution. */
export function conflictingLines(query: Query, puzzle: Puzzle): Core {
  const told = Array.from({ length: lineCount(puzzle) }, (_, line) => line).filter(
    (line) => clueOf(puzzle, line) !== null,
  );
  // Two orders of leaving lines out give two sets; the smaller one is easier to look through.
  const first = shrink(query, puzzle, told, told);
  const second = shrink(query, puzzle, told, [...told].reverse());
  return second.lines.length < first.lines.length && second.isMinimal ? second : first;
}

function shrink(query: Query, puzzle: Puzzle, told: readonly LineId[], order: readonly LineId[]): Core {
  const kept = new Set(told);
  const isConflict =
    query.propagate(puzzle) === null
      ? () => query.propagate(onlyLines(puzzle, kept)) === null
      : () => query.isSolvable(onlyLines(puzzle, kept)) === false;
  drop(kept, order, isConflict);

  let isMinimal = true;
  for (const line of order.filter((one) => kept.has(one))) {
    kept.delete(line);
    const isSolvable = query.isSolvable(onlyLines(puzzle, kept));
    if (isSolvable === false) continue;
    kept.add(line);
    if (isSolvable === undefined) isMinimal = false;
  }
  return { lines: [...kept].sort((a, b) => a - b), isMinimal };
}
