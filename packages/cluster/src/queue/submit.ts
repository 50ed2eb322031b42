// Adds items to a job, some at a time. Items, their chunk and the job's counter change in one transaction, so that
// a submission that was killed can be continued at the counter.
import { type Database, transaction } from '../database/connection.js';

export interface ResultBody {
  /** JSON. */
  readonly body: string;
  /** Equal for items that are the same, and for those that are the same turned or mirrored. */
  readonly hash?: string | undefined;
  readonly symmetry?: string | undefined;
}

export interface NewItem {
  /** Says whether the item is the same as that of an earlier submission. */
  readonly digest: string;
  /** JSON. */
  readonly body: string;
  /** A result that is known already: no worker gets the item. */
  readonly result?: ResultBody | undefined;
}

/** The job has changed: it was cancelled or deleted, or somebody else submits to it. */
export class JobLost extends Error {}

/** Appends items to a job that has `from` items so far, in chunks of at most `size`; returns how many it has now. */
export function submit(
  database: Database,
  job: string,
  from: number,
  items: readonly NewItem[],
  size = Infinity,
): Promise<number> {
  return transaction(database, async (connection) => {
    const to = from + items.length;
    const { rows } = await connection.query(
      `update crosshatch.job set items = $3, seen = clock_timestamp()
       where id = $1 and items = $2 and state = 'submitting' returning priority`,
      [job, from, to],
    );
    if (rows.length === 0) throw new JobLost('the job was cancelled or deleted while it was being submitted');
    await connection.query(
      `insert into crosshatch.item (job, number, digest, body)
       select $1, $2 + place - 1, digest, body
       from unnest($3::text[], $4::text[]) with ordinality as new (digest, body, place)`,
      [
        job,
        from,
        items.map(({ digest }) => digest),
        items.map(({ body, result }) => (result === undefined ? body : '')),
      ],
    );
    const known = items.flatMap(({ result }, i) =>
      result === undefined ? [] : [{ number: from + i, ...result }],
    );
    if (known.length > 0) {
      await connection.query(
        `insert into crosshatch.result (job, number, body, hash, symmetry)
         select $1, * from unnest($2::int[], $3::text[], $4::text[], $5::text[])`,
        [
          job,
          known.map(({ number }) => number),
          known.map(({ body }) => body),
          known.map(({ hash }) => hash ?? null),
          known.map(({ symmetry }) => symmetry ?? null),
        ],
      );
    }
    const ranges = rangesWithoutResult(from, items, size);
    await connection.query(
      `insert into crosshatch.chunk (job, first, last, priority)
       select $1, first, last, $4 from unnest($2::int[], $3::int[]) as new (first, last)`,
      [job, ranges.map(({ first }) => first), ranges.map(({ last }) => last), rows[0].priority],
    );
    if (ranges.length > 0) await connection.query(`select pg_notify('crosshatch_work', '')`);
    return to;
  });
}

/** All items are submitted. */
export async function endSubmission(database: Database, job: string): Promise<void> {
  await database.query(
    `update crosshatch.job set state = 'submitted', seen = clock_timestamp() where id = $1 and state = 'submitting'`,
    [job],
  );
}

/** Forgets the items from `to` on and what came of them: the input has changed from there. */
export function truncateJob(database: Database, job: string, to: number): Promise<void> {
  return transaction(database, async (connection) => {
    await connection.query('update crosshatch.job set items = least(items, $2) where id = $1', [job, to]);
    await connection.query('delete from crosshatch.chunk where job = $1 and first >= $2', [job, to]);
    // A worker that has the range loses it: it knows the old end.
    await connection.query(
      `update crosshatch.chunk set last = $2, state = 'waiting', token = null, worker = null
       where job = $1 and last > $2`,
      [job, to],
    );
    for (const table of ['item', 'result'])
      await connection.query(`delete from crosshatch.${table} where job = $1 and number >= $2`, [job, to]);
  });
}

/** The digests of items [from, to) of an earlier submission. */
export async function digests(database: Database, job: string, from: number, to: number): Promise<string[]> {
  const { rows } = await database.query(
    'select digest from crosshatch.item where job = $1 and number >= $2 and number < $3 order by number',
    [job, from, to],
  );
  return rows.map(({ digest }) => digest);
}

function rangesWithoutResult(
  from: number,
  items: readonly NewItem[],
  size: number,
): { first: number; last: number }[] {
  const ranges: { first: number; last: number }[] = [];
  items.forEach(({ result }, i) => {
    if (result !== undefined) return;
    const number = from + i;
    const previous = ranges.at(-1);
    if (previous?.last === number && number - previous.first < size) previous.last += 1;
    else ranges.push({ first: number, last: number + 1 });
  });
  return ranges;
}
