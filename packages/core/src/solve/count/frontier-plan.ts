// In which order to settle the cells of a region so that few frontiers come about, and how many there can
// be at most.
import { futuresOf } from './interchange.js';
import type { Region } from './regions.js';
import type { Segment } from './segments.js';

interface Size {
  readonly width: number;
  readonly height: number;
}

/** One cell to settle: its two segments and its place in each. */
export interface Stop {
  readonly row: number;
  readonly rowPlace: number;
  readonly column: number;
  readonly columnPlace: number;
  /** Segments of the frontier after this stop that can be sorted: groups of two and more. */
  readonly groups: readonly (readonly number[])[];
}

export interface FrontierPlan {
  readonly stops: readonly Stop[];
  /** Binary logarithm of the most frontiers that there could be at once. */
  readonly peak: number;
  /** Index in `region.cells` of the cell settled where the frontier is widest. */
  readonly widest: number;
}

const SIDES = ['row', 'column'] as const;
type Side = (typeof SIDES)[number];
type Crossing = Omit<Stop, 'groups'>;

/** The one of `plansOf` with the lowest peak. */
export function planFrontier(region: Region, size: Size, colors: number): FrontierPlan {
  return plansOf(region, size, colors).reduce((best, plan) => (plan.peak < best.peak ? plan : best));
}

/** Different orders: row by row, column by column, and always where the frontier grows least. */
export function plansOf(region: Region, { width, height }: Size, colors: number): readonly FrontierPlan[] {
  const stops = stopsOf(region, height);
  const futures = futuresOf(region, colors);
  const byColumn = stops.map((_, i) => i);
  byColumn.sort((a, b) => {
    const [one, other] = [region.cells[a], region.cells[b]];
    return (one % width) - (other % width) || one - other;
  });
  const byRow = stops.map((_, i) => i);
  const greedy = greedyOrder(region, stops);
  const isNew = [byRow, byColumn].every((order) => order.some((stop, i) => stop !== greedy[i]));
  const orders = isNew ? [byRow, byColumn, greedy] : [byRow, byColumn];
  return orders.map((order) => planOf(region, stops, order, futures));
}

function stopsOf(region: Region, height: number): Crossing[] {
  const index = new Map(region.cells.map((cell, i) => [cell, i]));
  const stops = region.cells.map(() => ({ row: -1, rowPlace: 0, column: -1, columnPlace: 0 }));
  region.segments.forEach(({ line, cells }, segment) => {
    cells.forEach((cell, place) => {
      const stop = stops[index.get(cell) as number];
      // Each cell has one of either; the lines of rows come first.
      if (line < height) [stop.row, stop.rowPlace] = [segment, place];
      else [stop.column, stop.columnPlace] = [segment, place];
    });
  });
  return stops;
}

/** Takes, of the cells whose predecessors are settled, the one that widens the frontier least. */
function greedyOrder(region: Region, stops: readonly Crossing[]): number[] {
  const { segments } = region;
  const progress = new Int32Array(segments.length);
  const index = new Map(region.cells.map((cell, i) => [cell, i]));
  const isOpen = ({ row, rowPlace, column, columnPlace }: Crossing) =>
    progress[row] === rowPlace && progress[column] === columnPlace;
  const growth = (segment: number, place: number) =>
    Math.log2(segments[segment].widths[place + 1] / segments[segment].widths[place]);
  const open = new Set<number>();
  stops.forEach((stop, i) => {
    if (isOpen(stop)) open.add(i);
  });
  const order: number[] = [];
  while (open.size > 0) {
    let best = -1;
    let least = Infinity;
    for (const i of open) {
      const { row, rowPlace, column, columnPlace } = stops[i];
      const cost = growth(row, rowPlace) + growth(column, columnPlace);
      if (cost < least || (cost === least && i < best)) [best, least] = [i, cost];
    }
    open.delete(best);
    order.push(best);
    for (const segment of [stops[best].row, stops[best].column]) {
      progress[segment] += 1;
      const follower = segments[segment].cells[progress[segment]];
      const i = follower === undefined ? undefined : index.get(follower);
      if (i !== undefined && isOpen(stops[i])) open.add(i);
    }
  }
  return order;
}

