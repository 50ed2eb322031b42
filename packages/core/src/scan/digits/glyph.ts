// From the ink of one digit to what the network reads: a fixed small picture, 0 = background, 1 = ink.
// Ink is a distance from the local background, so neither theme nor colour reaches the network.

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

/** The digit fills this much of the glyph, so that the network sees a border of background. */
const FIT_WIDTH = 14;
const FIT_HEIGHT = 16;

const histogram = new Int32Array(256);

function percentile(plane: InkPlane, box: Box, share: number): number {
  histogram.fill(0);
  let count = 0;
  for (let y = box.top; y < box.bottom; y++) {
    for (let x = box.left; x < box.right; x++) {
      histogram[plane.data[y * plane.width + x]]++;
      count++;
    }
  }
  let left = Math.floor(count * share);
  for (let value = 0; value < 256; value++) {
    left -= histogram[value];
    if (left < 0) return value;
  }
  return 255;
}

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

/**
 * Scales the digit in `box` into `out` (GLYPH_WIDTH x GLYPH_HEIGHT, row by row), keeping its aspect.
 * Everything further than a pixel outside the box is background: neighbours and box lines are not the digit.
 */
export function normalizeGlyph(plane: InkPlane, box: Box, out: Float32Array): void {
  const tight = clipped(plane, box);
  const width = tight.right - tight.left;
  const height = tight.bottom - tight.top;
  const low = percentile(plane, tight, 0.1);
  const high = percentile(plane, tight, 0.95);
  const floor = Math.min(low, high * 0.3);
  const gain = 1 / Math.max(8, high - floor);
  const scale = Math.max(width / FIT_WIDTH, height / FIT_HEIGHT);
  const originX = (tight.left + tight.right) / 2 - (GLYPH_WIDTH / 2) * scale;
  const originY = (tight.top + tight.bottom) / 2 - (GLYPH_HEIGHT / 2) * scale;
  const samples = scale > 1.3 ? 3 : 2;
  const margin = Math.max(1, scale * 0.6);
  for (let row = 0; row < GLYPH_HEIGHT; row++) {
    for (let column = 0; column < GLYPH_WIDTH; column++) {
      let sum = 0;
      for (let sy = 0; sy < samples; sy++) {
        const y = originY + (row + (sy + 0.5) / samples) * scale;
        if (y < tight.top - margin || y > tight.bottom + margin) continue;
        for (let sx = 0; sx < samples; sx++) {
          const x = originX + (column + (sx + 0.5) / samples) * scale;
          if (x < tight.left - margin || x > tight.right + margin) continue;
          sum += bilinear(plane, x - 0.5, y - 0.5);
        }
      }
      const value = (sum / (samples * samples) - floor) * gain;
      out[row * GLYPH_WIDTH + column] = value <= 0 ? 0 : value >= 1 ? 1 : value;
    }
  }
}

/** Difference of a glyph from its own mirror images, as a share of its ink, up to which it is symmetric. */
const SYMMETRIC = 0.22;

/** Ink in the middle of a cross; a zero has none there. */
const MIDDLE = 0.45;

/** Ink at the middle of the sides of a cross at most, and all around the middle of a dot or a square at least. */
const OPEN_SIDE = 0.25;
const WHOLE = 0.6;

/**
 * Whether a normalised glyph is a cross, a dot or a square: it looks the same in a mirror and turned by a quarter,
 * its middle has ink, and its sides are open or all of it is ink. No digit is like that. Players mark cells with
 * such signs.
 */
export function isCross(glyph: Float32Array): boolean {
  const half = GLYPH_WIDTH / 2;
  const top = (GLYPH_HEIGHT - GLYPH_WIDTH) / 2;
  const at = (x: number, y: number) => glyph[(y + top) * GLYPH_WIDTH + x];
  let [mirrored, turned, total] = [0, 0, 0];
  for (let y = 0; y < GLYPH_WIDTH; y++) {
    for (let x = 0; x < GLYPH_WIDTH; x++) {
      const own = at(x, y);
      total += own;
      mirrored += Math.abs(own - at(GLYPH_WIDTH - 1 - x, y));
      turned += Math.abs(own - at(y, x));
    }
  }
  if (mirrored > SYMMETRIC * 2 * total || turned > SYMMETRIC * 2 * total) return false;
  const around = (x: number, y: number) => (at(x - 1, y - 1) + at(x, y - 1) + at(x - 1, y) + at(x, y)) / 4;
  if (around(half, half) < MIDDLE) return false;
  const side = GLYPH_WIDTH / 2 - FIT_WIDTH / 2 + 2;
  const sides = around(half, side) + around(half, GLYPH_WIDTH - side) + around(side, half);
  const near = [
    around(half, half - 3),
    around(half, half + 3),
    around(half - 3, half),
    around(half + 3, half),
  ];
  return sides < 3 * OPEN_SIDE || Math.min(...near) > WHOLE;
}

function bilinear(plane: InkPlane, x: number, y: number): number {
  const { width, height, data } = plane;
  const left = x <= 0 ? 0 : x >= width - 1 ? width - 1 : x;
  const top = y <= 0 ? 0 : y >= height - 1 ? height - 1 : y;
  const x0 = Math.floor(left);
  const y0 = Math.floor(top);
  const x1 = x0 + 1 < width ? x0 + 1 : x0;
  const y1 = y0 + 1 < height ? y0 + 1 : y0;
  const fx = left - x0;
  const fy = top - y0;
  const upper = data[y0 * width + x0] * (1 - fx) + data[y0 * width + x1] * fx;
  const lower = data[y1 * width + x0] * (1 - fx) + data[y1 * width + x1] * fx;
  return upper * (1 - fy) + lower * fy;
}
