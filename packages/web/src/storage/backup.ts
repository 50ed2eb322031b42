// Everything that is kept, as one file, and back. Reading adds to what is there: a puzzle that is kept
// already stays, and of two states of one play the later one wins.
import { type Choices, readChoices } from '../puzzles/choices.js';
import { type PuzzleEntry, readEntry, writeEntry } from '../puzzles/entry.js';
import { type ProgressRecord, readProgress } from '../puzzles/progress.js';
import { mergeSolves, readSolve, type SolveRecord, solveOfProgress } from '../puzzles/solve-record.js';
import { type Settings, settingsOf } from '../settings/settings.js';
import type { Store } from './store.js';

const FORMAT = 'crosshatch-backup';

export interface Backup {
  readonly puzzles: readonly PuzzleEntry[];
  readonly progress: readonly ProgressRecord[];
  readonly solves: readonly SolveRecord[];
  readonly settings: Settings;
  readonly choices: Choices;
}

/** `withReplays`: with the moves of solved puzzles, which are most of a backup and which only their replay needs. */
export async function writeBackup(
  store: Store,
  settings: Settings,
  choices: Choices,
  { withReplays }: { readonly withReplays: boolean },
): Promise<string> {
  const [puzzles, progress, solves] = await Promise.all([
    store.all('puzzles'),
    store.all('progress'),
    store.all('solves'),
  ]);
  return JSON.stringify({
    format: FORMAT,
    version: 3,
    settings,
    ...choices,
    puzzles: puzzles.flatMap((row) => {
      const entry = readEntry(row);
      return entry === undefined ? [] : [writeEntry(entry)];
    }),
    progress: progress
      .flatMap((row) => readProgress(row) ?? [])
      .filter(({ solved }) => withReplays || !solved),
    solves: solves.flatMap((row) => readSolve(row) ?? []),
  });
}

/** What a file holds, or undefined when it is no backup. Parts that are broken are left out. */
export function readBackup(text: string): Backup | undefined {
  const value = jsonOf(text);
  if (value?.format !== FORMAT) return undefined;
  const list = (part: unknown): readonly unknown[] => (Array.isArray(part) ? part : []);
  return {
    puzzles: list(value.puzzles).flatMap((row) => readEntry(row) ?? []),
    progress: list(value.progress).flatMap((row) => readProgress(row) ?? []),
    // Version 1 kept the solve with the play.
    solves: Array.isArray(value.solves)
      ? value.solves.flatMap((row) => readSolve(row) ?? [])
      : list(value.progress).flatMap((row) => solveOfProgress(row) ?? []),
    settings: settingsOf(value.settings),
    choices: readChoices(value),
  };
}

export interface Restored {
  readonly puzzles: number;
  readonly plays: number;
  readonly solves: number;
}

/** Adds a backup to the store; how many puzzles, plays and solves came in or changed. */
export async function restore(store: Store, backup: Backup): Promise<Restored> {
  let puzzles = 0;
  let plays = 0;
  let solves = 0;
  for (const entry of backup.puzzles) {
    if (readEntry(await store.get('puzzles', entry.id)) !== undefined) continue;
    await store.put('puzzles', entry.id, { ...writeEntry(entry), kept: Date.now() });
    puzzles += 1;
  }
  for (const record of backup.progress) {
    const known = readProgress(await store.get('progress', record.id));
    if (known !== undefined && known.touched >= record.touched) continue;
    // Above the revision that an open tab may hold, so that it follows.
    await store.put('progress', record.id, { ...record, revision: (known?.revision ?? 0) + 1 });
    plays += 1;
  }
  for (const solve of backup.solves) {
    await store.update('solves', solve.id, (row) => {
      const known = readSolve(row);
      const merged = known === undefined ? solve : mergeSolves(known, solve);
      if (JSON.stringify(merged) === JSON.stringify(known)) return undefined;
      solves += 1;
      return merged;
    });
  }
  return { puzzles, plays, solves };
}

function jsonOf(text: string): Record<string, unknown> | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : undefined;
  } catch {
    return undefined;
  }
}
