// A strip is the straightened part of the picture that may hold the clues of the rows (beside the grid) or
// of the columns (above or below it): every cell CELL pixels wide, every line a band. Its ink is the distance
// from the background of its own band at that place, so that dark themes, coloured boxes, pills and
// alternating stripes all look alike from here on.
import type { GridMapping } from '../grid/mapping.js';
import type { Picture, Plane } from '../image/picture.js';
import { addFaintPieces } from './faint.js';
import { straightened } from './straightened.js';

/** Pixels of a cell in a strip. */
export const CELL = 44;

/** The part of the lattice plane that a strip covers, in cells. */
export interface StripArea {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

export interface Strip {
  /** Rows: bands are horizontal, and clues run along x. */
  readonly lines: 'rows' | 'columns';
  readonly area: StripArea;
  readonly width: number;
  readonly height: number;
  /** Three bytes a pixel. */
  readonly colors: Uint8ClampedArray;
  /** Distance from the background, 0-255. */
  readonly ink: Uint8ClampedArray;
  /** 1 where a pixel is brighter than the background. */
  readonly bright: Uint8Array;
  /** 1 where the ink is strong enough to be part of a digit. */
  readonly mask: Uint8Array;
}

/** Backgrounds closer than this are one background under uneven light. */
const LEVEL = 26;

/** Quarter cells: the background changes no faster than that. */
const SLOTS = 4;

export function makeStrip(
  picture: Picture,
  mapping: GridMapping,
  lattice: { readonly columns: number; readonly rows: number },
  area: StripArea,
  lines: Strip['lines'],
  inkShare?: number,
): Strip {
  const width = Math.round((area.right - area.left) * CELL);
  const height = Math.round((area.bottom - area.top) * CELL);
  const { colors, outside } = straightened(picture, mapping, area, { width, height, cell: CELL });
  const strip = {
    lines,
    area,
    width,
    height,
    colors,
    ink: new Uint8ClampedArray(width * height),
    bright: new Uint8Array(width * height),
    mask: new Uint8Array(width * height),
  };
  const slots = backgrounds(strip, lattice);
  measureInk(strip, slots, outside);
  thresholdInk(strip, inkShare);
  return strip;
}

interface Slots {
  readonly bands: number;
  /** Slots along a band. */
  readonly count: number;
  /** Median colour per band and slot. */
  readonly colors: Float32Array;
}

const histograms = [new Int32Array(64), new Int32Array(64), new Int32Array(64)];

/** Median colour of a rectangle of the strip, from every third pixel. */
function medianColor(
  strip: Strip,
  x0: number,
  y0: number,
  x1: number,
  y1: number,
  out: Float32Array,
  at: number,
): void {
  for (const histogram of histograms) histogram.fill(0);
  let count = 0;
  const [left, right] = [Math.max(0, Math.round(x0)), Math.min(strip.width, Math.round(x1))];
  const [top, bottom] = [Math.max(0, Math.round(y0)), Math.min(strip.height, Math.round(y1))];
  for (let y = top; y < bottom; y += 3) {
    for (let x = left; x < right; x += 3) {
      const from = (y * strip.width + x) * 3;
      histograms[0][strip.colors[from] >> 2]++;
      histograms[1][strip.colors[from + 1] >> 2]++;
      histograms[2][strip.colors[from + 2] >> 2]++;
      count++;
    }
  }
  for (let c = 0; c < 3; c++) {
    const histogram = histograms[c];
    let left = count / 2;
    let bin = 0;
    while (bin < 63 && left > histogram[bin]) left -= histogram[bin++];
    // Inside the bin: where the middle one lies among its neighbours.
    out[at + c] = bin * 4 + (histogram[bin] > 0 ? (4 * left) / histogram[bin] : 2) - 0.5;
  }
}

/** Inside the lattice a slot's background is that of its own cell; outside it is that of its surroundings. */
function backgrounds(strip: Strip, lattice: { readonly columns: number; readonly rows: number }): Slots {
  const { area, lines } = strip;
  const rows = lines === 'rows';
  const [start, end] = rows ? [area.left, area.right] : [area.top, area.bottom];
  const bands = rows ? area.bottom - area.top : area.right - area.left;
  const length = rows ? lattice.columns : lattice.rows;
  const count = Math.ceil((end - start) * SLOTS);
  const colors = new Float32Array(bands * count * 3);
  for (let band = 0; band < bands; band++) {
    const [near, far] = [(band + 0.12) * CELL, (band + 0.88) * CELL];
    for (let slot = 0; slot < count; slot++) {
      const middle = start + (slot + 0.5) / SLOTS;
      let [from, to] = [middle - 0.6, middle + 0.6];
      if (middle > 0 && middle < length) {
        from = Math.floor(middle) + 0.12;
        to = from + 0.76;
      } else if (middle <= 0) to = Math.min(to, -0.1);
      else from = Math.max(from, length + 0.1);
      if (to - from < 0.3) [from, to] = [Math.min(from, to - 0.3), Math.max(to, from + 0.3)];
      const [a, b] = [(from - start) * CELL, (to - start) * CELL];
      const at = (band * count + slot) * 3;
      if (rows) medianColor(strip, a, near, b, far, colors, at);
      else medianColor(strip, near, a, far, b, colors, at);
    }
  }
  const slots = { bands, count, colors };
  return levelled(slots, (slot) => {
    const middle = start + (slot + 0.5) / SLOTS;
    return middle > 0 && middle < length;
  });
}

/** Two digits can fill most of a box. Where the neighbours agree on a similar background, theirs is the better one. */
function levelled({ bands, count, colors }: Slots, boxed: (slot: number) => boolean): Slots {
  const result = colors.slice();
  const around: number[] = [];
  for (let band = 0; band < bands; band++) {
    for (let slot = 0; slot < count; slot++) {
      if (!boxed(slot)) continue;
      const at = (band * count + slot) * 3;
      let similar = true;
      const medians = [0, 0, 0];
      for (let c = 0; c < 3; c++) {
        around.length = 0;
        for (let b = Math.max(0, band - 2); b <= Math.min(bands - 1, band + 2); b++) {
          for (let s = slot - 2 * SLOTS; s <= slot + 2 * SLOTS; s += SLOTS) {
            if (s >= 0 && s < count && boxed(s)) around.push(colors[(b * count + s) * 3 + c]);
          }
        }
        around.sort((p, q) => p - q);
        medians[c] = around[around.length >> 1];
        if (Math.abs(medians[c] - colors[at + c]) > LEVEL) similar = false;
      }
      if (similar) for (let c = 0; c < 3; c++) result[at + c] = medians[c];
    }
  }
  return { bands, count, colors: result };
}

/** Tenths of the brightness that red, green and blue make. */
const LIGHT = [3, 6, 1];

/**
 * Largest difference of a channel from the background, interpolated between slots. What lies outside the picture has no
 * ink: there the strip repeats the border of the picture.
 */
function measureInk(strip: Strip, { bands, count, colors: grounds }: Slots, outside: Uint8Array): void {
  const { lines, width, height, colors, ink, bright } = strip;
  const rows = lines === 'rows';
  // In 256ths: a loop that is not compiled yet would allocate every number that is not whole.
  const levels = Int32Array.from(grounds, (value) => Math.round(256 * value));
  // Along a row of pixels: where its slot, or its band, begins in the backgrounds, and how much of the next slot counts.
  const starts = new Int32Array(width);
  const parts = new Int32Array(width);
  const slotAt = (pixel: number) => Math.max(0, Math.min(count - 1, (pixel * SLOTS) / CELL - 0.5));
  const bandAt = (pixel: number) => Math.min(bands - 1, Math.floor(pixel / CELL)) * count * 3;
  const partAt = (pixel: number) => Math.round(256 * (slotAt(pixel) % 1));
  for (let x = 0; x < width; x++) {
    starts[x] = rows ? Math.floor(slotAt(x)) * 3 : bandAt(x);
    parts[x] = rows ? partAt(x) : 0;
  }
  const last = (count - 1) * 3;
  for (let y = 0, at = 0, o = 0; y < height; y++) {
    const start = rows ? bandAt(y) : Math.floor(slotAt(y)) * 3;
    const own = rows ? 0 : partAt(y);
    for (let x = 0; x < width; x++, at++, o += 3) {
      if (outside[at] !== 0) continue;
      const a = start + starts[x];
      const b = (rows ? starts[x] : start) < last ? a + 3 : a;
      const part = rows ? parts[x] : own;
      let most = 0;
      let light = 0;
      for (let c = 0; c < 3; c++) {
        const ground = levels[a + c] + (((levels[b + c] - levels[a + c]) * part) >> 8);
        const apart = (colors[o + c] << 8) - ground;
        light += LIGHT[c] * apart;
        if (apart > most) most = apart;
        else if (-apart > most) most = -apart;
      }
      ink[at] = (most + 128) >> 8;
      bright[at] = light > 0 ? 1 : 0;
    }
  }
}

/** Pixels of half a cell. */
const TILE = CELL / 2;

/** Share of a cell at each side where its lines are. */
const EDGE = 0.12;

/**
 * Columns or rows of pixels that lie away from the lines: between two bands, and between two cells where there are
 * some. Faint numbers would be lost if they were compared with the lines around them.
 */
function insideCells({ area, lines, width, height }: Strip, isX: boolean): Uint8Array {
  const isAcross = isX === (lines === 'columns');
  const start = isX ? area.left : area.top;
  return Uint8Array.from({ length: isX ? width : height }, (_, i) => {
    const part = (i % CELL) / CELL;
    // The border of the lattice reaches into the cell before it.
    const hasLines = isAcross || start + i / CELL >= -1;
    return hasLines && (part < EDGE || part > 1 - EDGE) ? 0 : 1;
  });
}

/** Ink of which a share of 0.03 is at least as strong. */
function topOf(histogram: Int32Array, count: number): number {
  let left = count * 0.03;
  let value = 255;
  while (value > 0 && left >= histogram[value]) left -= histogram[value--];
  return value;
}

/** Strongest ink of every half cell: all of it, and what lies inside cells. */
function strongest(strip: Strip): readonly [all: Plane<Float32Array>, inside: Plane<Float32Array>] {
  const [columns, rows] = [Math.ceil(strip.width / TILE), Math.ceil(strip.height / TILE)];
  const [all, inside] = [0, 1].map(() => new Float32Array(columns * rows));
  const [edge, inner] = [new Int32Array(256), new Int32Array(256)];
  const [insideX, insideY] = [insideCells(strip, true), insideCells(strip, false)];
  for (let row = 0; row < rows; row++) {
    const bottom = Math.min(strip.height, (row + 1) * TILE);
    for (let column = 0; column < columns; column++) {
      const [left, right] = [column * TILE, Math.min(strip.width, (column + 1) * TILE)];
      edge.fill(0);
      inner.fill(0);
      for (let y = row * TILE; y < bottom; y++) {
        const from = y * strip.width;
        for (let x = left; x < right; x++) {
          const histogram = (insideX[x] & insideY[y]) === 0 ? edge : inner;
          histogram[strip.ink[from + x]]++;
        }
      }
      let count = 0;
      for (let value = 0; value < 256; value++) {
        count += inner[value];
        edge[value] += inner[value];
      }
      all[row * columns + column] = topOf(edge, (right - left) * (bottom - row * TILE));
      inside[row * columns + column] = topOf(inner, count);
    }
  }
  return [
    { width: columns, height: rows, data: all },
    { width: columns, height: rows, data: inside },
  ];
}

/** The strongest ink of every half cell or, a little weaker, of those around it. */
function spread({ width, height, data }: Plane<Float32Array>): Float32Array {
  const result = new Float32Array(data.length);
  for (let row = 0; row < height; row++) {
    for (let column = 0; column < width; column++) {
      let most = data[row * width + column];
      for (let r = Math.max(0, row - 1); r <= Math.min(height - 1, row + 1); r++) {
        for (let c = Math.max(0, column - 1); c <= Math.min(width - 1, column + 1); c++)
          most = Math.max(most, 0.8 * data[r * width + c]);
      }
      result[row * width + column] = most;
    }
  }
  return result;
}

/**
 * The strongest ink of every cell and, beside the lattice, of the same line nearby: numbers of other lines may be darker
 * because these are done.
 */
function nearby({ area, lines }: Strip, { width, height, data }: Plane<Float32Array>): Float32Array {
  const rows = lines === 'rows';
  const start = 2 * (rows ? area.left : area.top);
  const at = (along: number, across: number) => (rows ? across * width + along : along * width + across);
  const [length, count] = rows ? [width, height] : [height, width];
  const result = new Float32Array(data.length);
  for (let line = 0; line + 1 < count; line += 2) {
    const most = Float32Array.from({ length }, (_, i) => Math.max(data[at(i, line)], data[at(i, line + 1)]));
    for (let i = 0; i < length; i++) {
      const around =
        start + i < 0
          ? BESIDE * Math.max(most[i - 1] ?? 0, start + i + 1 < 0 ? (most[i + 1] ?? 0) : 0)
          : (most[i ^ 1] ?? 0);
      result[at(i, line)] = result[at(i, line + 1)] = Math.max(most[i], around);
    }
  }
  return result;
}

/** What the number beside another one counts for its limit, against its own ink. */
const BESIDE = 0.5;

/** Weaker ink is noise, and so is ink inside cells that is not this many times as strong as in empty ones. */
const LEAST_INK = 9;
const NOISE = 1.6;

/** The weakest ink of numbers that are grey because they are done, as a share of the usual strong ink. */
const GREYED = 0.2;

/** Ink inside cells that exceeds the limit by less than this factor is lost beside stronger lines. */
const LOST = 1.3;

/** Ink of greyed numbers as a share of the usual one, and pixels that they are high. */
const FAINT = 0.14;
const LEAST_PIECE = 0.2 * CELL;

/** Ink counts from this share of the strongest around it; thin strokes beside a black border need a lower one. */
const INK_SHARE = 0.4;
export const THIN_INK_SHARE = 0.33;

/**
 * Ink counts if it is strong for its surroundings: grey numbers beside black ones are read too. `grey`: the limit for these,
 * if some are known.
 */
export function thresholdInk(strip: Strip, share = INK_SHARE, grey = Infinity): void {
  const [tops, inner] = strongest(strip);
  const shareOf = ({ data }: Plane<Float32Array>, part: number) =>
    data.slice().sort()[Math.floor(data.length * part)];
  const limitsBy = (around: Float32Array, floor: number) =>
    around.map((most) => Math.max(share * most, floor));
  const floorOf = (plane: Plane<Float32Array>, least: number) => Math.max(0.18 * shareOf(plane, 0.9), least);
  const limits = limitsBy(spread(tops), floorOf(tops, LEAST_INK));
  // A quarter of all half cells is empty: what they have inside is noise.
  const noise = Math.max(LEAST_INK, NOISE * shareOf(inner, 0.25));
  const innerFloor = floorOf(inner, noise);
  const innerMost = spread(inner);
  const innerLimits = limitsBy(innerMost, innerFloor);
  const own = nearby(strip, inner);
  const ownLimits = limitsBy(own, innerFloor);
  const leastGrey = Math.max(GREYED * shareOf(inner, 0.9), 2 * noise);
  for (let i = 0; i < limits.length; i++) {
    if (innerMost[i] < LOST * limits[i]) limits[i] = innerLimits[i];
    if (own[i] < LOST * limits[i] && own[i] > leastGrey) limits[i] = ownLimits[i];
  }
  for (let y = 0, at = 0; y < strip.height; y++) {
    const row = Math.floor(y / TILE) * tops.width;
    for (let column = 0; column < tops.width; column++) {
      const limit = limits[row + column];
      for (const end = y * strip.width + Math.min(strip.width, (column + 1) * TILE); at < end; at++)
        strip.mask[at] = strip.ink[at] > limit ? 1 : 0;
    }
  }
  const faint = Math.min(Math.max(FAINT * shareOf(tops, 0.9), 2 * noise), Math.max(grey, noise));
  addFaintPieces(
    { width: strip.width, height: strip.height, data: strip.mask },
    strip.ink,
    faint,
    LEAST_PIECE,
  );
}
