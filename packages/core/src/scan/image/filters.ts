// Filters on grey planes. All are separable or use running sums: their cost does not depend on their size.
import { kernel } from '../wasm/kernel.js';
import type { Plane } from './picture.js';

type Grey = Plane<Uint8ClampedArray>;

/** Blurred a little, so that noise on single pixels is no line. */
export function smoothed({ width, height, data }: Grey): Grey {
  const own = kernel();
  const source = own.put(data);
  const scratch = own.room(12 * width);
  const target = own.room(data.length);
  own.exports.smoothRows(source, width, height, scratch, target);
  const out = new Uint8ClampedArray(data.length);
  own.read(target, out);
  return { width, height, data: out };
}

/** Larger of the two Sobel gradients, divided by 4: 255 is a step from black to white. */
export function gradient({ width, height, data }: Grey): Grey {
  const own = kernel();
  const source = own.put(data);
  const out = new Uint8ClampedArray(data.length);
  const target = own.put(out);
  for (let y = 1; y < height - 1; y++) own.exports.gradientRow(source + y * width, width, target + y * width);
  own.read(target, out);
  return { width, height, data: out };
}

/** Mean over a square of this radius, at most 128, clipped at the border. */
export function boxMean({ width, height, data }: Grey, radius: number): Grey {
  const own = kernel();
  const source = own.put(data);
  const rows = own.room(2 * data.length);
  const sums = own.room(12 * width + 8);
  const target = own.room(data.length);
  own.exports.boxMean(source, width, height, radius, rows, sums, target);
  const out = new Uint8ClampedArray(data.length);
  own.read(target, out);
  return { width, height, data: out };
}

/** 1 where a plane does not exceed a limit, else 0. */
export function withoutSlopes({ width, height, data }: Grey, limit: number): Plane<Uint8Array> {
  const own = kernel();
  const source = own.put(data);
  const target = own.room(data.length);
  own.exports.withoutSlopes(source, data.length, limit, target);
  const out = new Uint8Array(data.length);
  own.read(target, out);
  return { width, height, data: out };
}

/** 1 where one plane does not exceed another one by more than a limit, else 0. */
export function withoutContrast(lighter: Grey, darker: Grey, limit: number): Plane<Uint8Array> {
  const { width, height, data } = lighter;
  const own = kernel();
  const [high, low] = [own.put(data), own.put(darker.data)];
  const target = own.room(data.length);
  own.exports.withoutContrast(high, low, data.length, limit, target);
  const out = new Uint8Array(data.length);
  own.read(target, out);
  return { width, height, data: out };
}
