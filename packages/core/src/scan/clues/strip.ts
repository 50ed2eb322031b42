// A strip is the straightened part of the picture that may hold the clues of the rows (beside the grid) or
// of the columns (above or below it): every cell CELL pixels wide, every line a band. Its ink is the distance
// from the background of its own band at that place, so that dark themes, coloured boxes, pills and
// alternating stripes all look alike from here on.
import type { GridMapping } from '../grid/mapping.js';
import type { Picture, Plane } from '../image/picture.js';
import { kernel } from '../wasm/kernel.js';
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

/** Inside the lattice a slot's background is that of its own cell; outside it is that of its surroundings. */
function backgrounds(strip: Strip, lattice: { readonly columns: number; readonly rows: number }): Slots {
  const { area, lines } = strip;
  const rows = lines === 'rows';
  const [start, end] = rows ? [area.left, area.right] : [area.top, area.bottom];
  const bands = rows ? area.bottom - area.top : area.right - area.left;
  const length = rows ? lattice.columns : lattice.rows;
  const count = Math.ceil((end - start) * SLOTS);
  const boxes = new Int32Array(bands * count * 4);
  const limitX = (x: number) => Math.max(0, Math.min(strip.width, Math.round(x)));
  const limitY = (y: number) => Math.max(0, Math.min(strip.height, Math.round(y)));
  for (let band = 0; band < bands; band++) {
    const near = (band + 0.12) * CELL;
    const far = (band + 0.88) * CELL;
    for (let slot = 0; slot < count; slot++) {
      const middle = start + (slot + 0.5) / SLOTS;
      let from = middle - 0.6;
      let to = middle + 0.6;
      if (middle > 0 && middle < length) {
        from = Math.floor(middle) + 0.12;
        to = from + 0.76;
      } else if (middle <= 0) to = Math.min(to, -0.1);
      else from = Math.max(from, length + 0.1);
      if (to - from < 0.3) {
        const nearest = Math.min(from, to - 0.3);
        to = Math.max(to, from + 0.3);
        from = nearest;
      }
      const a = (from - start) * CELL;
      const b = (to - start) * CELL;
      const at = (band * count + slot) * 4;
      boxes[at] = limitX(rows ? a : near);
      boxes[at + 1] = limitY(rows ? near : a);
      boxes[at + 2] = limitX(rows ? b : far);
      boxes[at + 3] = limitY(rows ? far : b);
    }
  }
  const boxed = Uint8Array.from({ length: count }, (_, slot) => {
    const middle = start + (slot + 0.5) / SLOTS;
    return middle > 0 && middle < length ? 1 : 0;
  });
  const own = kernel();
  const [source, places, inside] = [own.put(strip.colors), own.put(boxes), own.put(boxed)];
  const colors = new Float32Array(bands * count * 3);
  const [medians, levelled] = [own.room(colors.byteLength), own.room(colors.byteLength)];
  own.exports.medianColors(source, strip.width, places, bands * count, medians);
  // Two digits can fill most of a box. Where the neighbours agree on a similar background, theirs is the better one.
  own.exports.levelSlots(medians, bands, count, SLOTS, inside, LEVEL, levelled);
  own.read(levelled, colors);
  return { bands, count, colors };
}

/**
 * Largest difference of a channel from the background, interpolated between slots. What lies outside the picture has no
 * ink: there the strip repeats the border of the picture.
 */
function measureInk(strip: Strip, { bands, count, colors: grounds }: Slots, outside: Uint8Array): void {
  const { lines, width, height, colors, ink, bright } = strip;
  const rows = lines === 'rows';
  const levels = Int32Array.from(grounds, (value) => Math.round(256 * value));
  // Of every column and row of pixels: where its slot, or its band, begins in the backgrounds, and how much of the next slot
  // counts, in 256ths.
  const along = (length: number) => {
    const [starts, parts] = [new Int32Array(length), new Int32Array(length)];
    for (let pixel = 0; pixel < length; pixel++) {
      const slot = Math.max(0, Math.min(count - 1, (pixel * SLOTS) / CELL - 0.5));
      const whole = Math.floor(slot);
      starts[pixel] = 3 * whole;
      parts[pixel] = Math.round(256 * (slot - whole));
    }
    return { starts, parts };
  };
  const across = (length: number) => {
    const starts = new Int32Array(length);
    for (let pixel = 0; pixel < length; pixel++)
      starts[pixel] = Math.min(bands - 1, Math.floor(pixel / CELL)) * count * 3;
    return { starts, parts: new Int32Array(length) };
  };
  const [x, y] = rows ? [along(width), across(height)] : [across(width), along(height)];
  const own = kernel();
  const [source, beyond, ground] = [own.put(colors), own.put(outside), own.put(levels)];
  const [startsX, partsX, startsY, partsY] = [x.starts, x.parts, y.starts, y.parts].map((list) =>
    own.put(list),
  );
  const [target, brighter] = [own.room(ink.length), own.room(bright.length)];
  const last = (count - 1) * 3;
  own.exports.measureInk(
    source,
    beyond,
    width,
    height,
    ground,
    last,
    rows ? 1 : 0,
    startsX,
    partsX,
    startsY,
    partsY,
    target,
    brighter,
  );
  own.read(target, ink);
  own.read(brighter, bright);
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

/** Strongest ink of every half cell: all of it, and what lies inside cells. */
function strongest(strip: Strip): readonly [all: Plane<Float32Array>, inside: Plane<Float32Array>] {
  const { width, height, ink } = strip;
  const [columns, rows] = [Math.ceil(width / TILE), Math.ceil(height / TILE)];
  const own = kernel();
  const source = own.put(ink);
  const [insideX, insideY] = [own.put(insideCells(strip, true)), own.put(insideCells(strip, false))];
  const [all, inside] = [new Float32Array(columns * rows), new Float32Array(columns * rows)];
  const [most, mostInside] = [own.room(all.byteLength), own.room(all.byteLength)];
  own.exports.strongest(source, width, height, TILE, insideX, insideY, most, mostInside);
  own.read(most, all);
  own.read(mostInside, inside);
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
  const faint = Math.min(Math.max(FAINT * shareOf(tops, 0.9), 2 * noise), Math.max(grey, noise));
  maskInk(strip, { ...tops, data: limits });
  addFaintPieces(
    { width: strip.width, height: strip.height, data: strip.mask },
    strip.ink,
    faint,
    LEAST_PIECE,
  );
}

/** The mask of the ink above the limits of its half cells. */
function maskInk({ width, height, ink, mask }: Strip, limits: Plane<Float32Array>): void {
  const own = kernel();
  const [source, bounds, target] = [own.put(ink), own.put(limits.data), own.room(mask.length)];
  own.exports.applyLimits(source, width, height, TILE, bounds, limits.width, target);
  own.read(target, mask);
}
