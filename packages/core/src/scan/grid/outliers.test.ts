import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Lattice } from './lattice.js';
import { mappingOf } from './mapping.js';

/** A page of 10x8 cells, 20 pixels each, that bends downwards, found through noise; `displaced` cells are found elsewhere. */
function page(displaced: ReadonlyMap<string, number>): Lattice {
  const cells = Array.from({ length: 80 }, (_, i) => {
    const [column, row] = [i % 10, Math.floor(i / 10)];
    const x = 20 * column + 30 + (displaced.get(`${column},${row}`) ?? 0);
    const y = 20 * row + 40 + 0.3 * column * column;
    return { column, row, blob: { x, y, width: 18, height: 18 } };
  });
  return { columns: 10, rows: 8, cells, score: 10 };
}

test('a cell that was found beside its place does not bend the lattice', () => {
  const displaced = new Map([
    ['0,3', 8],
    ['5,2', -7],
    ['9,7', 9],
  ]);
  const [right, wrong] = [mappingOf(page(new Map())), mappingOf(page(displaced))];
  assert.ok(right && wrong);
  const [expected, found] = [new Float64Array(2), new Float64Array(2)];
  for (const [u, v] of [
    [0.5, 3.5],
    [0, 3.5],
    [5.5, 2.5],
    [9.5, 7.5],
  ]) {
    right.at(u, v, expected);
    wrong.at(u, v, found);
    assert.ok(Math.abs(expected[0] - found[0]) < 1.5, `${found[0]} for ${expected[0]} at ${u}, ${v}`);
  }
});
