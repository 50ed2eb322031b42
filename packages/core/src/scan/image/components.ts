// Connected components of a mask, with the figures that distinguish cells and digits from everything else.
import { type Kernel, kernel } from '../wasm/kernel.js';
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
export function components(mask: Plane<Uint8Array>, neighbours: 4 | 8, least: number): Component[] {
  return found(mask, neighbours, least, (_own, _room, count) => count);
}

/** Those that may be cells: compact ones whose sides are at most `most` pixels. */
export function compactComponents(mask: Plane<Uint8Array>, least: number, most: number): Component[] {
  return found(mask, 4, least, ({ exports }, room, count) => exports.cells(room, count, most));
}

function found(
  { width, height, data }: Plane<Uint8Array>,
  neighbours: 4 | 8,
  least: number,
  chosen: (own: Kernel, room: number, count: number) => number,
): Component[] {
  const own = kernel();
  const mask = own.put(data);
  const room = own.room(12 * width + 24);
  const all = own.exports.components(mask, width, height, neighbours === 8 ? 1 : 0, least, room);
  const figures = new Int32Array(chosen(own, room, all) * FIGURES);
  own.read(room, figures);
  const list: Component[] = [];
  for (let at = 0; at < figures.length; at += FIGURES) {
    list.push({
      area: figures[at],
      left: figures[at + 1],
      top: figures[at + 2],
      right: figures[at + 3],
      bottom: figures[at + 4],
    });
  }
  return list;
}
