import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Timing } from './measurement.js';
import { ratioOf, standings } from './standings.js';

const took = (...times: number[]): Timing => ({ verdict: 'unique', isLate: false, isWrong: false, times });
const late: Timing = { verdict: 'undecided', isLate: true, isWrong: false, times: [1000] };

test('ratios are of totals round by round, and of single puzzles', () => {
  const ratio = ratioOf([took(20, 30), took(40, 30)], [took(2, 2), took(1, 1)]);
  assert.deepEqual(ratio?.ofTotals, { middle: 20, low: 20, high: 20 });
  assert.equal(ratio?.ofPuzzles.middle, (12.5 + 35) / 2);
  assert.equal(ratio?.isAtLeast, false);
  assert.equal(ratio?.ours, 3);
});

test('only puzzles that both were asked count', () => {
  const ratio = ratioOf([undefined, took(10), took(50)], [took(1), took(2), undefined]);
  assert.equal(ratio?.ofTotals.middle, 5);
  assert.equal(ratioOf([undefined], [took(1)]), undefined);
});

test('a late answer makes a ratio a lower bound, and is not an answer', () => {
  const timings = new Map([
    ['crosshatch', [took(1), took(1)]],
    ['other', [took(4), late]],
  ]);
  const [ours, other] = standings(timings, 'crosshatch');
  assert.equal(ours.ratio, undefined);
  assert.equal(other.ratio?.isAtLeast, true);
  assert.deepEqual([other.asked, other.answered, other.slowest], [2, 1, 1000]);
});

test('a wrong answer is not an answer', () => {
  const [only] = standings(new Map([['a', [took(1), { ...took(1), isWrong: true }]]]), 'a');
  assert.deepEqual([only.asked, only.answered], [2, 1]);
});
