import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { migrate, SCHEMA_VERSION, schemaVersion } from '../database/migrate.js';
import { delivered, items, newJob, submitted } from '../testing/items.js';
import { type TestDatabase, testDatabase } from '../testing/test-database.js';
import { runWorker, type WorkerSettings } from '../worker/worker.js';
import { collect, finishJob, versionsOf } from './collect.js';
import { cancelJob, deleteJob, findJobs, jobs, keyedId, openJob, retryJob } from './job.js';
import { CLAIM, claim, commit, reap, release, renew, shed } from './lease.js';
import { clusterStatus } from './status.js';
import { digests, JobLost, submit } from './submit.js';

let made: TestDatabase;
before(async () => {
  made = await testDatabase();
});
after(() => made.close());

const WORKER = '00000000-0000-4000-8000-000000000001';
const NEVER = new AbortController().signal;

function worker(changes: Partial<WorkerSettings> = {}): WorkerSettings {
  return {
    host: 'test',
    pid: 1,
    version: '1',
    concurrency: 2,
    signal: NEVER,
    untilIdle: true,
    leaseSeconds: 5,
    examine: async ({ body }) => ({ body: JSON.stringify({ name: JSON.parse(body).name }) }),
    giveUp: () => ({ body: '{}' }),
    ...changes,
  };
}

test('every item has one result, in order, whatever the chunks', async () => {
  const { database } = made;
  const job = await submitted(database, items(103), { chunk: 10 });
  await runWorker(database, worker());
  const names = await delivered(database, job);
  assert.deepEqual(
    names,
    Array.from({ length: 103 }, (_, i) => `item ${i}`),
  );
  await deleteJob(database, job);
});

test('a worker that lost its lease changes nothing when it comes back', async () => {
  const { database } = made;
  const job = await submitted(database, items(4));
  const old = await claim(database, WORKER, '1', -1);
  assert(old !== undefined);
  assert.equal(await reap(database, 0), 1);
  const fresh = await claim(database, WORKER, '1', 60);
  assert(fresh !== undefined);
  assert.equal(fresh.attempts, 1);
  assert.equal(fresh.isCareful, true);
  const bodies = [1, 2, 3, 4].map((name) => ({ body: JSON.stringify({ name: `old ${name}` }) }));
  assert.equal(await commit(database, old, bodies, '1'), false);
  assert.equal(await shed(database, old, 2, 1), false);
  await release(database, old);
  assert((await renew(database, WORKER, 60)).has(fresh.token));
  const own = [1, 2, 3, 4].map((name) => ({ body: JSON.stringify({ name: `new ${name}` }) }));
  assert.equal(await commit(database, fresh, own, '1'), true);
  // A repeated commit, as after a connection that broke before its answer, finds nothing to do.
  assert.equal(await commit(database, { ...fresh, first: 0 }, own, '1'), false);
  assert.deepEqual(await delivered(database, job), ['new 1', 'new 2', 'new 3', 'new 4']);
  await deleteJob(database, job);
});

test('taking a chunk costs the same however long the queue is', async () => {
  const { database } = made;
  const job = await submitted(database, items(3000), { chunk: 1 });
  const { rows } = await database.query(`explain (analyze, format json) ${CLAIM}`, [WORKER, '1', WORKER, 60]);
  const counts = Array.from(JSON.stringify(rows).matchAll(/"Actual Rows":(\d+)/g), ([, count]) =>
    Number(count),
  );
  assert(counts.length > 5 && Math.max(...counts) < 10, `rows of the steps of the plan: ${counts.join(' ')}`);
  await deleteJob(database, job);
});

test('jobs take turns by how far they have got, unless one has a higher priority', async () => {
  const { database } = made;
  const long = await submitted(database, items(40), { chunk: 10 });
  const next = async () => (await claim(database, WORKER, '1', 60))?.job;
  assert.deepEqual([await next(), await next()], [long, long]);
  const small = await submitted(database, items(20), { chunk: 10 });
  const urgent = await submitted(database, items(10), { chunk: 10, priority: 5 });
  assert.equal(await next(), urgent);
  assert.deepEqual([await next(), await next()], [small, small]);
  assert.deepEqual([await next(), await next(), await next()], [long, long, undefined]);
  for (const job of [long, small, urgent]) await deleteJob(database, job);
});

