// From coverage to the ink that the scanner would measure: blur, contrast, light, moire, noise, compression.
import type { InkPlane } from '../../../packages/core/dist/scan/index.js';
import { compress } from './jpeg.js';
import type { Plane } from './outline.js';
import { between, chance, normal, type Random } from './random.js';

/** Share of pictures that come from a screen: no blur, no noise, even light. */
const SCREENS = 0.15;

/** Share of photos with strong noise. */
const GRAINY = 0.3;

function blur({ width, height, data }: Plane, sigma: number): void {
  const radius = Math.ceil(sigma * 2.5);
  if (radius < 1) return;
  const kernel = Array.from({ length: radius + 1 }, (_, i) => Math.exp(-(i * i) / (2 * sigma * sigma)));
  const total = kernel.reduce((sum, value, i) => sum + (i === 0 ? value : 2 * value), 0);
  const copy = new Float32Array(data.length);
  blurAlong(data, copy, height, width, width, 1, kernel, total);
  blurAlong(copy, data, width, height, 1, width, kernel, total);
}

/** Blurs lines of `length` pixels that lie `step` apart; lines begin `next` apart. */
function blurAlong(
  from: Float32Array,
  to: Float32Array,
  lines: number,
  length: number,
  next: number,
  step: number,
  kernel: readonly number[],
  total: number,
): void {
  for (let line = 0; line < lines; line++) {
    const base = line * next;
    for (let place = 0; place < length; place++) {
      let sum = from[base + place * step] * kernel[0];
      for (let i = 1; i < kernel.length; i++) {
        const before = place < i ? 0 : place - i;
        const after = place + i < length ? place + i : length - 1;
        sum += kernel[i] * (from[base + before * step] + from[base + after * step]);
      }
      to[base + place * step] = sum / total;
    }
  }
}

export function photographed(random: Random, plane: Plane, height: number): InkPlane {
  const { width, height: tall, data } = plane;
  const screen = chance(random, SCREENS);
  if (!screen) blur(plane, Math.max(between(random, 0, 0.45), between(random, 0.01, 0.085) * height));
  const contrast = screen ? between(random, 0.3, 0.95) : between(random, 0.1, 0.95);
  const inverse = chance(random, 0.3);
  const paper = inverse ? between(random, 0, 1 - contrast) : between(random, contrast, 1);
  const [lightX, lightY] = screen ? [0, 0] : [between(random, -0.25, 0.25), between(random, -0.25, 0.25)];
  const stripes = !screen && chance(random, 0.15) ? between(random, 0.03, 0.15) * contrast : 0;
  const [waveX, waveY] = [between(random, -2.5, 2.5), between(random, -2.5, 2.5)];
  const noise = screen ? 0 : between(random, 0.002, chance(random, GRAINY) ? 0.14 : 0.06) * contrast;
  const backgrounds = new Float32Array(data.length);
  for (let y = 0; y < tall; y++) {
    for (let x = 0; x < width; x++) {
      const at = y * width + x;
      const light = 1 + lightX * (x / width - 0.5) + lightY * (y / tall - 0.5);
      const wave = stripes === 0 ? 0 : stripes * Math.sin(waveX * x + waveY * y);
      backgrounds[at] = 255 * paper * light;
      const value = paper + (inverse ? contrast : -contrast) * data[at];
      const grain = noise === 0 ? 0 : noise * normal(random);
      data[at] = Math.max(0, Math.min(255, 255 * (value * light + wave + grain)));
    }
  }
  if (chance(random, 0.5)) compress(plane, between(random, screen ? 40 : 25, 92));
  const offset = normal(random) * 0.02 * contrast * 255;
  const ink = new Uint8ClampedArray(data.length);
  for (let i = 0; i < ink.length; i++) ink[i] = Math.abs(data[i] - backgrounds[i] - offset);
  return { width, height: tall, data: ink };
}

export function resampled(plane: InkPlane, factor: number): InkPlane {
  const [width, height] = [Math.round(plane.width * factor), Math.round(plane.height * factor)];
  const data = new Uint8ClampedArray(width * height);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const fx = Math.max(0, Math.min(plane.width - 1.001, (x + 0.5) / factor - 0.5));
      const fy = Math.max(0, Math.min(plane.height - 1.001, (y + 0.5) / factor - 0.5));
      const [x0, y0] = [Math.floor(fx), Math.floor(fy)];
      const at = y0 * plane.width + x0;
      const [a, b] = [fx - x0, fy - y0];
      const upper = plane.data[at] * (1 - a) + plane.data[at + 1] * a;
      const lower = plane.data[at + plane.width] * (1 - a) + plane.data[at + plane.width + 1] * a;
      data[y * width + x] = upper * (1 - b) + lower * b;
    }
  }
  return { width, height, data };
}
