// Cells are what lies between lines: components of the pixels that no line mask covers. That holds for
// thin and thick lines, dark and light themes, separate boxes and curled pages alike.
import { components } from '../image/components.js';
import { boxMean, gradient, smoothed } from '../image/filters.js';
import type { Plane } from '../image/picture.js';

/** A possible cell: centre and sides. The sides follow the area, so that a rotated square keeps its size. */
export interface CellBlob {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** What counts as line. Each has a kind of picture where the others fail. */
export const LINE_MASKS = ['faint', 'clear', 'dark', 'bright'] as const;

type Grey = Plane<Uint8ClampedArray>;

/** Half side of the neighbourhood that a line must stand out from. */
const SURROUNDINGS = 15;

export function lineMasks(grey: Grey): (kind: (typeof LINE_MASKS)[number]) => Plane<Uint8Array> {
  const smooth = smoothed(grey);
  const slopes = gradient(smooth);
  let mean: Grey | undefined;
  return (kind) => {
    const { width, height } = grey;
    // 1 where there is no line: that is what the components are made of.
    const free = new Uint8Array(width * height);
    if (kind === 'faint' || kind === 'clear') {
      const limit = kind === 'faint' ? 4 : 10;
      for (let i = 0; i < free.length; i++) free[i] = slopes.data[i] > limit ? 0 : 1;
    } else {
      mean ??= boxMean(smooth, SURROUNDINGS);
      const [lighter, darker] = kind === 'dark' ? [mean.data, smooth.data] : [smooth.data, mean.data];
      for (let i = 0; i < free.length; i++) free[i] = lighter[i] - darker[i] > 3 ? 0 : 1;
    }
    return { width, height, data: free };
  };
}

/** Compact components of a plausible size. */
export function cellBlobs(free: Plane<Uint8Array>): CellBlob[] {
  const most = Math.max(free.width, free.height) / 3;
  const blobs: CellBlob[] = [];
  for (const { area, left, top, right, bottom } of components(free, 4, 12)) {
    const [width, height] = [right - left, bottom - top];
    if (width < 4 || height < 4 || width > most || height > most) continue;
    if (area < 0.45 * width * height || width > 3.2 * height || height > 3.2 * width) continue;
    const shape = Math.sqrt(width / height);
    const side = Math.sqrt(area);
    const upright = area > 0.75 * width * height;
    blobs.push({
      x: (left + right - 1) / 2,
      y: (top + bottom - 1) / 2,
      width: upright ? width : side * shape,
      height: upright ? height : side / shape,
    });
  }
  return blobs;
}