test('what a worker gives back is done by others, and progress counts', async () => {
  const { database } = made;
  const job = await submitted(database, items(20));
  const lease = await claim(database, WORKER, '1', 60);
  assert(lease !== undefined);
  assert.equal(await commit(database, lease, [{ body: '{"name":"first"}' }], '1'), true);
  assert.equal(await shed(database, lease, 3, 7), true);
  const [{ open, running }] = await findJobs(database, job);
  assert.deepEqual({ open, running }, { open: 19, running: 2 });
  await release(database, lease);
  await runWorker(database, worker());
  assert.deepEqual((await delivered(database, job)).slice(0, 3), ['first', 'item 1', 'item 2']);
  await deleteJob(database, job);
});

test('a worker gives away what it has not begun after its time', async () => {
  const { database } = made;
  const job = await submitted(database, items(6, 30));
  let ended = 0;
  const slow = worker({
    concurrency: 1,
    targetSeconds: 0.02,
    examine: async ({ body }) => {
      await new Promise((resolve) => setTimeout(resolve, 30));
      ended += 1;
      return { body };
    },
  });
  await runWorker(database, slow);
  assert.equal(ended, 6);
  assert.equal((await delivered(database, job)).length, 6);
  await deleteJob(database, job);
});

test('results that are known at submission need no worker, and duplicates are found by hash', async () => {
  const { database } = made;
  const { id } = await openJob(database, newJob(), { continues: false });
  const known = (name: string, hash: string, symmetry: string) => ({
    digest: name,
    body: '{}',
    result: { body: JSON.stringify({ name }), hash, symmetry },
  });
  await submit(database, id, 0, [
    known('a', 'h1', 's1'),
    known('b', 'h2', 's1'),
    known('c', 'h1', 's1'),
    { digest: 'd', body: '{"name":"d"}' },
    { digest: 'e', body: '', result: { body: '{"name":"unreadable"}' } },
  ]);
  await database.query(`update crosshatch.job set state = 'submitted' where id = $1`, [id]);
  await runWorker(database, worker({ examine: async ({ body }) => ({ body, hash: 'h2', symmetry: 's2' }) }));
  const found: unknown[] = [];
  for await (const page of collect(database, id, { signal: NEVER, leaseSeconds: 2 }))
    found.push(...page.map(({ sameAs, symmetricTo, version }) => [sameAs, symmetricTo, version]));
  assert.deepEqual(found, [
    [0, 0, undefined],
    [1, 0, undefined],
    [0, 0, undefined],
    [1, 3, '1'],
    [undefined, undefined, undefined],
  ]);
  assert.deepEqual(await versionsOf(database, id), new Map([['1', 1]]));
  await finishJob(database, id);
  assert.equal((await database.query('select from crosshatch.result where job = $1', [id])).rowCount, 0);
  assert.equal((await findJobs(database, id))[0].state, 'finished');
  await deleteJob(database, id);
});

test('workers of a version that the job does not name leave it alone', async () => {
  const { database } = made;
  const job = await submitted(database, items(3), { versions: ['2', '3'] });
  await runWorker(database, worker({ version: '1' }));
  assert.equal((await findJobs(database, job))[0].open, 3);
  await runWorker(database, worker({ version: '3' }));
  assert.equal((await findJobs(database, job))[0].open, 0);
  assert.deepEqual([...(await versionsOf(database, job)).keys()], ['3']);
  await deleteJob(database, job);
});

test('a submission is continued where it ended; another one with the same key replaces it', async () => {
  const { database } = made;
  const key = 'report.ndjson';
  const first = await openJob(database, newJob({ key }), { continues: true });
  assert.deepEqual(first, { id: keyedId(key), items: 0 });
  await submit(database, first.id, 0, items(5));
  assert.deepEqual(await openJob(database, newJob({ key }), { continues: true }), { id: first.id, items: 5 });
  assert.deepEqual(await digests(database, first.id, 1, 3), ['item 1', 'item 2']);
  // Somebody who has not seen the five items must not number on from zero.
  await assert.rejects(submit(database, first.id, 0, items(1)), JobLost);
  const anew = await openJob(database, newJob({ key, settings: '{"max":3}' }), { continues: true });
  assert.deepEqual(anew, { id: first.id, items: 0 });
  await deleteJob(database, first.id);
});

