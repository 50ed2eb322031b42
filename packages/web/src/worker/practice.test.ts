import assert from 'node:assert/strict';
import { test } from 'node:test';
import { grade } from '@crosshatch/core/explain';
import { fromCode } from '@crosshatch/core/make';
import { LESSONS, PRACTICE_CODES } from '../puzzles/lessons.js';
import { practiceLine } from './practice.js';
import { practicePuzzle } from './practice-puzzle.js';

for (const technique of LESSONS) {
  test(`${technique}: a line can be made, and what follows is right`, () => {
    const line = practiceLine(technique, 7, 'en');
    assert(line !== undefined);
    assert(line.settles.length > 0 && line.question !== '' && line.sentence !== '');
    for (const { cell, mark } of line.settles) {
      assert.equal(line.cells[cell], 3, 'it was unknown');
      assert(mark === 1 || mark === 2);
    }
    assert.deepEqual(practiceLine(technique, 7, 'en'), line, 'the same seed, the same line');
  });

  test(`${technique}: it is the hardest step of the puzzle of its lesson`, () => {
    for (const code of PRACTICE_CODES[technique]) {
      const made = fromCode(code);
      assert(made.ok, code);
      const graded = grade(made.puzzle);
      assert(graded.verdict === 'graded');
      assert.equal(graded.techniques.at(-1)?.technique, technique, code);
    }
  });
}

test('small puzzles for a technique without end: each seed another one, its hardest step the technique', () => {
  for (const technique of ['overlap', 'capping', 'mercury', 'forcing'] as const) {
    const codes = [1, 2, 3].map((seed) => practicePuzzle(technique, seed));
    assert.equal(new Set(codes).size, 3, codes.join(' '));
    for (const code of codes) {
      const made = fromCode(code ?? '');
      assert(made.ok, code);
      const graded = grade(made.puzzle);
      assert(graded.verdict === 'graded');
      assert.equal(graded.techniques.at(-1)?.technique, technique, code);
    }
  }
});

test('the search for a puzzle ends after its tries', () => {
  assert.equal(practicePuzzle('all-placements', 1, 2), undefined);
});
