// The visibility of a change. A change along an edge, where neighbours already have the new colour, is inconspicuous;
// a speck in a plain area and a gap in a thin line are not.
import { BLANK, type Color } from '../../model/index.js';
import type { Canvas, Flip } from './canvas.js';

/** Cost by the number of the eight neighbours that have the new colour. */
const BY_COMPANY = [5, 3.2, 2, 1.4, 1.1, 0.9, 0.8, 0.8, 0.8];
/** Factor for a cell without neighbours of its own colour. */
const LONELY = 0.6;
/** Factor for a cell of a thin stroke. */
const THINNING = 2.5;
/** Factor for joining two shapes or splitting one. */
const TEARING = 1.6;
/** Cost of undoing a change. */
const BACK = 0.01;

/**
 * The cost of a change, about 1 on an edge. `doubt` is the certainty of the cell, 0 to 1: changes of uncertain cells
 * are nearly free.
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
  // Changing a cell again costs nothing more.
  if (own !== canvas.original[cell]) cost *= 0.5;
  return doubt === undefined ? cost : cost * (0.4 + 1.2 * doubt[cell]);
}

/** The colours of the eight neighbours, clockwise from the top left; blank outside the picture. */
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

/** Whether the neighbours of a colour form several parts, which the centre joins. */
function tears(around: readonly Color[], color: Color): boolean {
  let parts = 0;
  for (let i = 0; i < 8; i++) if (around[i] === color && around[(i + 7) % 8] !== color) parts += 1;
  return parts > 1;
}
