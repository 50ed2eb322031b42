// Dithers: what a cell's colour is wrong by is passed on to its neighbours, row by row and to and fro
// (Floyd and Steinberg, 1976). Shades come out, but few such pictures are fun to solve.
import { distance, type Lab, type Size } from '../../model/index.js';
import type { Labels } from './label-field.js';
import type { Field } from './pixels.js';
import { nearest } from './quantize.js';

/** A little less than all is passed on: errors that pile up smear. */
const PASSED = 0.9;

/** One pixel a cell. */
export function dithered(lab: Field, { width, height }: Size, colors: readonly Lab[]): Labels {
  const values = lab.values.slice();
  const labels = new Uint8Array(width * height);
  const certainty = new Float32Array(width * height);
  for (let row = 0; row < height; row++) {
    const step = row % 2 === 0 ? 1 : -1;
    for (let i = 0; i < width; i++) {
      const column = step > 0 ? i : width - 1 - i;
      const cell = row * width + column;
      const wanted: Lab = [values[cell * 3], values[cell * 3 + 1], values[cell * 3 + 2]];
      const label = nearest(wanted, colors);
      labels[cell] = label;
      certainty[cell] = clarity(wanted, label, colors);
      const spread = (dx: number, dy: number, part: number) => {
        const [x, y] = [column + dx, row + dy];
        if (x < 0 || x >= width || y >= height) return;
        for (let c = 0; c < 3; c++) {
          values[(y * width + x) * 3 + c] += PASSED * part * (wanted[c] - colors[label][c]);
        }
      };
      spread(step, 0, 7 / 16);
      spread(-step, 1, 3 / 16);
      spread(0, 1, 5 / 16);
      spread(step, 1, 1 / 16);
    }
  }
  return { labels, certainty };
}

/** How much nearer the chosen colour is than the next one. */
function clarity(wanted: Lab, label: number, colors: readonly Lab[]): number {
  const next = Math.min(...colors.filter((_, i) => i !== label).map((color) => distance(wanted, color)));
  const own = distance(wanted, colors[label]);
  return Number.isFinite(next) ? Math.max(0, Math.min(1, (next - own) / (next + own || 1))) : 1;
}
