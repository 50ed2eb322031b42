// Every set of puzzles: the one place to register, in the order in which they are run.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { shippedPuzzles } from '../../../packages/core/dist/testing/shipped-puzzles.js';
import { COLOR_SETS } from './color-sets.js';
import { HARD_SETS } from './hard-sets.js';
import { PICTURE_SETS } from './picture-sets.js';
import type { PuzzleSet } from './puzzle-set.js';
import { RANDOM_SETS } from './random-sets.js';

const SHIPPED: PuzzleSet = {
  id: 'shipped',
  title: 'the shipped puzzles',
  seconds: 10,
  quick: 0,
  load: () => ({
    origin: 'puzzles/',
    puzzles: shippedPuzzles().map(({ file, document }) => ({ name: file, puzzle: document.puzzle })),
  }),
};

export const SETS: readonly PuzzleSet[] = [
  ...HARD_SETS,
  ...RANDOM_SETS,
  ...PICTURE_SETS,
  ...COLOR_SETS,
  SHIPPED,
];

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));

/** Other people's puzzles beside the clone, if they are there; never needed. */
export function defaultCorpus(): string | undefined {
  const folder = join(ROOT, '../shared/corpus');
  return existsSync(folder) ? folder : undefined;
}
