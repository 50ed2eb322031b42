// A store that always answers: what the browser's storage refuses, or does not answer in time, is kept in
// memory until the page is closed. The first refusal is reported, so that the player can save a backup.
import { memoryStore, type Store, type Table } from './store.js';

/** `blocked`: there is no storage; `full`: it takes no more; `slow`: it does not answer. */
export type StorageTrouble = 'blocked' | 'full' | 'slow';

/** Milliseconds after which a storage that does not answer is given up. */
const PATIENCE = 8000;

export interface SafeStore extends Store {
  /** From now on memory serves: the storage behind is lost. */
  lose(): void;
}

export function safeStore(
  behind: Promise<Store>,
  /** Called with undefined when a storage that was given up has answered after all. */
  report: (trouble: StorageTrouble | undefined) => void,
  patience = PATIENCE,
): SafeStore {
  const memory = memoryStore();
  const written = new Set<string>();
  const removed = new Set<string>();
  const keyOf = (table: Table, key: string) => `${table} ${key}`;
  let isLost = false;
  const lose = (trouble: StorageTrouble) => {
    isLost = true;
    report(trouble);
  };
  let opened = inTime(behind, patience).catch((error: unknown) => {
    lose(error instanceof TooSlow ? 'slow' : 'blocked');
    if (error instanceof TooSlow) behind.then(recover, () => undefined);
    return undefined;
  });
  /** The storage has opened late. What is only in memory goes there, unless it has an earlier state of the same. */
  const recover = async (late: Store) => {
    for (const [table, key] of [...written].map((name) => name.split(' ', 2) as [Table, string])) {
      const value = await memory.get(table, key);
      const kept = await late.update(table, key, (now) => (now === undefined ? value : undefined));
      if (kept !== value || (await memory.get(table, key)) !== value) continue;
      written.delete(keyOf(table, key));
      await memory.remove(table, key);
    }
    opened = Promise.resolve(late);
    isLost = false;
    report(undefined);
  };
  /** Asks the storage; undefined when it fails, which is reported. */
  const ask = async <T>(act: (store: Store) => Promise<T>, whenFailed: StorageTrouble) => {
    const store = await opened;
    if (store === undefined || isLost) return undefined;
    try {
      return { answer: await inTime(act(store), patience) };
    } catch (error) {
      if (error instanceof TooSlow) lose('slow');
      else report(whenFailed);
      return undefined;
    }
  };
  const inMemory = (table: Table, key: string) => written.has(keyOf(table, key));
  const remember = async (table: Table, key: string, value: unknown) => {
    written.add(keyOf(table, key));
    removed.delete(keyOf(table, key));
    await memory.put(table, key, value);
  };
  return {
    get: async (table, key) => {
      if (removed.has(keyOf(table, key))) return undefined;
      if (inMemory(table, key)) return memory.get(table, key);
      return (await ask((store) => store.get(table, key), 'blocked'))?.answer;
    },
    all: async (table) => {
      const rows = (await ask((store) => store.all(table), 'blocked'))?.answer ?? [];
      const own = await memory.all(table);
      // A record that is in memory is newer than the one of the same id behind it.
      const ids = new Set(own.map(idOf));
      return [
        ...own,
        ...rows.filter((row) => !ids.has(idOf(row)) && !removed.has(keyOf(table, String(idOf(row))))),
      ];
    },
    put: async (table, key, value) => {
      const done = inMemory(table, key)
        ? undefined
        : await ask((store) => store.put(table, key, value), 'full');
      if (done === undefined) await remember(table, key, value);
    },
    update: async (table, key, change) => {
      if (!inMemory(table, key)) {
        const done = await ask((store) => store.update(table, key, change), 'full');
        if (done !== undefined) return done.answer;
        const now = (await ask((store) => store.get(table, key), 'blocked'))?.answer;
        const next = change(now);
        if (next !== undefined) await remember(table, key, next);
        return next ?? now;
      }
      return memory.update(table, key, change);
    },
    remove: async (table, key) => {
      await memory.remove(table, key);
      written.delete(keyOf(table, key));
      if ((await ask((store) => store.remove(table, key), 'full')) === undefined)
        removed.add(keyOf(table, key));
    },
    lose: () => lose('blocked'),
  };
}

class TooSlow extends Error {}

function inTime<T>(promise: Promise<T>, milliseconds: number): Promise<T> {
  return new Promise<T>((resolve, reject) => {
    const timer = setTimeout(() => reject(new TooSlow()), milliseconds);
    promise.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}

/** The id of a record, as the page writes it. */
function idOf(row: unknown): unknown {
  if (typeof row !== 'object' || row === null) return row;
  const { id, 'x-id': other } = row as Record<string, unknown>;
  return other ?? id;
}
