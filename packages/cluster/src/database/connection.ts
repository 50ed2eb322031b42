// Connections to PostgreSQL. A lost connection is an event, not the end of the process: queries that may be
// repeated are repeated until the database is back.
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import type { Address } from './address.js';

export type Database = pg.Pool;
/** A pool or one of its connections. */
export type Queryable = Pick<pg.Pool, 'query'>;

export interface ConnectOptions {
  /** Shown by PostgreSQL in pg_stat_activity. */
  readonly role: 'submitter' | 'worker' | 'admin';
  /** Most connections at a time. Default 4. */
  readonly connections?: number;
}

export function connect({ url }: Pick<Address, 'url'>, { role, connections = 4 }: ConnectOptions): Database {
  const pool = new pg.Pool({
    connectionString: url,
    max: connections,
    application_name: `crosshatch-${role}`,
    connectionTimeoutMillis: 10_000,
    // A host that was unplugged does not answer, and does not close its connection either.
    query_timeout: 60_000,
    keepAlive: true,
  });
  // Without both listeners a restart of the database ends the process: the first is for idle connections,
  // the second for those in use.
  pool.on('error', () => {});
  pool.on('connect', (client) => {
    client.on('error', () => {});
  });
  return pool;
}

/** Runs in one transaction; rolls back when `work` throws. */
export async function transaction<Result>(
  database: Database,
  work: (connection: Queryable) => Promise<Result>,
): Promise<Result> {
  const connection = await database.connect();
  let isBroken = false;
  try {
    await connection.query('begin');
    const result = await work(connection);
    await connection.query('commit');
    return result;
  } catch (error) {
    isBroken = isConnectionLoss(error);
    if (!isBroken) await connection.query('rollback').catch(() => {});
    throw error;
  } finally {
    connection.release(isBroken);
  }
}

const SYSTEM_CODES = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EPIPE',
  'ETIMEDOUT',
]);

/** Whether the database could not be reached or asks to try again, as opposed to having refused a statement. */
export function isConnectionLoss(error: unknown): boolean {
  if (error instanceof AggregateError) return error.errors.some(isConnectionLoss);
  if (!(error instanceof Error)) return false;
  const code = String((error as { code?: unknown }).code ?? '');
  // 08: connection exceptions. 57P0x: shut down, crashed, starting up. 53300: too many connections. 40: deadlock or
  // serialisation failure, of which PostgreSQL says that the transaction is to be repeated.
  if (SYSTEM_CODES.has(code) || /^(08...|57P0[1-3]|53300|40...)$/.test(code)) return true;
  return /Connection terminated|Client has encountered a connection error|timeout/i.test(error.message);
}

export interface Patience {
  readonly signal?: AbortSignal | undefined;
  /** Seconds without a database connection before giving up. Default 120. */
  readonly seconds?: number;
  /** Called once for each failed attempt. */
  readonly onWait?: (error: Error) => void;
}

/** Repeats work that may be repeated until the database answers. */
export async function persist<Result>(
  work: () => Promise<Result>,
  { signal, seconds = 120, onWait }: Patience = {},
): Promise<Result> {
  const end = performance.now() + seconds * 1000;
  for (let pause = 50; ; pause = Math.min(2000, pause * 2)) {
    try {
      return await work();
    } catch (error) {
      if (!isConnectionLoss(error) || signal?.aborted || performance.now() > end) throw error;
      onWait?.(error as Error);
      await sleep(pause, undefined, { signal }).catch(() => {});
    }
  }
}
