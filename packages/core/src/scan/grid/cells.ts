// Cells are what lies between lines: components of the pixels that no line mask covers. That holds for
// thin and thick lines, dark and light themes, separate boxes and curled pages alike.
import { compactComponents } from '../image/components.js';
import { boxMean, gradient, smoothed, withoutContrast, withoutSlopes } from '../image/filters.js';
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

/** Slopes that are a line, and how much one is darker or brighter than its surroundings. */
const SLOPES = { faint: 4, clear: 10 } as const;
const CONTRAST = 3;

/** Masks that are 1 where there is no line: that is what the components are made of. */
export function lineMasks(grey: Grey): (kind: (typeof LINE_MASKS)[number]) => Plane<Uint8Array> {
  const smooth = smoothed(grey);
  const slopes = gradient(smooth);
  let mean: Grey | undefined;
  return (kind) => {
    if (kind === 'faint' || kind === 'clear') return withoutSlopes(slopes, SLOPES[kind]);
    mean ??= boxMean(smooth, SURROUNDINGS);
    return kind === 'dark'
      ? withoutContrast(mean, smooth, CONTRAST)
      : withoutContrast(smooth, mean, CONTRAST);
  };
}

/** Pixels of a cell at least. */
const LEAST_AREA = 12;

/** Compact components of a plausible size. */
export function cellBlobs(free: Plane<Uint8Array>): CellBlob[] {
  const most = Math.max(free.width, free.height) / 3;
  const blobs: CellBlob[] = [];
  for (const { area, left, top, right, bottom } of compactComponents(free, LEAST_AREA, most)) {
    const [width, height] = [right - left, bottom - top];
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
