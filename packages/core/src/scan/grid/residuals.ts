// What the cells themselves say on top of a smooth mapping: one correction for every cell centre and for every
// cell's outer edge at the border of the lattice. On a curled page the outermost cells are narrower than the
// smooth part expects, and the clues in them would be cut in two.

import { median } from '../image/median.js';
import type { CellBlob } from './cells.js';
import type { Lattice } from './lattice.js';

/** Writes x and y for a place of the lattice plane into `out`. */
type Place = (u: number, v: number, out: Float64Array) => void;

/** Residuals are trusted this far: single cells are a pixel off. */
const TRUST = 0.8;

/** Edges move at most this share of a step: more is a cell that was found wrongly. */
const MOST_EDGE = 0.4;

/** Nodes at 0, 0.5, 1.5, ..., n - 0.5, n in both directions; holes are filled from their neighbours. */
export class Residuals {
  /** Nodes, two more than cells. */
  readonly #columns: number;
  readonly #rows: number;
  readonly #dx: Float32Array;
  readonly #dy: Float32Array;

  constructor(lattice: Lattice, base: Place, isBent: boolean) {
    this.#columns = lattice.columns + 2;
    this.#rows = lattice.rows + 2;
    const size = this.#columns * this.#rows;
    this.#dx = new Float32Array(size);
    this.#dy = new Float32Array(size);
    const known = new Uint8Array(size);
    const place = new Float64Array(2);
    const set = (column: number, row: number, u: number, v: number, x: number, y: number) => {
      base(u, v, place);
      const at = row * this.#columns + column;
      this.#dx[at] = TRUST * (x - place[0]);
      this.#dy[at] = TRUST * (y - place[1]);
      known[at] = 1;
    };
    for (const { column, row, blob } of lattice.cells)
      set(column + 1, row + 1, column + 0.5, row + 0.5, blob.x, blob.y);
    this.#setEdges(lattice, set);
    if (isBent) this.#bridgeHoles(known);
    this.#fillHoles(known);
  }

