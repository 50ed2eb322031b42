// The questions put to the engine while a picture is improved, and the one place where their effort is
// counted and limits are looked at. Once stopped it stays stopped, and answers mean nothing any more.
import { grade } from '../../explain/index.js';
import { colorOf, type Solution, unknownGrid } from '../../model/index.js';
import {
  defaultLineEngine,
  type Engine,
  type LineEngine,
  propagate,
  type StopReason,
  solve,
} from '../../solve/index.js';
import type { Canvas, Flip } from './canvas.js';

export interface InquiryLimits {
  /** Line solves altogether. */
  readonly lineSolves: number;
  readonly deadline?: (() => boolean) | undefined;
  readonly signal?: { readonly aborted: boolean } | undefined;
  readonly engine?: Engine | undefined;
}

/** Grades from here on need more than line logic. */
const BEYOND_LINES = 70;

/** Line solves for a thorough look at a picture: one that takes more counts as ambiguous. */
export const THOROUGH = 300_000;

/** Other colours that would give the same clues, or `none`, or `undecided` when a look was not enough. */
export type Alternative = readonly Flip[] | 'none' | 'undecided';

export class Inquiry {
  stopped: StopReason | null = null;
  lineSolves = 0;
  /** Pictures looked at. */
  looks = 0;

  constructor(private readonly limits: InquiryLimits) {}

  /** The cells that propagation leaves unknown. */
  unknown(canvas: Canvas): number[] {
    const { grid, lineSolves } = propagate(canvas.puzzle);
    this.charge(lineSolves);
    const cells: number[] = [];
    grid.cells.forEach((candidates, cell) => {
      if (colorOf(candidates) === undefined) cells.push(cell);
    });
    return cells;
  }

  /** The number of the grade, where it is one of line logic; undefined otherwise. */
  gradeNumber(canvas: Canvas): number | undefined {
    const { deadline, signal } = this.limits;
    let lines = 0;
    const plain = defaultLineEngine();
    const lineEngine: LineEngine = {
      id: plain.id,
      solveLine: (clue, cells) => {
        lines += 1;
        return plain.solveLine(clue, cells);
      },
    };
    const result = grade(canvas.puzzle, {
      lineEngine,
      budget: { lineSolves: Math.max(0, this.limits.lineSolves - this.lineSolves) },
      ...(deadline === undefined ? {} : { deadline }),
      ...(signal === undefined ? {} : { signal }),
    });
    this.charge(lines);
    return result.verdict === 'graded' && result.number < BEYOND_LINES ? result.number : undefined;
  }

  /** A solution other than the picture, among those that agree with it in the pinned cells. */
  alternative(canvas: Canvas, pins: Iterable<number> = [], look = THOROUGH): Alternative {
    const base = unknownGrid(canvas, canvas.palette);
    const { deadline, signal, engine } = this.limits;
    const result = solve(canvas.puzzle, {
      given: canvas.pinned(pins, base),
      budget: { lineSolves: Math.min(look, Math.max(0, this.limits.lineSolves - this.lineSolves)) },
      ...(deadline === undefined ? {} : { deadline }),
      ...(signal === undefined ? {} : { signal }),
      ...(engine === undefined ? {} : { engine }),
    });
    this.charge(result.effort.lineSolves);
    if (result.verdict === 'unique' || result.verdict === 'none') return 'none';
    for (const solution of result.solutions) {
      const other = difference(canvas, solution);
      if (other.length > 0) return other;
    }
    return 'undecided';
  }

  private charge(lineSolves: number): void {
    this.looks += 1;
    this.lineSolves += lineSolves;
    const { signal, deadline } = this.limits;
    if (signal?.aborted) this.stopped ??= 'abort';
    else if (deadline?.()) this.stopped ??= 'deadline';
    else if (this.lineSolves >= this.limits.lineSolves) this.stopped ??= 'budget';
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
