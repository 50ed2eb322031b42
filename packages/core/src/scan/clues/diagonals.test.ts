import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Box } from '../digits/glyph.js';
import { tight } from './cut.js';
import { diagonalOf, removeDiagonal, wentBeyond } from './diagonals.js';
import { CELL, type Strip } from './strip.js';

type Segment = readonly [x0: number, y0: number, x1: number, y1: number, half: number];

/** One cell with strokes of ink. */
function drawn(segments: readonly Segment[]): Strip {
  const strip: Strip = {
    lines: 'rows',
    area: { left: -1, top: 0, right: 0, bottom: 1 },
    width: CELL,
    height: CELL,
    colors: new Uint8ClampedArray(CELL * CELL * 3),
    ink: new Uint8ClampedArray(CELL * CELL),
    bright: new Uint8Array(CELL * CELL),
    mask: new Uint8Array(CELL * CELL),
  };
  for (const [x0, y0, x1, y1, half] of segments) {
    const length = Math.hypot(x1 - x0, y1 - y0);
    for (let y = 0; y < CELL; y++) {
      for (let x = 0; x < CELL; x++) {
        const along = Math.max(0, Math.min(1, ((x - x0) * (x1 - x0) + (y - y0) * (y1 - y0)) / length ** 2));
        if (Math.hypot(x - x0 - along * (x1 - x0), y - y0 - along * (y1 - y0)) > half) continue;
        strip.ink[y * CELL + x] = 200;
        strip.mask[y * CELL + x] = 1;
      }
    }
  }
  return strip;
}

const WHOLE: Box = { left: 0, top: 0, right: CELL, bottom: CELL };

function inkOf(strip: Strip): Box {
  const box = tight(strip, WHOLE);
  assert.ok(box !== undefined);
  return box;
}

/** A 1 with a foot, and strokes through it that go on beyond it. */
const ONE: readonly Segment[] = [
  [22, 12, 22, 32, 1.5],
  [16, 32, 28, 32, 1.5],
];
const UP: Segment = [10, 36, 34, 8, 1];
const DOWN: Segment = [10, 8, 34, 36, 1];

function cleared(segments: readonly Segment[], direction: 'up' | 'down'): Strip {
  const strip = drawn(segments);
  const box = inkOf(strip);
  const diagonal = diagonalOf(strip, box, direction);
  assert.ok(diagonal !== undefined, direction);
  removeDiagonal(strip, box, diagonal);
  assert.ok(wentBeyond(strip, box, direction));
  return strip;
}

/** Pixels in which two strips differ. */
const differences = (a: Strip, b: Strip) => a.mask.filter((own, i) => own !== b.mask[i]).length;

test('a number loses the diagonal stroke through it', () => {
  const digit = drawn(ONE);
  const count = digit.mask.filter((one) => one === 1).length;
  for (const [segment, direction] of [
    [UP, 'up'],
    [DOWN, 'down'],
  ] as const) {
    const strip = cleared([...ONE, segment], direction);
    assert.deepEqual(inkOf(strip), inkOf(digit));
    assert.ok(differences(strip, digit) < 0.2 * count, direction);
  }
});

test('the diagonal of a 2 is no stroke: it ends with the digit', () => {
  const two = drawn([
    [14, 10, 32, 10, 1.5],
    [32, 10, 14, 34, 1.5],
    [14, 34, 32, 34, 1.5],
  ]);
  const box = inkOf(two);
  const diagonal = diagonalOf(two, box, 'up');
  assert.ok(diagonal !== undefined);
  removeDiagonal(two, box, diagonal);
  assert.equal(wentBeyond(two, box, 'up'), false);
  assert.equal(diagonalOf(drawn(ONE), inkOf(drawn(ONE)), 'up'), undefined);
});
