// Cells of a grid that filled cells without lines between them cut off from the others, as in pictures of solved puzzles.
// They are where the lattice of the largest part says that some cells are.
import type { CellBlob } from './cells.js';
import { solveLinear } from './linear.js';

interface Placed {
  readonly blob: CellBlob;
  readonly column: number;
  readonly row: number;
}

/** Filled cells leave holes: in a denser part there are none that could cut anything off. */
const DENSE = 0.9;

/** How far from its place in the lattice a cell may be, in steps, and how much its size may differ. */
const OFF = 0.15;
const SIZE = 0.2;

/** Steps from the part that is known to a cell that was cut off. */
const FARTHEST = 8;

/** Share of a part that has to lie on the lattice; a digit with a hole beside the grid may be in it. */
const FITTING = 0.7;

interface Extent {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

function extentOf(nodes: readonly Placed[]): Extent {
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const { column, row } of nodes) {
    left = Math.min(left, column);
    right = Math.max(right, column);
    top = Math.min(top, row);
    bottom = Math.max(bottom, row);
  }
  return { left, top, right, bottom };
}

/** Lattice coordinates of a place in the picture, by the flat lattice that fits these nodes best. */
function planeOf(nodes: readonly Placed[]): ((blob: CellBlob) => readonly [number, number]) | undefined {
  const fit = (coordinateOf: (node: Placed) => number) => {
    const matrix = [0, 1, 2].map(() => new Float64Array(4));
    for (const node of nodes) {
      const own = [1, node.blob.x, node.blob.y, coordinateOf(node)];
      matrix.forEach((line, i) => {
        for (let j = 0; j < 4; j++) line[j] += own[i] * own[j];
      });
    }
    return solveLinear(matrix);
  };
  const [columns, rows] = [fit(({ column }) => column), fit(({ row }) => row)];
  if (columns === undefined || rows === undefined) return undefined;
  return ({ x, y }) => [columns[0] + columns[1] * x + columns[2] * y, rows[0] + rows[1] * x + rows[2] * y];
}

/** The largest of these parts together with those that lie on its lattice; undefined if none does, or nothing is missing. */
export function withIslands<Node extends Placed>(parts: readonly (readonly Node[])[]): Node[] | undefined {
  const [largest, ...others] = [...parts].sort((a, b) => b.length - a.length);
  if (largest === undefined || others.length === 0) return undefined;
  const { left, top, right, bottom } = extentOf(largest);
  if (largest.length > DENSE * (right - left + 1) * (bottom - top + 1)) return undefined;
  const [first] = largest;
  const whole: Node[] = [...largest];
  const taken = new Set(whole.map(({ column, row }) => `${column},${row}`));
  let placeOf = planeOf(whole);
  let extent = extentOf(whole);
  for (const part of others) {
    if (placeOf === undefined) return undefined;
    const plane = placeOf;
    const limits = extent;
    const placed = part.map((node) => {
      const [u, v] = plane(node.blob);
      const [column, row] = [Math.round(u), Math.round(v)];
      const isIn =
        Math.hypot(u - column, v - row) < OFF &&
        Math.abs(Math.log(node.blob.width / first.blob.width)) < SIZE &&
        Math.abs(Math.log(node.blob.height / first.blob.height)) < SIZE &&
        column >= limits.left - FARTHEST &&
        column <= limits.right + FARTHEST &&
        row >= limits.top - FARTHEST &&
        row <= limits.bottom + FARTHEST &&
        !taken.has(`${column},${row}`);
      return { node: { ...node, column, row }, isIn };
    });
    const fitting = placed.filter(({ isIn }) => isIn);
    if (fitting.length < FITTING * part.length) continue;
    for (const { node } of fitting) {
      whole.push(node);
      taken.add(`${node.column},${node.row}`);
    }
    placeOf = planeOf(whole);
    extent = extentOf(whole);
  }
  return whole.length === largest.length ? undefined : whole;
}
