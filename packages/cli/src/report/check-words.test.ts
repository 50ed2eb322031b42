import assert from 'node:assert/strict';
import { test } from 'node:test';
import { diagnose } from 'crosshatch/explain';
import { makePuzzle } from 'crosshatch/model';
import { ambiguousWords } from './check-words.js';

test('cells to give are told as what they are: the fewest, enough, or only some', () => {
  const made = makePuzzle({ rows: [[1], [1]], columns: [[1], [1]] });
  assert(made.ok);
  const diagnosis = diagnose(made.puzzle);
  assert(diagnosis.kind === 'ambiguous');
  const told = (quality: 'fewest' | 'minimal' | 'partly') =>
    ambiguousWords(made.puzzle, { ...diagnosis, give: { ...diagnosis.give, quality } }).at(-1) ?? '';
  assert.match(told('fewest'), /^Fewest cells to give so that one solution is left: row 1 column 1 \w+\.$/);
  assert.match(told('minimal'), /^Cells to give so that one solution is left: /);
  assert.match(told('partly'), /^The limit came before the cells to give .*; some of them: /);
});
