// The sets of the ablation: small enough to be solved hundreds of times, and such that each feature of the engine
// has something to do.
import { gridOfColors, type Puzzle, puzzleOf } from '@crosshatch/core/model';
import { randomPuzzle } from '../../../packages/core/dist/testing/generate.js';
import { nDom } from '../../../packages/core/dist/testing/n-dom.js';
import { lineSolvablePicture, picturePuzzle } from '../../../packages/core/dist/testing/picture-puzzles.js';
import { pigeonholes } from '../../../packages/core/dist/testing/pigeonholes.js';
import { Random } from '../../../packages/core/dist/testing/random.js';
import { strip200 } from './engine-sets.js';
import { HARD_SETS } from './hard-sets.js';
import { type NamedPuzzle, thinned } from './puzzle-set.js';
import { RANDOM_SETS } from './random-sets.js';

export interface AblationSet {
  readonly title: string;
  /** How many solutions are asked for. */
  readonly max: number;
  /** A puzzle that takes more line solves is stopped. Default 600,000. */
  readonly lineSolves?: number;
  puzzles(): readonly NamedPuzzle[];
}

const ofSet = (sets: typeof HARD_SETS, id: string, count: number) => () =>
  thinned(sets.find((set) => set.id === id)?.load(undefined).puzzles ?? [], count);

const made = (count: number, make: (i: number) => Puzzle) => () =>
  Array.from({ length: count }, (_, i) => ({ name: String(i), puzzle: make(i) }));

const square = (side: number) => ({ width: side, height: side });

/** Mirrored left to right, and every second one also top to bottom. */
function ornament(seed: number): Puzzle {
  const random = new Random(seed);
  const side = 26 + 2 * (seed % 8);
  const density = 0.4 + 0.03 * (seed % 5);
  const noise = Array.from({ length: side * side }, () => (random.next() < density ? 1 : 0));
  const cells = noise.map((_, i) => {
    const [row, column] = [Math.floor(i / side), i % side];
    const from = seed % 2 === 0 ? Math.min(row, side - 1 - row) : row;
    return noise[from * side + Math.min(column, side - 1 - column)];
  });
  return puzzleOf(gridOfColors(square(side), cells));
}

export const ABLATION_SETS: readonly AblationSet[] = [
  { title: 'unique pictures', max: 2, puzzles: ofSet(HARD_SETS, 'hard', 12) },
  { title: 'monsters', max: 2, puzzles: ofSet(HARD_SETS, 'monsters', 3) },
  // Long proofs are what this family is about: they must come to their end.
  { title: 'n-Dom 8 to 11', max: 2, lineSolves: 6_000_000, puzzles: made(4, (i) => nDom(8 + i)) },
  { title: 'random 25x25', max: 2, puzzles: ofSet(RANDOM_SETS, 'random-25', 25) },
  { title: 'random 30x30', max: 2, puzzles: ofSet(RANDOM_SETS, 'random-30-mixed', 20) },
  {
    title: 'pictures 45x45 to 72x72',
    max: 2,
    puzzles: made(10, (i) =>
      picturePuzzle(new Random(i), { ...square(45 + 3 * i), feature: 1 + (i % 3), density: 0.42 }),
    ),
  },
  {
    title: 'coloured 30x30',
    max: 2,
    puzzles: made(10, (i) =>
      randomPuzzle(new Random(i), { ...square(30), density: 0.43, colors: 2 + (i % 2) }),
    ),
  },
  { title: 'pigeonholes 8 and 9', max: 2, puzzles: made(2, (i) => pigeonholes(8 + i)) },
  { title: 'strips 200x10', max: 2, puzzles: made(6, strip200) },
  { title: 'ornaments', max: 2, puzzles: made(20, ornament) },
  {
    title: '500 solutions',
    max: 500,
    puzzles: made(8, (i) => randomPuzzle(new Random(i), { ...square(20), density: 0.38 })),
  },
  {
    title: 'line-solvable 300x300',
    max: 2,
    puzzles: made(3, (i) =>
      lineSolvablePicture(new Random(i), { ...square(300), feature: 4, density: 0.85 }),
    ),
  },
];
