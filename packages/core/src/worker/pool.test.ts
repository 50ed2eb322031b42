import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Worker } from 'node:worker_threads';
import { DummyThread } from '../testing/dummy-thread.js';
import { nodeThread } from './adapters.js';
import { type PoolOptions, WorkerPool } from './pool.js';

/** Methods of the worker below, and of every dummy. */
interface Dummy {
  double(value: number, progress: (text: string) => void): number;
  exit(value: null): never;
  fail(value: null): never;
  hang(value: null): never;
  doubleThenDie(value: number): number;
}

const SOURCE = `
  const { parentPort } = require('node:worker_threads');
  parentPort.on('message', ({ id, method, params }) => {
    if (method === 'exit') process.exit(3);
    if (method === 'fail') return parentPort.postMessage({ id, type: 'error', message: 'poisoned' });
    if (method === 'hang') for (;;);
    if (method === 'doubleThenDie') setImmediate(() => process.exit(1));
    parentPort.postMessage({ id, type: 'progress', value: 'begun ' + params });
    parentPort.postMessage({ id, type: 'result', value: params * 2 });
  });
`;

function poolOf(size: number) {
  let started = 0;
  const start = () => {
    started += 1;
    return nodeThread(new Worker(SOURCE, { eval: true }));
  };
  return { pool: new WorkerPool<Dummy>(start, { size, timers: globalThis }), started: () => started };
}

const doubled = (result: number) => ({ kind: 'result', result });

test('calls are answered by as many workers as there is work, up to the size', async () => {
  const { pool, started } = poolOf(2);
  assert.deepEqual(await pool.run('double', 1), doubled(2));
  assert.equal(started(), 1);
  assert.deepEqual(
    await Promise.all([1, 2, 3, 4, 5].map((value) => pool.call('double', value))),
    [2, 4, 6, 8, 10],
  );
  assert.equal(started(), 2);
  assert.equal(pool.load, 0);
  pool.close();
});

test('progress comes before the result', async () => {
  const { pool } = poolOf(1);
  const seen: string[] = [];
  await pool.run('double', 7, { onProgress: (text) => seen.push(text) });
  assert.deepEqual(seen, ['begun 7']);
  pool.close();
});

test('a worker that dies loses its own call only, and a handler that throws loses no worker', async () => {
  const { pool, started } = poolOf(1);
  const outcomes = await Promise.all([
    pool.run('double', 1),
    pool.run('exit', null),
    pool.run('double', 2),
    pool.run('fail', null),
    pool.run('double', 3),
  ]);
  assert.deepEqual(outcomes, [
    doubled(2),
    { kind: 'crashed', message: 'the worker ended without an answer' },
    doubled(4),
    { kind: 'error', message: 'poisoned' },
    doubled(6),
  ]);
  // The call that kills is tried twice.
  assert.equal(started(), 3);
  await assert.rejects(pool.call('fail', null), /poisoned/);
  pool.close();
});

test('a worker that dies after its answer is replaced, whether or not it has the next call', async () => {
  const { pool } = poolOf(1);
  for (let i = 0; i < 3; i++) {
    const outcomes = await Promise.all([pool.run('doubleThenDie', 0), pool.run('double', 5)]);
    assert.deepEqual(outcomes, [doubled(0), doubled(10)]);
    assert.deepEqual(await pool.run('doubleThenDie', 0), doubled(0));
    await new Promise((resolve) => setTimeout(resolve, 50));
    assert.deepEqual(await pool.run('double', 6), doubled(12));
  }
  pool.close();
});

test('a worker that does not come back in time is ended', async () => {
  const { pool } = poolOf(1);
  const [hung, next] = await Promise.all([pool.run('hang', null, { timeout: 50 }), pool.run('double', 4)]);
  assert.deepEqual(hung, { kind: 'timeout' });
  assert.deepEqual(next, doubled(8));
  pool.close();
});

/** A clock that the test moves. */
class DummyTimers {
  private now = 0;
  private readonly waiting = new Map<number, { readonly at: number; readonly action: () => void }>();
  private lastId = 0;

  setTimeout(action: () => void, milliseconds: number): number {
    this.lastId += 1;
    this.waiting.set(this.lastId, { at: this.now + milliseconds, action });
    return this.lastId;
  }

