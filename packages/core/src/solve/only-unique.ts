// Chooses between several readings of a file: a published puzzle has exactly one solution, one that
// came of reading it wrongly hardly ever has. Transposed readings are not for this: they have the same solutions.
import type { Puzzle } from '../model/index.js';
import type { EffortLimits } from './effort.js';
import { solve } from './solve.js';

/** Enough for nearly every puzzle that people solve, and a fraction of a second at most. */
const SMALL: EffortLimits = { lineSolves: 100_000, decisions: 2000 };

/** How many puzzles of a reading are looked at. */
const MOST = 20;

/**
 * The index of the only reading whose puzzles all have exactly one solution; undefined when there is none, more
 * than one, or when the effort limit of a puzzle was reached.
 *
 * @example
 * const index = onlyUnique(readings.map(({ documents }) => documents.map(({ puzzle }) => puzzle)));
 */
export function onlyUnique(
  readings: readonly (readonly Puzzle[])[],
  effort: EffortLimits = SMALL,
): number | undefined {
  let found: number | undefined;
  for (const [index, puzzles] of readings.entries()) {
    const verdicts = new Set<string>();
    for (const puzzle of puzzles.slice(0, MOST)) {
      verdicts.add(solve(puzzle, { effort }).verdict);
      if (verdicts.has('undecided')) return undefined;
    }
    if (verdicts.size !== 1 || !verdicts.has('unique')) continue;
    if (found !== undefined) return undefined;
    found = index;
  }
  return found;
}