/**
 * Follows an order and bounds the frontiers by the states of all open segments. Where some of them can be
 * sorted there are fewer; and until that happens again, each of those has at most as many successors as
 * there are ways through the segments that cross.
 */
function planOf(
  region: Region,
  crossings: readonly Crossing[],
  order: readonly number[],
  futures: readonly Int32Array[],
): FrontierPlan {
  const { segments } = region;
  const ways = segments.map(pathBits);
  const progress = new Int32Array(segments.length);
  const open = { row: new Set<number>(), column: new Set<number>() };
  /** The last place where one side was closed: its bits, and the segments of that side begun since. */
  let since = { bits: 0, side: 'row' as Side, begun: new Set<number>() };
  let [bits, peak, widest] = [0, 0, order[0]];
  const stops = order.map((i): Stop => {
    for (const side of SIDES) {
      const segment = crossings[i][side];
      const { widths, cells } = segments[segment];
      const place = progress[segment];
      bits += Math.log2(widths[place + 1] / widths[place]);
      progress[segment] = place + 1;
      if (place + 1 === cells.length) open[side].delete(segment);
      else open[side].add(segment);
    }
    since.begun.add(crossings[i][since.side]);
    let bound = since.bits;
    for (const segment of since.begun) bound += ways[segment][progress[segment]];
    const closed = SIDES.find((side) => open[side].size === 0);
    const sortable = closed === undefined ? [] : [...open[closed === 'row' ? 'column' : 'row']];
    const groups = groupsOf(sortable, progress, futures);
    let least = Math.min(bits, bound);
    if (closed !== undefined) {
      least = Math.min(least, sortedBits(region, sortable, groups, progress));
      since = { bits: least, side: closed, begun: new Set() };
    }
    if (least > peak) [peak, widest] = [least, i];
    return { ...crossings[i], groups: groups.filter((group) => group.length > 1) };
  });
  return { stops, peak, widest };
}

/** Segments that can be interchanged, grouped. */
function groupsOf(
  segments: readonly number[],
  progress: Int32Array,
  futures: readonly Int32Array[],
): number[][] {
  const groups = new Map<number, number[]>();
  for (const segment of segments) {
    const future = futures[segment][progress[segment]];
    const group = groups.get(future);
    if (group === undefined) groups.set(future, [segment]);
    else group.push(segment);
  }
  return [...groups.values()];
}

/** Binary logarithm of the frontiers in which every group is sorted: multisets of states. */
function sortedBits(
  { segments }: Region,
  open: readonly number[],
  groups: readonly (readonly number[])[],
  progress: Int32Array,
): number {
  if (open.length === 0) return 0;
  let bits = 0;
  for (const group of groups) {
    const width = segments[group[0]].widths[progress[group[0]]];
    for (let i = 1; i <= group.length; i++) bits += Math.log2((width - 1 + i) / i);
  }
  return bits;
}

/** Binary logarithm of the number of ways through a segment up to each place. */
function pathBits({ steps, widths }: Segment): number[] {
  const bits = [0];
  let ways = new Float64Array([1]);
  let scale = 0;
  steps.forEach((table, place) => {
    const colors = table.length / widths[place];
    const after = new Float64Array(widths[place + 1]);
    table.forEach((to, i) => {
      if (to >= 0) after[to] += ways[Math.floor(i / colors)];
    });
    const sum = after.reduce((total, way) => total + way, 0);
    scale += Math.log2(sum);
    // Kept at a sum of 1, so that long segments do not overflow.
    ways = after.map((way) => way / sum);
    bits.push(scale);
  });
  return bits;
}
