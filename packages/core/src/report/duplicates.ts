// Which puzzles were there before, exactly or turned and mirrored. Remembers 128 bits of each hash: about
// a hundred bytes a puzzle, the only thing in a batch that grows with its length.
import type { BatchRow } from './batch-row.js';
import type { Hashes } from './examine.js';

/** Of which earlier puzzle one is a copy. */
export type DuplicateInfo = Pick<BatchRow, 'duplicateOf' | 'duplicate'>;

/** Finds the copies among the puzzles of a batch. */
export class Duplicates {
  private readonly exact = new Map<string, number>();
  private readonly symmetric = new Map<string, number>();

  /** Adds a puzzle and returns which earlier one (by id) it copies. Ids must be increasing. */
  note(id: number, { hash, symmetryHash }: Hashes): DuplicateInfo {
    const same = first(this.exact, hash, id);
    const turned = first(this.symmetric, symmetryHash, id);
    if (same < id) return { duplicateOf: same, duplicate: 'exact' };
    return turned < id ? { duplicateOf: turned, duplicate: 'symmetric' } : {};
  }
}

/** The lowest id with this hash, including the new one. */
function first(ids: Map<string, number>, hash: string, id: number): number {
  const key = hash.slice(0, 32);
  const known = ids.get(key);
  if (known === undefined) ids.set(key, id);
  return known ?? id;
}
