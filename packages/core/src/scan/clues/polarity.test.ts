import assert from 'node:assert/strict';
import { test } from 'node:test';
import { byPolarity } from './polarity.js';
import { CELL, type Strip } from './strip.js';

/** Two cells with bars of ink: a bright one, and one at its right that `isBright` says more about. */
function bars(isBright: boolean): Strip {
  const [width, height] = [2 * CELL, CELL];
  const strip = {
    lines: 'rows' as const,
    area: { left: -2, top: 0, right: 0, bottom: 1 },
    width,
    height,
    colors: new Uint8ClampedArray(width * height * 3),
    ink: new Uint8ClampedArray(width * height),
    bright: new Uint8Array(width * height),
    mask: new Uint8Array(width * height),
  };
  for (let y = 12; y < 32; y++) {
    for (let x = 20; x < 26; x++) {
      const at = y * width + x;
      strip.ink[at] = x < 23 ? 200 : 150;
      strip.mask[at] = 1;
      strip.bright[at] = x < 23 || isBright ? 1 : 0;
    }
  }
  return strip;
}

const inkOf = ({ mask }: Strip) => mask.reduce((sum, one) => sum + one, 0);

test('bright strokes and their dark shadow are apart from each other', () => {
  const views = byPolarity(bars(false));
  assert.equal(views.length, 2);
  for (const view of views) assert.equal(inkOf(view), 3 * 20);
});

test('ink of one kind is not divided', () => {
  assert.deepEqual(byPolarity(bars(true)), []);
});
