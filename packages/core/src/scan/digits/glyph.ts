// From the ink of one digit to what the network reads: a fixed small picture, 0 = background, 1 = ink.
// Ink is a distance from the local background, so neither theme nor colour reaches the network.
import { kernel } from '../wasm/kernel.js';

/** Ink of a part of the picture: 0 is background, larger is further from it. */
export interface InkPlane {
  readonly width: number;
  readonly height: number;
  readonly data: Uint8Array | Uint8ClampedArray;
}

/** A rectangle in pixels; right and bottom are exclusive. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

export const GLYPH_WIDTH = 16;
export const GLYPH_HEIGHT = 20;

function clipped(plane: InkPlane, box: Box): Box {
  const left = Math.max(0, Math.min(plane.width - 1, Math.floor(box.left)));
  const top = Math.max(0, Math.min(plane.height - 1, Math.floor(box.top)));
  return {
    left,
    top,
    right: Math.max(left + 1, Math.min(plane.width, Math.ceil(box.right))),
    bottom: Math.max(top + 1, Math.min(plane.height, Math.ceil(box.bottom))),
  };
}

/** Rows beside a box that its glyph may show, as a share of the box and in pixels. */
const MARGIN = 0.1;
const LEAST_MARGIN = 3;

/**
 * Scales the digit in `box` into `out` (GLYPH_WIDTH x GLYPH_HEIGHT, row by row), keeping its aspect.
 * Everything further than a pixel outside the box is background: neighbours and box lines are not the digit.
 */
export function normalizeGlyph(plane: InkPlane, box: Box, out: Float32Array): void {
  const { width, height, data } = plane;
  const { left, top, right, bottom } = clipped(plane, box);
  // Only the rows around the box are needed.
  const margin = LEAST_MARGIN + Math.ceil(MARGIN * Math.max(right - left, bottom - top));
  const [first, end] = [Math.max(0, top - margin), Math.min(height, bottom + margin)];
  const own = kernel();
  const source = own.put(data.subarray(first * width, end * width));
  const target = own.room(out.byteLength);
  own.exports.normalizeGlyph(source, width, end - first, left, top - first, right, bottom - first, target);
  own.read(target, out);
}

/**
 * Whether a normalised glyph is a cross, a dot or a square: it looks the same in a mirror and turned by a quarter,
 * its middle has ink, and its sides are open or all of it is ink. No digit is like that. Players mark cells with
 * such signs.
 */
export function isCross(glyph: Float32Array): boolean {
  const own = kernel();
  return own.exports.isCross(own.put(glyph)) !== 0;
}
