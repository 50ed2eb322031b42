// A random sample of the mutants: where all of them take too long, a share of them gives nearly the same score.
import { createHash } from 'node:crypto';

/** Why a mutant that is not in the sample has no verdict. */
export const NOT_SAMPLED = 'not in the sample';

/** By place and replacement rather than by number, so that a change in one file does not change the sample in others. */
export function isSampled({ fileName, location, replacement }, { share, seed }) {
  const text = JSON.stringify([seed, fileName.split('/dist/').at(-1), location, replacement]);
  return createHash('sha256').update(text).digest().readUInt32BE(0) < (share / 100) * 2 ** 32;
}
