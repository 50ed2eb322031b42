// All solves: one record per puzzle, separate from the play. Playing a puzzle again changes the play
// and leaves this alone.
import { signal } from '@preact/signals';
import { store } from '../storage/page-store.js';
import type { Look } from './look.js';
import { readSolve, type SolveRecord } from './solve-record.js';
import type { Splits } from './splits.js';

/** Every puzzle that was ever solved, by id; undefined until it has been read. */
export const solvesById = signal<ReadonlyMap<string, SolveRecord> | undefined>(undefined);

export async function loadSolves(): Promise<void> {
  const rows = await store().all('solves');
  solvesById.value = new Map(
    rows.flatMap((row) => {
      const record = readSolve(row);
      return record === undefined ? [] : [[record.id, record] as const];
    }),
  );
}

/** Adds a solve; the record as it is then, and the one before. */
export async function addSolve(solve: {
  readonly id: string;
  readonly seconds: number;
  readonly splits: Splits;
  readonly stars: number;
  readonly picture: string;
  readonly now: number;
  readonly grade: string;
  readonly look: Look;
}): Promise<{ readonly record: SolveRecord; readonly before: SolveRecord | undefined }> {
  const { id, seconds, splits, stars, picture, now, grade, look } = solve;
  let before: SolveRecord | undefined;
  const stored = await store().update('solves', id, (row) => {
    before = readSolve(row);
    return {
      id,
      first: before?.first ?? now,
      last: now,
      times: (before?.times ?? 0) + 1,
      best: Math.min(before?.best ?? seconds, seconds),
      splits: before !== undefined && before.best <= seconds ? before.splits : splits,
      stars: Math.max(before?.stars ?? 1, stars),
      picture,
      grade,
      ...look,
    };
  });
  const record = readSolve(stored) as SolveRecord;
  solvesById.value = new Map(solvesById.peek()).set(id, record);
  return { record, before };
}
