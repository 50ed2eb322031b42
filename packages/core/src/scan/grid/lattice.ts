// Cells become a lattice by walking from neighbour to neighbour: each step is nearly the last one, so a
// page may bend as it likes. Cells that are missing (filled, crossed, under a cursor) leave holes.

import { median } from '../image/median.js';
import type { CellBlob } from './cells.js';
import { withIslands } from './islands.js';
import { withoutOddEdges } from './odd-edges.js';

interface LatticeCell {
  readonly column: number;
  readonly row: number;
  readonly blob: CellBlob;
}

/** Cells with whole coordinates from 0; `columns` and `rows` count all lines, clue boxes included. */
export interface Lattice {
  readonly columns: number;
  readonly rows: number;
  readonly cells: readonly LatticeCell[];
  /** Number of cells, less for holes and for a rough lattice. */
  readonly score: number;
}

type Vector = readonly [number, number];

interface Node {
  readonly blob: CellBlob;
  column: number;
  row: number;
  seen: boolean;
  across: Vector;
  down: Vector;
}

/** Fewer cells than this are no grid. */
const LEAST_CELLS = 9;

class Buckets {
  readonly #size: number;
  readonly #buckets = new Map<number, Node[]>();
  readonly #found: Node[] = [];

  constructor(nodes: readonly Node[], size: number) {
    this.#size = size;
    for (const node of nodes) {
      const key = this.#key(Math.floor(node.blob.x / size), Math.floor(node.blob.y / size));
      const bucket = this.#buckets.get(key);
      if (bucket === undefined) this.#buckets.set(key, [node]);
      else bucket.push(node);
    }
  }

