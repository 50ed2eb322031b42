// The player's own puzzles: made here, opened from a file or a link, and kept.

import type { PuzzleDocument } from '@crosshatch/core/model';
import { signal } from '@preact/signals';
import { store } from '../storage/page-store.js';
import { entryOf, type PuzzleEntry, readEntry, writeEntry } from './entry.js';
import { madeIdOf } from './made-id.js';
import { shippedPuzzles } from './shipped.js';

/** What is kept, the newest first; undefined until it has been read. */
export const ownPuzzles = signal<readonly PuzzleEntry[] | undefined>(undefined);

export async function loadOwnPuzzles(): Promise<void> {
  const rows = await store().all('puzzles');
  const dated = rows.flatMap((row) => {
    const entry = readEntry(row);
    const kept = Number((row as { kept?: unknown } | null)?.kept);
    return entry === undefined ? [] : [{ entry, kept: Number.isFinite(kept) ? kept : 0 }];
  });
  ownPuzzles.value = dated.sort((a, b) => b.kept - a.kept).map(({ entry }) => entry);
}

/** Keeps a puzzle with the player's own; its id. */
export async function keepDocument(document: PuzzleDocument): Promise<string> {
  const entry = entryOf(document);
  await store().put('puzzles', entry.id, { ...writeEntry(entry), kept: Date.now() });
  await loadOwnPuzzles();
  return entry.id;
}

export async function removePuzzle(id: string): Promise<void> {
  const opened = store();
  await Promise.all([
    opened.remove('puzzles', id),
    opened.remove('progress', id),
    opened.remove('solves', id),
  ]);
  await loadOwnPuzzles();
}

/** A shipped puzzle, one that the page makes, or one of the player's own. */
export async function findPuzzle(id: string): Promise<PuzzleEntry | undefined> {
  if (madeIdOf(id) !== undefined) return (await import('./made.js')).makeEntry(id);
  if (!id.startsWith('p-')) return (await shippedPuzzles()).find((entry) => entry.id === id);
  return readEntry(await store().get('puzzles', id));
}
