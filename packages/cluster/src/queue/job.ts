// A job: a list of items with one result each. What an item and a result contain is not this package's business.
import { createHash, randomUUID } from 'node:crypto';
import type { Database, Queryable } from '../database/connection.js';
import { transaction } from '../database/connection.js';

export type JobState = 'submitting' | 'submitted' | 'finished' | 'cancelled';

export interface NewJob {
  /** The same key gives the same job, so that a submission can be continued. Default: a job of its own. */
  readonly key?: string | undefined;
  readonly kind: string;
  /** For people. */
  readonly name: string;
  /** Who submitted it: `user@host`. */
  readonly submitter: string;
  /** JSON that is passed to the workers. */
  readonly settings: string;
  /** Versions of workers that may take its items. */
  readonly versions: readonly string[];
  /** Higher ones first. Default 0. */
  readonly priority?: number;
}

export interface Job {
  readonly id: string;
  readonly kind: string;
  readonly name: string;
  readonly submitter: string;
  readonly versions: readonly string[];
  readonly state: JobState;
  /** Items submitted so far. */
  readonly items: number;
  /** Items without a result, and how many of them are with a worker. */
  readonly open: number;
  readonly running: number;
  readonly crashed: number;
  /** ISO 8601. */
  readonly created: string;
  readonly ended?: string;
  /** Seconds since the submitter was last heard of. */
  readonly quietSeconds: number;
}

/** A UUID made of a text: the same text, the same UUID. */
export function keyedId(key: string): string {
  const hex = createHash('sha256').update(key).digest('hex');
  const variant = ((Number.parseInt(hex[16], 16) & 3) | 8).toString(16);
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-${variant}${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}

/**
 * Creates a job. One with the same key that exists is replaced, or with `continues` and if it was not finished,
 * continued: its items and results stay.
 */
export async function openJob(
  database: Database,
  job: NewJob,
  { continues }: { readonly continues: boolean },
): Promise<{ id: string; items: number }> {
  const id = job.key === undefined ? randomUUID() : keyedId(job.key);
  return transaction(database, async (connection) => {
    if (continues) {
      const { rows } = await connection.query(
        `update crosshatch.job set state = 'submitting', seen = clock_timestamp(), ended = null
         where id = $1 and state <> 'finished' and settings = $2 and versions = $3 returning items`,
        [id, job.settings, job.versions],
      );
      if (rows.length > 0) {
        await reopen(connection, id);
        return { id, items: rows[0].items };
      }
    }
    await connection.query('delete from crosshatch.job where id = $1', [id]);
    await connection.query(
      `insert into crosshatch.job (id, kind, name, submitter, settings, versions, priority)
       values ($1, $2, $3, $4, $5, $6, $7)`,
      [id, job.kind, job.name, job.submitter, job.settings, job.versions, job.priority ?? 0],
    );
    return { id, items: 0 };
  });
}

function reopen(connection: Queryable, id: string): Promise<unknown> {
  return connection.query(
    `update crosshatch.chunk set state = 'waiting', attempts = 0 where job = $1 and state = 'cancelled'`,
    [id],
  );
}

const COLUMNS = `id, kind, name, submitter, versions, state, items, created, ended,
  extract(epoch from clock_timestamp() - seen)::float8 as quiet,
  (select coalesce(sum(last - first), 0) from crosshatch.chunk where job = id)::int as open,
  (select coalesce(sum(last - first), 0) from crosshatch.chunk where job = id and state = 'running')::int as running,
  (select count(*) from crosshatch.result where job = id and failed)::int as crashed`;

/** Newest first. */
export async function jobs(database: Queryable): Promise<Job[]> {
  const { rows } = await database.query<JobRow>(
    `select ${COLUMNS} from crosshatch.job order by created desc, id`,
  );
  return rows.map(jobOf);
}

/** The jobs whose id begins like this. */
export async function findJobs(database: Queryable, prefix: string): Promise<Job[]> {
  const { rows } = await database.query<JobRow>(
    `select ${COLUMNS} from crosshatch.job where left(id::text, length($1)) = $1 order by created desc, id`,
    [prefix.toLowerCase()],
  );
  return rows.map(jobOf);
}

interface JobRow extends Omit<Job, 'created' | 'ended' | 'quietSeconds'> {
  readonly created: Date;
  readonly ended: Date | null;
  readonly quiet: number;
}

function jobOf({ created, ended, quiet, ...row }: JobRow): Job {
  return {
    ...row,
    created: created.toISOString(),
    ...(ended === null ? {} : { ended: ended.toISOString() }),
    quietSeconds: quiet,
  };
}

/** Changes the settings of a job: items that are taken from now on get the new ones. */
export async function changeSettings(database: Queryable, id: string, settings: string): Promise<void> {
  await database.query('update crosshatch.job set settings = $2, seen = clock_timestamp() where id = $1', [
    id,
    settings,
  ]);
}

/** Stops a job: workers drop what they have of it. Its results stay. False when it had ended before. */
export function cancelJob(database: Database, id: string): Promise<boolean> {
  return transaction(database, async (connection) => {
    const { rowCount } = await connection.query(
      `update crosshatch.job set state = 'cancelled', ended = clock_timestamp()
       where id = $1 and state in ('submitting', 'submitted')`,
      [id],
    );
    if (rowCount === 0) return false;
    // Without its token no worker can commit, renew or split.
    await connection.query(
      `update crosshatch.chunk set state = 'cancelled', token = null, worker = null where job = $1`,
      [id],
    );
    await connection.query(`select pg_notify('crosshatch_cancel', $1)`, [id]);
    return true;
  });
}

/**
 * Continues a cancelled job, and examines items again whose workers crashed. Returns how many items wait again;
 * undefined when the job's results are gone, because they were delivered.
 */
export function retryJob(database: Database, id: string): Promise<number | undefined> {
  return transaction(database, async (connection) => {
    const { rows } = await connection.query(
      `update crosshatch.job set state = 'submitted', ended = null where id = $1 and state <> 'finished'
       returning priority`,
      [id],
    );
    if (rows.length === 0) return undefined;
    await reopen(connection, id);
    await connection.query(
      `with gone as (delete from crosshatch.result where job = $1 and failed returning number)
       insert into crosshatch.chunk (job, first, last, priority) select $1, number, number + 1, $2 from gone`,
      [id, rows[0].priority],
    );
    await connection.query(`select pg_notify('crosshatch_work', '')`);
    const open = await connection.query(
      'select coalesce(sum(last - first), 0)::int as open from crosshatch.chunk where job = $1',
      [id],
    );
    return open.rows[0].open;
  });
}

export async function deleteJob(database: Queryable, id: string): Promise<void> {
  await database.query('delete from crosshatch.job where id = $1', [id]);
}
