// The numbers of docs/grades.md, each by itself.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Round } from './rounds.js';
import { narrowestRound, score } from './score.js';

const CELLS = 100;

/** `unknown` 0 makes a round no narrow point. */
const round = (cost: number, footholds: number, unknown = 0): Round => ({
  cost,
  footholds,
  settled: 1,
  unknown,
});

const scored = (rounds: readonly Round[], unsettled = 0) => score(rounds, CELLS, unsettled);
const some = (count: number, ...of: Parameters<typeof round>) =>
  Array.from({ length: count }, () => round(...of));

test('length rises with deductions, with rounds and with harder deductions', () => {
  assert.deepEqual(scored([]), { class: 'trivial', number: 0, length: 0, depth: 0 });
  const length = (rounds: readonly Round[]) => scored(rounds).length;
  assert(length(some(5, 2, 40)) > length(some(5, 2, 20)));
  assert(length(some(10, 2, 20)) > length(some(5, 2, 40)));
  assert(length(some(5, 4, 20)) > length(some(5, 2, 20)));
  // ln(101) + ln(6) + 0.5 ln(101) = 8.71; 100 * (8.71 - 4) / 15 = 31.4
  assert.equal(length(some(5, 2, 20)), 31);
  assert.equal(length(some(1000, 8, 1000)), 100);
});

test('depth rises with the hardest technique and with a narrower moment', () => {
  const depth = (rounds: readonly Round[], unsettled = 0) => scored(rounds, unsettled).depth;
  assert.equal(depth([round(1, 5)]), 0);
  assert.equal(depth([round(8, 5)]), 36); // 70 ln 8 / ln 60
  assert.equal(depth([round(40, 5)]), 63);
  assert.equal(depth([], 1), 70);
  // Tightness (2 - 1) * 150 % / 1 = 1.5: half of 30.
  assert.equal(depth([round(2, 1, 150)]) - depth([round(2, 1)]), 15);
});

test('the overall number is the length, raised where the depth goes beyond line logic', () => {
  const inLine = scored(some(10, 8, 20));
  assert(Math.abs(inLine.number - inLine.length) <= 1);
  const ahead = scored([...some(9, 8, 20), round(40, 20)]);
  assert(ahead.number > ahead.length && ahead.number < ahead.length + 15);
  assert.deepEqual([inLine.class, ahead.class], ['medium', 'needs-lookahead']);
});

test('needing lookahead does not make a short puzzle hard, and a guess counts for its cells', () => {
  assert(scored([round(20, 1)]).number < 30);
  assert.equal(scored([round(2, 4)], 3).class, 'needs-guessing');
  assert(scored([round(2, 4)], 50).number > scored([round(2, 4)], 3).number);
  assert(scored([], 1e6).number <= 99);
});

test('the narrowest round is the first of the tightest', () => {
  assert.equal(narrowestRound([], CELLS), -1);
  assert.equal(
    narrowestRound([round(2, 1, 10), round(2, 1, 50), round(2, 1, 50), round(2, 2, 50)], CELLS),
    1,
  );
  assert.equal(narrowestRound([round(3, 1, 50), round(2, 1, 50)], CELLS), 0);
});
