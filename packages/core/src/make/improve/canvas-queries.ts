// The engine queries during an improvement. Their effort counts against one meter; once it has stopped, the answers are
// meaningless.
import { type Grade, grade } from '../../explain/index.js';
import { colorOf, type Solution, unknownGrid } from '../../model/index.js';
import {
  type Engine,
  LINE_SOLVES,
  type Limits,
  Meter,
  propagate,
  type SolveResult,
  solve,
} from '../../solve/index.js';
import { countingLineEngine } from '../counting-line-engine.js';
import type { Canvas, Flip } from './canvas.js';

/** Other colours with the same clues, `none`, or `undecided` if the limit was reached. */
export type Alternative = readonly Flip[] | 'none' | 'undecided';

export class CanvasQueries extends Meter {
  /** The last verdict on a whole picture: whether it is unique is asked before its grade. */
  private last:
    | { readonly canvas: Canvas; readonly version: number; readonly result: SolveResult }
    | undefined;

  constructor(
    limits: Limits,
    private readonly engine?: Engine,
  ) {
    super(limits);
  }

  /** The cells that propagation does not settle. */
  unknown(canvas: Canvas): number[] {
    const { grid, lineSolves } = propagate(canvas.puzzle);
    this.charge({ lineSolves });
    const cells: number[] = [];
    grid.cells.forEach((candidates, cell) => {
      if (colorOf(candidates) === undefined) cells.push(cell);
    });
    return cells;
  }

  /** The grade; undefined without one. */
  grade(canvas: Canvas): Grade | undefined {
    let lineSolves = 0;
    const lineEngine = countingLineEngine((count) => {
      lineSolves += count;
    });
    const { last } = this;
    const isKnown = last !== undefined && last.canvas === canvas && last.version === canvas.version;
    const result = grade(canvas.puzzle, {
      ...this.remaining(),
      ...(isKnown ? { result: last.result } : {}),
      ...this.withEngine(),
      lineEngine,
    });
    this.charge({ lineSolves });
    return result.verdict === 'graded' ? result : undefined;
  }

  /** A solution that differs from the picture but agrees with it in the pinned cells. */
  alternative(canvas: Canvas, pins: readonly number[] = [], cap: number = LINE_SOLVES.picture): Alternative {
    const base = unknownGrid(canvas, canvas.palette);
    const result = solve(canvas.puzzle, {
      ...this.remaining(cap),
      given: canvas.pinned(pins, base),
      ...this.withEngine(),
    });
    this.charge(result.effort);
    if (pins.length === 0 && result.verdict !== 'undecided') {
      this.last = { canvas, version: canvas.version, result };
    }
    if (result.verdict === 'unique' || result.verdict === 'none') return 'none';
    for (const solution of result.solutions) {
      const other = difference(canvas, solution);
      if (other.length > 0) return other;
    }
    return 'undecided';
  }

  private withEngine(): { engine?: Engine } {
    return this.engine === undefined ? {} : { engine: this.engine };
  }
}

function difference(canvas: Canvas, solution: Solution): Flip[] {
  const flips: Flip[] = [];
  solution.cells.forEach((candidates, cell) => {
    const color = colorOf(candidates);
    if (color !== undefined && color !== canvas.colors[cell]) flips.push({ cell, color });
  });
  return flips;
}
