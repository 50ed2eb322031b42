// Tables of records by key, in IndexedDB. What comes back is unknown on purpose: anybody can write into
// a browser's storage, so every reader validates. Where there is no IndexedDB, memory serves.
const TABLES = ['progress', 'puzzles'] as const;
type Table = (typeof TABLES)[number];

export interface Store {
  get(table: Table, key: string): Promise<unknown>;
  all(table: Table): Promise<readonly unknown[]>;
  put(table: Table, key: string, value: unknown): Promise<void>;
  remove(table: Table, key: string): Promise<void>;
}

const NAME = 'crosshatch';
const VERSION = 1;

let opened: Promise<Store> | undefined;

/** The browser's store, opened at the first use. */
export function store(): Promise<Store> {
  opened ??= openDatabase().then(databaseStore, memoryStore);
  return opened;
}

function openDatabase(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(NAME, VERSION);
    request.onupgradeneeded = () => {
      for (const table of TABLES) request.result.createObjectStore(table);
    };
    request.onsuccess = () => {
      const database = request.result;
      // Another tab with a newer version of the page wants in: let it.
      database.onversionchange = () => database.close();
      resolve(database);
    };
    request.onerror = () => reject(request.error);
    request.onblocked = () => reject(new Error('The storage is held by another tab.'));
  });
}

function databaseStore(database: IDBDatabase): Store {
  const run = <T>(table: Table, mode: IDBTransactionMode, act: (rows: IDBObjectStore) => IDBRequest<T>) =>
    new Promise<T>((resolve, reject) => {
      const transaction = database.transaction(table, mode);
      const request = act(transaction.objectStore(table));
      transaction.oncomplete = () => resolve(request.result);
      transaction.onabort = () => reject(transaction.error);
    });
  return {
    get: (table, key) => run(table, 'readonly', (rows) => rows.get(key)),
    all: (table) => run(table, 'readonly', (rows) => rows.getAll()),
    put: async (table, key, value) => {
      await run(table, 'readwrite', (rows) => rows.put(value, key));
    },
    remove: (table, key) => run(table, 'readwrite', (rows) => rows.delete(key)),
  };
}

/** Keeps everything until the page is closed. */
export function memoryStore(): Store {
  const tables = { progress: new Map<string, unknown>(), puzzles: new Map<string, unknown>() };
  return {
    get: async (table, key) => tables[table].get(key),
    all: async (table) => [...tables[table].values()],
    put: async (table, key, value) => {
      tables[table].set(key, value);
    },
    remove: async (table, key) => {
      tables[table].delete(key);
    },
  };
}
