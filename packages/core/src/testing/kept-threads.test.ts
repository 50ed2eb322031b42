import assert from 'node:assert/strict';
import { test } from 'node:test';
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

test('a thread with a call under way is ended, and the next run gets a new one', () => {
  const { start, started } = starter();
  const first = keptThread(start);
  first.post({ id: 1, method: 'a', params: null });
  first.stop();
  assert.equal(started[0].isStopped, true);
  keptThread(start);
  assert.equal(started.length, 2);
});

test('threads of different kinds are not mixed up', () => {
  const [one, other] = [starter(), starter()];
  keptThread(one.start).stop();
  keptThread(other.start);
  assert.deepEqual([one.started.length, other.started.length], [1, 1]);
});
