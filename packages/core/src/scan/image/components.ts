// Connected components of a mask, with the figures that distinguish cells and digits from everything else.
import type { Plane } from './picture.js';

export interface Component {
  area: number;
  left: number;
  top: number;
  /** Exclusive. */
  right: number;
  /** Exclusive. */
  bottom: number;
  sumX: number;
  sumY: number;
}

/**
 * Components of the pixels that are not 0, at least `least` pixels large. A flood by horizontal spans: each pixel is
 * visited a constant number of times whatever the shape.
 */
export function components(
  { width, height, data }: Plane<Uint8Array>,
  neighbours: 4 | 8,
  least: number,
): Component[] {
  // Pixels that no component has taken yet.
  const free = data.slice();
  const found: Component[] = [];
  let stack = new Int32Array(1024);
  const reach = neighbours === 8 ? 1 : 0;
  for (let start = 0; start < data.length; start++) {
    if (free[start] === 0) continue;
    const component: Component = {
      area: 0,
      left: width,
      top: height,
      right: 0,
      bottom: 0,
      sumX: 0,
      sumY: 0,
    };
    let depth = 0;
    stack[depth++] = start;
    while (depth > 0) {
      const at = stack[--depth];
      if (free[at] === 0) continue;
      const y = Math.floor(at / width);
      const row = y * width;
      let from = at - row;
      let to = from;
      while (from > 0 && free[row + from - 1] !== 0) from--;
      while (to < width - 1 && free[row + to + 1] !== 0) to++;
      free.fill(0, row + from, row + to + 1);
      const count = to - from + 1;
      component.area += count;
      component.sumX += ((from + to) * count) / 2;
      component.sumY += y * count;
      if (from < component.left) component.left = from;
      if (to >= component.right) component.right = to + 1;
      if (y < component.top) component.top = y;
      if (y >= component.bottom) component.bottom = y + 1;
      for (const next of [y - 1, y + 1]) {
        if (next < 0 || next >= height) continue;
        const base = next * width;
        const last = Math.min(width - 1, to + reach);
        let open = false;
        for (let x = Math.max(0, from - reach); x <= last; x++) {
          const isFree = free[base + x] !== 0;
          if (isFree && !open) {
            if (depth === stack.length) {
              const larger = new Int32Array(stack.length * 2);
              larger.set(stack);
              stack = larger;
            }
            stack[depth++] = base + x;
          }
          open = isFree;
        }
      }
    }
    if (component.area >= least) found.push(component);
  }
  return found;
}
