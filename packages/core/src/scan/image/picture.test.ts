import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Random } from '../../model/index.js';
import { greyOf, halfGreyOf, type ScanPixels, workingPicture } from './picture.js';

/** A picture of random pixels; one of `opaque` is opaque, the others are not. */
function noise(width: number, height: number, opaque: number): ScanPixels {
  const random = new Random(3);
  const data = Uint8Array.from({ length: width * height * 4 }, (_, i) =>
    i % 4 === 3 && random.below(opaque) === 0 ? 255 : random.below(256),
  );
  if (opaque === 1) for (let i = 3; i < data.length; i += 4) data[i] = 255;
  return { width, height, data };
}

/** The mean of the pixels of the source that a new pixel covers, on white. */
function meanOf({ width, data, height }: ScanPixels, wide: number, high: number, x: number, y: number) {
  const [left, right] = [x, x + 1].map((at) => Math.round((at * width) / wide));
  const [top, bottom] = [y, y + 1].map((at) => Math.round((at * height) / high));
  return [0, 1, 2].map((c) => {
    let sum = 0;
    for (let v = top; v < bottom; v++) {
      for (let u = left; u < right; u++) {
        const at = (v * width + u) * 4;
        sum += (data[at + c] * data[at + 3]) / 255 + 255 - data[at + 3];
      }
    }
    return sum / ((right - left) * (bottom - top));
  });
}

for (const [name, opaque] of [
  ['opaque', 1],
  ['transparent', 3],
] as const) {
  test(`shrinking takes the mean of ${name} pixels`, () => {
    for (const [width, height] of [
      [2601, 7],
      [7001, 9],
    ]) {
      const source = noise(width, height, opaque);
      const picture = workingPicture(source);
      assert.equal(picture.width, 2200);
      for (let i = 0; i < picture.width * picture.height; i++) {
        const [x, y] = [i % picture.width, Math.floor(i / picture.width)];
        meanOf(source, picture.width, picture.height, x, y).forEach((mean, c) => {
          assert.ok(Math.abs(picture.data[3 * i + c] - mean) < 0.501, `${x}, ${y}, ${c}`);
        });
      }
    }
  });
}

test('pixels at any address shrink alike', () => {
  const source = noise(2600, 3, 1);
  const shifted = new Uint8Array(source.data.length + 1).subarray(1);
  shifted.set(source.data);
  assert.deepEqual(workingPicture({ ...source, data: shifted }), workingPicture(source));
});

test('transparent pixels become paper', () => {
  const { data } = workingPicture({ width: 2600, height: 2, data: new Uint8Array(2600 * 2 * 4) });
  assert.ok(data.every((value) => value === 255));
});

test('grey levels, and their means at half the size', () => {
  const random = new Random(5);
  for (const width of [1, 4, 5, 6, 7, 31]) {
    const data = Uint8ClampedArray.from({ length: width * 3 * 3 }, () => random.below(256));
    const picture = { width, height: 3, data, scale: 1 };
    const grey = greyOf(picture).data;
    for (let i = 0; i < grey.length; i++) {
      const exact = 0.299 * data[3 * i] + 0.587 * data[3 * i + 1] + 0.114 * data[3 * i + 2];
      assert.ok(Math.abs(grey[i] - exact) < 0.51);
    }
    const half = halfGreyOf(picture);
    assert.deepEqual([half.width, half.height], [width >> 1, 1]);
    half.data.forEach((value, x) => {
      const at = 2 * x;
      assert.equal(value, (grey[at] + grey[at + 1] + grey[at + width] + grey[at + width + 1] + 2) >> 2);
    });
  }
});
