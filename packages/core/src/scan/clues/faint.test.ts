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

test('a faint number of which a part counts already is completed', () => {
  const [width, height] = [12, 8];
  const ink = new Uint8ClampedArray(width * height);
  const mask = { width, height, data: new Uint8Array(width * height) };
  for (let y = 1; y < 7; y++) {
    for (let x = 2; x < 8; x++) ink[y * width + x] = 60;
    for (let x = 2; x < 5; x++) mask.data[y * width + x] = 1;
  }
  addFaintPieces(mask, ink, 40, 4);
  assert.deepEqual([...mask.data.subarray(3 * width, 4 * width)], [0, 0, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0]);
});