  #key(x: number, y: number): number {
    return y * 100_003 + x;
  }

  /** Nodes around a place, with some that are farther away. The list is valid until the next call. */
  near({ x, y }: CellBlob, reach: number): readonly Node[] {
    const left = Math.floor((x - reach) / this.#size);
    const right = Math.floor((x + reach) / this.#size);
    const top = Math.floor((y - reach) / this.#size);
    const bottom = Math.floor((y + reach) / this.#size);
    const found = this.#found;
    found.length = 0;
    for (let row = top; row <= bottom; row++) {
      for (let column = left; column <= right; column++) {
        const bucket = this.#buckets.get(this.#key(column, row));
        for (let i = 0; bucket !== undefined && i < bucket.length; i++) found.push(bucket[i]);
      }
    }
    return found;
  }
}

/** The sizes that most blobs share; the next ones too, for a page whose largest class is something else. */
function dominantSizes(blobs: readonly CellBlob[]): Vector[] {
  const step = 0.16;
  const counts = new Map<number, { count: number; width: number; height: number }>();
  const count = (a: number, b: number) => {
    const key = a * 1024 + b;
    const bin = counts.get(key);
    if (bin === undefined) counts.set(key, { count: 1, width: a * step, height: b * step });
    else bin.count++;
  };
  for (const { width, height } of blobs) {
    const a = Math.round(Math.log(width) / step);
    const b = Math.round(Math.log(height) / step);
    count(a, b);
    count(a + 1, b);
    count(a - 1, b);
    count(a, b + 1);
    count(a, b - 1);
  }
  // Larger cells of the same count are the better guess: letters are small and many.
  const ranked = [...counts.values()].sort((p, q) => weight(q) - weight(p));
  const chosen: typeof ranked = [];
  for (const bin of ranked) {
    if (
      chosen.every((other) => Math.abs(other.width - bin.width) + Math.abs(other.height - bin.height) > 0.5)
    ) {
      chosen.push(bin);
    }
    if (chosen.length === 3 || bin.count < LEAST_CELLS) break;
  }
  return chosen.map(({ width, height }) => [Math.exp(width), Math.exp(height)]);
}

const weight = ({ count, width, height }: { count: number; width: number; height: number }) =>
  count * Math.sqrt(Math.exp((width + height) / 2));

/** The usual step to the right and down: the median over each cell's nearest neighbour on that side. */
function usualSteps(
  nodes: readonly Node[],
  buckets: Buckets,
  [width, height]: Vector,
): [Vector, Vector] | undefined {
  const across: Vector[] = [];
  const down: Vector[] = [];
  for (const { blob } of nodes) {
    let right: Vector | undefined;
    let below: Vector | undefined;
    for (const { blob: other } of buckets.near(blob, 2 * Math.max(width, height))) {
      const dx = other.x - blob.x;
      const dy = other.y - blob.y;
      if (dx > 0.6 * width && dx < 1.9 * width && Math.abs(dy) < dx * (height / width)) {
        if (right === undefined || dx * dx + dy * dy < right[0] ** 2 + right[1] ** 2) right = [dx, dy];
      }
      if (dy > 0.6 * height && dy < 1.9 * height && Math.abs(dx) < dy * (width / height)) {
        if (below === undefined || dx * dx + dy * dy < below[0] ** 2 + below[1] ** 2) below = [dx, dy];
      }
    }
    if (right !== undefined) across.push(right);
    if (below !== undefined) down.push(below);
  }
  if (across.length < 3 || down.length < 3) return undefined;
  const middle = (list: readonly Vector[]): Vector => [
    median(list.map(([x]) => x)) ?? 0,
    median(list.map(([, y]) => y)) ?? 0,
  ];
  return [middle(across), middle(down)];
}

/** Position of a displacement in steps, and how far it is from whole ones. */
function inSteps(
  dx: number,
  dy: number,
  across: Vector,
  down: Vector,
): { column: number; row: number; error: number } {
  const determinant = across[0] * down[1] - across[1] * down[0];
  const u = (dx * down[1] - dy * down[0]) / determinant;
  const v = (across[0] * dy - across[1] * dx) / determinant;
  const column = Math.round(u);
  const row = Math.round(v);
  return { column, row, error: Math.hypot(u - column, v - row) };
}

const mix = (a: Vector, b: Vector, share: number): Vector => [
  a[0] + (b[0] - a[0]) * share,
  a[1] + (b[1] - a[1]) * share,
];

/** Walks from one cell; single steps first, so that a hole is crossed only when there is no way around. */
function walk(start: Node, buckets: Buckets, across: Vector, down: Vector): Node[] {
  start.seen = true;
  start.across = across;
  start.down = down;
  start.column = 0;
  start.row = 0;
  const taken = new Set<number>([0]);
  const key = (column: number, row: number) => row * 20_011 + column;
  const found = [start];
  const reach = 2.5 * Math.max(Math.hypot(...across), Math.hypot(...down));
  for (const stride of [1, 2]) {
    // The second round looks across holes from every cell, and each find is walked with single steps again.
    for (let i = 0; i < found.length; i++) {
      const node = found[i];
      for (const other of buckets.near(node.blob, stride === 1 ? reach * 0.62 : reach)) {
        if (other.seen) continue;
        const dx = other.blob.x - node.blob.x;
        const dy = other.blob.y - node.blob.y;
        const { column, row, error } = inSteps(dx, dy, node.across, node.down);
        const distance = Math.abs(column) + Math.abs(row);
        if (distance < 1 || distance > stride || error > 0.22 * Math.sqrt(distance)) continue;
        const ratioX = Math.abs(Math.log(other.blob.width / node.blob.width));
        const ratioY = Math.abs(Math.log(other.blob.height / node.blob.height));
        if (ratioX > 0.38 || ratioY > 0.38) continue;
        const place = key(node.column + column, node.row + row);
        if (taken.has(place)) continue;
        taken.add(place);
        other.seen = true;
        other.column = node.column + column;
        other.row = node.row + row;
        other.across =
          distance === 1 && row === 0 ? mix(node.across, [dx * column, dy * column], 0.3) : node.across;
        other.down = distance === 1 && column === 0 ? mix(node.down, [dx * row, dy * row], 0.3) : node.down;
        found.push(other);
      }
    }
  }
  return found;
}

/** Drops lines at the edge that hold few cells: chance finds beside the grid. */
function trimmed(nodes: Node[]): Node[] {
  let kept = nodes;
  for (let round = 0; round < 4; round++) {
    const counts = (of: (node: Node) => number) => {
      const result = new Map<number, number>();
      for (const node of kept) result.set(of(node), (result.get(of(node)) ?? 0) + 1);
      return result;
    };
    const columns = counts((node) => node.column);
    const rows = counts((node) => node.row);
    const few = (lines: Map<number, number>) => {
      const limit = 0.3 * (median(lines.values()) ?? 0);
      const ends = [Math.min(...lines.keys()), Math.max(...lines.keys())];
      return ends.filter((line) => (lines.get(line) ?? 0) < limit);
    };
    const [fewColumns, fewRows] = [few(columns), few(rows)];
    const next = kept.filter(({ column, row }) => !fewColumns.includes(column) && !fewRows.includes(row));
    if (next.length === kept.length) break;
    kept = next;
  }
  return kept;
}

/** Mean second difference of the centres, in steps: 0 for a perfect lattice, however it is bent. */
function roughness(nodes: readonly Node[], pitch: number): number {
  const key = (column: number, row: number) => row * 20_011 + column;
  const at = new Map<number, CellBlob>();
  for (const { column, row, blob } of nodes) at.set(key(column, row), blob);
  let sum = 0;
  let count = 0;
  const add = (before: CellBlob | undefined, own: CellBlob, after: CellBlob | undefined) => {
    if (before === undefined || after === undefined) return;
    sum += Math.hypot(before.x + after.x - 2 * own.x, before.y + after.y - 2 * own.y);
    count++;
  };
  for (const { column, row, blob } of nodes) {
    add(at.get(key(column - 1, row)), blob, at.get(key(column + 1, row)));
    add(at.get(key(column, row - 1)), blob, at.get(key(column, row + 1)));
  }
  return count === 0 ? 1 : sum / count / pitch;
}

function latticeOf(nodes: Node[], pitch: number): Lattice | undefined {
  if (nodes.length < LEAST_CELLS) return undefined;
  const kept = withoutOddEdges(trimmed(nodes), pitch);
  if (kept.length < LEAST_CELLS) return undefined;
  const left = Math.min(...kept.map(({ column }) => column));
  const top = Math.min(...kept.map(({ row }) => row));
  const columns = Math.max(...kept.map(({ column }) => column)) - left + 1;
  const rows = Math.max(...kept.map(({ row }) => row)) - top + 1;
  if (columns < 3 || rows < 3) return undefined;
  const density = kept.length / (columns * rows);
  const r = roughness(kept, pitch);
  return {
    columns,
    rows,
    cells: kept.map(({ blob, column, row }) => ({ blob, column: column - left, row: row - top })),
    score: (kept.length * Math.min(1, density / 0.8)) / (1 + (r / 0.06) ** 2),
  };
}

/** All lattices that the blobs form, the best first. */
export function lattices(blobs: readonly CellBlob[]): Lattice[] {
  const result: Lattice[] = [];
  for (const size of dominantSizes(blobs)) {
    const nodes: Node[] = [];
    for (const blob of blobs) {
      const a = Math.log(blob.width / size[0]);
      const b = Math.log(blob.height / size[1]);
      if (a < -1.1 || a > 0.35 || b < -1 || b > 0.35) continue;
      nodes.push({ blob, column: 0, row: 0, seen: false, across: [0, 0], down: [0, 0] });
    }
    if (nodes.length < LEAST_CELLS) continue;
    const buckets = new Buckets(nodes, Math.max(...size) * 1.3);
    const steps = usualSteps(nodes, buckets, size);
    if (steps === undefined) continue;
    const pitch = (Math.hypot(...steps[0]) + Math.hypot(...steps[1])) / 2;
    // Start where the size is usual: the walk carries its steps from there into the bends.
    const order = nodes
      .map((node) => ({ node, strangeness: strangeness(node.blob, size) }))
      .sort((p, q) => p.strangeness - q.strangeness);
    const parts: Node[][] = [];
    for (const { node: start } of order) {
      if (start.seen) continue;
      const part = walk(start, buckets, ...steps);
      parts.push(part);
      const lattice = latticeOf(part, pitch);
      if (lattice !== undefined) result.push(lattice);
    }
    const whole = withIslands(parts);
    const joined = whole && latticeOf(whole, pitch);
    if (joined !== undefined) result.push(joined);
  }
  return distinct(result.sort((p, q) => q.score - p.score));
}

/** Share of a lattice's cells that another one of its size has too if it says nothing more, and of that one's cells it has. */
const SAME = 0.98;
const NEARLY_ALL = 0.9;

/**
 * Without lattices that lack a few cells of a better one: two sizes of cells to begin with often lead to the same ones. Where many
 * are lacking these may be the ones that were found wrongly, so both are kept.
 */
function distinct(ranked: readonly Lattice[]): Lattice[] {
  const kept: Lattice[] = [];
  for (const lattice of ranked) {
    const isKnown = kept.some(({ columns, rows, cells }) => {
      if (columns !== lattice.columns || rows !== lattice.rows) return false;
      if (lattice.cells.length < NEARLY_ALL * cells.length) return false;
      const blobs = new Set(cells.map(({ blob }) => blob));
      return lattice.cells.filter(({ blob }) => blobs.has(blob)).length >= SAME * lattice.cells.length;
    });
    if (!isKnown) kept.push(lattice);
  }
  return kept;
}

const strangeness = ({ width, height }: CellBlob, size: Vector) =>
  Math.abs(Math.log(width / size[0])) + Math.abs(Math.log(height / size[1]));
