import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Solution } from '../../model/index.js';
import { tellingCell } from './telling-cell.js';

/** Solutions of one row, one text each: `#` filled, `.` blank. */
function solutionsOf(...texts: string[]): Solution[] {
  return texts.map((text) => ({
    width: text.length,
    height: 1,
    cells: Uint32Array.from(text, (character) => (character === '#' ? 2 : 1)),
  }));
}

test('the cell that tells clusters apart is chosen, not one that varies alone or hardly', () => {
  // Cells 1 to 3 go together in one half of the solutions; cell 0 varies by itself, cell 4 once.
  const solutions = solutionsOf('.....', '#....', '.....', '#...#', '.###.', '####.', '.###.', '####.');
  assert.equal(tellingCell([0, 1, 2, 3, 4], solutions), 1);
  // Which cells belong to the region decides.
  assert.equal(tellingCell([0, 4], solutions), 0);
});

test('an even division says more than an uneven one; of equals the first is chosen', () => {
  assert.equal(tellingCell([0, 1], solutionsOf('#.', '..', '.#', '.#')), 1);
  const twins = solutionsOf('..', '##');
  assert.deepEqual([tellingCell([0, 1], twins), tellingCell([1, 0], twins)], [0, 1]);
});

test('solutions that do not differ, none, and very many cells have no such cell', () => {
  assert.equal(tellingCell([0, 1], solutionsOf('.#', '.#')), undefined);
  assert.equal(tellingCell([0, 1], []), undefined);
  const cells = Array.from({ length: 3001 }, (_, cell) => cell);
  assert.equal(tellingCell(cells, solutionsOf('.'.repeat(3001), '#'.repeat(3001))), undefined);
});

test('only the last 160 solutions speak', () => {
  const solutions = solutionsOf(
    '##.',
    ...new Array<string>(80).fill('..#'),
    ...new Array<string>(80).fill('...'),
  );
  assert.equal(tellingCell([0, 1, 2], solutions), 2);
});
