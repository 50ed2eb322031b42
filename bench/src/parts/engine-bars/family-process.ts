// A process of the pool: solves puzzles of the generated families, one message each, until its parent disconnects.
import {
  blobs100,
  curves60,
  dithered70,
  random50,
  strip200,
  strip300,
  symmetric36,
  text90,
} from '../../sets/engine-sets.js';
import { type PairLimits, pairsOf } from './paired.js';

const FAMILIES = { blobs100, curves60, dithered70, random50, strip200, strip300, symmetric36, text90 };

export type FamilyName = keyof typeof FAMILIES;

/** What the parent sends; the answer is the list of pairs. */
export interface FamilyTask {
  readonly family: FamilyName;
  readonly puzzle: number;
  readonly limits: PairLimits;
}

process.on('message', ({ family, puzzle, limits }: FamilyTask) => {
  process.send?.(pairsOf(FAMILIES[family](puzzle), puzzle, limits));
});
