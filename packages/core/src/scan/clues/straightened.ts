// The part of a picture that a strip covers, every cell of the same size whatever the page does.
import type { GridMapping } from '../grid/mapping.js';
import type { Picture } from '../image/picture.js';
import { kernel } from '../wasm/kernel.js';
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

/** Fractions of a pixel are whole numbers of 16 bits. */
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
  const own = kernel();
  const source = own.put(picture.data);
  const places = own.put(nodes);
  const target = own.room(colors.length + 1);
  const beyond = own.room(outside.length);
  own.exports.straighten(
    source,
    picture.width,
    picture.height,
    places,
    columns,
    STEP,
    width,
    height,
    target,
    beyond,
  );
  own.read(target, colors);
  own.read(beyond, outside);
  return { colors, outside };
}
