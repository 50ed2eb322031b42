// Counts the fillings of a region cell by cell (dynamic programming over the frontier).
//
// The cells are settled in an order that respects every segment. At any moment, what was settled
// matters only through the states of the segments that are begun and not finished: the frontier. For
// each frontier that can come about we keep in how many ways it does. Narrow regions have few.
import type { Meter } from './meter.js';
import type { Region } from './regions.js';

/** One cell to settle: its two segments and its place in each. */
interface Stop {
  readonly row: number;
  readonly rowPlace: number;
  readonly column: number;
  readonly columnPlace: number;
}

export interface FrontierPlan {
  readonly stops: readonly Stop[];
  /** Binary logarithm of the most frontiers that there could be at once. */
  readonly peak: number;
  /** Index in `region.cells` of the cell settled where the frontier is widest. */
  readonly widest: number;
}

/** The best of three orders: row by row, column by column, and always where the frontier grows least. */
export function planFrontier(region: Region, width: number): FrontierPlan {
  const stops = stopsOf(region);
  const byColumn = stops.map((_, i) => i);
  byColumn.sort((a, b) => {
    const [one, other] = [region.cells[a], region.cells[b]];
    return (one % width) - (other % width) || one - other;
  });
  const orders = [stops.map((_, i) => i), byColumn, greedyOrder(region, stops)];
  const plans = orders.map((order) => planOf(region, stops, order));
  return plans.reduce((best, plan) => (plan.peak < best.peak ? plan : best));
}

/**
 * The number of fillings; undefined when more than `cap` frontiers came about at once, or the meter
 * says stop.
 */
export function* countByFrontier(
  region: Region,
  plan: FrontierPlan,
  colors: number,
  cap: number,
  meter: Meter,
): Generator<undefined, bigint | undefined, void> {
  let slots: number[] = [];
  let ways = new Map<string, bigint>([['', 1n]]);
  for (const stop of plan.stops) {
    const move = moveAt(region, stop, slots);
    const after = new Map<string, bigint>();
    for (const [frontier, count] of ways) {
      if (meter.spend({ states: 1 })) {
        yield;
        if (meter.reason() !== undefined) return undefined;
      }
      const rowState = move.rowSlot < 0 ? 0 : frontier.charCodeAt(move.rowSlot);
      const columnState = move.columnSlot < 0 ? 0 : frontier.charCodeAt(move.columnSlot);
      const rest = without(frontier, move.rowSlot, move.columnSlot);
      for (let color = 0; color < colors; color++) {
        const row = move.rowSteps[rowState * colors + color];
        const column = move.columnSteps[columnState * colors + color];
        if (row < 0 || column < 0) continue;
        let key = rest;
        if (!move.rowEnds) key += String.fromCharCode(row);
        if (!move.columnEnds) key += String.fromCharCode(column);
        after.set(key, (after.get(key) ?? 0n) + count);
      }
      if (after.size > cap) return undefined;
    }
    ways = after;
    slots = move.slots;
  }
  return ways.get('') ?? 0n;
}

/** How one cell changes the frontier: where its segments stand in it, and where the others go. */
function moveAt(region: Region, stop: Stop, slots: readonly number[]) {
  const row = region.segments[stop.row];
  const column = region.segments[stop.column];
  const rowEnds = stop.rowPlace + 1 === row.cells.length;
  const columnEnds = stop.columnPlace + 1 === column.cells.length;
  const others = slots.filter((segment) => segment !== stop.row && segment !== stop.column);
  return {
    rowSlot: slots.indexOf(stop.row),
    columnSlot: slots.indexOf(stop.column),
    rowSteps: row.steps[stop.rowPlace],
    columnSteps: column.steps[stop.columnPlace],
    rowEnds,
    columnEnds,
    slots: [...others, ...(rowEnds ? [] : [stop.row]), ...(columnEnds ? [] : [stop.column])],
  };
}

function without(frontier: string, one: number, other: number): string {
  const [first, second] = one < other ? [one, other] : [other, one];
  if (second < 0) return frontier;
  if (first < 0) return frontier.slice(0, second) + frontier.slice(second + 1);
  return frontier.slice(0, first) + frontier.slice(first + 1, second) + frontier.slice(second + 1);
}

function stopsOf(region: Region): Stop[] {
  const index = new Map(region.cells.map((cell, i) => [cell, i]));
  const stops = region.cells.map(() => ({ row: -1, rowPlace: 0, column: -1, columnPlace: 0 }));
  region.segments.forEach(({ cells }, segment) => {
    cells.forEach((cell, place) => {
      const stop = stops[index.get(cell) as number];
      // Which of the two is called row does not matter; each cell has one of either.
      if (stop.row < 0) [stop.row, stop.rowPlace] = [segment, place];
      else [stop.column, stop.columnPlace] = [segment, place];
    });
  });
  return stops;
}

/** Takes, of the cells whose predecessors are settled, the one that widens the frontier least. */
function greedyOrder(region: Region, stops: readonly Stop[]): number[] {
  const { segments } = region;
  const progress = new Int32Array(segments.length);
  const at = segments.map(({ cells }) => cells);
  const index = new Map(region.cells.map((cell, i) => [cell, i]));
  const isOpen = ({ row, rowPlace, column, columnPlace }: Stop) =>
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
      const follower = at[segment][progress[segment]];
      const i = follower === undefined ? undefined : index.get(follower);
      if (i !== undefined && isOpen(stops[i])) open.add(i);
    }
  }
  return order;
}

function planOf(region: Region, stops: readonly Stop[], order: readonly number[]): FrontierPlan {
  const { segments } = region;
  let bits = 0;
  let peak = 0;
  let widest = order[0];
  const change = (segment: number, place: number) =>
    Math.log2(segments[segment].widths[place + 1]) - Math.log2(segments[segment].widths[place]);
  for (const i of order) {
    const { row, rowPlace, column, columnPlace } = stops[i];
    bits += change(row, rowPlace) + change(column, columnPlace);
    if (bits > peak) [peak, widest] = [bits, i];
  }
  return { stops: order.map((i) => stops[i]), peak, widest };
}
