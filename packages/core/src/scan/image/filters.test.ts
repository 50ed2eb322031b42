import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Random } from '../../model/index.js';
import { boxMean, gradient, smoothed } from './filters.js';

const random = new Random(11);

function plane(width: number, height: number) {
  const data = Uint8ClampedArray.from({ length: width * height }, () => random.below(256));
  const at = (x: number, y: number) =>
    data[Math.max(0, Math.min(height - 1, y)) * width + Math.max(0, Math.min(width - 1, x))];
  return { plane: { width, height, data }, at };
}

const SIZES = [
  [40, 33],
  [17, 2],
  [3, 50],
] as const;

for (const [width, height] of SIZES) {
  const { plane: source, at } = plane(width, height);
  const each = (check: (x: number, y: number, index: number) => void) => {
    for (let i = 0; i < width * height; i++) check(i % width, Math.floor(i / width), i);
  };

  test(`a smoothed plane of ${width}x${height} is a weighted mean of nine pixels`, () => {
    const kernel = [61, 134, 61];
    const out = smoothed(source).data;
    each((x, y, i) => {
      let sum = 0;
      for (let v = -1; v <= 1; v++)
        for (let u = -1; u <= 1; u++) sum += kernel[u + 1] * kernel[v + 1] * at(x + u, y + v);
      assert.equal(out[i], (sum + 32_768) >> 16);
    });
  });

  test(`the gradient of a plane of ${width}x${height} is the larger one of both directions`, () => {
    const out = gradient(source).data;
    each((x, y, i) => {
      const isBorder = x === 0 || y === 0 || x === width - 1 || y === height - 1;
      const side = (dx: number, dy: number) =>
        at(x + dx - dy, y + dy + dx) + 2 * at(x + dx, y + dy) + at(x + dx + dy, y + dy - dx);
      const most = Math.max(Math.abs(side(1, 0) - side(-1, 0)), Math.abs(side(0, 1) - side(0, -1)));
      assert.equal(out[i], isBorder ? 0 : Math.min(255, most >> 2));
    });
  });

  test(`the mean around the pixels of a plane of ${width}x${height} is clipped at the border`, () => {
    for (const radius of [1, 4, 15]) {
      const out = boxMean(source, radius).data;
      each((x, y, i) => {
        let [sum, count] = [0, 0];
        for (let v = Math.max(0, y - radius); v <= Math.min(height - 1, y + radius); v++) {
          for (let u = Math.max(0, x - radius); u <= Math.min(width - 1, x + radius); u++) {
            sum += at(u, v);
            count++;
          }
        }
        assert.ok(Math.abs(out[i] - sum / count) < 0.501);
      });
    }
  });
}
