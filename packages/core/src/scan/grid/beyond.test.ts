import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Picture } from '../image/picture.js';
import { linesBeyond } from './beyond.js';
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

/** Sides at which a part of the grid goes on, marked where the line there is closed. */
function found(left: number, top: number, columns: number, rows: number): string {
  const [right, bottom] = [(columns + 1) * CELL + 0.5, (rows + 1) * CELL + 0.5];
  const [x, y] = [(left + 1) * CELL + 0.5, (top + 1) * CELL + 0.5];
  const corners = [
    [x, y],
    [right, y],
    [right, bottom],
    [x, bottom],
  ] as const;
  const size = { columns: columns - left, rows: rows - top };
  const lines = linesBeyond(drawn(), cornerMapping(size, corners), { left: 0, top: 0, ...size });
  return lines.map(({ side, isClosed }) => (isClosed ? `${side}, closed` : side)).join('; ');
}

test('a lattice goes on where a row or column of the grid is missing', () => {
  assert.equal(found(0, 0, 6, 5), '');
  assert.equal(found(0, 0, 6, 4), 'below, closed');
  assert.equal(found(0, 0, 5, 5), 'right, closed');
  assert.equal(found(0, 1, 6, 5), 'above, closed');
  assert.equal(found(1, 0, 6, 5), 'left, closed');
});