  clearTimeout(id: unknown): void {
    this.waiting.delete(id as number);
  }

  pass(milliseconds: number): void {
    this.now += milliseconds;
    for (const [id, { at, action }] of this.waiting) {
      if (at > this.now) continue;
      this.waiting.delete(id);
      action();
    }
  }

  get count(): number {
    return this.waiting.size;
  }
}

function dummyPool(options: PoolOptions = {}) {
  const threads: DummyThread[] = [];
  const pool = new WorkerPool<Dummy>(() => {
    const thread = new DummyThread();
    threads.push(thread);
    return thread;
  }, options);
  return { pool, threads };
}

test('cancelling a call that is running ends its worker; the waiting ones go to a new one', async () => {
  const { pool, threads } = dummyPool();
  const stop = new AbortController();
  const first = pool.run('double', 1, { signal: stop.signal });
  const second = pool.call('double', 2);
  stop.abort();
  assert.deepEqual(await first, { kind: 'cancelled' });
  assert.equal(threads[0].isStopped, true);
  threads[0].reply('result', 'too late');
  threads[1].reply('result', 4);
  assert.equal(await second, 4);
});

test('cancelling a call that is waiting leaves the worker alone', async () => {
  const { pool, threads } = dummyPool();
  const stop = new AbortController();
  const first = pool.call('double', 1);
  const second = pool.call('double', 2, { signal: stop.signal });
  stop.abort(new Error('changed my mind'));
  await assert.rejects(second, /changed my mind/);
  assert.equal(threads[0].isStopped, false);
  threads[0].reply('result', 2);
  assert.equal(await first, 2);
  assert.deepEqual(
    threads[0].heard.map(({ params }) => params),
    [1],
  );
});

test('a signal that is raised already starts nothing', async () => {
  const { pool, threads } = dummyPool();
  assert.deepEqual(await pool.run('double', 1, { signal: AbortSignal.abort() }), { kind: 'cancelled' });
  assert.equal(threads.length, 0);
});

test('a pool that is closed cancels everything and starts nothing more', async () => {
  const { pool, threads } = dummyPool();
  const calls = [pool.run('double', 1), pool.run('double', 2)];
  pool.close();
  assert.deepEqual(await Promise.all(calls), [{ kind: 'cancelled' }, { kind: 'cancelled' }]);
  assert.equal(threads[0].isStopped, true);
  assert.deepEqual(await pool.run('double', 3), { kind: 'cancelled' });
  assert.equal(threads.length, 1);
});

test('all calls can be cancelled, and new ones made', async () => {
  const { pool, threads } = dummyPool();
  const call = pool.run('double', 1);
  pool.cancelAll();
  assert.deepEqual(await call, { kind: 'cancelled' });
  const next = pool.call('double', 2);
  threads[1].reply('result', 4);
  assert.equal(await next, 4);
});

test('progress restarts the limit of silence, but not the timeout', async () => {
  const timers = new DummyTimers();
  const { pool, threads } = dummyPool({ timers });
  const call = pool.run('double', 1, { timeout: 100, silence: 40 });
  for (const thread of [0, 1, 2].map(() => threads[0])) {
    timers.pass(30);
    thread.reply('progress', 'still working');
  }
  assert.equal(threads[0].isStopped, false);
  timers.pass(10);
  assert.deepEqual(await call, { kind: 'timeout' });
  assert.equal(threads[0].isStopped, true);
  const silent = pool.run('double', 2, { silence: 40 });
  threads[1].reply('progress', 'started');
  timers.pass(40);
  assert.deepEqual(await silent, { kind: 'timeout' });
  assert.equal(timers.count, 0);
});

test('a call that is answered leaves no timer behind', async () => {
  const timers = new DummyTimers();
  const { pool, threads } = dummyPool({ timers });
  const call = pool.call('double', 1, { timeout: 100, silence: 40 });
  threads[0].reply('progress', 'started');
  threads[0].reply('result', 2);
  assert.equal(await call, 2);
  assert.equal(timers.count, 0);
});

test('a time limit without timers is a mistake of the caller', () => {
  const { pool } = dummyPool();
  assert.throws(() => pool.run('double', 1, { silence: 40 }), /needs a pool with `timers`/);
});
