// A minimal set of lines whose clues contradict each other: without any one of them, the others can be met. First
// what complete line logic shows to be in conflict, which is quick; then line by line with whole solves.
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

/** Pre: the puzzle has no solution. The effort is bounded by the current share of the query. */
export function conflictingLines(query: Query, puzzle: Puzzle): Core {
  const known = linesWithClue(puzzle);
  const isSolvable = remembered((lines) => query.isSolvable(onlyLines(puzzle, lines)));
  // Two orders of leaving lines out give two sets, often the same one; the smaller one is easier to check.
  const first = shrink(query, puzzle, known, known, isSolvable);
  const second = shrink(query, puzzle, known, [...known].reverse(), isSolvable);
  return second.lines.length < first.lines.length && second.isMinimal ? second : first;
}

/** Lines that complete line logic shows to contradict each other; undefined when it shows nothing. */
export function quickConflict(query: Query, puzzle: Puzzle): readonly LineId[] | undefined {
  if (query.propagate(puzzle) !== null) return undefined;
  const known = linesWithClue(puzzle);
  const kept = new Set(known);
  drop(kept, known, () => query.propagate(onlyLines(puzzle, kept)) === null);
  return [...kept].sort((a, b) => a - b);
}

function linesWithClue(puzzle: Puzzle): LineId[] {
  return Array.from({ length: lineCount(puzzle) }, (_, line) => line).filter(
    (line) => clueOf(puzzle, line) !== null,
  );
}

/** Whether these lines can be met; undefined when a limit was reached first. */
type Solvable = (lines: ReadonlySet<LineId>) => boolean | undefined;

/** Gives an answer that was found before again. */
function remembered(ask: Solvable): Solvable {
  const answers = new Map<string, boolean>();
  return (lines) => {
    const key = [...lines].sort((a, b) => a - b).join();
    const answer = answers.get(key) ?? ask(lines);
    if (answer !== undefined) answers.set(key, answer);
    return answer;
  };
}

function shrink(
  query: Query,
  puzzle: Puzzle,
  known: readonly LineId[],
  order: readonly LineId[],
  isSolvable: Solvable,
): Core {
  const kept = new Set(known);
  const isConflict =
    query.propagate(puzzle) === null
      ? () => query.propagate(onlyLines(puzzle, kept)) === null
      : () => isSolvable(kept) === false;
  drop(kept, order, isConflict);

  let isMinimal = true;
  for (const line of order.filter((one) => kept.has(one))) {
    if (query.isShareSpent) return { lines: [...kept].sort((a, b) => a - b), isMinimal: false };
    kept.delete(line);
    const answer = isSolvable(kept);
    if (answer === false) continue;
    kept.add(line);
    if (answer === undefined) isMinimal = false;
  }
  return { lines: [...kept].sort((a, b) => a - b), isMinimal };
}
