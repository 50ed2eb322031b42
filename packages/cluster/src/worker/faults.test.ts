// The fault campaign in small: workers are killed, frozen past their lease and revived, the database crashes.
import assert from 'node:assert/strict';
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { after, before, test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { deleteJob, findJobs, openJob } from '../queue/job.js';
import { endSubmission, submit } from '../queue/submit.js';
import { delivered, itemOf, items, newJob, submitted } from '../testing/items.js';
import { type TestDatabase, testDatabase } from '../testing/test-database.js';

/** Seconds. Long enough that a worker on a busy machine keeps its lease, for each one lost counts against its items. */
const LEASE = 4;
const PROGRAM = fileURLToPath(new URL('../testing/worker-process.js', import.meta.url));

let made: TestDatabase;
const processes = new Set<ChildProcess>();
before(async () => {
  made = await testDatabase();
});
after(async () => {
  for (const child of processes) child.kill('SIGKILL');
  await made.close();
});

function startWorker(version = '1'): ChildProcess {
  const child = spawn(process.execPath, [PROGRAM, made.url, String(LEASE), version], { stdio: 'inherit' });
  processes.add(child);
  child.once('exit', () => processes.delete(child));
  return child;
}

async function stop(...children: ChildProcess[]): Promise<void> {
  await Promise.all(
    children.map(async (child) => {
      if (child.exitCode !== null || child.signalCode !== null) return;
      const ended = once(child, 'exit');
      child.kill('SIGTERM');
      await ended;
    }),
  );
}

/** Waits until at least `count` items have a result. */
async function progress(job: string, count: number): Promise<void> {
  for (;;) {
    const [{ items: all, open }] = await findJobs(made.database, job);
    if (all - open >= count) return;
    await sleep(20);
  }
}

const names = (count: number) => Array.from({ length: count }, (_, i) => `item ${i}`);

test('kills, freezes and a crash of the database: every item has one result', async () => {
  const { database } = made;
  const job = await submitted(database, items(600, 5));
  const workers = [startWorker(), startWorker()];
  await progress(job, 50);
  workers[0].kill('SIGKILL');
  workers.push(startWorker());
  await progress(job, 100);
  // Frozen for longer than its lease: somebody else does its chunk, and what it commits later is refused.
  workers[1].kill('SIGSTOP');
  await progress(job, 250);
  await sleep(LEASE * 1500);
  workers[1].kill('SIGCONT');
  await progress(job, 300);
  await made.restart();
  const found = await delivered(database, job, LEASE);
  assert.deepEqual(found, names(600));
  await stop(...workers);
  await deleteJob(database, job);
});

test('an item that ends its worker three times is given up, and does not hold up the others', async () => {
  const { database } = made;
  const killer = itemOf({ name: 'killer', milliseconds: 0, kills: true });
  const job = await submitted(database, [...items(7), killer, ...items(7, 1, 8)]);
  let ended = 0;
  let isOver = false;
  const keepOne = async () => {
    while (!isOver) {
      const child = startWorker();
      await once(child, 'exit');
      ended += 1;
    }
  };
  const kept = keepOne();
  const found = await delivered(database, job, LEASE);
  isOver = true;
  await stop(...processes);
  await kept;
  assert.deepEqual(found, [...names(7), 'killer crashed', ...names(15).slice(8)]);
  // One kill that nobody can attribute, as the whole chunk was open, and three more.
  assert(ended - 1 <= 4, `${ended - 1} workers were lost`);
  await deleteJob(database, job);
});

test('a submitter that is killed is continued by the next one', async () => {
  const { database } = made;
  const worker = startWorker();
  const first = await openJob(database, newJob({ key: 'k' }), { continues: false });
  await submit(database, first.id, 0, items(40));
  const second = await openJob(database, newJob({ key: 'k' }), { continues: true });
  assert.equal(second.items, 40);
  await submit(database, second.id, 40, items(20, 1, 40));
  await endSubmission(database, second.id);
  assert.deepEqual(await delivered(database, second.id, LEASE), names(60));
  await stop(worker);
  await deleteJob(database, second.id);
});