test('a cancelled job is stopped in the middle of an item, and can be continued', async () => {
  const { database } = made;
  const job = await submitted(database, items(50));
  const stop = new AbortController();
  let begin = () => {};
  const begun = new Promise<void>((resolve) => {
    begin = resolve;
  });
  let drop = () => {};
  const dropped = new Promise<void>((resolve) => {
    drop = resolve;
  });
  const running = runWorker(
    database,
    worker({
      untilIdle: false,
      signal: stop.signal,
      examine: ({ signal, body }) => {
        signal.addEventListener('abort', drop);
        begin();
        return new Promise((settle) => signal.addEventListener('abort', () => settle({ body })));
      },
    }),
  );
  await begun;
  assert.equal(await cancelJob(database, job), true);
  await dropped;
  stop.abort();
  await running;
  assert.equal(await cancelJob(database, job), false);
  await assert.rejects(delivered(database, job), /cancelled/);
  await runWorker(database, worker());
  assert.equal((await findJobs(database, job))[0].open, 50);
  assert.equal(await retryJob(database, job), 50);
  await runWorker(database, worker());
  assert.equal((await delivered(database, job)).length, 50);
  await deleteJob(database, job);
});

test('the status counts what waits and what runs, and names the workers', async () => {
  const { database } = made;
  const job = await submitted(database, items(30), { chunk: 10 });
  await claim(database, WORKER, '1', 60);
  await database.query(
    `insert into crosshatch.worker (id, host, pid, version, concurrency, lease_seconds, rate, seen)
     values ($1, 'far', 7, '1', 2, 5, 10, clock_timestamp() - interval '1 minute')`,
    [WORKER],
  );
  const status = await clusterStatus(database);
  assert.equal(status.waiting, 20);
  assert.equal(status.running, 10);
  assert.equal(status.workers[0].isLost, true);
  assert.equal(status.rate, 0);
  assert.equal(status.secondsLeft, undefined);
  assert.deepEqual(
    (await jobs(database)).map(({ id }) => id),
    [job],
  );
  await deleteJob(database, job);
  await database.query('delete from crosshatch.worker');
});

test('ten migrations at once make one schema', async () => {
  const { database } = made;
  await database.query('drop schema crosshatch cascade');
  assert.equal(await schemaVersion(database), 0);
  const steps = await Promise.all(Array.from({ length: 10 }, () => migrate(database)));
  assert.deepEqual(
    steps.sort((a, b) => a - b),
    [...Array.from({ length: 9 }, () => 0), SCHEMA_VERSION],
  );
  await database.query('insert into crosshatch.migration (version) values (999)');
  await assert.rejects(migrate(database), /version 999, made by a newer release/);
  await database.query('delete from crosshatch.migration where version = 999');
});

test('a commit that a crash of the database took back is examined again, and delivered once', async () => {
  const { database } = made;
  const job = await submitted(database, items(4), { chunk: 2 });
  await runWorker(database, worker());
  let isUndone = false;
  // Between the two queries of a page one result disappears, and its chunk is back.
  const crashing = Object.assign(Object.create(database), {
    query: async (text: string, values: unknown[]) => {
      if (text.includes('from crosshatch.result r') && !isUndone) {
        isUndone = true;
        await database.query('delete from crosshatch.result where job = $1 and number = 2', [job]);
        await database.query(
          'insert into crosshatch.chunk (job, first, last, priority) values ($1, 2, 3, 0)',
          [job],
        );
      }
      return database.query(text, values);
    },
  });
  const numbers: number[] = [];
  const onWait = () => runWorker(database, worker());
  for await (const page of collect(crashing, job, { signal: NEVER, leaseSeconds: 2, onWait }))
    numbers.push(...page.map(({ number }) => number));
  assert.deepEqual(numbers, [0, 1, 2, 3]);
  assert(isUndone);
  await deleteJob(database, job);
});

test('a worker does not fetch slow items ahead: another worker gets them', async () => {
  const { database } = made;
  const job = await submitted(database, items(2), { chunk: 1, kind: 'slow' });
  const [begun, held] = [new AbortController(), new AbortController()];
  const examine: WorkerSettings['examine'] = async ({ body }) => ({ body });
  const first = runWorker(
    database,
    worker({
      concurrency: 1,
      slowKinds: ['slow'],
      examine: async (item) => {
        begun.abort();
        if (!held.signal.aborted)
          await new Promise((resolve) => held.signal.addEventListener('abort', resolve, { once: true }));
        return examine(item);
      },
    }),
  );
  if (!begun.signal.aborted)
    await new Promise((resolve) => begun.signal.addEventListener('abort', resolve, { once: true }));
  const names: string[] = [];
  await runWorker(
    database,
    worker({
      examine: (item) => {
        names.push(JSON.parse(item.body).name);
        return examine(item);
      },
    }),
  );
  held.abort();
  await first;
  assert.deepEqual(names, ['item 1']);
  await deleteJob(database, job);
});
