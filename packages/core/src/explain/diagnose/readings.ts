// Reads clues off solutions: some lines are taken as unknown, the rest is solved, and every solution says what
// those lines would have to read.
import { type Clue, cluesOf, type LineId, type Puzzle, type Run, type Solution } from '../../model/index.js';
import type { Query } from '../query.js';
import { withClues } from './other-clues.js';

export interface Reading {
  /** What the unknown lines read, in the order asked for. */
  readonly clues: readonly (readonly Run[])[];
  readonly solution: Solution;
  /** How many of the solutions found read the same. */
  readonly count: number;
}

export interface Readings {
  readonly readings: readonly Reading[];
  /** Whether all solutions were seen. */
  readonly isComplete: boolean;
}

/** Solutions read at most, unless the caller asks for more. */
const MOST_SOLUTIONS = 64;

/** The readings of these lines, or undefined when the other lines already contradict each other. */
export function readingsOf(
  query: Query,
  puzzle: Puzzle,
  lines: readonly LineId[],
  max = MOST_SOLUTIONS,
): Readings | undefined {
  const unknown = withClues(puzzle, new Map(lines.map((line): [LineId, Clue] => [line, null])));
  const given = query.propagate(unknown);
  if (given === null) return undefined;
  const result = query.solve(unknown, { max, given });
  if (result.verdict === 'none') return undefined;
  const solutions = result.verdict === 'unique' ? [result.solution] : result.solutions;
  const isComplete = result.verdict === 'unique' || (result.verdict === 'multiple' && result.complete);
  return { readings: grouped(solutions, lines), isComplete };
}

function grouped(solutions: readonly Solution[], lines: readonly LineId[]): Reading[] {
  const found = new Map<string, { clues: (readonly Run[])[]; solution: Solution; count: number }>();
  for (const solution of solutions) {
    const { rows, columns } = cluesOf(solution);
    const clues = lines.map((line) => [...rows, ...columns][line] as readonly Run[]);
    const key = JSON.stringify(clues);
    const known = found.get(key);
    if (known === undefined) found.set(key, { clues, solution, count: 1 });
    else known.count += 1;
  }
  return [...found.values()];
}
