// What a worker does with chunks: takes a lease on one, renews it, commits results, gives away what it has not
// begun. Every statement names the token of the lease: a worker that lost its lease changes nothing, whenever it
// comes back. All times are the database's.
import { randomUUID } from 'node:crypto';
import type { Queryable } from '../database/connection.js';
import type { ResultBody } from './submit.js';

export interface Lease {
  readonly job: string;
  readonly kind: string;
  /** Of the job. JSON. */
  readonly settings: string;
  readonly token: string;
  /** Items [first, last) have no result yet. */
  first: number;
  last: number;
  /** How many workers were lost while they had the first item. */
  readonly attempts: number;
  /** One item at a time. */
  readonly isCareful: boolean;
  /** From `first` on. */
  readonly bodies: readonly string[];
}

/** Parameters: the worker, its version, a token, the seconds of the lease. */
export const CLAIM = `with head as (
  select j.id, c.first from crosshatch.job j cross join lateral (
    select first from crosshatch.chunk
    where job = j.id and state = 'waiting' order by first limit 1) c
  where $2 = any (j.versions) and j.state in ('submitting', 'submitted')
  order by j.priority desc, c.first, j.id
), next as (
  select c.job, c.first from head cross join lateral (
    select job, first from crosshatch.chunk
    where job = head.id and state = 'waiting' order by first limit 1 for update skip locked) c
  limit 1
), mine as (
  update crosshatch.chunk c set state = 'running', token = $3, worker = $1,
    lease_until = clock_timestamp() + make_interval(secs => $4)
  from next where c.job = next.job and c.first = next.first
  returning c.job, c.first, c.last, c.token, c.attempts, c.careful
)
select mine.*, job.kind, job.settings,
  (select json_agg(item.body order by item.number) from crosshatch.item
   where item.job = mine.job and item.number >= mine.first and item.number < mine.last) as bodies
from mine join crosshatch.job on job.id = mine.job`;

/**
 * Takes the next chunk that this version may take: of the job with the highest priority, and among equals of the one
 * that has got the least far. Two index lookups for each open job, however long the queue is: one ordered query over
 * the chunks of all jobs would be planned as a sort of the whole queue while the table has no statistics.
 * Bodies travel as JSON, which is parsed much faster than an array.
 */
export async function claim(
  database: Queryable,
  worker: string,
  version: string,
  leaseSeconds: number,
): Promise<Lease | undefined> {
  const { rows } = await database.query(CLAIM, [worker, version, randomUUID(), leaseSeconds]);
  if (rows.length === 0) return undefined;
  const [{ careful, ...lease }] = rows;
  return { ...lease, isCareful: careful };
}

/** Renews leases; returns the tokens that are still held. */
export async function renew(database: Queryable, worker: string, leaseSeconds: number): Promise<Set<string>> {
  const { rows } = await database.query(
    `update crosshatch.chunk set lease_until = clock_timestamp() + make_interval(secs => $2)
     where worker = $1 and state = 'running' returning token`,
    [worker, leaseSeconds],
  );
  return new Set(rows.map(({ token }) => token));
}

export interface CommittedResult extends ResultBody {
  /** The worker could not examine it. */
  readonly hasFailed?: boolean;
}

/**
 * Stores the results of the next items of a lease and moves its beginning, or ends it, in one statement.
 * False, with nothing changed, when the lease is lost.
 */
export async function commit(
  database: Queryable,
  lease: Lease,
  results: readonly CommittedResult[],
  version: string,
): Promise<boolean> {
  const to = lease.first + results.length;
  const held =
    to === lease.last
      ? 'delete from crosshatch.chunk where job = $1 and first = $2 and token = $3 and $4::int = last returning 1'
      : `update crosshatch.chunk set first = $4::int, attempts = 0
         where job = $1 and first = $2 and token = $3 and state = 'running' and $4::int < last returning 1`;
  const { rows } = await database.query(
    `with held as (${held}), stored as (
       insert into crosshatch.result (job, number, body, hash, symmetry, failed, version)
       select $1, $2 + place - 1, body, hash, symmetry, failed, $9
       from held, unnest($5::text[], $6::text[], $7::text[], $8::bool[])
         with ordinality as new (body, hash, symmetry, failed, place)
     ) select count(*)::int as held from held`,
    [
      lease.job,
      lease.first,
      lease.token,
      to,
      results.map(({ body }) => body),
      results.map(({ hash }) => hash ?? null),
      results.map(({ symmetry }) => symmetry ?? null),
      results.map(({ hasFailed }) => hasFailed ?? false),
      version,
    ],
  );
  if (rows[0].held === 0) return false;
  lease.first = to;
  return true;
}

/** Gives items [from, last) back to the queue, in ranges of `size`. False when the lease is lost. */
export async function shed(database: Queryable, lease: Lease, from: number, size: number): Promise<boolean> {
  const { rows } = await database.query(
    `with held as (
       update crosshatch.chunk set last = $4::int
       where job = $1 and first = $2 and token = $3 and state = 'running' returning priority, careful
     ), given as (
       insert into crosshatch.chunk (job, first, last, priority, careful)
       select $1, at, least(at + $6::int, $5::int), priority, careful
       from held, generate_series($4::int, $5::int - 1, $6::int) as at
     ) select count(*)::int as held from held`,
    [lease.job, lease.first, lease.token, from, lease.last, size],
  );
  if (rows[0].held === 0) return false;
  lease.last = from;
  return true;
}

/** Gives a lease back because the worker stops. This does not count as a failed attempt. */
export async function release(database: Queryable, { job, token }: Lease): Promise<void> {
  await database.query(
    `update crosshatch.chunk set state = 'waiting', token = null, worker = null
     where job = $1 and token = $2 and state = 'running'`,
    [job, token],
  );
}

/**
 * Puts chunks back whose worker was not heard of in time. After a restart of the database workers get a full
 * lease to come back first.
 */
export async function reap(database: Queryable, leaseSeconds: number): Promise<number> {
  const { rowCount } = await database.query(
    `update crosshatch.chunk c
     set state = 'waiting', attempts = c.attempts + 1, careful = true, token = null, worker = null
     from (select job, first from crosshatch.chunk
           where state = 'running' and lease_until < clock_timestamp()
             and pg_postmaster_start_time() < clock_timestamp() - make_interval(secs => $1)
           for update skip locked) lost
     where c.job = lost.job and c.first = lost.first`,
    [leaseSeconds],
  );
  return rowCount ?? 0;
}
