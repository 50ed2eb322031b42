// What goes on in a cluster: who works, on what, how fast, and how much is left.
import type { Queryable } from '../database/connection.js';

export interface WorkerStatus {
  readonly id: string;
  readonly host: string;
  readonly pid: number;
  readonly version: string;
  readonly concurrency: number;
  readonly doing: string;
  /** Items since it was started, and items per second lately. */
  readonly items: number;
  readonly rate: number;
  readonly quietSeconds: number;
  /** Silent for longer than its lease: killed, frozen or cut off. */
  readonly isLost: boolean;
}

export interface ClusterStatus {
  readonly database: { readonly version: string; readonly bytes: number };
  readonly jobs: Readonly<Record<string, number>>;
  /** Items that wait, and that are with a worker. */
  readonly waiting: number;
  readonly running: number;
  readonly workers: readonly WorkerStatus[];
  /** Of all workers that are there, per second. */
  readonly rate: number;
  /** Undefined when nothing is done at present. */
  readonly secondsLeft?: number;
}

export async function clusterStatus(database: Queryable): Promise<ClusterStatus> {
  const [server, jobs, chunks, workers] = [
    await database.query(
      `select current_setting('server_version') as version, pg_database_size(current_database())::float8 as bytes`,
    ),
    await database.query(
      'select state, count(*)::int as count from crosshatch.job group by state order by state',
    ),
    await database.query(
      'select state, sum(last - first)::float8 as items from crosshatch.chunk group by state',
    ),
    await database.query<WorkerStatus>(
      `select id, host, pid, version, concurrency, doing, items::float8 as items, rate,
         extract(epoch from clock_timestamp() - seen)::float8 as "quietSeconds",
         seen < clock_timestamp() - make_interval(secs => lease_seconds) as "isLost"
       from crosshatch.worker order by host, pid`,
    ),
  ];
  const items = (state: string) => chunks.rows.find((row) => row.state === state)?.items ?? 0;
  const [waiting, running] = [items('waiting'), items('running')];
  const rate = workers.rows.reduce((sum, worker) => sum + (worker.isLost ? 0 : worker.rate), 0);
  return {
    database: server.rows[0],
    jobs: Object.fromEntries(jobs.rows.map(({ state, count }) => [state, count])),
    waiting,
    running,
    workers: workers.rows,
    rate,
    ...(rate > 0 ? { secondsLeft: (waiting + running) / rate } : {}),
  };
}
