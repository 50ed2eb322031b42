// How far the player is in each puzzle: one record per puzzle, written after every move.
import { signal } from '@preact/signals';
import { store } from '../storage/store.js';

export interface ProgressRecord {
  readonly id: string;
  /** The play as the library writes it. */
  readonly play: string;
  readonly seconds: number;
  /** Part of the way, 0 to 1. */
  readonly done: number;
  readonly solved: boolean;
  /** When it was last touched, milliseconds. */
  readonly touched: number;
  /** Once solved, the picture: one character per cell, `0` blank, then 1-9, a-z. */
  readonly picture: string;
}

/** What is known of every puzzle that was begun, by id; undefined until it has been read. */
export const progressById = signal<ReadonlyMap<string, ProgressRecord> | undefined>(undefined);

/** A record from anything, or nothing. */
export function readProgress(value: unknown): ProgressRecord | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const told = value as Record<string, unknown>;
  const number = (key: string, most: number) => {
    const given = told[key];
    return typeof given === 'number' && given >= 0 && given <= most ? given : 0;
  };
  if (typeof told.id !== 'string' || !/^[a-z0-9-]{1,64}$/.test(told.id)) return undefined;
  if (typeof told.play !== 'string') return undefined;
  const picture = typeof told.picture === 'string' && /^[0-9a-z]*$/.test(told.picture) ? told.picture : '';
  return {
    id: told.id,
    play: told.play,
    seconds: number('seconds', 1e9),
    done: number('done', 1),
    solved: told.solved === true,
    touched: number('touched', Number.MAX_SAFE_INTEGER),
    picture,
  };
}

export async function loadProgress(): Promise<void> {
  const rows = await (await store()).all('progress');
  progressById.value = new Map(
    rows.flatMap((row) => {
      const record = readProgress(row);
      return record === undefined ? [] : [[record.id, record] as const];
    }),
  );
}

export async function progressOf(id: string): Promise<ProgressRecord | undefined> {
  return readProgress(await (await store()).get('progress', id));
}

export async function keepProgress(record: ProgressRecord): Promise<void> {
  await (await store()).put('progress', record.id, record);
  const known = new Map(progressById.peek());
  progressById.value = known.set(record.id, record);
}
