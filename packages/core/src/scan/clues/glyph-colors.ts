// The colours of a digit: that of its strokes, and that of what it stands on.
import type { Box } from '../digits/glyph.js';
import { kernel } from '../wasm/kernel.js';
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

/** Mean colours of the strongest and of the weakest ink in each box. */
export function colorsOf({ colors, ink, width }: Strip, boxes: readonly Box[]): GlyphColors[] {
  if (boxes.length === 0) return [];
  // Only the rows between the first box and the last one are needed.
  const first = boxes.reduce((least, { top }) => Math.min(least, top), Infinity);
  const end = boxes.reduce((most, { bottom }) => Math.max(most, bottom), 0);
  const places = new Int32Array(4 * boxes.length);
  boxes.forEach(({ left, top, right, bottom }, i) => {
    places.set([left, top - first, right, bottom - first], 4 * i);
  });
  const own = kernel();
  const [from, to] = [first * width, end * width];
  const [source, strength] = [own.put(colors.subarray(3 * from, 3 * to)), own.put(ink.subarray(from, to))];
  const placed = own.put(places);
  const means = new Float64Array(6 * boxes.length);
  const target = own.room(means.byteLength);
  own.exports.colorsOf(source, strength, width, placed, boxes.length, SHARE, target);
  own.read(target, means);
  return boxes.map((_, i) => {
    const [r, g, b, groundR, groundG, groundB] = means.subarray(6 * i, 6 * i + 6);
    return { core: [r, g, b], ground: [groundR, groundG, groundB] };
  });
}
