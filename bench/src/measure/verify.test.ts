import assert from 'node:assert/strict';
import { test } from 'node:test';
import { gridOfColors, puzzleOf } from '@crosshatch/core/model';
import { verifyAgreement, verifyAnswer } from './verify.js';

const size = { width: 2, height: 2 };
const grid = gridOfColors(size, [1, 0, 0, 1]);
const other = gridOfColors(size, [0, 1, 1, 0]);
const named = { name: 'switch', puzzle: puzzleOf(grid) };

test('a solution that does not meet the clues ends the run', () => {
  const wrong = gridOfColors(size, [1, 1, 0, 0]);
  verifyAnswer(named, 'peer', { verdict: 'multiple', solutions: [grid, other] });
  assert.throws(
    () => verifyAnswer(named, 'peer', { verdict: 'unique', solutions: [wrong] }),
    /peer is wrong on switch: row 1/,
  );
});

test('one solution given twice is not two', () => {
  assert.throws(() => verifyAnswer(named, 'peer', { verdict: 'multiple', solutions: [grid, grid] }), /twice/);
});

test('verdicts must agree; who gives up or proves nothing contradicts nobody', () => {
  verifyAgreement(
    'x',
    new Map([
      ['a', 'unique'],
      ['b', 'solved'],
      ['c', 'undecided'],
    ]),
  );
  assert.throws(
    () =>
      verifyAgreement(
        'x',
        new Map([
          ['a', 'unique'],
          ['b', 'multiple'],
        ]),
      ),
    /a says "unique", b says "multiple"/,
  );
  assert.throws(() =>
    verifyAgreement(
      'x',
      new Map([
        ['a', 'solved'],
        ['b', 'none'],
      ]),
    ),
  );
});
