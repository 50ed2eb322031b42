// The page grades as the library does, and the cards show the same numbers.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { grade } from '@crosshatch/core/explain';
import { makePuzzle, type Puzzle } from '@crosshatch/core/model';
import { gradeLength, gradeName, gradeNumber } from '../cards/grades.js';
import { motifHandlers } from './motif-handlers.js';
import { gradeOf } from './whole-puzzle.js';

function byLibrary(puzzle: Puzzle) {
  const result = grade(puzzle);
  assert(result.verdict === 'graded');
  return result;
}

test('Solve shows the grade of the library', () => {
  const made = makePuzzle({
    rows: [[2], [1, 1], [3], [1], [1, 1]],
    columns: [[3], [1], [1, 1], [1], [2, 1]],
  });
  assert(made.ok);
  assert.deepEqual(gradeOf({ puzzle: made.puzzle }).result, byLibrary(made.puzzle));
});

test('the card of the daily puzzle shows the grade of the library', async () => {
  const answer = await motifHandlers.madePuzzle({ kind: 'daily', date: '2026-03-01' });
  assert(answer.ok);
  const { grade: text, document } = answer.made;
  const { class: name, number, length, depth } = byLibrary(document.puzzle);
  assert.deepEqual(
    [gradeName(text), gradeNumber(text), gradeLength(text)],
    [name.replace('-', ' '), number, length],
  );
  assert(text.endsWith(`depth ${depth})`), text);
});
