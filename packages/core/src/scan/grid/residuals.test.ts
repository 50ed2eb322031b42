import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Lattice } from './lattice.js';
import { mappingOf } from './mapping.js';

/** Pixels by which the outermost column is narrower than the others, as beside the fold of a book. */
const FOLD = 9;

/** A page of 12x9 cells, 20 pixels each, that bends downwards; those of the outermost column that are named by their rows were not found. */
function page(missing: readonly number[]): Lattice {
  const cells = Array.from({ length: 108 }, (_, i) => ({ column: i % 12, row: Math.floor(i / 12) }))
    .filter(({ column, row }) => column < 11 || !missing.includes(row))
    .map(({ column, row }) => {
      const isOuter = column === 11;
      const x = 20 * column + 30 - (isOuter ? FOLD / 2 : 0);
      const blob = {
        x,
        y: 20 * row + 40 + 0.4 * column * column,
        width: isOuter ? 18 - FOLD : 18,
        height: 18,
      };
      return { column, row, blob };
    });
  return { columns: 12, rows: 9, cells, score: cells.length };
}

test('a cell beside a fold that was not found lies where those above and below it say', () => {
  const [right, holes] = [mappingOf(page([])), mappingOf(page([3, 4, 5]))];
  assert.ok(right && holes);
  const [expected, found] = [new Float64Array(2), new Float64Array(2)];
  for (const v of [3.5, 4.5, 5.5]) {
    for (const u of [11.5, 12]) {
      right.at(u, v, expected);
      holes.at(u, v, found);
      assert.ok(Math.abs(expected[0] - found[0]) < 0.8, `${found[0]} for ${expected[0]} at ${u}, ${v}`);
    }
  }
});
