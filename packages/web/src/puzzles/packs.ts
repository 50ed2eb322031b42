// The shipped puzzles in packs, each with a theme and rising difficulty. Puzzles without exactly one solution have a
// pack of their own at the end, so that players choose them knowingly.

import { isCurious } from '../cards/grades.js';
import type { PuzzleEntry } from './entry.js';

export interface Pack {
  /** Its name in the collection, in English. */
  readonly id: string;
  readonly entries: readonly PuzzleEntry[];
}

export const CURIOUS = 'curious';

/** In the order of the collection. */
export function packsOf(entries: readonly PuzzleEntry[]): Pack[] {
  const packs = new Map<string, PuzzleEntry[]>();
  for (const entry of [...entries].sort((a, b) => (a.number ?? 0) - (b.number ?? 0))) {
    const id = isCurious(entry.grade) ? CURIOUS : (entry.pack ?? '');
    packs.set(id, [...(packs.get(id) ?? []), entry]);
  }
  const curious = packs.get(CURIOUS);
  packs.delete(CURIOUS);
  const plain = Array.from(packs, ([id, inPack]) => ({ id, entries: inPack }));
  return curious === undefined ? plain : [...plain, { id: CURIOUS, entries: curious }];
}
