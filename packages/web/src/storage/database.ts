// The store in IndexedDB.
import { type IDBPDatabase, openDB } from 'idb';
import { solveOfProgress } from '../puzzles/solve-record.js';
import { type Store, TABLES } from './store.js';

const NAME = 'crosshatch';
/** 2 added the table `solves`. */
const VERSION = 2;

/** Opens the database; rejects when the browser forbids it. `onLost`: the browser has closed it. */
export async function openDatabase(onLost: () => void): Promise<Store> {
  const database = await openDB(NAME, VERSION, {
    async upgrade(db, before, _after, transaction) {
      for (const table of TABLES) if (!db.objectStoreNames.contains(table)) db.createObjectStore(table);
      if (before !== 1) return;
      for (const row of await transaction.objectStore('progress').getAll()) {
        const solve = solveOfProgress(row);
        if (solve !== undefined) await transaction.objectStore('solves').put(solve, solve.id);
      }
    },
    // A tab with a newer version of the page waits for this one: let it in, and go on in memory.
    blocking: (_now, _wanted, event) => {
      (event.target as IDBDatabase | null)?.close();
      onLost();
    },
    terminated: onLost,
  });
  return storeOf(database);
}

function storeOf(database: IDBPDatabase): Store {
  return {
    get: (table, key) => database.get(table, key),
    all: (table) => database.getAll(table),
    put: async (table, key, value) => {
      await database.put(table, value, key);
    },
    update: async (table, key, change) => {
      const transaction = database.transaction(table, 'readwrite');
      // Handled below together with the requests; alone it would be an unhandled rejection.
      const done = transaction.done.catch(() => undefined);
      const rows = transaction.objectStore(table);
      const now: unknown = await rows.get(key);
      const next = change(now);
      if (next !== undefined) await rows.put(next, key);
      await done;
      if (transaction.error !== null) throw transaction.error;
      return next ?? now;
    },
    remove: (table, key) => database.delete(table, key),
  };
}
