// What JPEG does to a grey picture: 8x8 cosine transform, quantising, back. No bytes are written.
import type { Plane } from './outline.js';

/** The luminance table of the JPEG standard, Annex K. */
const TABLE = [
  16, 11, 10, 16, 24, 40, 51, 61, 12, 12, 14, 19, 26, 58, 60, 55, 14, 13, 16, 24, 40, 57, 69, 56, 14, 17, 22,
  29, 51, 87, 80, 62, 18, 22, 37, 56, 68, 109, 103, 77, 24, 35, 55, 64, 81, 104, 113, 92, 49, 64, 78, 87, 103,
  121, 120, 101, 72, 92, 95, 98, 112, 100, 103, 99,
];

const COSINES = Float64Array.from({ length: 64 }, (_, i) => {
  const [frequency, x] = [i >> 3, i & 7];
  return Math.cos(((2 * x + 1) * frequency * Math.PI) / 16) * (frequency === 0 ? Math.SQRT1_2 : 1) * 0.5;
});

/** Changes a plane of values 0-255 as saving it with this quality (1-100) would. */
export function compress(plane: Plane, quality: number): void {
  const factor = quality < 50 ? 50 / quality : 2 - quality / 50;
  const steps = TABLE.map((step) => Math.max(1, Math.min(255, Math.floor(step * factor + 0.5))));
  const block = new Float64Array(64);
  const half = new Float64Array(64);
  const { width, height, data } = plane;
  for (let top = 0; top < height; top += 8) {
    for (let left = 0; left < width; left += 8) {
      for (let i = 0; i < 64; i++) {
        const y = Math.min(height - 1, top + (i >> 3));
        const x = Math.min(width - 1, left + (i & 7));
        block[i] = data[y * width + x] - 128;
      }
      transform(block, half, true);
      for (let i = 0; i < 64; i++) block[i] = Math.round(block[i] / steps[i]) * steps[i];
      transform(block, half, false);
      for (let i = 0; i < 64; i++) {
        const [y, x] = [top + (i >> 3), left + (i & 7)];
        if (y < height && x < width) data[y * width + x] = Math.max(0, Math.min(255, block[i] + 128));
      }
    }
  }
}

function transform(block: Float64Array, half: Float64Array, forwards: boolean): void {
  for (let pass = 0; pass < 2; pass++) {
    const [from, to] = pass === 0 ? [block, half] : [half, block];
    for (let i = 0; i < 8; i++) {
      for (let j = 0; j < 8; j++) {
        let sum = 0;
        for (let k = 0; k < 8; k++)
          sum += from[i * 8 + k] * (forwards ? COSINES[j * 8 + k] : COSINES[k * 8 + j]);
        to[j * 8 + i] = sum;
      }
    }
  }
}
