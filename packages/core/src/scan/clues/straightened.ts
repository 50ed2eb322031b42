// The part of a picture that a strip covers, every cell of the same size whatever the page does.
import type { GridMapping } from '../grid/mapping.js';
import type { Picture } from '../image/picture.js';
import type { StripArea } from './strip.js';

/** Pixels of the strip and of one of its cells. */
interface Sizes {
  readonly width: number;
  readonly height: number;
  readonly cell: number;
}

/** Samples the picture for every pixel of the strip; the mapping is evaluated every few pixels only. */
export function straightened(
  picture: Picture,
  mapping: GridMapping,
  area: StripArea,
  { width, height, cell }: Sizes,
): Uint8ClampedArray {
  const colors = new Uint8ClampedArray(width * height * 3);
  const step = 11;
  const columns = Math.ceil(width / step) + 1;
  const rows = Math.ceil(height / step) + 1;
  const nodes = new Float32Array(columns * rows * 2);
  const place = new Float64Array(2);
  for (let j = 0; j < rows; j++) {
    for (let i = 0; i < columns; i++) {
      mapping.at(area.left + (i * step + 0.5) / cell, area.top + (j * step + 0.5) / cell, place);
      nodes[(j * columns + i) * 2] = place[0] - 0.5;
      nodes[(j * columns + i) * 2 + 1] = place[1] - 0.5;
    }
  }
  const { data, width: w, height: h } = picture;
  for (let y = 0; y < height; y++) {
    const j = Math.floor(y / step);
    const fy = y / step - j;
    for (let x = 0; x < width; x++) {
      const i = Math.floor(x / step);
      const fx = x / step - i;
      const a = (j * columns + i) * 2;
      const b = a + columns * 2;
      const px =
        (nodes[a] * (1 - fx) + nodes[a + 2] * fx) * (1 - fy) + (nodes[b] * (1 - fx) + nodes[b + 2] * fx) * fy;
      const py =
        (nodes[a + 1] * (1 - fx) + nodes[a + 3] * fx) * (1 - fy) +
        (nodes[b + 1] * (1 - fx) + nodes[b + 3] * fx) * fy;
      const cx = px <= 0 ? 0 : px >= w - 1.001 ? w - 1.001 : px;
      const cy = py <= 0 ? 0 : py >= h - 1.001 ? h - 1.001 : py;
      const x0 = Math.floor(cx);
      const y0 = Math.floor(cy);
      const ax = cx - x0;
      const ay = cy - y0;
      const at = (y0 * w + x0) * 3;
      const below = at + w * 3;
      const out = (y * width + x) * 3;
      for (let c = 0; c < 3; c++) {
        colors[out + c] =
          (data[at + c] * (1 - ax) + data[at + 3 + c] * ax) * (1 - ay) +
          (data[below + c] * (1 - ax) + data[below + 3 + c] * ax) * ay;
      }
    }
  }
  return colors;
}
