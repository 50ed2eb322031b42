import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Random } from '../../testing/random.js';
import { smallestHittingSet } from './hitting-set.js';

test('meets every set, and no smaller set does', () => {
  const random = new Random(141);
  for (let i = 0; i < 200; i++) {
    const sets = Array.from(
      { length: 1 + random.below(7) },
      () => new Set(Array.from({ length: 1 + random.below(4) }, () => random.below(8))),
    );
    const { items, isSmallest } = smallestHittingSet(sets);
    assert(isSmallest);
    assert(sets.every((set) => items.some((item) => set.has(item))));
    for (let chosen = 0; chosen < 256; chosen++) {
      const other = Array.from({ length: 8 }, (_, bit) => bit).filter((bit) => (chosen >> bit) & 1);
      if (other.length < items.length) assert(!sets.every((set) => other.some((item) => set.has(item))));
    }
  }
});

test('greedy where it is misleading', () => {
  // The most frequent item is in no smallest choice.
  const sets = [
    [1, 2, 9],
    [1, 3, 9],
    [4, 2, 9],
    [4, 3],
  ].map((items) => new Set(items));
  assert.equal(smallestHittingSet(sets).items.length, 2);
  assert.deepEqual(smallestHittingSet([]), { items: [], isSmallest: true });
});

test('too much work is admitted', () => {
  const random = new Random(142);
  const sets = Array.from({ length: 120 }, () => new Set(Array.from({ length: 6 }, () => random.below(60))));
  const { items, isSmallest } = smallestHittingSet(sets);
  assert(sets.every((set) => items.some((item) => set.has(item))));
  assert.equal(isSmallest, false);
});
