// Cells that noise has displaced: two that ran together, one with a piece of its neighbour. A page bends smoothly, so
// the cells around a place are off the smooth mapping by about the same; a cell that is not was found wrongly.

import { median } from '../image/median.js';
import type { Lattice } from './lattice.js';

/** A cell may differ from the cells around it by this share of a step. */
const MOST_DIFFERENCE = 0.16;

/** Cells on each side that a cell is compared with, and how many of them are needed. */
const AROUND = 2;
const LEAST_AROUND = 5;

/** Fewer cells than this share of the lattice do not describe it. */
const LEAST_KEPT = 0.4;

/** Score per cell from which on a lattice is smooth. At the edge of a curled page cells differ from those around them. */
const SMOOTH = 0.3;

/** The lattice without its displaced cells; the same one if it is smooth, or too rough to say which. */
export function withoutOutliers(
  lattice: Lattice,
  place: (u: number, v: number, out: Float64Array) => void,
  pitch: number,
): Lattice {
  const { columns, rows, cells, score } = lattice;
  if (score > SMOOTH * cells.length) return lattice;
  const off = new Map<number, readonly [number, number]>();
  const out = new Float64Array(2);
  for (const { column, row, blob } of cells) {
    place(column + 0.5, row + 0.5, out);
    off.set(row * columns + column, [blob.x - out[0], blob.y - out[1]]);
  }
  const kept = cells.filter(({ column, row }) => {
    const near: (readonly [number, number])[] = [];
    for (let r = Math.max(0, row - AROUND); r <= Math.min(rows - 1, row + AROUND); r++) {
      for (let c = Math.max(0, column - AROUND); c <= Math.min(columns - 1, column + AROUND); c++) {
        const other = off.get(r * columns + c);
        if (other !== undefined && (c !== column || r !== row)) near.push(other);
      }
    }
    const [dx, dy] = off.get(row * columns + column) ?? [0, 0];
    if (near.length < LEAST_AROUND) return true;
    const [x, y] = [median(near.map((one) => one[0])) ?? 0, median(near.map((one) => one[1])) ?? 0];
    return Math.hypot(dx - x, dy - y) < MOST_DIFFERENCE * pitch;
  });
  return kept.length === cells.length || kept.length < LEAST_KEPT * cells.length
    ? lattice
    : { ...lattice, cells: kept };
}
