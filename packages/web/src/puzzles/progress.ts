// How far the player is in each puzzle: one record per puzzle, written after every move. Revisions keep two
// tabs from overwriting each other: a record is replaced only by a tab that has seen its latest revision.
import { signal } from '@preact/signals';
import { store } from '../storage/page-store.js';
import { type Look, readLook } from './look.js';
import { numberOf, pictureOf, recordId } from './record.js';
import { readSplits, type Splits } from './splits.js';

export interface ProgressRecord extends Look {
  readonly id: string;
  /** Counts the writes of this record. */
  readonly revision: number;
  /** The play as the library writes it. */
  readonly play: string;
  readonly seconds: number;
  /** Part of the way, 0 to 1. */
  readonly done: number;
  readonly solved: boolean;
  /** When it was last written, milliseconds. */
  readonly touched: number;
  /** Help that was used in this play. */
  readonly hints: number;
  readonly checks: number;
  /** Mistakes that cost a life. */
  readonly mistakes: number;
  /** Cells with a memo mark. */
  readonly memos: readonly number[];
  /** What is filled so far, as `SolveRecord` has it; empty when it is solved. */
  readonly picture: string;
  readonly splits: Splits;
}

/** What is known of every puzzle that was begun, by id; undefined until it has been read. */
export const progressById = signal<ReadonlyMap<string, ProgressRecord> | undefined>(undefined);

/** A record from anything, or nothing. */
export function readProgress(value: unknown): ProgressRecord | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const row = value as Record<string, unknown>;
  const id = recordId(row.id);
  if (id === undefined || typeof row.play !== 'string') return undefined;
  return {
    id,
    revision: numberOf(row.revision),
    play: row.play,
    seconds: numberOf(row.seconds, 1e9),
    done: numberOf(row.done, 1),
    solved: row.solved === true,
    touched: numberOf(row.touched),
    hints: numberOf(row.hints, 1e6),
    checks: numberOf(row.checks, 1e6),
    mistakes: numberOf(row.mistakes, 1e6),
    memos: Array.isArray(row.memos) ? row.memos.slice(0, 1e6).filter((cell) => Number.isInteger(cell)) : [],
    picture: pictureOf(row.picture),
    splits: readSplits(row.splits),
    ...readLook(row),
  };
}

export async function loadProgress(): Promise<void> {
  const rows = await store().all('progress');
  progressById.value = new Map(
    rows.flatMap((row) => {
      const record = readProgress(row);
      return record === undefined ? [] : [[record.id, record] as const];
    }),
  );
}

export async function progressOf(id: string): Promise<ProgressRecord | undefined> {
  return readProgress(await store().get('progress', id));
}

/**
 * Writes a record of revision n + 1 over one of revision n. When the stored one is newer it stays, and is the
 * result: somebody else has gone on with the puzzle.
 */
export async function keepProgress(record: ProgressRecord): Promise<ProgressRecord> {
  const stored = await store().update('progress', record.id, (row) => {
    const now = readProgress(row);
    return now !== undefined && now.revision >= record.revision ? undefined : record;
  });
  const kept = readProgress(stored) ?? record;
  progressById.value = new Map(progressById.peek()).set(kept.id, kept);
  return kept;
}
