import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Picture } from '../image/picture.js';
import { goesBeyond } from './beyond.js';
import { cornerMapping } from './mapping.js';

const CELL = 20;

/** Lines around 6 x 5 cells from (20, 20) on. */
function drawn(): Picture {
  const [width, height] = [8 * CELL, 7 * CELL];
  const data = new Uint8ClampedArray(width * height * 3).fill(255);
  for (let y = CELL; y <= 6 * CELL; y++) {
    for (let x = CELL; x <= 7 * CELL; x++) {
      if (x % CELL === 0 || y % CELL === 0) data.fill(90, (y * width + x) * 3, (y * width + x) * 3 + 3);
    }
  }
  return { width, height, data, scale: 1 };
}

function found(columns: number, rows: number): boolean {
  const [right, bottom] = [(columns + 1) * CELL + 0.5, (rows + 1) * CELL + 0.5];
  const corners = [
    [CELL + 0.5, CELL + 0.5],
    [right, CELL + 0.5],
    [right, bottom],
    [CELL + 0.5, bottom],
  ] as const;
  return goesBeyond(drawn(), cornerMapping({ columns, rows }, corners), { left: 0, top: 0, columns, rows });
}

test('a lattice without the last row or column of the grid is cut, the whole one is not', () => {
  assert.equal(found(6, 5), false);
  assert.equal(found(6, 4), true);
  assert.equal(found(5, 5), true);
});
