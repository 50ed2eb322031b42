// Questions of somebody who draws: is this a good puzzle, and what would make it one? Answered within a
// budget, because they are asked again with every stroke.
import { diagnose, type Grid, type Improvement, type Puzzle, puzzleOf, solve } from 'crosshatch';
import type {
  DullCode,
  ImproveProgress,
  ImproveTarget,
  PictureGrid,
  PictureRecipe,
  Pixels,
} from 'crosshatch/make';

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

/** A picture from a file, with what may be dull about it. */
export interface MadePicture extends PictureGrid {
  readonly dull: readonly DullCode[];
}

/** Line solves: about a second on a slow phone. */
const QUICK = 400_000;

/** Milliseconds between two reports of how far an improvement is. */
const REPORT_EVERY = 100;

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

  /** What may be dull about a drawing. */
  dull: async ({ puzzle, goal }: { puzzle: Puzzle; goal: Grid }): Promise<readonly DullCode[]> => {
    const { dullness } = await import('crosshatch/make');
    return codesOf(dullness(puzzle, goal));
  },

  /** A picture from a file as a grid. */
  fromPicture: async (input: { pixels: Pixels; recipe: PictureRecipe }): Promise<MadePicture> => {
    const { dullness, pictureGrid } = await import('crosshatch/make');
    const made = pictureGrid(input.pixels, input.recipe);
    return { ...made, dull: codesOf(dullness(puzzleOf(made.grid, made.palette), made.grid)) };
  },

  /** The fewest, least visible changes that make a drawing a good puzzle; how far it is, as `ImproveProgress`. */
  improve: async (input: Picture, progress: (now: ImproveProgress) => void): Promise<Improvement> => {
    const { improving } = await import('crosshatch/make');
    const { grid, puzzle, target, certainty } = input;
    const turns = improving(grid, { palette: puzzle.palette, target, ...(certainty && { certainty }) });
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
