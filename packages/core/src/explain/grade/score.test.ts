// The numbers of docs/grades.md, each by itself: rounds in which all other parts of the sum are 0 or known.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Round } from './rounds.js';
import { narrowestRound, score } from './score.js';

const CELLS = 100;

/** Cost 1 makes every part 0 but the length; `unknown` 0 makes a round no narrow point. */
const round = (cost: number, footholds: number, unknown = 0): Round => ({
  cost,
  footholds,
  settled: 1,
  unknown,
});

const graded = (rounds: readonly Round[], unsettled = 0) => {
  const { class: name, number } = score(rounds, CELLS, unsettled);
  return `${name} ${number}`;
};

test('length: a tenth of the number, half of that at 300 footholds', () => {
  assert.equal(graded([]), 'trivial 0');
  assert.equal(graded([round(1, 300)]), 'trivial 3'); // 70 * 0.1 * 1/2 = 3.5
  assert.equal(graded([round(1, 150), round(1, 150)]), 'trivial 3');
  assert.equal(graded([round(1, 405)]), 'trivial 4'); // 4.02
  assert.equal(graded([round(1, 390)]), 'trivial 3'); // 3.96
  assert.equal(graded([round(1, 1e9)]), 'trivial 6'); // below 7
});

test('work: a quarter, half of that at 500 footholds weighed by their cost', () => {
  // 70 * (0.3 * 1/7 + 0.25 * 1/2 + 0.1 * 500/800) = 3 + 8.75 + 4.375 = 16.125
  assert.equal(graded([round(2, 500)]), 'easy 16');
  // 70 * (0.3 * 1/7 + 0.25 * 600/1100 + 0.1 * 600/900) = 3 + 9.545 + 4.667 = 17.2
  assert.equal(graded([round(2, 600)]), 'easy 17');
});

test('height: three tenths, all of it at the hardest technique within a line', () => {
  // Footholds of 1e-9 leave nothing but the height: 70 * 0.3 * (cost - 1) / 7.
  for (const [cost, number] of [
    [2, 3],
    [4, 9],
    [6, 15],
    [8, 21],
  ])
    assert.equal(score([round(cost, 1e-9)], CELLS, 0).number, number);
});

test('tight and narrowest: a quarter, half at 8, and a tenth, half at 1.5', () => {
  // Tightness (2 - 1) * 50/100 / 1 = 0.5 each, 16 of them: 8 in sum, 0.5 the narrowest.
  // 70 * (0.3/7 + 0.25 * 16/516 + 0.25 * 1/2 + 0.1 * 0.5/2 + 0.1 * 16/316) = 3 + 0.54 + 8.75 + 1.75 + 0.35
  const rounds = Array.from({ length: 16 }, () => round(2, 1, 50));
  assert.equal(graded(rounds), 'easy 14');
  // One round of tightness 1.5: 70 * (0.3/7 + 0.25 * 1.5/9.5 + 0.1 * 1/2 + ...) = 3 + 2.76 + 3.5 + 0.06
  assert.equal(graded([{ ...round(2, 1, 150) }]), 'trivial 9');
  assert.equal(graded([{ ...round(2, 1, 200) }]), 'easy 10'); // 3 + 3.5 + 4 + 0.06
});

test('classes within a line begin at 10, 20, 32 and 45', () => {
  const classAt = (footholds: number) => graded([round(8, footholds)]);
  assert.equal(graded([round(4, 6)]), 'trivial 9'); // 9 + 0.61 + 0.14 = 9.75
  assert.equal(graded([round(4, 10)]), 'easy 10'); // 9 + 0.99 + 0.23 = 10.2
  assert.equal(classAt(1e-9), 'medium 21');
  assert.equal(classAt(60), 'medium 30'); // 21 + 7.99 + 1.17 = 30.2
  assert.equal(classAt(100), 'hard 32'); // 21 + 10.2 + 1.75 = 32.96
  assert.equal(classAt(1000), 'hard 42'); // 21 + 16.3 + 5.38 = 42.7
  assert.equal(classAt(1e9), 'expert 45'); // 21 + 17.5 + 7 = 45.5
});

test('what looks ahead lies between 70 and 90, what is left to guess between 90 and 99', () => {
  // 70 + 20 * (0.4 * 12/32 + 0.3 * 1/5 + 0) = 74.2
  assert.equal(graded([round(20, 1)]), 'needs-lookahead 74');
  // 70 + 20 * (0.4 + 0.3 * 4/8) = 81; the easy round does not count
  assert.equal(graded([...Array.from({ length: 4 }, () => round(40, 1)), round(3, 7)]), 'needs-lookahead 81');
  // Tightness 8: 39 * (8/39). 70 + 20 * (0.4 + 0.3 * 1/5 + 0.3 * 1/2) = 82.2
  assert.equal(graded([round(40, 39, 800)]), 'needs-lookahead 82');
  assert.equal(graded([], 1), 'needs-guessing 90');
  assert.equal(graded([round(40, 1)], 50), 'needs-guessing 94');
  assert.equal(graded([], CELLS), 'needs-guessing 99');
});

test('the narrowest round is the first of the tightest', () => {
  assert.equal(narrowestRound([], CELLS), -1);
  assert.equal(
    narrowestRound([round(2, 1, 10), round(2, 1, 50), round(2, 1, 50), round(2, 2, 50)], CELLS),
    1,
  );
  assert.equal(narrowestRound([round(3, 1, 50), round(2, 1, 50)], CELLS), 0);
});
