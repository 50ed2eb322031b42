// Finds duplicates, including rotated and mirrored copies. Keeps 128 bits of each hash: about a hundred bytes per
// puzzle, the only memory of a batch that grows with its length.
import type { BatchRow, Hashes } from '@crosshatch/core/report';

export type DuplicateInfo = Pick<BatchRow, 'duplicateOf' | 'duplicate'>;

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
