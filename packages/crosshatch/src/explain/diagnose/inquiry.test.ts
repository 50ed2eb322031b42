import assert from 'node:assert/strict';
import { test } from 'node:test';
import { randomPuzzle } from '../../testing/generate.js';
import { Random } from '../../testing/random.js';
import { Inquiry } from './inquiry.js';

const puzzle = randomPuzzle(new Random(7), { width: 12, height: 12, density: 0.5 });

test('a part of a diagnosis stops at its share, and the next one has its own', () => {
  const inquiry = new Inquiry({});
  const within = inquiry.share(1, () => [inquiry.isSolvable(puzzle), inquiry.isSpent]);
  assert.deepEqual(within, [undefined, true]);
  assert.equal(inquiry.isStopped, false);
  assert.equal(inquiry.isSpent, false);
  assert.equal(
    inquiry.share(1_000_000, () => inquiry.isSolvable(puzzle)),
    true,
  );
});

test('a share ends with its part, also when that fails', () => {
  const inquiry = new Inquiry({});
  assert.throws(() => inquiry.share(0, () => assert.fail('broken')), /broken/);
  assert.equal(inquiry.isSpent, false);
  assert.equal(inquiry.isSolvable(puzzle), true);
});
