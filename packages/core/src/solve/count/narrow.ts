// Rules out what no solution has. For each cell, every colour that no known solution shows is put to
// the engine: either it finds a solution with it (which then speaks for many cells at once), or the
// colour goes. Afterwards each candidate left is the colour of its cell in some solution.
import { candidate, type Grid, type Puzzle, type Solution } from '../../model/index.js';
import type { Engine } from '../engine.js';
import type { CountMeter } from './meter.js';

/** Line solves after which asking on is not worth it. */
const ENOUGH = 100_000;

/**
 * Narrows `grid` in place as far as it gets before the effort is no longer worth it or the meter says
 * stop; soundly in any case. Adds the solutions it comes across to `solutions`.
 */
export function* narrowBySolving(
  puzzle: Puzzle,
  grid: Grid,
  cells: readonly number[],
  solutions: Solution[],
  engine: Engine,
  meter: CountMeter,
): Generator<undefined, void, void> {
  const limit = meter.lineSolves + ENOUGH;
  const seen = new Map(cells.map((cell) => [cell, 0]));
  const note = (solution: Solution) => {
    for (const cell of cells) seen.set(cell, (seen.get(cell) ?? 0) | solution.cells[cell]);
  };
  solutions.forEach(note);
  for (const cell of cells) {
    for (let color = 0; color <= puzzle.palette.colors.length; color++) {
      const bit = candidate(color);
      if ((grid.cells[cell] & bit) === 0 || ((seen.get(cell) ?? 0) & bit) !== 0) continue;
      const cellsGiven = grid.cells.slice();
      cellsGiven[cell] = bit;
      const found = yield* firstSolution(puzzle, { ...grid, cells: cellsGiven }, engine, meter, limit);
      if (found === undefined) return;
      if (found === 'none') {
        grid.cells[cell] &= ~bit;
      } else {
        solutions.push(found);
        note(found);
      }
    }
  }
}

function* firstSolution(
  puzzle: Puzzle,
  given: Grid,
  engine: Engine,
  meter: CountMeter,
  limit: number,
): Generator<undefined, Solution | 'none' | undefined, void> {
  const search = engine.begin(puzzle, { given });
  try {
    for (;;) {
      const before = search.effort().lineSolves;
      const outcome = search.run(500);
      meter.spendWork({ lineSolves: search.effort().lineSolves - before });
      if (outcome === 'solution') return search.solution();
      if (outcome === 'exhausted') return 'none';
      yield;
      if (meter.lineSolves > limit || !meter.poll()) return undefined;
    }
  } finally {
    search.release();
  }
}
