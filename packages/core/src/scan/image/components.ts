// Connected components of a mask, with the figures that distinguish cells and digits from everything else.
import type { Plane } from './picture.js';

export interface Component {
  /** Number in the label plane. */
  readonly label: number;
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

export interface Labelled {
  readonly components: Component[];
  /** 0 is the rest; component `i` has the label `i + 1`. */
  readonly labels: Int32Array;
}

/**
 * Components of the pixels that are not 0. A flood by horizontal spans: each pixel is visited a constant
 * number of times whatever the shape. Components smaller than `least` keep their label and are not listed.
 */
export function components(
  { width, height, data }: Plane<Uint8Array>,
  neighbours: 4 | 8,
  least: number,
): Labelled {
  const labels = new Int32Array(width * height);
  const found: Component[] = [];
  let stack = new Int32Array(1024);
  const reach = neighbours === 8 ? 1 : 0;
  let label = 0;
  for (let start = 0; start < data.length; start++) {
    if (data[start] === 0 || labels[start] !== 0) continue;
    label++;
    const component: Component = {
      label,
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
      if (labels[at] !== 0) continue;
      const y = Math.floor(at / width);
      const row = y * width;
      let from = at - row;
      let to = from;
      while (from > 0 && data[row + from - 1] !== 0 && labels[row + from - 1] === 0) from--;
      while (to < width - 1 && data[row + to + 1] !== 0 && labels[row + to + 1] === 0) to++;
      for (let x = from; x <= to; x++) labels[row + x] = label;
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
          const free = data[base + x] !== 0 && labels[base + x] === 0;
          if (free && !open) {
            if (depth === stack.length) {
              const larger = new Int32Array(stack.length * 2);
              larger.set(stack);
              stack = larger;
            }
            stack[depth++] = base + x;
          }
          open = free;
        }
      }
    }
    if (component.area >= least) found.push(component);
  }
  return { components: found, labels };
}
