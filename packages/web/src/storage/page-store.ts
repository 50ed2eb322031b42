// The page's store: IndexedDB where the browser allows it, else memory, and what went wrong.
import { signal } from '@preact/signals';
import { openDatabase } from './database.js';
import { type SafeStore, type StorageTrouble, safeStore } from './safe-store.js';

/** What is wrong with the storage; shown to the player once. */
export const storageTrouble = signal<StorageTrouble | undefined>(undefined);

/** Counts how often a storage that was given up has answered after all: what was read from it is to be read again. */
export const recoveries = signal(0);

let opened: SafeStore | undefined;

/** The store, opened at its first use. */
export function store(): SafeStore {
  opened ??= safeStore(
    openDatabase(() => opened?.lose()),
    (trouble) => {
      if (trouble === undefined) recoveries.value += 1;
      storageTrouble.value = trouble && (storageTrouble.peek() ?? trouble);
    },
  );
  return opened;
}

/** Asks the browser not to clear the storage when space runs short. Some ask the player. */
export async function askToPersist(): Promise<void> {
  try {
    if (!(await navigator.storage.persisted())) await navigator.storage.persist();
  } catch {
    // Not offered here.
  }
}
