// The colours of a digit: that of its strokes, and that of what it stands on.
import type { Box } from '../digits/glyph.js';
import type { Strip } from './strip.js';

export type Rgb = readonly [red: number, green: number, blue: number];

export interface GlyphColors {
  readonly core: Rgb;
  readonly ground: Rgb;
}

/** Share of a digit's box that is certainly stroke, and that is certainly background. */
const SHARE = 0.12;

/** Largest difference of a channel. */
export const colorDistance = (a: Rgb, b: Rgb) =>
  Math.max(Math.abs(a[0] - b[0]), Math.abs(a[1] - b[1]), Math.abs(a[2] - b[2]));

const histogram = new Int32Array(256);

/** Mean colours of the strongest and of the weakest ink in a box. */
export function colorsOf(strip: Strip, box: Box): GlyphColors {
  const { ink, width } = strip;
  const { left, top, right, bottom } = box;
  histogram.fill(0);
  for (let y = top; y < bottom; y++) for (let x = left; x < right; x++) histogram[ink[y * width + x]]++;
  const part = Math.max(1, Math.floor(SHARE * (right - left) * (bottom - top)));
  let [high, low] = [255, 0];
  for (let rest = part - histogram[high]; rest > 0 && high > 0; ) rest -= histogram[--high];
  for (let rest = part - histogram[low]; rest > 0 && low < 255; ) rest -= histogram[++low];
  return { core: meanColor(strip, box, high, 255), ground: meanColor(strip, box, 0, low) };
}

/** Mean colour of the pixels of a box whose ink lies between two levels. */
function meanColor({ colors, ink, width }: Strip, box: Box, least: number, most: number): Rgb {
  let [red, green, blue, count] = [0, 0, 0, 0];
  for (let y = box.top; y < box.bottom; y++) {
    for (let x = box.left; x < box.right; x++) {
      const at = y * width + x;
      if (ink[at] < least || ink[at] > most) continue;
      red += colors[at * 3];
      green += colors[at * 3 + 1];
      blue += colors[at * 3 + 2];
      count++;
    }
  }
  return [red / count, green / count, blue / count];
}
