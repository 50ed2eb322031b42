import assert from 'node:assert/strict';
import { test } from 'node:test';
import { quarterTimes, readSplits, withProgress } from './splits.js';

test('a quarter ends with the move that completes it, once', () => {
  let splits = withProgress([], 0.24, 5);
  assert.deepEqual(splits, []);
  splits = withProgress(splits, 0.25, 8);
  assert.deepEqual(splits, [8]);
  // Undone and done again: the first time counts.
  splits = withProgress(withProgress(splits, 0.1, 9), 0.26, 11);
  assert.deepEqual(splits, [8]);
  // One move may complete several.
  splits = withProgress(splits, 1, 30);
  assert.deepEqual(splits, [8, 30, 30, 30]);
  assert.deepEqual(quarterTimes(splits), [8, 22, 0, 0]);
});

test('the times of quarters are known for a whole solve only', () => {
  assert.equal(quarterTimes([1, 2, 3]), undefined);
  assert.deepEqual(quarterTimes([10, 25, 45, 50]), [10, 15, 20, 5]);
});

test('splits that no play can have are left out', () => {
  assert.deepEqual(readSplits([1, 2, 2, 9]), [1, 2, 2, 9]);
  for (const bad of [undefined, 'x', [5, 3], [1, 2, 3, 4, 5], { length: 2 }])
    assert.deepEqual(readSplits(bad), []);
});
