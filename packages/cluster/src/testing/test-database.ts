// A fresh PostgreSQL for the tests of one file, with the schema in it.
import { execFileSync } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseAddress } from '../database/address.js';
import { connect, type Database } from '../database/connection.js';
import { migrate } from '../database/migrate.js';
import { type Binaries, type FolderOptions, startFolder, stopFolder } from '../embedded/index.js';

export interface TestDatabase {
  readonly folder: string;
  readonly url: string;
  readonly database: Database;
  /** As a crash would end it, and back on the same port. */
  restart(): Promise<void>;
  close(): Promise<void>;
}

/** Durability is of no use to a test. */
const SETTINGS = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' };

export async function testDatabase(
  options: FolderOptions & { readonly origin?: Binaries['origin'] } = {},
): Promise<TestDatabase> {
  const folder = await mkdtemp(join(tmpdir(), 'crosshatch-cluster-'));
  const all = { ...options, settings: { ...SETTINGS, ...options.settings } };
  const { url = '', pid } = await startFolder(folder, all);
  const database = connect(parseAddress(url), { role: 'admin', connections: 10 });
  await migrate(database);
  // A test that is killed must not leave a server behind.
  const atExit = () => {
    if (pid !== undefined) execFileSync('kill', ['-QUIT', String(pid)], { stdio: 'ignore' });
  };
  process.once('exit', atExit);
  return {
    folder,
    url,
    database,
    restart: async () => {
      await stopFolder(folder, 'immediate', options.origin);
      await startFolder(folder, { ...all, port: Number(new URL(url).port) });
    },
    close: async () => {
      process.removeListener('exit', atExit);
      await database.end();
      await stopFolder(folder, 'fast', options.origin);
      await rm(folder, { recursive: true, force: true });
    },
  };
}
