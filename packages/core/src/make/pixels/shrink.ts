// Shrinks by true averages: every target pixel is the mean light of the area that it covers, with parts of
// pixels counted as parts. Also enlarges, which repeats pixels.
import type { Field } from './pixels.js';

/** A part of a picture, in pixels; need not be whole ones, and may reach beyond the picture. */
export interface Area {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** The area of a field as a field of another size. What lies beyond the border has this value. */
export function resample(
  field: Field,
  area: Area,
  size: { readonly width: number; readonly height: number },
  beyond: readonly number[],
): Field {
  const columns = spans(area.left, area.width, size.width);
  const rows = spans(area.top, area.height, size.height);
  const values = new Float32Array(size.width * size.height * 3);
  rows.forEach((row, y) => {
    columns.forEach((column, x) => {
      const sum = [0, 0, 0];
      for (const [v, rowPart] of row) {
        for (const [u, columnPart] of column) {
          const part = rowPart * columnPart;
          const isInside = u >= 0 && u < field.width && v >= 0 && v < field.height;
          const at = (v * field.width + u) * 3;
          for (let i = 0; i < 3; i++) sum[i] += part * (isInside ? field.values[at + i] : beyond[i]);
        }
      }
      values.set(sum, (y * size.width + x) * 3);
    });
  });
  return { ...size, values };
}

/** For each target pixel the source pixels that it covers, with their shares, which add up to 1. */
function spans(start: number, length: number, count: number): (readonly [pixel: number, share: number])[][] {
  const step = length / count;
  return Array.from({ length: count }, (_, i) => {
    const [from, to] = [start + i * step, start + (i + 1) * step];
    const span: [number, number][] = [];
    for (let pixel = Math.floor(from); pixel < to; pixel++) {
      const share = Math.min(pixel + 1, to) - Math.max(pixel, from);
      if (share > 1e-9) span.push([pixel, share / step]);
    }
    return span;
  });
}
