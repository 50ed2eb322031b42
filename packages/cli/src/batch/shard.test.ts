import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isInShard, shardOf } from './shard.js';

test('a part and a count, from 1 to 10,000', () => {
  assert.deepEqual(shardOf('3/8'), { part: 3, of: 8 });
  assert.deepEqual(shardOf('1/1'), { part: 1, of: 1 });
  assert.deepEqual(shardOf('10000/10000'), { part: 10_000, of: 10_000 });
  for (const text of [
    '0/8',
    '9/8',
    '1/10001',
    '1/8x',
    'x1/8',
    '1-8',
    '8',
    '',
    '-1/8',
    '1/8/2',
    '1.5/8',
    '123456/123456',
  ])
    assert.throws(() => shardOf(text), /Expected a part and a count/, text);
});

test('every source is in exactly one part, and all are in it without parts', () => {
  for (const source of ['a.non', 'b/c.json', 'ä']) {
    const parts = [1, 2, 3, 4, 5].filter((part) => isInShard(source, { part, of: 5 }));
    assert.equal(parts.length, 1);
    assert(isInShard(source, undefined));
  }
  const counts = [1, 2, 3].map(
    (part) =>
      Array.from({ length: 300 }, (_, i) => `${i}.non`).filter((name) => isInShard(name, { part, of: 3 }))
        .length,
  );
  assert(
    counts.every((count) => count > 60),
    counts.join(),
  );
});
