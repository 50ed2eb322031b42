import assert from 'node:assert/strict';
import { test } from 'node:test';
import { median, medianColor } from './median.js';

test('the middle by value, not by text; the upper one of two', () => {
  assert.equal(median([10, 9, 100]), 10);
  assert.equal(median([-3, -20]), -3);
  assert.equal(median([0.5]), 0.5);
  assert.equal(median([]), undefined);
});

test('the order of what was measured stays', () => {
  const values = [3, 1, 2];
  median(values);
  assert.deepEqual(values, [3, 1, 2]);
});

test('a colour by its channels', () => {
  assert.deepEqual(
    medianColor([
      [255, 0, 7],
      [0, 9, 8],
      [100, 10, 9],
    ]),
    [100, 9, 8],
  );
});
