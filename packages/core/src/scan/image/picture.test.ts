import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Random } from '../../model/index.js';
import { halved, workingPicture } from './picture.js';

test('shrinking reads opaque rows and rows at any address alike', () => {
  const [width, height] = [2600, 3];
  const random = new Random(3);
  const data = Uint8Array.from({ length: width * height * 4 }, (_, i) =>
    i % 4 === 3 ? 255 : random.below(256),
  );
  const shifted = new Uint8Array(data.length + 1).subarray(1);
  shifted.set(data);
  const aligned = workingPicture({ width, height, data });
  assert.ok(aligned.scale < 1);
  assert.deepEqual(workingPicture({ width, height, data: shifted }), aligned);
});

test('transparent pixels become paper', () => {
  const { data } = workingPicture({ width: 2600, height: 2, data: new Uint8Array(2600 * 2 * 4) });
  assert.ok(data.every((value) => value === 255));
});

test('half a plane has the means', () => {
  const half = halved({ width: 3, height: 2, data: Uint8ClampedArray.of(10, 20, 99, 30, 40, 99) });
  assert.deepEqual(half, { width: 1, height: 1, data: Uint8ClampedArray.of(25) });
});
