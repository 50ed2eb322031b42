// Makes a sketch line-solvable with few, inconspicuous changes. Unlike `improve` it must give the same cells in every
// later version of the library, because published codes depend on it. So it asks only which cells propagation leaves
// unknown, a property of the puzzle that no engine can change, and counts no effort.
import { colorOf, type Palette, type Random } from '../../model/index.js';
import { propagate } from '../../solve/index.js';
import { Canvas, type Flip } from '../improve/canvas.js';
import { choices } from '../improve/parts.js';
import { visibility } from '../improve/visibility.js';

/** Changes evaluated for each change made. */
const TRIES = 90;
/** Consecutive changes that may settle nothing. */
const MAX_FRUITLESS = 4;
/** The share of the cells that may be changed, and a number that any picture may. */
const MOST_CHANGED = 0.03;
const FEW = 2;

/** The changed canvas of a line-solvable picture, or undefined if that takes too many changes. */
export function settle(
  canvas: Canvas,
  groups: readonly (readonly number[])[],
  random: Random,
): Canvas | undefined {
  const groupOf = new Int32Array(canvas.colors.length);
  groups.forEach((group, i) => {
    for (const cell of group) groupOf[cell] = i;
  });
  const most = FEW + MOST_CHANGED * canvas.colors.length;
  const touched = new Set<number>();
  let unknown = unknownCells(canvas);
  let left = MAX_FRUITLESS;
  while (unknown.length > 0) {
    if (left === 0 || canvas.changed().length > most) return undefined;
    const flips = bestFlips(canvas, groups, groupOf, random, unknown, touched);
    if (flips === undefined) return undefined;
    touched.add(groupOf[flips[0].cell]);
    for (const flip of flips) canvas.set(flip);
    const after = unknownCells(canvas);
    left = after.length < unknown.length ? MAX_FRUITLESS : left - 1;
    unknown = after;
  }
  dropNeedless(canvas, groups, groupOf);
  return canvas;
}

/** The cells that propagation does not settle. */
function unknownCells(canvas: Canvas): number[] {
  const unknown: number[] = [];
  propagate(canvas.puzzle).grid.cells.forEach((candidates, cell) => {
    if (colorOf(candidates) === undefined) unknown.push(cell);
  });
  return unknown;
}

/** The change of one group that settles the most for its visibility. */
function bestFlips(
  canvas: Canvas,
  groups: readonly (readonly number[])[],
  groupOf: Int32Array,
  random: Random,
  unknown: readonly number[],
  touched: ReadonlySet<number>,
): Flip[] | undefined {
  let best: Flip[] | undefined;
  let most = -Infinity;
  for (const flip of sample(canvas, groupOf, random, unknown, touched)) {
    const flips = groups[groupOf[flip.cell]].map((cell) => ({ cell, color: flip.color }));
    const cost = flips.length * visibility(canvas, flip);
    const gain = unknown.length - canvas.during(flips, () => unknownCells(canvas).length);
    const worth = gain > 0 ? gain / cost : gain - cost;
    if (worth > most) [best, most] = [flips, worth];
  }
  return best;
}

/** Candidates: the least visible changes at and beside unsettled cells, in a random order among equals. */
function sample(
  canvas: Canvas,
  groupOf: Int32Array,
  random: Random,
  unknown: readonly number[],
  touched: ReadonlySet<number>,
): Flip[] {
  const { width, height } = canvas;
  const near = new Map<number, number>();
  for (const cell of unknown) {
    const [row, column] = [Math.floor(cell / width), cell % width];
    for (let y = Math.max(0, row - 1); y <= Math.min(height - 1, row + 1); y++) {
      for (let x = Math.max(0, column - 1); x <= Math.min(width - 1, column + 1); x++) {
        const neighbour = y * width + x;
        if (!touched.has(groupOf[neighbour])) near.set(groupOf[neighbour], neighbour);
      }
    }
  }
  return [...near.values()]
    .flatMap((cell) => choices(canvas, cell))
    .map((flip) => ({ flip, rank: visibility(canvas, flip) * (0.5 + random.next()) }))
    .sort((a, b) => a.rank - b.rank)
    .slice(0, TRIES)
    .map(({ flip }) => flip);
}

/** Undoes the changes without which the picture is line-solvable too. */
function dropNeedless(canvas: Canvas, groups: readonly (readonly number[])[], groupOf: Int32Array): void {
  for (const group of new Set(canvas.changed().map((cell) => groupOf[cell]))) {
    const now = groups[group].map((cell) => ({ cell, color: canvas.colors[cell] }));
    for (const cell of groups[group]) canvas.set({ cell, color: canvas.original[cell] });
    if (unknownCells(canvas).length > 0) for (const flip of now) canvas.set(flip);
  }
}

/** A canvas of these colours. */
export function canvasOf(colors: Uint8Array, width: number, height: number, palette: Palette): Canvas {
  const cells = Uint32Array.from(colors, (color) => 2 ** color);
  return new Canvas({ width, height, cells }, palette);
}
