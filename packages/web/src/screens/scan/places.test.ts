import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Quad } from '@crosshatch/core/scan';
import { canBeGrid, cropOf, firstCorners, movedCorner } from './places.js';

const quad = (...points: readonly (readonly [number, number])[]) =>
  points.map(([x, y]) => ({ x, y })) as unknown as Quad;

const SQUARE = quad([10, 10], [50, 10], [50, 50], [10, 50]);

test('corners that cross, turn the wrong way or lie on a line are no grid', () => {
  assert(canBeGrid(SQUARE));
  assert(canBeGrid(firstCorners({ width: 30, height: 200 })));
  assert(canBeGrid(quad([30, 10], [50, 30], [30, 50], [10, 30])), 'turned by an eighth');
  assert(!canBeGrid(quad([10, 10], [50, 10], [10, 50], [50, 50])), 'crossed');
  assert(!canBeGrid(quad([10, 10], [10, 50], [50, 50], [50, 10])), 'counter-clockwise');
  assert(!canBeGrid(quad([10, 10], [20, 10], [30, 10], [40, 10])), 'on a line');
  assert(!canBeGrid(quad([10, 10], [50, 10], [20, 20], [10, 50])), 'dented');
});

test('a corner stays inside the part that is shown', () => {
  const area = { x: 5, y: 5, width: 100, height: 60 };
  assert.deepEqual(movedCorner(SQUARE, 2, { x: 500, y: -3 }, area)[2], { x: 105, y: 5 });
  assert.deepEqual(
    movedCorner(SQUARE, 2, { x: 60, y: 61 }, area),
    quad([10, 10], [50, 10], [60, 61], [10, 50]),
  );
});

/** Where a point of the picture is in the crop. */
const placeIn = ([a, b, c, d, e, f]: readonly number[], x: number, y: number) =>
  [a * x + c * y + e, b * x + d * y + f].map((value) => Math.round(value * 100) / 100);

test('a crop is upright, enlarged, with room around it', () => {
  const { transform, width, height } = cropOf(quad([100, 40], [140, 40], [140, 50], [100, 50]), 80, 400);
  assert.deepEqual([width, height], [200, 80]); // 50 x 20 with half of 10 all round, four times
  assert.deepEqual(placeIn(transform, 100, 40), [20, 20]);
  assert.deepEqual(placeIn(transform, 140, 50), [180, 60]);
});

test('a crop of a turned picture is turned back, and a long one is not larger than allowed', () => {
  // A quarter turn: what is right in the clue is down in the picture.
  const turned = quad([50, 100], [50, 140], [40, 140], [40, 100]);
  const { transform, width, height } = cropOf(turned, 80, 100);
  assert.deepEqual([width, height], [100, 40]);
  assert.deepEqual(placeIn(transform, 50, 100), [10, 10]);
  assert.deepEqual(placeIn(transform, 40, 140), [90, 30]);
});
