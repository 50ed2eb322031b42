// Filters on grey planes. All are separable or use running sums: their cost does not depend on their size.
import type { Plane } from './picture.js';

type Grey = Plane<Uint8ClampedArray>;

/** Gaussian of sigma 0.8 in 256ths: kernel 1 2 1 with a little more weight in the middle. */
const [SIDE, MIDDLE] = [61, 134];

export function smoothed({ width, height, data }: Grey): Grey {
  // Three rows, smoothed along x, stay in the cache.
  let [above, own, below] = [new Int32Array(width), new Int32Array(width), new Int32Array(width)];
  const smoothRow = (y: number, into: Int32Array) => {
    const row = y * width;
    let before = data[row];
    let here = before;
    for (let x = 0; x < width - 1; x++) {
      const after = data[row + x + 1];
      into[x] = MIDDLE * here + SIDE * (before + after);
      before = here;
      here = after;
    }
    into[width - 1] = MIDDLE * here + SIDE * (before + here);
  };
  const out = new Uint8ClampedArray(data.length);
  smoothRow(0, own);
  above.set(own);
  for (let y = 0, at = 0; y < height; y++) {
    if (y < height - 1) smoothRow(y + 1, below);
    else below.set(own);
    for (let x = 0; x < width; x++, at++)
      out[at] = (MIDDLE * own[x] + SIDE * (above[x] + below[x]) + 32_768) >> 16;
    [above, own, below] = [own, below, above];
  }
  return { width, height, data: out };
}

/** Larger of the two Sobel gradients, divided by 4: 255 is a step from black to white. */
export function gradient({ width, height, data }: Grey): Grey {
  const out = new Uint8ClampedArray(data.length);
  for (let y = 1; y < height - 1; y++) {
    const row = y * width;
    // Of the last two columns of pixels: their weighted sum, and how much the lower one exceeds the upper one.
    let sum0 = data[row - width] + 2 * data[row] + data[row + width];
    let sum1 = data[row - width + 1] + 2 * data[row + 1] + data[row + width + 1];
    let fall0 = data[row + width] - data[row - width];
    let fall1 = data[row + width + 1] - data[row - width + 1];
    for (let at = row + 1, end = row + width - 1; at < end; at++) {
      const upper = data[at - width + 1];
      const lower = data[at + width + 1];
      const sum = upper + 2 * data[at + 1] + lower;
      const fall = lower - upper;
      let gx = sum - sum0;
      if (gx < 0) gx = -gx;
      let gy = fall0 + 2 * fall1 + fall;
      if (gy < 0) gy = -gy;
      out[at] = (gx > gy ? gx : gy) >> 2;
      sum0 = sum1;
      sum1 = sum;
      fall0 = fall1;
      fall1 = fall;
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
    for (let x = 0; x < Math.min(radius, width); x++) sum += data[row + x];
    for (let x = 0; x < width; x++) {
      if (x + radius < width) sum += data[row + x + radius];
      if (x > radius) sum -= data[row + x - radius - 1];
      rows[row + x] = sum;
    }
  }
  const shares = Float64Array.from(
    { length: width },
    (_, x) => 1 / (Math.min(width - 1, x + radius) - Math.max(0, x - radius) + 1),
  );
  const out = new Uint8ClampedArray(data.length);
  const sums = new Int32Array(width);
  for (let i = 0, end = Math.min(radius, height) * width; i < end; ) {
    for (let x = 0; x < width; x++, i++) sums[x] += rows[i];
  }
  for (let y = 0; y < height; y++) {
    if (y + radius < height) {
      const row = (y + radius) * width;
      for (let x = 0; x < width; x++) sums[x] += rows[row + x];
    }
    if (y > radius) {
      const row = (y - radius - 1) * width;
      for (let x = 0; x < width; x++) sums[x] -= rows[row + x];
    }
    const share = 1 / (Math.min(height - 1, y + radius) - Math.max(0, y - radius) + 1);
    const row = y * width;
    for (let x = 0; x < width; x++) out[row + x] = sums[x] * shares[x] * share;
  }
  return { width, height, data: out };
}
