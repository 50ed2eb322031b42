// Dark or light? Otsu's method finds the lightness that parts a picture best into two; an adaptive
// threshold compares with the surroundings, for pictures that are lit unevenly.

/** The ways to find the threshold between filled and blank. */
export const THRESHOLDS = ['otsu', 'adaptive'] as const;
/** A method, or a lightness from 0 (black) to 1 (white): what is darker is dark. */
export type Threshold = (typeof THRESHOLDS)[number] | number;

/** The lightness that parts the whole picture. That of a background that was cut off counts too, see `otsu`. */
export function levelOf(lightness: Float32Array, method: Threshold, cutOff?: number): number {
  return typeof method === 'number' ? method : otsu(lightness, cutOff);
}

/** Values from 0 to 1 that a lightness has to be below to be dark, one for every pixel. */
export function thresholds(
  lightness: Float32Array,
  width: number,
  method: Threshold,
  cutOff?: number,
): Float32Array {
  const level = levelOf(lightness, method, cutOff);
  return method === 'adaptive'
    ? adaptive(lightness, width, level)
    : new Float32Array(lightness.length).fill(level);
}

const BINS = 256;

/**
 * The lightness between the two groups that are furthest apart, weighed by their sizes (Otsu, 1979). A
 * background that was cut off counts as if a line of it ran round the picture: enough to part a shape of one
 * colour from it, too little to outweigh what a framed photograph shows.
 */
export function otsu(lightness: ArrayLike<number>, cutOff?: number): number {
  const histogram = new Float64Array(BINS);
  let [total, all] = [0, 0];
  const count = (value: number, times: number) => {
    const bin = Math.max(0, Math.min(BINS - 1, Math.floor(value * BINS)));
    histogram[bin] += times;
    total += bin * times;
    all += times;
  };
  for (let i = 0; i < lightness.length; i++) count(lightness[i], 1);
  if (cutOff !== undefined) count(cutOff, 4 * Math.sqrt(lightness.length));
  let [below, sumBelow, most] = [0, 0, -1];
  // Between two clear groups every level parts equally well: then the middle of them.
  let [first, last] = [0, 0];
  for (let bin = 0; bin < BINS - 1; bin++) {
    below += histogram[bin];
    sumBelow += bin * histogram[bin];
    const above = all - below;
    if (below === 0 || above === 0) continue;
    const between = below * above * (sumBelow / below - (total - sumBelow) / above) ** 2;
    if (between > most * (1 + 1e-9)) {
      most = between;
      first = bin;
    }
    if (between >= most * (1 - 1e-9)) last = bin;
  }
  return ((first + last) / 2 + 1) / BINS;
}

/** The window's share of the longer side, and how much the whole picture has a say. */
const WINDOW = 0.3;
const GLOBAL = 0.2;

/** The mean of a window round each pixel, mixed with the level of the whole, so that plain areas stay plain. */
function adaptive(lightness: Float32Array, width: number, level: number): Float32Array {
  const height = lightness.length / width;
  const radius = Math.max(1, Math.round((Math.max(width, height) * WINDOW) / 2));
  // Sums of all that lies above and to the left.
  const sums = new Float64Array((width + 1) * (height + 1));
  for (let y = 0; y < height; y++) {
    let row = 0;
    for (let x = 0; x < width; x++) {
      row += lightness[y * width + x];
      sums[(y + 1) * (width + 1) + x + 1] = sums[y * (width + 1) + x + 1] + row;
    }
  }
  return Float32Array.from(lightness, (_, pixel) => {
    const [y, x] = [Math.floor(pixel / width), pixel % width];
    const [top, bottom] = [Math.max(0, y - radius), Math.min(height, y + radius + 1)];
    const [left, right] = [Math.max(0, x - radius), Math.min(width, x + radius + 1)];
    const at = (v: number, u: number) => sums[v * (width + 1) + u];
    const sum = at(bottom, right) - at(top, right) - at(bottom, left) + at(top, left);
    return (1 - GLOBAL) * (sum / ((bottom - top) * (right - left))) + GLOBAL * level;
  });
}
