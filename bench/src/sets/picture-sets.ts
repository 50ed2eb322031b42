// Pictures like those that people draw: blobs of several sizes, some mirrored, some with grain.
import {
  lineSolvablePicture,
  type PictureRecipe,
  picturePuzzle,
} from '../../../packages/core/dist/testing/picture-puzzles.js';
import { Random } from '../../../packages/core/dist/testing/random.js';
import type { LoadedSet, PuzzleSet } from './puzzle-set.js';

const FEATURES = [1, 2, 2, 3, 4];

/** Recipe number i of a set: the looks take turns. */
export function pictureRecipe(side: number, i: number): PictureRecipe {
  return {
    width: side,
    height: side,
    feature: FEATURES[i % FEATURES.length],
    density: 0.45 + 0.05 * (i % 4),
    mirrored: i % 3 === 0,
    grain: i % 4 === 1 ? 0.02 : 0,
  };
}

function pictures(seed: number, side: number, count: number): LoadedSet {
  const random = new Random(seed);
  const puzzles = Array.from({ length: count }, (_, i) => ({
    name: `picture ${side}x${side} ${i + 1}`,
    puzzle: picturePuzzle(random, pictureRecipe(side, i)),
  }));
  return { origin: 'generated', puzzles };
}

function lineSolvable(
  seed: number,
  sides: readonly number[],
  look: (side: number) => Partial<PictureRecipe>,
) {
  const random = new Random(seed);
  const puzzles = sides.map((side, i) => ({
    name: `${side}x${side} ${i + 1}`,
    puzzle: lineSolvablePicture(random, { width: side, height: side, ...look(side) }),
  }));
  return { origin: 'generated', puzzles };
}

export const PICTURE_SETS: readonly PuzzleSet[] = [
  {
    id: 'pictures-20',
    title: 'pictures of 20x20',
    seconds: 10,
    quick: 0,
    load: () => pictures(20, 20, 60),
  },
  {
    id: 'pictures-25',
    title: 'pictures of 25x25',
    seconds: 10,
    quick: 20,
    load: () => pictures(25, 25, 60),
  },
  {
    id: 'pictures-50',
    title: 'pictures of 50x50',
    seconds: 20,
    quick: 0,
    load: () => pictures(50, 50, 30),
  },
  {
    id: 'pictures-100',
    title: 'pictures of 100x100',
    seconds: 60,
    quick: 0,
    peers: ['crosshatch', 'cadical'],
    load: () => pictures(100, 100, 10),
  },
  {
    id: 'lines-50',
    title: 'line-solvable pictures of 50x50',
    seconds: 20,
    quick: 15,
    load: () => lineSolvable(51, new Array<number>(50).fill(50), () => ({ feature: 3, density: 0.6 })),
  },
  {
    id: 'scaling-fine',
    title: 'line-solvable, larger and larger, features of one size',
    seconds: 60,
    quick: 3,
    peers: ['crosshatch'],
    load: () => lineSolvable(100, [100, 200, 500, 1000], () => ({ feature: 4, density: 0.85 })),
  },
  {
    id: 'scaling-coarse',
    title: 'line-solvable, larger and larger, features that grow along',
    seconds: 60,
    quick: 3,
    peers: ['crosshatch'],
    load: () => lineSolvable(101, [100, 200, 500, 1000], (side) => ({ feature: side / 25, density: 0.6 })),
  },
];
