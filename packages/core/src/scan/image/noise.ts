// Noise of a picture, and lines that can be seen through it. A line is long: the mean along it loses the noise and
// keeps the line.
import type { Plane } from './picture.js';

type Grey = Plane<Uint8ClampedArray>;

/** Noise that blurring or enlarging has smoothed spans a few pixels. */
export interface Noise {
  /** Standard deviation in grey levels. */
  readonly level: number;
  /** Pixels that have about the same noise. */
  readonly span: number;
}

const WIDEST_SPAN = 3;

/** `step`: how many pixels of the plane were one pixel before the picture was enlarged. */
export function noiseOf(grey: Grey, step: number): Noise {
  const single = deviation(grey, step);
  const level = Math.max(single, deviation(grey, WIDEST_SPAN * step));
  return { level, span: Math.min(WIDEST_SPAN, Math.max(1, level / Math.max(0.1, single))) };
}

/**
 * Standard deviation of the noise, from the median response to a mask that neither slopes nor straight edges excite
 * (Immerkaer, 1996). `step` is the distance between the pixels that are compared.
 */
function deviation({ width, height, data }: Grey, step: number): number {
  const histogram = new Int32Array(1024);
  let count = 0;
  const stride = Math.max(step, Math.floor(Math.sqrt((width * height) / 200_000)));
  for (let y = step; y < height - step; y += stride) {
    for (let x = step; x < width - step; x += stride) {
      const at = y * width + x;
      const up = at - step * width;
      const down = at + step * width;
      const corners = data[up - step] + data[up + step] + data[down - step] + data[down + step];
      const sides = data[up] + data[down] + data[at - step] + data[at + step];
      histogram[Math.min(1023, Math.abs(corners - 2 * sides + 4 * data[at]))]++;
      count++;
    }
  }
  let [left, value] = [count / 2, 0];
  while (value < 1023 && left > histogram[value]) left -= histogram[value++];
  // The mask has the norm 6; the median of a normal distribution's absolute value is 0.6745 deviations.
  return value / 6 / 0.6745;
}

/**
 * Pixels along a line whose mean is taken, of the picture before enlarging: long for thin lines that are straight and
 * level, short for those that are not.
 */
const LENGTHS = [13, 27] as const;

/** The same where there is hardly any noise: faint lines are followed up to the thick ones that they meet. */
const SHORT_LENGTHS = [4, 9] as const;

/** Noise from which on single pixels do not show the lines: a standard deviation in grey levels. */
const NOISY = 3;

export const isNoisy = ({ level }: Noise) => level > NOISY;

/** Distance of what a line is compared with, of the picture before enlarging. */
const BESIDE = 3;

/** A line stands out by this many deviations of the mean along it: few for faint lines, more for rough paper. */
const DEVIATIONS = [2.4, 3.4] as const;
const LEAST = 2;

/** Line masks for faint lines and for noisy pictures: 0 on lines, 1 elsewhere. */
export function* longLines(grey: Grey, step: number, noise: Noise): Generator<Plane<Uint8Array>> {
  const { width, height } = grey;
  const { level, span } = noise;
  for (const length of isNoisy(noise) ? LENGTHS : SHORT_LENGTHS) {
    const contrast = lineContrast(grey, (length * step) >> 1, BESIDE * step);
    const limits = DEVIATIONS.map((deviations) =>
      Math.max(LEAST, deviations * level * Math.sqrt((1.5 * span) / length)),
    );
    for (const limit of new Set(limits)) {
      const data = new Uint8Array(contrast.length);
      for (let i = 0; i < data.length; i++) data[i] = contrast[i] > limit ? 0 : 1;
      yield { width, height, data };
    }
  }
}

/** How much the mean along a level or upright line differs from what lies beside it, the larger of the two. */
function lineContrast(grey: Grey, radius: number, beside: number): Float32Array {
  const { width, height } = grey;
  const out = new Float32Array(width * height);
  const across = meansAlong(grey, radius, true);
  for (let at = beside * width; at < (height - beside) * width; at++)
    out[at] = Math.abs(across[at] - (across[at - beside * width] + across[at + beside * width]) / 2);
  const down = meansAlong(grey, radius, false);
  for (let y = 0; y < height; y++) {
    for (let x = beside, at = y * width + beside; x < width - beside; x++, at++) {
      const own = Math.abs(down[at] - (down[at - beside] + down[at + beside]) / 2);
      if (own > out[at]) out[at] = own;
    }
  }
  return out;
}

/** Running means along rows or columns, clipped at the border. */
function meansAlong({ width, height, data }: Grey, radius: number, rows: boolean): Float32Array {
  const out = new Float32Array(data.length);
  const [lines, length, pace, stride] = rows ? [height, width, 1, width] : [width, height, width, 1];
  for (let line = 0; line < lines; line++) {
    const base = line * stride;
    let sum = 0;
    for (let i = -radius; i < length; i++) {
      if (i + radius < length) sum += data[base + (i + radius) * pace];
      if (i - radius - 1 >= 0) sum -= data[base + (i - radius - 1) * pace];
      if (i >= 0)
        out[base + i * pace] = sum / (Math.min(length - 1, i + radius) - Math.max(0, i - radius) + 1);
    }
  }
  return out;
}
