// Where requests run: hard ones do not hold up others, too many are refused, cancelled ones lose their thread.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Reply, Thread } from '@crosshatch/core/worker';
import { Problem } from '../problems.js';
import { Service } from '../service.js';
import { startTestThread } from '../testing/thread.js';
import { Cancelled } from './lanes.js';
import type { WorkRequest } from './protocol.js';

/** A permutation-like puzzle whose solutions are not counted in any time that a test has. */
const HARD = `${Array(45).fill('1,1,1,2,1').join(';')}:${Array(45).fill('2,1,1,1,1').join(';')}`;
/** Too large to be solved on the event loop, quick in a thread. */
const LARGE = `${Array(60).fill('60').join(';')}:${Array(60).fill('60').join(';')}`;

/** A thread that answers at once, but needs longer than any slice for `HARD`: no real time is involved. */
function scriptedThread(): Thread {
  let reply: (message: Reply) => void = () => {};
  return {
    listen: (handler) => {
      reply = handler;
    },
    post: ({ id, params }) => {
      const { source, milliseconds } = params as WorkRequest;
      const isHard = source.content === HARD;
      if (isHard && milliseconds > 1000) return;
      const result = { kind: 'json', results: [{ verdict: 'unique' }], ...(isHard && { isOutOfTime: true }) };
      queueMicrotask(() => reply({ id, type: 'result', value: result }));
    },
    onEnd: () => {},
    stop: () => {},
  };
}

test('large requests are answered while a hard one keeps the long lane busy', async (t) => {
  const service = new Service({ startThread: scriptedThread, limits: { workers: 1, seconds: 3600 } });
  t.after(() => service.close());
  const gone = new AbortController();
  const hard = service.answer('count', { name: '-', content: HARD }, {}, { signal: gone.signal });
  const rejected = assert.rejects(hard, Cancelled);
  for (let i = 0; i < 3; i++) {
    const answer = await service.answer('solve', { name: '-', content: LARGE }, { max: 2 });
    assert(answer.kind === 'json' && answer.results[0].verdict === 'unique');
  }
  assert.equal(service.lanes.load, 1);
  gone.abort();
  await rejected;
  assert.equal(service.lanes.load, 0);
});

test('more requests than the queue takes are refused with a time to wait', async (t) => {
  const service = new Service({
    startThread: startTestThread,
    limits: { workers: 1, queue: 0, seconds: 3600 },
  });
  t.after(() => service.close());
  const gone = new AbortController();
  const hard = [1, 2, 3].map(() =>
    assert.rejects(
      service.answer('count', { name: '-', content: HARD }, {}, { signal: gone.signal }),
      Cancelled,
    ),
  );
  await assert.rejects(service.answer('count', { name: '-', content: HARD }, {}), (error) => {
    assert(error instanceof Problem);
    assert.equal(error.code, 'overloaded');
    assert(Number(error.details.retryAfter) >= 1);
    return true;
  });
  // What needs no thread is answered all the same.
  const small = await service.answer('solve', { name: '-', content: '1:1' }, { max: 2 });
  assert.equal(small.kind, 'json');
  gone.abort();
  await Promise.all(hard);
});
