// Delivers the results of a job in the order of its items, while workers go on. Holds one page at a time, and asks
// the database which earlier item is the same.
import { setTimeout as sleep } from 'node:timers/promises';
import { type Database, persist, type Queryable, transaction } from '../database/connection.js';
import type { JobState } from './job.js';
import { reap } from './lease.js';
import { JobLost } from './submit.js';

export interface CollectedResult {
  readonly number: number;
  readonly body: string;
  /** Of the worker; undefined for a result that came with the submission. */
  readonly version?: string;
  /** The first item with the same hash, and with the same one when turned or mirrored: itself, if it is the first. */
  readonly sameAs?: number;
  readonly symmetricTo?: number;
}

export interface CollectOptions {
  readonly from?: number;
  readonly signal: AbortSignal;
  readonly leaseSeconds: number;
  /** Items from here on are not delivered yet. Default: all may be. */
  readonly limit?: () => number;
  /** Results of one page. Default 500. */
  readonly pageSize?: number;
  /** Called when there is nothing to deliver yet. */
  readonly onWait?: (() => void | Promise<void>) | undefined;
}

/** Pages in a row with missing results, after which it is a mistake in the program. */
const MOST_INCOMPLETE = 5;

/**
 * Yields pages of results until all items of the job are delivered or the signal is raised. Polls rather than
 * listens: a NOTIFY in every commit of every worker would make PostgreSQL commit them one after the other.
 */
export async function* collect(
  database: Database,
  job: string,
  { from = 0, signal, leaseSeconds, pageSize = 500, onWait, limit = () => Infinity }: CollectOptions,
): AsyncGenerator<readonly CollectedResult[], void, void> {
  let next = from;
  let pause = 20;
  let incomplete = 0;
  while (!signal.aborted) {
    const most = limit();
    const found = await persist(() => frontier(database, job), { signal });
    const { state, items } = found;
    const ready = Math.min(most, found.ready);
    if (state === 'cancelled') throw new JobLost('the job was cancelled');
    if (next < ready) {
      const to = Math.min(ready, next + pageSize);
      const page = await persist(() => results(database, job, next, to), { signal });
      if (page.length !== to - next) {
        // With `synchronous_commit = off` a crash of the database between the two queries takes back commits that the
        // first one saw. Their chunks are open again, and the next look shows that.
        incomplete += 1;
        if (incomplete > MOST_INCOMPLETE)
          throw new Error(`Job ${job} has ${page.length} results of items ${next} to ${to}.`);
        continue;
      }
      incomplete = 0;
      yield page;
      next = to;
      pause = 20;
      continue;
    }
    if (state !== 'submitting' && next === items) return;
    await onWait?.();
    await persist(() => reap(database, leaseSeconds), { signal });
    await sleep(pause, undefined, { signal }).catch(() => {});
    pause = Math.min(500, pause * 1.5);
  }
}

/** Up to where every item has its result. Reports that the submitter is there. */
async function frontier(
  database: Queryable,
  job: string,
): Promise<{ state: JobState; items: number; ready: number }> {
  const { rows } = await database.query(
    `with seen as (
       update crosshatch.job set seen = clock_timestamp()
       where id = $1 and seen < clock_timestamp() - interval '5 seconds'
     )
     select state, items,
       coalesce((select min(first) from crosshatch.chunk where job = $1), items)::int as ready
     from crosshatch.job where id = $1`,
    [job],
  );
  if (rows.length === 0) throw new JobLost('the job was deleted');
  return rows[0];
}

interface ResultRow {
  readonly number: number;
  readonly body: string;
  readonly version: string | null;
  readonly same: number | null;
  readonly symmetric: number | null;
}

async function results(
  database: Queryable,
  job: string,
  from: number,
  to: number,
): Promise<CollectedResult[]> {
  const { rows } = await database.query<ResultRow>(
    `select number, body, version,
       (select min(number) from crosshatch.result s where s.job = $1 and s.hash = r.hash) as same,
       (select min(number) from crosshatch.result s where s.job = $1 and s.symmetry = r.symmetry) as symmetric
     from crosshatch.result r where job = $1 and number >= $2 and number < $3 order by number`,
    [job, from, to],
  );
  return rows.map(({ number, body, version, same, symmetric }) => ({
    number,
    body,
    ...(version === null ? {} : { version }),
    ...(same === null ? {} : { sameAs: same }),
    ...(symmetric === null ? {} : { symmetricTo: symmetric }),
  }));
}

/** Results in any order, besides those that are known already. For jobs of some thousand items at most. */
export async function resultsBesides(
  database: Queryable,
  job: string,
  known: Iterable<number>,
): Promise<{ readonly number: number; readonly body: string }[]> {
  const { rows } = await database.query<{ number: number; body: string }>(
    'select number, body from crosshatch.result where job = $1 and not (number = any ($2::int[])) order by number',
    [job, [...known]],
  );
  return rows;
}

/** Call this once the submitter has stored all results: the job stays in the list, its contents are deleted. */
export function finishJob(database: Database, job: string): Promise<void> {
  return transaction(database, async (connection) => {
    await connection.query(
      `update crosshatch.job set state = 'finished', ended = clock_timestamp() where id = $1`,
      [job],
    );
    for (const table of ['chunk', 'item', 'result'])
      await connection.query(`delete from crosshatch.${table} where job = $1`, [job]);
  });
}

/** How many results came from workers of each version. */
export async function versionsOf(database: Queryable, job: string): Promise<Map<string, number>> {
  const { rows } = await database.query<{ version: string; count: number }>(
    `select version, count(*)::int as count from crosshatch.result
     where job = $1 and version is not null group by version order by version`,
    [job],
  );
  return new Map(rows.map(({ version, count }) => [version, count]));
}
