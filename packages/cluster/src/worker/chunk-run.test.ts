// What a lease gives away when its time is up.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { findJobs } from '../queue/job.js';
import { claim } from '../queue/lease.js';
import { items, submitted } from '../testing/items.js';
import { type TestDatabase, testDatabase } from '../testing/test-database.js';
import { ChunkRun } from './chunk-run.js';

let made: TestDatabase;
before(async () => {
  made = await testDatabase();
});
after(() => made.close());

test('a lease whose time is up right after a commit gives the rest back whole', async () => {
  const { database } = made;
  const job = await submitted(database, items(10), { chunk: 10 });
  const lease = await claim(database, '00000000-0000-0000-0000-000000000001', '1', 60);
  assert(lease !== undefined);
  let examined = 0;
  // One item at a time, each committed at once, and its time is up while the second is committed.
  const run = new ChunkRun(
    database,
    { ...lease, isCareful: true },
    {
      host: 'test',
      pid: 1,
      version: '1',
      concurrency: 1,
      signal: new AbortController().signal,
      examine: async ({ body }) => {
        examined += 1;
        if (examined === 2) await new Promise((resolve) => setTimeout(resolve, 30));
        return { body };
      },
      giveUp: ({ body }) => ({ body }),
    },
    0,
    () => {},
  );
  await run.run();
  const [{ items: all, open }] = await findJobs(database, job);
  assert.equal(all, 10);
  assert(examined >= 1 && open === 10 - examined, `${examined} examined, ${open} open`);
  // The rest is there for the next worker.
  const next = await claim(database, '00000000-0000-0000-0000-000000000002', '1', 60);
  assert.equal(next?.first, examined);
});
