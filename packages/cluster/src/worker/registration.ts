// A worker's row in the database: that it is there, what it does, and how fast.
import type { Queryable } from '../database/connection.js';

export interface WorkerIdentity {
  readonly id: string;
  readonly host: string;
  readonly pid: number;
  readonly version: string;
  readonly concurrency: number;
  readonly leaseSeconds: number;
}

export interface WorkerNews {
  /** What it does, for people. */
  readonly doing: string;
  /** Items since it was started; per second lately. */
  readonly items: number;
  readonly rate: number;
}

/** Registers a worker or reports on it: one statement for both, as the row may have been removed meanwhile. */
export async function report(database: Queryable, worker: WorkerIdentity, news: WorkerNews): Promise<void> {
  await database.query(
    `insert into crosshatch.worker (id, host, pid, version, concurrency, lease_seconds, doing, items, rate)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9)
     on conflict (id) do update set doing = $7, items = $8, rate = $9, seen = clock_timestamp()`,
    [
      worker.id,
      worker.host,
      worker.pid,
      worker.version,
      worker.concurrency,
      worker.leaseSeconds,
      news.doing,
      news.items,
      news.rate,
    ],
  );
}

export async function deregister(database: Queryable, { id }: WorkerIdentity): Promise<void> {
  await database.query('delete from crosshatch.worker where id = $1', [id]);
}

/** Forgets workers that were not heard of for a day. */
export async function forgetLost(database: Queryable): Promise<void> {
  await database.query(`delete from crosshatch.worker where seen < clock_timestamp() - interval '1 day'`);
}
