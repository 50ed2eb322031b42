import assert from 'node:assert/strict';
import { test } from 'node:test';
import { pictureGrid } from '@crosshatch/core/make';
import { FIRST_CHOICES, recipeOf, workingSize } from './photo-recipe.js';

test('what concerns black and white only is left out for colours', () => {
  const all = { ...FIRST_CHOICES, threshold: 40, outline: true, invert: true, dither: true };
  assert.deepEqual(recipeOf(all), {
    size: 25,
    colors: 1,
    crop: true,
    outline: true,
    dither: true,
    invert: true,
    threshold: 0.4,
  });
  assert.deepEqual(recipeOf({ ...all, colors: 3 }), { size: 25, colors: 3, crop: true, dither: true });
  assert.deepEqual(recipeOf(FIRST_CHOICES), { size: 25, colors: 1, crop: true });
});

test('every combination of choices is a recipe that the library takes', () => {
  const pixels = { width: 40, height: 30, data: new Uint8Array(40 * 30 * 4).map((_, i) => (i * 7919) % 256) };
  const either = [true, false];
  for (const colors of [1, 4]) {
    for (const outline of either) {
      for (const dither of either) {
        for (const threshold of [0, 95]) {
          const choices = { ...FIRST_CHOICES, size: 12, colors, outline, dither, threshold };
          const { grid } = pictureGrid(pixels, recipeOf(choices));
          assert.equal(Math.max(grid.width, grid.height), 12);
        }
      }
    }
  }
});

test('large photos are worked on at a sane size, small ones as they are', () => {
  assert.deepEqual(workingSize(4000, 3000), { width: 900, height: 675 });
  assert.deepEqual(workingSize(30, 20), { width: 30, height: 20 });
  assert.deepEqual(workingSize(100_000, 1), { width: 900, height: 1 });
});
