// All the way from a picture to a puzzle, on pictures of every kind, proven by two engines.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sameGrid } from '../model/index.js';
import { solve } from '../solve/index.js';
import { TEST_PICTURES } from '../testing/pictures/pictures.js';
import { PICTURE_KINDS } from '../testing/pictures/test-picture.js';
import { satSolutions } from '../testing/sat-oracle.js';
import { dullness } from './dullness.js';
import { improve } from './improve/improve.js';
import { pictureGrid } from './pixels/picture-grid.js';

test('there are pictures enough, of every kind, and they are always the same', () => {
  assert(TEST_PICTURES.length >= 30);
  for (const kind of PICTURE_KINDS)
    assert(TEST_PICTURES.filter((picture) => picture.kind === kind).length >= 4);
  const [again, once] = [0, 1].map(
    () => TEST_PICTURES.find(({ name }) => name === 'cat photo')?.draw(40).data,
  );
  assert.deepEqual(again, once);
});

for (const { name, draw, colors = 1 } of TEST_PICTURES) {
  test(`${name} becomes a puzzle with one solution`, () => {
    const { grid, palette, certainty } = pictureGrid(draw(90), { size: 15, colors });
    const made = improve(grid, { palette, certainty, effort: { lineSolves: 3_000_000 } });
    assert(made.reached, `${made.reason}`);
    assert(made.changes.length <= 0.06 * grid.cells.length, `${made.changes.length} changes`);
    assert.equal(solve(made.puzzle).verdict, 'unique');
    const found = satSolutions(made.puzzle);
    assert.equal(found.length, 1);
    assert(sameGrid(found[0], made.grid));
    assert.deepEqual(
      dullness(made.puzzle, made.grid).filter(({ code }) => code !== 'plain-lines'),
      [],
    );
  });
}
