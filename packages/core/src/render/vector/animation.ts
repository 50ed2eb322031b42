// The frames of an animated solve: the cells that each deduction settles. Deductions are plain data; how they were found
// does not matter here.
import {
  type Color,
  cellOfLine,
  clueOf,
  colorOf,
  columnId,
  finishedRuns,
  type Grid,
  type LineId,
  lineCount,
  lineLength,
  type Puzzle,
  rowId,
  unknownGrid,
} from '../../model/index.js';

/** The drawn part of a deduction; the deductions of the layer `explain` have this shape. */
export interface AnimationStep {
  readonly settles: readonly { readonly cell: number; readonly candidates: number }[];
  /** The lines to highlight. */
  readonly lines: readonly LineId[];
}

/** One frame of an animation: the cells, runs and lines that change. */
export interface AnimationFrame {
  /** The cells that become known. */
  readonly cells: readonly { readonly cell: number; readonly color: Color }[];
  /** The runs that are struck off from now on. */
  readonly finished: readonly RunPlace[];
  /** The lines to highlight; empty if a frame combines several deductions. */
  readonly lines: readonly LineId[];
}

/** A run by its line and its index in the clue. */
export interface RunPlace {
  readonly line: LineId;
  readonly run: number;
}

/** Options of `animationFrames`. */
export interface FrameOptions {
  /** The initial grid. Default: all unknown. */
  readonly given?: Grid;
  /** The final grid; cells that the steps leave open appear in a last frame. */
  readonly solution?: Grid;
  /** Maximum number of frames; more deductions are combined. Default: no limit. */
  readonly most?: number;
}

/**
 * One frame for each deduction by which a cell becomes known.
 *
 * @example
 * const frames = animationFrames(puzzle, steps(puzzle));
 */
export function animationFrames(
  puzzle: Puzzle,
  steps: Iterable<AnimationStep>,
  options: FrameOptions = {},
): AnimationFrame[] {
  const { cells } = options.given ?? unknownGrid(puzzle, puzzle.palette);
  const film = new Film(puzzle, cells.slice());
  for (const { settles, lines } of steps) film.add(settles, lines);
  const { solution } = options;
  if (solution !== undefined) {
    const rest = Array.from(solution.cells, (candidates, cell) => ({ cell, candidates }));
    film.add(
      rest.filter(({ candidates }) => colorOf(candidates) !== undefined),
      [],
    );
  }
  return merged(film.frames, options.most ?? Infinity);
}

/** The frames so far, and the grid after them. */
class Film {
  readonly frames: AnimationFrame[] = [];
  private readonly struck = new Set<string>();

  constructor(
    private readonly puzzle: Puzzle,
    private readonly cells: Uint32Array,
  ) {
    this.newlyFinished(Array.from({ length: lineCount(puzzle) }, (_, line) => line));
  }

  add(settles: AnimationStep['settles'], lines: readonly LineId[]): void {
    const known = settles.flatMap(({ cell, candidates }) => {
      const before = this.cells[cell];
      this.cells[cell] &= candidates;
      const color = colorOf(this.cells[cell]);
      return colorOf(before) === undefined && color !== undefined ? [{ cell, color }] : [];
    });
    if (known.length === 0) return;
    const { width } = this.puzzle;
    const touched = new Set(
      known.flatMap(({ cell }) => [rowId(Math.floor(cell / width)), columnId(this.puzzle, cell % width)]),
    );
    this.frames.push({ cells: known, finished: this.newlyFinished(touched), lines });
  }

  private newlyFinished(lines: Iterable<LineId>): RunPlace[] {
    const { puzzle, cells, struck } = this;
    return [...lines].flatMap((line) => {
      const length = lineLength(puzzle, line);
      const content = Array.from({ length }, (_, i) => cells[cellOfLine(puzzle, line, i)]);
      return finishedRuns(clueOf(puzzle, line), content).flatMap((isFinished, run) => {
        const key = `${line} ${run}`;
        if (!isFinished || struck.has(key)) return [];
        struck.add(key);
        return [{ line, run }];
      });
    });
  }
}

/** Combines adjacent frames to reach the maximum. */
function merged(frames: readonly AnimationFrame[], most: number): AnimationFrame[] {
  if (frames.length <= most) return [...frames];
  return Array.from({ length: most }, (_, i) => {
    const first = Math.floor((i * frames.length) / most);
    const some = frames.slice(first, Math.floor(((i + 1) * frames.length) / most));
    return {
      cells: some.flatMap(({ cells }) => cells),
      finished: some.flatMap(({ finished }) => finished),
      lines: some.length === 1 ? some[0].lines : [],
    };
  });
}
