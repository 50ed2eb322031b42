// What a peer solves before it is measured, so that its code is loaded and compiled: small puzzles of
// every kind that it takes, and none of those that count.
import type { Puzzle } from '@crosshatch/core';
import { randomPuzzle } from '../../../packages/core/dist/testing/generate.js';
import { picturePuzzle } from '../../../packages/core/dist/testing/picture-puzzles.js';
import { Random } from '../../../packages/core/dist/testing/random.js';
import type { Peer } from './peer.js';

export function warmUpPuzzles(peer: Pick<Peer, 'colors' | 'mostCells'>): readonly Puzzle[] {
  const random = new Random(4711);
  const mono = [12, 15, 20, 25, 30].flatMap((side) => [
    picturePuzzle(random, { width: side, height: side, feature: 2 }),
    randomPuzzle(random, { width: side, height: side, density: 0.6 }),
  ]);
  const wide = picturePuzzle(random, { width: 80, height: 70, feature: 4 });
  const colored = [10, 20, 25].map((side) =>
    picturePuzzle(random, { width: side, height: side, feature: 2, colors: 3 }),
  );
  return [...mono, wide, ...(peer.colors > 1 ? colored : [])].filter(
    ({ width, height }) => width * height <= peer.mostCells,
  );
}
