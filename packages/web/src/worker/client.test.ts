// The page's side of the worker: order, and stopping at once. The worker here is a dummy that answers when
// it is told to.
import assert from 'node:assert/strict';
import { beforeEach, test } from 'node:test';
import { LibraryWorker } from './client.js';
import type { FromWorker, ToWorker } from './protocol.js';

class DummyWorker {
  static all: DummyWorker[] = [];
  readonly heard: ToWorker[] = [];
  isEnded = false;
  onmessage: ((event: { data: FromWorker }) => void) | null = null;
  onerror: ((event: { message: string }) => void) | null = null;

  constructor() {
    DummyWorker.all.push(this);
  }

  postMessage(message: ToWorker): void {
    this.heard.push(message);
  }

  terminate(): void {
    this.isEnded = true;
  }

  answer(value: unknown, type: 'done' | 'progress' = 'done'): void {
    const { id } = this.heard[this.heard.length - 1];
    this.onmessage?.({ data: { id, type, value } });
  }
}

beforeEach(() => {
  DummyWorker.all = [];
  (globalThis as { Worker?: unknown }).Worker = DummyWorker;
});

const input = {} as never;

test('questions are answered one after the other, by one worker', async () => {
  const client = new LibraryWorker();
  const first = client.ask('hint', input);
  const second = client.ask('why', input);
  const [worker] = DummyWorker.all;
  assert.deepEqual(
    worker.heard.map(({ kind }) => kind),
    ['hint'],
  );
  worker.answer('one');
  assert.equal(await first, 'one');
  assert.deepEqual(
    worker.heard.map(({ kind }) => kind),
    ['hint', 'why'],
  );
  worker.answer('two');
  assert.equal(await second, 'two');
  assert.equal(DummyWorker.all.length, 1);
});

test('giving up a question that is worked on ends its worker, and the next one goes to a new one', async () => {
  const client = new LibraryWorker();
  const giveUp = new AbortController();
  const first = client.ask('hint', input, { signal: giveUp.signal });
  const second = client.ask('why', input);
  giveUp.abort();
  await assert.rejects(first, { name: 'AbortError' });
  const [ended, next] = DummyWorker.all;
  assert(ended.isEnded);
  assert.deepEqual(
    next.heard.map(({ kind }) => kind),
    ['why'],
  );
  ended.onmessage?.({ data: { id: 1, type: 'done', value: 'too late' } });
  next.answer('two');
  assert.equal(await second, 'two');
});

test('giving up a question that waits disturbs nobody', async () => {
  const client = new LibraryWorker();
  const giveUp = new AbortController();
  const first = client.ask('hint', input);
  const second = client.ask('why', input, { signal: giveUp.signal });
  giveUp.abort();
  await assert.rejects(second, { name: 'AbortError' });
  const [worker] = DummyWorker.all;
  assert(!worker.isEnded);
  worker.answer('one');
  assert.equal(await first, 'one');
  assert.equal(worker.heard.length, 1);
});

test('what was given up before is not even asked', async () => {
  const client = new LibraryWorker();
  await assert.rejects(client.ask('hint', input, { signal: AbortSignal.abort() }));
  assert.equal(DummyWorker.all.length, 0);
});

test('progress is reported, failures are errors, and a broken worker is replaced', async () => {
  const client = new LibraryWorker();
  const seen: unknown[] = [];
  const first = client.ask('hint', input, { onProgress: (value) => seen.push(value) });
  const [worker] = DummyWorker.all;
  worker.answer('half', 'progress');
  worker.onmessage?.({ data: { id: 1, type: 'failed', message: 'no luck' } });
  await assert.rejects(first, { message: 'no luck' });
  assert.deepEqual(seen, ['half']);
  const second = client.ask('why', input);
  worker.onerror?.({ message: 'broken' });
  await assert.rejects(second, { message: 'broken' });
  client.ask('why', input).catch(() => undefined);
  assert.equal(DummyWorker.all.length, 2);
  client.stop();
  assert(DummyWorker.all[1].isEnded);
});
