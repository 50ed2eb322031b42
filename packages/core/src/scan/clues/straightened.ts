// The part of a picture that a strip covers, every cell of the same size whatever the page does.
import type { GridMapping } from '../grid/mapping.js';
import type { Picture } from '../image/picture.js';
import type { StripArea } from './strip.js';

/** Pixels of the strip and of one of its cells. */
interface Sizes {
  readonly width: number;
  readonly height: number;
  readonly cell: number;
}

/** What a strip shows, three bytes a pixel, and 1 for every pixel that lies outside the picture. */
interface Straightened {
  readonly colors: Uint8ClampedArray;
  readonly outside: Uint8Array;
}

/** Pixels of the strip from one place where the mapping is evaluated to the next one. */
const STEP = 11;

/** Fractions of a pixel are whole numbers of 16 bits: a loop that is not compiled yet would allocate every other number. */
const FRACTION = 16;
const ONE = 1 << FRACTION;

/** Places in the picture of every `STEP`th pixel of the strip, x and y in turn. */
function placesOf(mapping: GridMapping, area: StripArea, columns: number, rows: number, cell: number) {
  const nodes = new Int32Array(columns * rows * 2);
  const place = new Float64Array(2);
  const fixed = (value: number) => Math.max(-FARTHEST, Math.min(FARTHEST, value - 0.5)) * ONE;
  for (let j = 0, at = 0; j < rows; j++) {
    for (let i = 0; i < columns; i++, at += 2) {
      mapping.at(area.left + (i * STEP + 0.5) / cell, area.top + (j * STEP + 0.5) / cell, place);
      nodes[at] = fixed(place[0]);
      nodes[at + 1] = fixed(place[1]);
    }
  }
  return nodes;
}

/** Places are no farther than this from the corner of the picture, in pixels: a fraction more fits into 32 bits. */
const FARTHEST = 16_000;

/** Samples the picture for every pixel of the strip; beyond the picture its border is repeated. */
export function straightened(
  picture: Picture,
  mapping: GridMapping,
  area: StripArea,
  { width, height, cell }: Sizes,
): Straightened {
  const colors = new Uint8ClampedArray(width * height * 3);
  const outside = new Uint8Array(width * height);
  const columns = Math.ceil(width / STEP) + 1;
  const nodes = placesOf(mapping, area, columns, Math.ceil(height / STEP) + 1, cell);
  const { data, width: w, height: h } = picture;
  const stride = w * 3;
  const right = (w - 1) * ONE - 1;
  const bottom = (h - 1) * ONE - 1;
  const half = ONE >> 1;
  const between = (from: number, to: number, part: number) => Math.round(from + (to - from) * part);
  for (let y = 0, at = 0; y < height; y++) {
    const j = Math.floor(y / STEP);
    const fy = y / STEP - j;
    for (let from = 0, a = j * columns * 2; from < width; from += STEP, a += 2) {
      const b = a + columns * 2;
      let px = between(nodes[a], nodes[b], fy);
      let py = between(nodes[a + 1], nodes[b + 1], fy);
      const dx = Math.round((between(nodes[a + 2], nodes[b + 2], fy) - px) / STEP);
      const dy = Math.round((between(nodes[a + 3], nodes[b + 3], fy) - py) / STEP);
      for (const end = Math.min(width, from + STEP) - from + at; at < end; at++, px += dx, py += dy) {
        if (px <= half || py <= half || px >= right - half || py >= bottom - half) outside[at] = 1;
        const cx = px < 0 ? 0 : px > right ? right : px;
        const cy = py < 0 ? 0 : py > bottom ? bottom : py;
        const ax = (cx >> (FRACTION - 8)) & 255;
        const ay = (cy >> (FRACTION - 8)) & 255;
        const i = (cy >> FRACTION) * stride + (cx >> FRACTION) * 3;
        const k = i + stride;
        const o = at * 3;
        const se = ax * ay;
        const ne = (ax << 8) - se;
        const sw = (ay << 8) - se;
        const nw = 65_536 - ne - sw - se;
        colors[o] = (data[i] * nw + data[i + 3] * ne + data[k] * sw + data[k + 3] * se + 32_768) >> 16;
        colors[o + 1] =
          (data[i + 1] * nw + data[i + 4] * ne + data[k + 1] * sw + data[k + 4] * se + 32_768) >> 16;
        colors[o + 2] =
          (data[i + 2] * nw + data[i + 5] * ne + data[k + 2] * sw + data[k + 5] * se + 32_768) >> 16;
      }
    }
  }
  return { colors, outside };
}
