import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Worker } from 'node:worker_threads';
import { WorkerPool } from './pool.js';
import { threadOf } from './worker.js';

/** Doubles numbers; ends itself, throws or hangs when told to. */
const SOURCE = `
  const { parentPort } = require('node:worker_threads');
  parentPort.on('message', (task) => {
    if (task === 'exit') process.exit(3);
    if (task === 'throw') throw new Error('poisoned');
    if (task === 'hang') for (;;);
    if (task === 0) setImmediate(() => process.exit(1));
    parentPort.postMessage({ kind: 'news', news: 'begun ' + task });
    parentPort.postMessage({ kind: 'answer', answer: task * 2 });
  });
`;

function poolOf(size: number) {
  let started = 0;
  const pool = new WorkerPool<number | string, string, number>(() => {
    started += 1;
    return threadOf(new Worker(SOURCE, { eval: true }));
  }, size);
  return { pool, started: () => started };
}

test('tasks are answered by as many threads as there is work, up to the size', async () => {
  const { pool, started } = poolOf(2);
  assert.deepEqual(await pool.run(1), { kind: 'answered', answer: 2 });
  assert.equal(started(), 1);
  const outcomes = await Promise.all([1, 2, 3, 4, 5].map((task) => pool.run(task)));
  assert.deepEqual(
    outcomes.map((outcome) => outcome.kind === 'answered' && outcome.answer),
    [2, 4, 6, 8, 10],
  );
  assert.equal(started(), 2);
  assert.equal(pool.load, 0);
  pool.close();
});

test('news come before the answer', async () => {
  const { pool } = poolOf(1);
  const news: string[] = [];
  await pool.run(7, { onNews: (text) => news.push(text) });
  assert.deepEqual(news, ['begun 7']);
  pool.close();
});

test('a thread that is killed or throws loses its own task only', async () => {
  const { pool, started } = poolOf(1);
  const outcomes = await Promise.all([1, 'exit', 2, 'throw', 3].map((task) => pool.run(task)));
  assert.deepEqual(
    outcomes.map((outcome) => outcome.kind),
    ['answered', 'crashed', 'answered', 'crashed', 'answered'],
  );
  assert.deepEqual(outcomes[3], { kind: 'crashed', message: 'poisoned' });
  // Each of the two is tried twice.
  assert.equal(started(), 5);
  pool.close();
});

test('a thread that dies after its answer is replaced, whether or not it has the next task', async () => {
  const { pool } = poolOf(1);
  for (let i = 0; i < 3; i++) {
    const outcomes = await Promise.all([pool.run(0), pool.run(5)]);
    assert.deepEqual(outcomes, [
      { kind: 'answered', answer: 0 },
      { kind: 'answered', answer: 10 },
    ]);
    assert.deepEqual(await pool.run(0), { kind: 'answered', answer: 0 });
    await new Promise((resolve) => setTimeout(resolve, 50));
    assert.deepEqual(await pool.run(6), { kind: 'answered', answer: 12 });
  }
  pool.close();
});

test('a thread that does not come back in time is stopped', async () => {
  const { pool } = poolOf(1);
  const [hung, next] = await Promise.all([pool.run('hang', { limit: 50 }), pool.run(4)]);
  assert.deepEqual(hung, { kind: 'overran' });
  assert.deepEqual(next, { kind: 'answered', answer: 8 });
  pool.close();
});
