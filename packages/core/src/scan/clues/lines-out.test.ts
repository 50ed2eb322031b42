import assert from 'node:assert/strict';
import { test } from 'node:test';
import { removeBoxLines } from './lines-out.js';
import { CELL, type Strip } from './strip.js';

/** Cells of the drawn strip in both directions. */
const CELLS = 3;
const SIZE = CELLS * CELL;

/** A strip with lines between its cells, upright and level ones that many pixels thick. */
function boxes(upright: number, level: number): Strip {
  const isLine = (at: number, thick: number) => Math.abs(((at + CELL / 2) % CELL) - CELL / 2) < thick / 2;
  const mask = Uint8Array.from({ length: SIZE * SIZE }, (_, i) =>
    isLine(i % SIZE, upright) || isLine(Math.floor(i / SIZE), level) ? 1 : 0,
  );
  return {
    lines: 'columns',
    area: { left: 0, top: 0, right: CELLS, bottom: CELLS },
    width: SIZE,
    height: SIZE,
    colors: new Uint8ClampedArray(3 * SIZE * SIZE),
    ink: new Uint8ClampedArray(SIZE * SIZE),
    bright: new Uint8Array(SIZE * SIZE),
    mask,
  };
}

/** Pixels of ink. */
const inkOf = ({ mask }: Strip) => mask.reduce((sum, pixel) => sum + pixel, 0);

for (const [upright, level] of [
  [3, 3],
  [11, 3],
  [3, 11],
]) {
  test(`upright lines of ${upright} pixels and level ones of ${level} are removed`, () => {
    const strip = boxes(upright, level);
    removeBoxLines(strip, CELLS);
    assert.equal(inkOf(strip), 0);
  });
}

test('a level stroke between two thick upright lines stays where the lattice has no line', () => {
  const strip = boxes(11, 3);
  const place = Math.round(1.5 * CELL);
  strip.mask.fill(1, place * SIZE + CELL, place * SIZE + 2 * CELL);
  removeBoxLines(strip, CELLS);
  // The rough edges of the lines may take a pixel at each end.
  assert.ok(inkOf(strip) >= CELL - 11 - 2);
});
