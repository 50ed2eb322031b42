// Smooths grain and keeps edges: each pixel becomes the mean of its neighbours, those that look alike
// counting more (a bilateral filter). Grain differs a little from pixel to pixel, an edge much.
import type { Field } from './pixels.js';

const RADIUS = 2;

/** `likeness` is the difference (in OKLab) at which a neighbour counts little: 0 leaves all as it is. */
export function smoothed(lab: Field, likeness: number): Field {
  if (likeness <= 0) return lab;
  const { width, height, values } = lab;
  const result = new Float32Array(values.length);
  const scale = -1 / (2 * likeness * likeness);
  for (let row = 0; row < height; row++) {
    for (let column = 0; column < width; column++) {
      const at = (row * width + column) * 3;
      let [l, a, b, weight] = [0, 0, 0, 0];
      for (let y = Math.max(0, row - RADIUS); y <= Math.min(height - 1, row + RADIUS); y++) {
        for (let x = Math.max(0, column - RADIUS); x <= Math.min(width - 1, column + RADIUS); x++) {
          const other = (y * width + x) * 3;
          const dl = values[other] - values[at];
          const da = values[other + 1] - values[at + 1];
          const db = values[other + 2] - values[at + 2];
          const w = Math.exp((dl * dl + da * da + db * db) * scale);
          l += w * values[other];
          a += w * values[other + 1];
          b += w * values[other + 2];
          weight += w;
        }
      }
      result[at] = l / weight;
      result[at + 1] = a / weight;
      result[at + 2] = b / weight;
    }
  }
  return { width, height, values: result };
}

/** How grainy it is: the median difference in lightness between neighbours. */
export function grainOf({ width, values }: Field): number {
  const steps: number[] = [];
  for (let at = 0; at + 3 < values.length; at += 3) {
    if ((at / 3 + 1) % width !== 0) steps.push(Math.abs(values[at] - values[at + 3]));
  }
  steps.sort((a, b) => a - b);
  return steps.length === 0 ? 0 : steps[Math.floor(steps.length / 2)];
}
