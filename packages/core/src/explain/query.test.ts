import assert from 'node:assert/strict';
import { test } from 'node:test';
import { randomPuzzle } from '../testing/generate.js';
import { Random } from '../testing/random.js';
import { Query, subjectOf } from './query.js';

const puzzle = randomPuzzle(new Random(7), { width: 12, height: 12, density: 0.5 });

test('a part of a diagnosis stops at its share, and the next one has its own', () => {
  const query = new Query(subjectOf(puzzle));
  const within = query.share(1, () => [query.isSolvable(puzzle), query.isShareSpent]);
  assert.deepEqual(within, [undefined, true]);
  assert.equal(query.stopped, null);
  assert.equal(query.isShareSpent, false);
  assert.equal(
    query.share(1_000_000, () => query.isSolvable(puzzle)),
    true,
  );
});

test('a share ends with its part, also when that fails', () => {
  const query = new Query(subjectOf(puzzle));
  assert.throws(() => query.share(0, () => assert.fail('broken')), /broken/);
  assert.equal(query.isShareSpent, false);
  assert.equal(query.isSolvable(puzzle), true);
});
