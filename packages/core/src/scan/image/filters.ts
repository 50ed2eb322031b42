// Filters on grey planes. All are separable or use running sums: their cost does not depend on their size.
import type { Plane } from './picture.js';

type Grey = Plane<Uint8ClampedArray>;

/** Gaussian of sigma 0.8: kernel 1 2 1 with a little more weight in the middle. */
export function smoothed({ width, height, data }: Grey): Grey {
  const [side, middle] = [0.24, 0.52];
  const half = new Float32Array(data.length);
  for (let y = 0; y < height; y++) {
    const row = y * width;
    for (let x = 0; x < width; x++) {
      const before = data[row + (x > 0 ? x - 1 : 0)];
      const after = data[row + (x < width - 1 ? x + 1 : x)];
      half[row + x] = middle * data[row + x] + side * (before + after);
    }
  }
  const out = new Uint8ClampedArray(data.length);
  for (let y = 0; y < height; y++) {
    const row = y * width;
    const above = y > 0 ? row - width : row;
    const below = y < height - 1 ? row + width : row;
    for (let x = 0; x < width; x++)
      out[row + x] = middle * half[row + x] + side * (half[above + x] + half[below + x]);
  }
  return { width, height, data: out };
}

/** Larger of the two Sobel gradients, divided by 4: 255 is a step from black to white. */
export function gradient({ width, height, data }: Grey): Grey {
  const out = new Uint8ClampedArray(data.length);
  for (let y = 1; y < height - 1; y++) {
    let at = y * width + 1;
    for (let x = 1; x < width - 1; x++, at++) {
      const a = data[at - width - 1];
      const b = data[at - width];
      const c = data[at - width + 1];
      const d = data[at - 1];
      const e = data[at + 1];
      const f = data[at + width - 1];
      const g = data[at + width];
      const h = data[at + width + 1];
      const gx = Math.abs(c + 2 * e + h - a - 2 * d - f);
      const gy = Math.abs(f + 2 * g + h - a - 2 * b - c);
      out[at] = (gx > gy ? gx : gy) >> 2;
    }
  }
  return { width, height, data: out };
}

/** Mean over a square of this radius, at most 128, clipped at the border. */
export function boxMean({ width, height, data }: Grey, radius: number): Grey {
  // Sums along rows fit into 16 bits: 257 pixels of 255.
  const rows = new Uint16Array(data.length);
  for (let y = 0; y < height; y++) {
    const row = y * width;
    let sum = 0;
    for (let x = -radius; x < width; x++) {
      if (x + radius < width) sum += data[row + x + radius];
      if (x - radius - 1 >= 0) sum -= data[row + x - radius - 1];
      if (x >= 0) rows[row + x] = sum;
    }
  }
  const shares = Float64Array.from(
    { length: width },
    (_, x) => 1 / (Math.min(width - 1, x + radius) - Math.max(0, x - radius) + 1),
  );
  const out = new Uint8ClampedArray(data.length);
  const sums = new Int32Array(width);
  for (let y = -radius; y < height; y++) {
    if (y + radius < height) {
      const row = (y + radius) * width;
      for (let x = 0; x < width; x++) sums[x] += rows[row + x];
    }
    if (y - radius - 1 >= 0) {
      const row = (y - radius - 1) * width;
      for (let x = 0; x < width; x++) sums[x] -= rows[row + x];
    }
    if (y < 0) continue;
    const share = 1 / (Math.min(height - 1, y + radius) - Math.max(0, y - radius) + 1);
    for (let x = 0; x < width; x++) out[y * width + x] = sums[x] * shares[x] * share;
  }
  return { width, height, data: out };
}
