import assert from 'node:assert/strict';
import { test } from 'node:test';
import { setTimeout } from 'node:timers/promises';
import type { Reply } from '../worker/index.js';
import { DummyThread } from './dummy-thread.js';
import { keptThread } from './kept-threads.js';

function starter() {
  const started: DummyThread[] = [];
  const start = () => {
    const thread = new DummyThread();
    started.push(thread);
    return thread;
  };
  return { start, started };
}

test('an idle thread is kept for the next run, which hears only its own replies', () => {
  const { start, started } = starter();
  const heard: [string, Reply][] = [];
  const first = keptThread(start);
  first.listen((reply) => heard.push(['first', reply]));
  first.post({ id: 1, method: 'a', params: null });
  started[0].reply('result', 1);
  first.stop();
  const second = keptThread(start);
  second.listen((reply) => heard.push(['second', reply]));
  second.post({ id: 1, method: 'b', params: null });
  started[0].reply('result', 2);
  assert.equal(started.length, 1);
  assert.deepEqual(
    heard.map(([run, reply]) => [run, reply.type]),
    [
      ['first', 'result'],
      ['second', 'result'],
    ],
  );
});

test('a thread with a call under way is ended, and the next run gets a new one', async () => {
  const { start, started } = starter();
  const first = keptThread(start);
  first.post({ id: 1, method: 'a', params: null });
  first.stop();
  keptThread(start);
  assert.equal(started.length, 2);
  while (!started[0].isStopped) await setTimeout(10);
});

test('a thread that answers right after it was stopped is kept, and its answer is not heard', () => {
  const { start, started } = starter();
  const first = keptThread(start);
  first.listen(() => assert.fail('it was stopped'));
  first.post({ id: 1, method: 'a', params: null });
  first.stop();
  started[0].reply('result', 1);
  keptThread(start);
  assert.deepEqual([started.length, started[0].isStopped], [1, false]);
});

test('a thread that has ended by itself is not kept', () => {
  const { start, started } = starter();
  const first = keptThread(start);
  started[0].crash(new Error('gone'));
  first.stop();
  keptThread(start);
  assert.equal(started.length, 2);
});

test('threads of different kinds are not mixed up', () => {
  const [one, other] = [starter(), starter()];
  keptThread(one.start).stop();
  keptThread(other.start);
  assert.deepEqual([one.started.length, other.started.length], [1, 1]);
});
