// Questions of somebody who draws: is this a good puzzle, and what would make it one? Answered within a
// limit, because they are asked again with every stroke.
import { type Grid, type Improvement, type Puzzle, puzzleOf } from '@crosshatch/core';
import type {
  DullCode,
  ImproveProgress,
  ImproveTarget,
  PictureGrid,
  PictureRecipe,
  Pixels,
} from '@crosshatch/core/make';
import type { DrawingVerdict } from './questions.js';

/** A drawing to be improved. */
export interface Picture {
  readonly grid: Grid;
  readonly puzzle: Puzzle;
  readonly target: ImproveTarget;
  /** How sure it is of each cell, 0 to 1. */
  readonly certainty?: Float32Array;
}

/** A picture from a file, with what may be dull about it. */
export interface MadePicture extends PictureGrid {
  readonly dull: readonly DullCode[];
}

/** Milliseconds between two reports of how far an improvement is. */
const REPORT_EVERY = 100;

export const makeHandlers = {
  judgeDrawing: async (input: { puzzle: Puzzle; goal: Grid }): Promise<DrawingVerdict> =>
    (await import('./whole-puzzle.js')).drawingVerdict(input),

  /** What may be dull about a drawing. */
  dull: async ({ puzzle, goal }: { puzzle: Puzzle; goal: Grid }): Promise<readonly DullCode[]> => {
    const { dullness } = await import('@crosshatch/core/make');
    return codesOf(dullness(puzzle, goal));
  },

  /** A picture from a file as a grid. */
  fromPicture: async (input: { pixels: Pixels; recipe: PictureRecipe }): Promise<MadePicture> => {
    const { dullness, pictureGrid } = await import('@crosshatch/core/make');
    const made = pictureGrid(input.pixels, input.recipe);
    return { ...made, dull: codesOf(dullness(puzzleOf(made.grid, made.palette), made.grid)) };
  },

  /** The fewest, least visible changes that make a drawing a good puzzle; how far it is, as `ImproveProgress`. */
  improve: async (input: Picture, progress: (now: ImproveProgress) => void): Promise<Improvement> => {
    const { improveInTurns } = await import('@crosshatch/core/make');
    const { grid, puzzle, target, certainty } = input;
    const turns = improveInTurns(grid, { palette: puzzle.palette, target, ...(certainty && { certainty }) });
    for (let reported = performance.now(); ; ) {
      const turn = turns.next();
      if (turn.done) return turn.value;
      if (performance.now() - reported < REPORT_EVERY) continue;
      reported = performance.now();
      progress(turn.value);
    }
  },
};

function codesOf(warnings: readonly { readonly code: DullCode }[]): DullCode[] {
  return [...new Set(warnings.map(({ code }) => code))];
}
