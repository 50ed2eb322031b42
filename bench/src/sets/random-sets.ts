// Random grids: no structure at all, and most of them have several solutions.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { randomPuzzle } from '../../../packages/core/dist/testing/generate.js';
import { Random } from '../../../packages/core/dist/testing/random.js';
import { readPuzzles } from './files.js';
import type { NamedPuzzle, PuzzleSet } from './puzzle-set.js';

function randomPuzzles(seed: number, side: number, densities: readonly number[]): NamedPuzzle[] {
  const random = new Random(seed);
  return densities.map((density, i) => ({
    name: `random ${side}x${side} ${Math.round(100 * density)} % ${i + 1}`,
    puzzle: randomPuzzle(random, { width: side, height: side, density }),
  }));
}

const repeated = (densities: readonly number[], times: number) =>
  densities.flatMap((density) => new Array<number>(times).fill(density));

/** A tournament's densities fall from first to last, and the hardness rises. */
const falling = (count: number) => Array.from({ length: count }, (_, i) => 0.7 - (0.4 * i) / count);

const TOURNAMENT = 'tournament/taai2011.txt';

function tournament(corpus: string | undefined, count: number) {
  const file = corpus === undefined ? undefined : join(corpus, TOURNAMENT);
  if (file === undefined || !existsSync(file)) {
    return { origin: 'generated', puzzles: randomPuzzles(2011, 25, falling(count)) };
  }
  const puzzles = readPuzzles(file).slice(0, count);
  return { origin: `the first ${count} of ${TOURNAMENT}`, puzzles };
}

const THIRTY = 'synthetic/random-30x30.jsonl';

export const RANDOM_SETS: readonly PuzzleSet[] = [
  {
    id: 'tournament',
    title: 'random 25x25, as in a tournament',
    seconds: 60,
    quick: 30,
    load: (corpus) => tournament(corpus, 300),
  },
  {
    id: 'tournament-all',
    title: 'the whole tournament, every puzzle within a minute',
    seconds: 60,
    quick: 0,
    peers: ['crosshatch'],
    load: (corpus) => tournament(corpus, 1000),
  },
  {
    id: 'random-25',
    title: 'random 25x25 at 30 to 70 %',
    seconds: 60,
    quick: 0,
    load: () => ({
      origin: 'generated',
      puzzles: randomPuzzles(25, 25, repeated([0.3, 0.4, 0.5, 0.6, 0.7], 10)),
    }),
  },
  {
    id: 'random-30',
    title: 'random 30x30 at 50 %',
    seconds: 60,
    quick: 20,
    load: (corpus) => {
      const file = corpus === undefined ? undefined : join(corpus, THIRTY);
      if (file === undefined || !existsSync(file)) {
        return { origin: 'generated', puzzles: randomPuzzles(30, 30, repeated([0.5], 200)) };
      }
      return { origin: THIRTY, puzzles: readPuzzles(file) };
    },
  },
  {
    id: 'random-30-mixed',
    title: 'random 30x30 at 35 to 65 %',
    seconds: 60,
    quick: 0,
    load: () => ({
      origin: 'generated',
      puzzles: randomPuzzles(31, 30, repeated([0.35, 0.45, 0.55, 0.65], 10)),
    }),
  },
];
