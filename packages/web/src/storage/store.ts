// Tables of records by key. Values read from a store are `unknown`: anybody can write into a browser's
// storage, so every reader validates.
export const TABLES = ['progress', 'puzzles', 'solves'] as const;
export type Table = (typeof TABLES)[number];

export interface Store {
  get(table: Table, key: string): Promise<unknown>;
  all(table: Table): Promise<readonly unknown[]>;
  put(table: Table, key: string, value: unknown): Promise<void>;
  /**
   * Replaces a record by what `change` makes of the present one, without another writer in between.
   * `change` returns undefined to leave it. The result is the record that is stored afterwards.
   */
  update(table: Table, key: string, change: (now: unknown) => unknown): Promise<unknown>;
  remove(table: Table, key: string): Promise<void>;
}

/** Keeps everything until the page is closed. */
export function memoryStore(): Store {
  const tables = Object.fromEntries(TABLES.map((table) => [table, new Map<string, unknown>()])) as Record<
    Table,
    Map<string, unknown>
  >;
  return {
    get: async (table, key) => tables[table].get(key),
    all: async (table) => [...tables[table].values()],
    put: async (table, key, value) => {
      tables[table].set(key, value);
    },
    update: async (table, key, change) => {
      const next = change(tables[table].get(key));
      if (next !== undefined) tables[table].set(key, next);
      return tables[table].get(key);
    },
    remove: async (table, key) => {
      tables[table].delete(key);
    },
  };
}
