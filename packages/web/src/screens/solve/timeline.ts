// A solve as a film: the deductions in order, and the grid before and after any of them. Seeking is fast
// at any length because every few steps the grid is kept.
import { copyGrid, type Grid, type Puzzle, unknownGrid } from '@crosshatch/core/model';
import type { StepAnswer } from '../../worker/explain-handlers.js';

/** Steps between two grids that are kept. */
const KEPT_EVERY = 32;

export class Timeline {
  private readonly steps: StepAnswer[] = [];
  private readonly kept: Grid[];

  constructor(puzzle: Puzzle, given?: Grid) {
    this.kept = [given === undefined ? unknownGrid(puzzle, puzzle.palette) : copyGrid(given)];
  }

  /** How many steps there are so far. */
  get length(): number {
    return this.steps.length;
  }

  /** More steps at the end. */
  add(steps: readonly StepAnswer[]): void {
    for (const step of steps) {
      this.steps.push(step);
      if (this.steps.length % KEPT_EVERY === 0) this.kept.push(this.gridAt(this.steps.length));
    }
  }

  /** The step that leads to position `at`; undefined at the beginning. */
  stepTo(at: number): StepAnswer | undefined {
    return this.steps[at - 1];
  }

  /** The grid after the first `at` steps: a copy, free to be changed. */
  gridAt(at: number): Grid {
    const last = Math.min(Math.max(0, at), this.steps.length);
    const from = Math.min(Math.floor(last / KEPT_EVERY), this.kept.length - 1);
    const grid = copyGrid(this.kept[from]);
    for (let i = from * KEPT_EVERY; i < last; i++) {
      for (const { cell, candidates } of this.steps[i].deduction.settles) grid.cells[cell] &= candidates;
    }
    return grid;
  }
}
