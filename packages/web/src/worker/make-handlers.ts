// Questions of somebody who draws: is this a good puzzle, and what would make it one? Answered within a
// budget, because they are asked again with every stroke.
import { diagnose, type Grid, type Improvement, type Puzzle, solve } from 'crosshatch';
import type { ImproveTarget, PictureGrid, PictureRecipe, Pixels } from 'crosshatch/make';

/** What a drawing is worth as a puzzle. */
export type Judgement =
  | { readonly verdict: 'unique'; readonly lineSolvable: boolean }
  /** The cells that could be otherwise; `isExact` when these are all. */
  | { readonly verdict: 'multiple'; readonly cells: readonly number[]; readonly isExact: boolean }
  | { readonly verdict: 'undecided' };

/** A drawing to be improved. */
export interface Picture {
  readonly grid: Grid;
  readonly puzzle: Puzzle;
  readonly target: ImproveTarget;
  /** How sure it is of each cell, 0 to 1. */
  readonly certainty?: Float32Array;
}

/** Line solves: about a second on a slow phone. */
const QUICK = 400_000;

export const makeHandlers = {
  judge: ({ puzzle, goal }: { puzzle: Puzzle; goal: Grid }): Judgement => {
    const budget = { lineSolves: QUICK };
    const result = solve(puzzle, { budget });
    if (result.verdict === 'unique') return { verdict: 'unique', lineSolvable: result.lineSolvable };
    if (result.verdict !== 'multiple') return { verdict: 'undecided' };
    const diagnosis = diagnose(puzzle, { budget, goal });
    return diagnosis.kind === 'ambiguous'
      ? { verdict: 'multiple', cells: diagnosis.cells, isExact: diagnosis.isExact }
      : { verdict: 'multiple', cells: result.differing, isExact: false };
  },

  /** A picture from a file as a grid. */
  fromPicture: async (input: { pixels: Pixels; recipe: PictureRecipe }): Promise<PictureGrid> => {
    const { pictureGrid } = await import('crosshatch/make');
    return pictureGrid(input.pixels, input.recipe);
  },

  /** The fewest, least visible changes that make a drawing a good puzzle. */
  improve: async (input: Picture): Promise<Improvement> => {
    const { improve } = await import('crosshatch/make');
    const { grid, puzzle, target, certainty } = input;
    return improve(grid, { palette: puzzle.palette, target, ...(certainty && { certainty }) });
  },
};
