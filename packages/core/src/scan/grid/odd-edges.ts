// Lines at the edge of a lattice that belong to something else: a row of buttons below the grid, a palette, a card. Their
// cells lie about where the next line of the grid would be, but only about.
import { median } from '../image/median.js';
import type { CellBlob } from './cells.js';

interface Placed {
  readonly blob: CellBlob;
  readonly column: number;
  readonly row: number;
}

/** An edge that is off by this share of a step does not belong to the lattice, unless lines inside are off by about as much. */
const LEAST_OFF = 0.1;
const MORE_THAN_INSIDE = 1.6;

/** Fewer cells in a line, or lines in a lattice, do not show where the next one would be. */
const LEAST_CELLS = 2;
const LEAST_LINES = 4;

/** The lattice without such lines; at most one at each edge is dropped, and then the next one is looked at. */
export function withoutOddEdges<Node extends Placed>(nodes: readonly Node[], pitch: number): Node[] {
  let kept = [...nodes];
  for (const direction of ['column', 'row'] as const) {
    for (;;) {
      const odd = oddEdge(kept, direction, pitch);
      if (odd === undefined) break;
      kept = kept.filter((node) => node[direction] !== odd);
    }
  }
  return kept;
}

/** The first or last line whose cells are off, if there is one. */
function oddEdge(nodes: readonly Placed[], direction: 'column' | 'row', pitch: number): number | undefined {
  const other = direction === 'column' ? 'row' : 'column';
  const lines = new Map<number, Map<number, CellBlob>>();
  for (const node of nodes) {
    const line = lines.get(node[direction]) ?? new Map<number, CellBlob>();
    line.set(node[other], node.blob);
    lines.set(node[direction], line);
  }
  const known = [...lines.keys()].sort((a, b) => a - b);
  if (known.length <= LEAST_LINES) return undefined;
  /** How far the cells of a line are from where the two lines next to it on one side say. Lines may be missing between. */
  const offOf = (index: number, inward: number): number | undefined => {
    const [own, next, third] = [index, index + inward, index + 2 * inward].map((at) => known[at]);
    const share = (own - next) / (next - third);
    const found: number[] = [];
    for (const [at, { x, y }] of lines.get(own) ?? []) {
      const a = lines.get(next)?.get(at);
      const b = lines.get(third)?.get(at);
      if (a === undefined || b === undefined) continue;
      found.push(Math.hypot(x - a.x - share * (a.x - b.x), y - a.y - share * (a.y - b.y)));
    }
    return found.length < LEAST_CELLS ? undefined : (median(found) ?? 0) / pitch;
  };
  const inside: number[] = [];
  for (let at = 1; at + 3 < known.length; at++) inside.push(offOf(at, 1) ?? 0);
  const limit = Math.max(LEAST_OFF, MORE_THAN_INSIDE * Math.max(0, ...inside));
  if ((offOf(known.length - 1, -1) ?? 0) > limit) return known.at(-1);
  return (offOf(0, 1) ?? 0) > limit ? known[0] : undefined;
}
