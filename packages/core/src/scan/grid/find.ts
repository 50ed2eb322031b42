// All lattices of a picture, over all line masks, the best first and each place once.
import { isNoisy, longLines, type Noise, noiseOf } from '../image/noise.js';
import { greyOf, halfGreyOf, type Picture } from '../image/picture.js';
import { type CellBlob, cellBlobs, LINE_MASKS, lineMasks } from './cells.js';
import { type Lattice, lattices } from './lattice.js';

interface Extent {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

export function extentOf({ cells }: Lattice): Extent {
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const { blob } of cells) {
    left = Math.min(left, blob.x - blob.width / 2);
    right = Math.max(right, blob.x + blob.width / 2);
    top = Math.min(top, blob.y - blob.height / 2);
    bottom = Math.max(bottom, blob.y + blob.height / 2);
  }
  return { left, top, right, bottom };
}

/** Shared area as a share of the smaller one. */
export function overlap(a: Extent, b: Extent): number {
  const width = Math.min(a.right, b.right) - Math.max(a.left, b.left);
  const height = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
  if (width <= 0 || height <= 0) return 0;
  const area = ({ left, top, right, bottom }: Extent) => (right - left) * (bottom - top);
  return (width * height) / Math.min(area(a), area(b));
}

/** Candidates by score; several of them may describe the same grid. */
export interface LatticeSearch {
  /** Over the line masks that suit most pictures. */
  readonly usual: readonly Lattice[];
  /** Whether noise may hide lines from the usual masks. */
  readonly isNoisy: () => boolean;
  /** With those that see faint lines and lines through noise. Takes as long again. */
  readonly all: () => readonly Lattice[];
  /** Of the cells outside these extents, over the same masks as `usual`. */
  readonly outside: (extents: readonly Extent[]) => readonly Lattice[];
}

/** Two masks can have the same cells: equal lattices are one. */
const byScore = (found: readonly Lattice[]) =>
  [...found]
    .sort((p, q) => q.score - p.score)
    .filter(({ score, cells }, i, all) => {
      const before = i === 0 ? undefined : all[i - 1];
      return before === undefined || before.score !== score || before.cells.length !== cells.length;
    });

const isOutside = ({ x, y }: CellBlob, extents: readonly Extent[]) =>
  extents.every(({ left, top, right, bottom }) => x < left || x > right || y < top || y > bottom);

/** A blob of a plane with half the pixels, in pixels of the whole one. */
const doubled = ({ x, y, width, height }: CellBlob): CellBlob => ({
  x: 2 * x + 0.5,
  y: 2 * y + 0.5,
  width: 2 * width,
  height: 2 * height,
});

/** With `isCoarse` the cells are found at half the size, in a quarter of the time; the lattices fit the picture. */
export function findLattices(picture: Picture, isCoarse = false): LatticeSearch {
  const grey = isCoarse ? halfGreyOf(picture) : greyOf(picture);
  const mask = lineMasks(grey);
  const blobsOf = (free: ReturnType<typeof mask>) =>
    isCoarse ? cellBlobs(free).map(doubled) : cellBlobs(free);
  const blobs = LINE_MASKS.map((kind) => blobsOf(mask(kind)));
  const usual = byScore(blobs.flatMap((own) => lattices(own).slice(0, 6)));
  const step = Math.max(1, Math.round(picture.scale));
  // A search that finds a convincing grid at once needs no measure of the noise.
  let noise: Noise | undefined;
  const measured = () => {
    noise ??= noiseOf(grey, step);
    return noise;
  };
  return {
    usual,
    isNoisy: () => isNoisy(measured()),
    all: () => {
      const more = [...longLines(grey, step, measured())].flatMap((lines) =>
        lattices(blobsOf(lines)).slice(0, 6),
      );
      return byScore([...usual, ...more]);
    },
    outside: (extents) =>
      byScore(blobs.flatMap((own) => lattices(own.filter((blob) => isOutside(blob, extents))).slice(0, 6))),
  };
}
