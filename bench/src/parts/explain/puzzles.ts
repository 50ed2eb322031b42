// The puzzles on which explanations are measured: shipped ones with one solution, and generated pictures.
import { type Puzzle, solve } from '@crosshatch/core';
import { type PictureRecipe, picturePuzzle } from '../../../../packages/core/dist/testing/picture-puzzles.js';
import type { Random } from '../../../../packages/core/dist/testing/random.js';
import { shippedPuzzles } from '../../../../packages/core/dist/testing/shipped-puzzles.js';
import { pictureRecipe } from '../../sets/picture-sets.js';

export interface Named {
  readonly name: string;
  readonly puzzle: Puzzle;
}

const EFFORT = { lineSolves: 200_000 };
const isUnique = (puzzle: Puzzle) => solve(puzzle, { effort: EFFORT }).verdict === 'unique';

export function shipped(least: number, most: number): Named[] {
  return shippedPuzzles()
    .map(({ file, document: { puzzle } }) => ({ name: file, puzzle }))
    .filter(({ puzzle }) => {
      const side = Math.max(puzzle.width, puzzle.height);
      return side >= least && side <= most && isUnique(puzzle);
    });
}

/** Smooth pictures of 10 to 25 a side, coloured ones and noise in turn, each with one solution. */
export function generated(random: Random, count: number): Named[] {
  const found: Named[] = [];
  for (let i = 0; found.length < count; i++) {
    const puzzle = picturePuzzle(random, { ...pictureRecipe(10 + (i % 16), i), ...LOOKS[found.length % 4] });
    if (isUnique(puzzle)) found.push({ name: `picture ${i}`, puzzle });
  }
  return found;
}

const LOOKS: readonly Partial<PictureRecipe>[] = [
  {},
  { colors: 3, density: 0.6 },
  { feature: 1, density: 0.6, grain: 0.3, width: 10, height: 10, mirrored: false },
  {},
];
