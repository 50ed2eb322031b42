// How much a changed cell would catch the eye. A change along an edge, where the neighbours already
// have the new colour, passes for a choice of the artist; a speck in a plain area does not, nor does a
// gap in a thin line.
import { BLANK, type Color } from '../../model/index.js';
import type { Canvas, Flip } from './canvas.js';

/** By how many of the eight neighbours have the new colour already. */
const BY_COMPANY = [5, 3.2, 2, 1.4, 1.1, 0.9, 0.8, 0.8, 0.8];
/** The last neighbour of the own colour goes: nobody misses it. */
const LONELY = 0.6;
/** A thin stroke loses a cell: less of it is there to lose than of an area. */
const THINNING = 2.5;
/** Two things become one, or one becomes two. */
const TEARING = 1.6;
/** Taking a change back costs next to nothing. */
const BACK = 0.01;

/**
 * What a change costs, about 1 for one on an edge. `doubt` is how sure the picture was of the cell, 0 to
 * 1: where it could have gone either way, a change is nearly free.
 */
export function visibility(canvas: Canvas, { cell, color }: Flip, doubt?: ArrayLike<number>): number {
  const own = canvas.colors[cell];
  if (canvas.original[cell] === color) return BACK;
  const around = ring(canvas, cell);
  const company = around.filter((neighbour) => neighbour === color).length;
  const kin = around.filter((neighbour) => neighbour === own).length;
  let cost = kin === 0 ? LONELY : BY_COMPANY[company];
  if (tears(around, own) || tears(around, color)) cost += TEARING;
  if (color === BLANK && kin > 0 && kin <= 2) cost += THINNING;
  // A cell that was changed before can change again at no further cost.
  if (own !== canvas.original[cell]) cost *= 0.5;
  return doubt === undefined ? cost : cost * (0.4 + 1.2 * doubt[cell]);
}

/** The colours of the eight neighbours, clockwise from the top left; beyond the border as blank. */
function ring({ width, height, colors }: Canvas, cell: number): Color[] {
  const [row, column] = [Math.floor(cell / width), cell % width];
  return RING.map(([dy, dx]) => {
    const [y, x] = [row + dy, column + dx];
    return y < 0 || y >= height || x < 0 || x >= width ? 0 : colors[y * width + x];
  });
}

const RING = [
  [-1, -1],
  [-1, 0],
  [-1, 1],
  [0, 1],
  [1, 1],
  [1, 0],
  [1, -1],
  [0, -1],
] as const;

/** Whether the cells of a colour round the middle fall into several parts, so that the middle joins them. */
function tears(around: readonly Color[], color: Color): boolean {
  let parts = 0;
  for (let i = 0; i < 8; i++) if (around[i] === color && around[(i + 7) % 8] !== color) parts += 1;
  return parts > 1;
}
