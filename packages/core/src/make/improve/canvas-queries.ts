// The engine queries during an improvement. Their effort counts against one meter; once it has stopped, the answers are
// meaningless.
import { type GradeClass, grade, IN_LINE_GRADES } from '../../explain/index.js';
import { colorOf, type Solution, unknownGrid } from '../../model/index.js';
import {
  defaultLineEngine,
  type Engine,
  LINE_SOLVES,
  type Limits,
  type LineEngine,
  Meter,
  propagate,
  solve,
} from '../../solve/index.js';
import type { Canvas, Flip } from './canvas.js';

/** Other colours with the same clues, `none`, or `undecided` if the limit was reached. */
export type Alternative = readonly Flip[] | 'none' | 'undecided';

export class CanvasQueries extends Meter {
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

  /** The number of the grade; undefined if line logic does not solve the puzzle. */
  gradeNumber(canvas: Canvas): number | undefined {
    let lineSolves = 0;
    const plain = defaultLineEngine();
    const lineEngine: LineEngine = {
      id: plain.id,
      solveLine: (clue, cells) => {
        lineSolves += 1;
        return plain.solveLine(clue, cells);
      },
    };
    const result = grade(canvas.puzzle, { ...this.remaining(), lineEngine });
    this.charge({ lineSolves });
    return result.verdict === 'graded' && isInLine(result.class) ? result.number : undefined;
  }

  /** A solution that differs from the picture but agrees with it in the pinned cells. */
  alternative(canvas: Canvas, pins: Iterable<number> = [], cap: number = LINE_SOLVES.picture): Alternative {
    const base = unknownGrid(canvas, canvas.palette);
    const result = solve(canvas.puzzle, {
      ...this.remaining(cap),
      given: canvas.pinned(pins, base),
      ...(this.engine === undefined ? {} : { engine: this.engine }),
    });
    this.charge(result.effort);
    if (result.verdict === 'unique' || result.verdict === 'none') return 'none';
    for (const solution of result.solutions) {
      const other = difference(canvas, solution);
      if (other.length > 0) return other;
    }
    return 'undecided';
  }
}

function isInLine(grade: GradeClass): boolean {
  return grade in IN_LINE_GRADES;
}

function difference(canvas: Canvas, solution: Solution): Flip[] {
  const flips: Flip[] = [];
  solution.cells.forEach((candidates, cell) => {
    const color = colorOf(candidates);
    if (color !== undefined && color !== canvas.colors[cell]) flips.push({ cell, color });
  });
  return flips;
}
