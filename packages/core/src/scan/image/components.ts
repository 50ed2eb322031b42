// Connected components of a mask, with the figures that distinguish cells and digits from everything else.
import { kernel } from '../wasm/kernel.js';
import type { Plane } from './picture.js';

export interface Component {
  area: number;
  left: number;
  top: number;
  /** Exclusive. */
  right: number;
  /** Exclusive. */
  bottom: number;
}

const FIGURES = 5;

/** Components of the pixels that are not 0, at least `least` pixels large, in the order of their first pixels. */
export function components(
  { width, height, data }: Plane<Uint8Array>,
  neighbours: 4 | 8,
  least: number,
): Component[] {
  const own = kernel();
  const mask = own.put(data);
  const room = own.room(12 * width + 24);
  const count = own.exports.components(mask, width, height, neighbours === 8 ? 1 : 0, least, room);
  const figures = new Int32Array(count * FIGURES);
  own.read(room, figures);
  const found: Component[] = [];
  for (let at = 0; at < figures.length; at += FIGURES) {
    found.push({
      area: figures[at],
      left: figures[at + 1],
      top: figures[at + 2],
      right: figures[at + 3],
      bottom: figures[at + 4],
    });
  }
  return found;
}
