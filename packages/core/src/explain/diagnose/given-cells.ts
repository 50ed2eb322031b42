// The fewest cells that have to be given to leave one solution. Every other solution differs from the
// chosen one somewhere, and one of those cells must be given: so the smallest set that meets all these
// differences is proposed, a solution that escapes it is looked for, and added, until none is found.
import { copyGrid, differingCells, type Grid, type Puzzle, type Solution } from '../../model/index.js';
import type { CellFact } from '../deduction.js';
import type { Query } from '../query.js';
import { smallestHittingSet } from './hitting-set.js';

/** Cells that make an ambiguous puzzle unique if they are given. */
export interface GivenCells {
  readonly cells: readonly CellFact[];
  /** `fewest`: no smaller set will do; `minimal`: none of these can be left out; `partly`: a limit was reached first. */
  readonly quality: 'fewest' | 'minimal' | 'partly';
}

/** Solutions that are looked at, one by one, at most. */
const MOST_ROUNDS = 300;

/** Pre: `target` is a solution. */
export function cellsToGive(
  query: Query,
  puzzle: Puzzle,
  target: Solution,
  others: readonly Solution[],
): GivenCells {
  const sets = others.map((other) => new Set(differingCells([target, other]))).filter((set) => set.size > 0);
  for (let round = 0; ; round++) {
    const { items, isSmallest } = smallestHittingSet(sets);
    const escaping = otherSolution(query, puzzle, target, items);
    if (escaping === undefined || round === MOST_ROUNDS) return givenCells(target, items, 'partly');
    if (escaping !== null) {
      sets.push(new Set(differingCells([target, escaping])));
      continue;
    }
    if (isSmallest) return givenCells(target, items, 'fewest');
    return withoutNeedless(query, puzzle, target, items);
  }
}

/** A solution other than the target that agrees with it in these cells; null if there is none. */
function otherSolution(
  query: Query,
  puzzle: Puzzle,
  target: Solution,
  items: readonly number[],
): Solution | null | undefined {
  const result = query.solve(puzzle, { given: withCells(query.subject.given, puzzle, target, items) });
  if (result.verdict === 'unique') return null;
  if (result.verdict === 'none') return null;
  return result.solutions.find((solution) => differingCells([target, solution]).length > 0);
}

function withoutNeedless(
  query: Query,
  puzzle: Puzzle,
  target: Solution,
  items: readonly number[],
): GivenCells {
  const kept = new Set(items);
  for (const item of items) {
    kept.delete(item);
    const other = otherSolution(query, puzzle, target, [...kept]);
    if (other !== null) kept.add(item);
    if (other === undefined) return givenCells(target, [...kept], 'partly');
  }
  return givenCells(target, [...kept], 'minimal');
}

function withCells(
  given: Grid | undefined,
  puzzle: Puzzle,
  target: Solution,
  items: readonly number[],
): Grid {
  const all = 2 ** (puzzle.palette.colors.length + 1) - 1;
  const { width, height } = puzzle;
  const grid =
    given === undefined
      ? { width, height, cells: new Uint32Array(width * height).fill(all) }
      : copyGrid(given);
  for (const cell of items) grid.cells[cell] = target.cells[cell];
  return grid;
}

function givenCells(target: Solution, items: readonly number[], quality: GivenCells['quality']): GivenCells {
  return { cells: items.map((cell) => ({ cell, candidates: target.cells[cell] })), quality };
}
