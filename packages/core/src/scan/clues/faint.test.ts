import assert from 'node:assert/strict';
import { test } from 'node:test';
import { addFaintPieces } from './faint.js';

test('weak ink counts apart from strong ink, and not as the edge of it', () => {
  const [width, height] = [12, 8];
  const ink = new Uint8ClampedArray(width * height);
  const mask = { width, height, data: new Uint8Array(width * height) };
  for (let y = 1; y < 7; y++) {
    ink[y * width + 2] = 60;
    ink[y * width + 7] = 60;
    ink[y * width + 8] = 200;
    mask.data[y * width + 8] = 1;
  }
  ink[10] = 60;
  addFaintPieces(mask, ink, 40, 4);
  const row = [...mask.data.subarray(3 * width, 4 * width)];
  assert.deepEqual(row, [0, 0, 1, 0, 0, 0, 0, 0, 1, 0, 0, 0]);
  assert.equal(mask.data[10], 0, 'a speck is no number');
});
