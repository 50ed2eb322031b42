// Rules out what no solution has. For each cell, every colour that no known solution shows is put to
// the engine: either it finds a solution with it (which then speaks for many cells at once), or the
// colour goes. Afterwards each candidate left is the colour of its cell in some solution.
import { candidate, type Grid, type Puzzle, type Solution } from '../../model/index.js';
import type { Engine } from '../engine.js';
import type { CountMeter } from './meter.js';

/** Cost after which asking on is not worth it, and that of one question, in line solves. */
const MOST_COST = 20_000_000;
const MOST_PER_QUESTION = 1_000_000;

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
  let spent = 0;
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
      const { found, cost } = yield* firstSolution(puzzle, { ...grid, cells: cellsGiven }, engine, meter);
      spent += cost;
      if (found === 'none') {
        grid.cells[cell] &= ~bit;
      } else if (found !== undefined) {
        solutions.push(found);
        note(found);
      }
      if (spent > MOST_COST || !meter.poll()) return;
    }
  }
}

/** Undefined when the question was given up. */
interface Answer {
  readonly found: Solution | 'none' | undefined;
  readonly cost: number;
}

function* firstSolution(
  puzzle: Puzzle,
  given: Grid,
  engine: Engine,
  meter: CountMeter,
): Generator<undefined, Answer, void> {
  const search = engine.begin(puzzle, { given });
  let cost = 0;
  try {
    for (;;) {
      const slice = meter.runSlice(search);
      const { outcome } = slice;
      cost += slice.cost;
      if (outcome === 'solution') return { found: search.solution(), cost };
      if (outcome === 'exhausted') return { found: 'none', cost };
      yield;
      if (cost > MOST_PER_QUESTION || !meter.poll()) return { found: undefined, cost };
    }
  } finally {
    search.release();
  }
}