  /**
   * Holes at the border between two known nodes of a line lie on the way from one to the other. On a page that bends the next line says less
   * about them: it may bend within a cell or two, as beside a fold, where the numbers of the outermost column touch its lines.
   */
  #bridgeHoles(known: Uint8Array): void {
    const [columns, rows] = [this.#columns, this.#rows];
    const sums = new Float64Array(3 * known.length);
    const bridge = (first: number, step: number, count: number) => {
      let last = -1;
      for (let i = 0; i < count; i++) {
        const end = first + i * step;
        if (known[end] === 0) continue;
        const gap = i - last;
        const start = first + last * step;
        for (let k = 1; last >= 0 && k < gap; k++) {
          const at = 3 * (start + k * step);
          const part = k / gap;
          // The shorter the way, the more it says.
          sums[at] += (this.#dx[start] * (1 - part) + this.#dx[end] * part) / gap;
          sums[at + 1] += (this.#dy[start] * (1 - part) + this.#dy[end] * part) / gap;
          sums[at + 2] += 1 / gap;
        }
        last = i;
      }
    };
    // Inside the page the cells on all sides agree.
    for (const row of [0, 1, rows - 2, rows - 1]) bridge(row * columns, 1, columns);
    for (const column of [0, 1, columns - 2, columns - 1]) bridge(column, columns, rows);
    for (let at = 0; at < known.length; at++) {
      const weight = sums[3 * at + 2];
      if (weight === 0) continue;
      this.#dx[at] = sums[3 * at] / weight;
      this.#dy[at] = sums[3 * at + 1] / weight;
      known[at] = 1;
    }
  }

  #setEdges(
    { columns, rows, cells }: Lattice,
    set: (column: number, row: number, u: number, v: number, x: number, y: number) => void,
  ): void {
    const at = new Map(cells.map(({ column, row, blob }) => [row * columns + column, blob]));
    const cell = (column: number, row: number) => at.get(row * columns + column);
    for (const [first, inward, node] of [
      [0, 1, 0],
      [columns - 1, -1, columns + 1],
    ]) {
      const cellsOf = (row: number) => [0, 1, 2].map((i) => cell(first + i * inward, row));
      edges(
        rows,
        cellsOf,
        ({ width }) => width,
        (row, x, y) => set(node, row + 1, node === 0 ? 0 : columns, row + 0.5, x, y),
      );
    }
    for (const [first, inward, node] of [
      [0, 1, 0],
      [rows - 1, -1, rows + 1],
    ]) {
      const cellsOf = (column: number) => [0, 1, 2].map((i) => cell(column, first + i * inward));
      edges(
        columns,
        cellsOf,
        ({ height }) => height,
        (column, x, y) => set(column + 1, node, column + 0.5, node === 0 ? 0 : rows, x, y),
      );
    }
  }

  #fillHoles(known: Uint8Array): void {
    const [columns, rows] = [this.#columns, this.#rows];
    for (let round = 0; round < columns + rows; round++) {
      const fresh: number[] = [];
      for (let at = 0; at < known.length; at++) {
        if (known[at] !== 0) continue;
        const [column, row] = [at % columns, Math.floor(at / columns)];
        let [dx, dy, count] = [0, 0, 0];
        for (const [c, r] of [
          [column - 1, row],
          [column + 1, row],
          [column, row - 1],
          [column, row + 1],
        ]) {
          if (c < 0 || r < 0 || c >= columns || r >= rows || known[r * columns + c] !== 1) continue;
          dx += this.#dx[r * columns + c];
          dy += this.#dy[r * columns + c];
          count++;
        }
        if (count === 0) continue;
        this.#dx[at] = dx / count;
        this.#dy[at] = dy / count;
        fresh.push(at);
      }
      if (fresh.length === 0) return;
      for (const at of fresh) known[at] = 1;
    }
  }

  add(u: number, v: number, out: Float64Array): void {
    const x0 = nodeBelow(u, this.#columns);
    const y0 = nodeBelow(v, this.#rows);
    const fx = partAfter(u, x0, this.#columns);
    const fy = partAfter(v, y0, this.#rows);
    const a = y0 * this.#columns + x0;
    const b = a + this.#columns;
    const dx = this.#dx;
    const dy = this.#dy;
    out[0] += (dx[a] * (1 - fx) + dx[a + 1] * fx) * (1 - fy) + (dx[b] * (1 - fx) + dx[b + 1] * fx) * fy;
    out[1] += (dy[a] * (1 - fx) + dy[a + 1] * fx) * (1 - fy) + (dy[b] * (1 - fx) + dy[b + 1] * fx) * fy;
  }
}

/** Node below a coordinate. Nodes lie in the middle of cells, and on the outer edges. */
function nodeBelow(at: number, nodes: number): number {
  if (at < 0.5) return 0;
  return at >= nodes - 2.5 ? nodes - 2 : Math.floor(at - 0.5) + 1;
}

/** Part of the way from that node to the next one. */
function partAfter(at: number, node: number, nodes: number): number {
  const cells = nodes - 2;
  if (at <= 0) return 0;
  if (at < 0.5) return at * 2;
  if (at >= cells) return 1;
  return at >= cells - 0.5 ? (at - cells + 0.5) * 2 : at - 0.5 - (node - 1);
}

/** Lines on each side that a line's edge is compared with: a cell with a number in it has a size of its own. */
const COMPARED = 3;

/** The outer edges of all lines, each the first cell's centre plus the usual share of a step around there. */
function edges(
  count: number,
  cellsOf: (line: number) => readonly (CellBlob | undefined)[],
  size: (blob: CellBlob) => number,
  set: (line: number, x: number, y: number) => void,
): void {
  const shares = Array.from({ length: count }, (_, line) => edgeShare(cellsOf(line), size));
  for (let line = 0; line < count; line++) {
    const [outer, next] = cellsOf(line);
    if (outer === undefined || next === undefined || shares[line] === undefined) continue;
    const around = shares.slice(Math.max(0, line - COMPARED), line + COMPARED + 1);
    const share = median(around.filter((one) => one !== undefined)) ?? 0;
    set(line, outer.x + (outer.x - next.x) * share, outer.y + (outer.y - next.y) * share);
  }
}

/** Distance of the first cell's outer edge from its centre in steps, by its size and the thickness of a line. */
function edgeShare(
  [outer, next, inner]: readonly (CellBlob | undefined)[],
  size: (blob: CellBlob) => number,
): number | undefined {
  if (outer === undefined || next === undefined || inner === undefined) return undefined;
  const step = Math.hypot(outer.x - next.x, outer.y - next.y);
  const line = Math.hypot(next.x - inner.x, next.y - inner.y) - (size(next) + size(inner)) / 2;
  const half = (size(outer) + line) / 2 / step;
  return Math.max(0.5 - MOST_EDGE, Math.min(0.5 + MOST_EDGE / 2, half));
}
