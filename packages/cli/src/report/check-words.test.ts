import assert from 'node:assert/strict';
import { test } from 'node:test';
import { diagnose } from '@crosshatch/core/explain';
import { makePuzzle } from '@crosshatch/core/model';
import { diagnosisLines } from './check-words.js';

test('cells to give are listed only when they are enough', () => {
  const made = makePuzzle({ rows: [[1], [1]], columns: [[1], [1]] });
  assert(made.ok);
  const diagnosis = diagnose(made.puzzle);
  assert(diagnosis.kind === 'ambiguous');
  const remedy = (quality: 'fewest' | 'minimal' | 'partly') =>
    diagnosisLines(made.puzzle, { ...diagnosis, give: { ...diagnosis.give, quality } }).at(-1) ?? '';
  for (const quality of ['fewest', 'minimal'] as const) {
    assert.match(
      remedy(quality),
      /^Giving 1 cell from the start leaves one solution: row 1, column 1 \w+\.$/,
    );
  }
  assert.match(
    remedy('partly'),
    /^The limit was reached before it was clear which cells have to be given\.$/,
  );
});
