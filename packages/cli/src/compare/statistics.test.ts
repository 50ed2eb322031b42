import assert from 'node:assert/strict';
import { test } from 'node:test';
import { median, quantile, quartiles, range, sum } from './statistics.js';

test('quantiles lie between neighbours by proportion', () => {
  assert.equal(median([3, 1, 2]), 2);
  assert.equal(median([4, 1, 2, 3]), 2.5);
  assert.equal(quantile([0, 10], 0.25), 2.5);
  assert.equal(quantile([7], 0.9), 7);
});

test('spreads', () => {
  assert.deepEqual(quartiles([1, 2, 3, 4, 5]), { middle: 3, low: 2, high: 4 });
  assert.deepEqual(range([1, 2, 9]), { middle: 2, low: 1, high: 9 });
  assert.equal(sum([1, 2, 3.5]), 6.5);
});
