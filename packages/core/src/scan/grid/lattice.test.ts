import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { CellBlob } from './cells.js';
import { lattices } from './lattice.js';

/** Widths of columns and heights of rows on a page that comes nearer towards its far corner: small cells and large ones are common. */
const SIDES = [15, 15, 15, 15, 16, 17, 18, 19, 20, 20, 20, 20];

const middles = SIDES.map(
  (side, i) => SIDES.slice(0, i).reduce((sum, other) => sum + other + 2, 0) + side / 2,
);

const cells: CellBlob[] = SIDES.flatMap((width, column) =>
  SIDES.map((height, row) => ({ x: middles[column], y: middles[row], width, height })),
);

test('cells of two common sizes that form one lattice are found once', () => {
  const found = lattices(cells);
  assert.deepEqual(
    found.map(({ columns, rows, cells: { length } }) => [columns, rows, length]),
    [[12, 12, 144]],
  );
});
