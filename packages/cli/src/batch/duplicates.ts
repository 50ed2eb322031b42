// Which puzzles were there before, exactly or turned and mirrored. Remembers 128 bits of each hash: about
// a hundred bytes a puzzle, the only thing in a batch that grows with its length.
import type { Hashes } from '../examine/examine.js';
import type { BatchRow, EarlierRow } from './row.js';

export type DuplicateInfo = Pick<BatchRow, 'duplicateOf' | 'duplicate'>;

export class Duplicates {
  private readonly exact = new Map<string, number>();
  private readonly symmetric = new Map<string, number>();

  /** Remembers a puzzle; says of which earlier one (by id) it is a copy. */
  note(id: number, { hash, symmetryHash }: Hashes): DuplicateInfo {
    const same = first(this.exact, hash, id);
    const turned = first(this.symmetric, symmetryHash, id);
    if (same < id) return { duplicateOf: same, duplicate: 'exact' };
    return turned < id ? { duplicateOf: turned, duplicate: 'symmetric' } : {};
  }

  /** Remembers what an earlier run found out. The first of its kind may not have got a row then. */
  recall({ id, hash, symmetryHash, duplicateOf, duplicate }: EarlierRow): void {
    if (hash === undefined || symmetryHash === undefined) return;
    this.note(id, { hash, symmetryHash });
    if (duplicateOf === undefined) return;
    first(this.symmetric, symmetryHash, duplicateOf);
    if (duplicate === 'exact') first(this.exact, hash, duplicateOf);
  }
}

/** The least id that has this hash, after this one is noted. */
function first(ids: Map<string, number>, hash: string, id: number): number {
  const key = hash.slice(0, 32);
  const least = Math.min(ids.get(key) ?? id, id);
  ids.set(key, least);
  return least;
}
