// Regions: unknown cells that are tied together by segments. What happens in one region has no say in
// another, so that their counts multiply.
import { colorOf, type LineId, type Puzzle } from '../../model/index.js';
import { type Segment, segmentsOf } from './segments.js';

export interface Region {
  /** Every segment that ties its cells: each cell is in one of a row and one of a column. */
  readonly segments: readonly Segment[];
  /** In the order of the grid. */
  readonly cells: readonly number[];
}

/**
 * The regions of these unknown cells, or null when a line can't be placed. Pre: no line has unknown
 * cells both in and out of `within` that depend on each other (all of them, or a former region).
 */
export function regionsOf(puzzle: Puzzle, cells: Uint32Array, within: readonly number[]): Region[] | null {
  const unknown = within.filter((cell) => colorOf(cells[cell]) === undefined);
  const lines = new Set<LineId>();
  for (const cell of unknown) {
    lines.add(Math.floor(cell / puzzle.width));
    lines.add(puzzle.height + (cell % puzzle.width));
  }
  const inside = new Set(unknown);
  const segments: Segment[] = [];
  for (const line of lines) {
    const found = segmentsOf(puzzle, cells, line);
    if (found === null) return null;
    segments.push(...found.filter((segment) => inside.has(segment.cells[0])));
  }
  return gathered(unknown, segments);
}

/** Puts together what shares a cell (union and find). */
function gathered(unknown: readonly number[], segments: readonly Segment[]): Region[] {
  const parent = new Map(unknown.map((cell) => [cell, cell]));
  const find = (cell: number): number => {
    let root = cell;
    for (let up = parent.get(root) as number; up !== root; up = parent.get(root) as number) root = up;
    parent.set(cell, root);
    return root;
  };
  for (const { cells } of segments) {
    const root = find(cells[0]);
    for (const cell of cells) parent.set(find(cell), root);
  }
  const regions = new Map<number, { cells: number[]; segments: Segment[] }>();
  for (const cell of unknown) {
    const root = find(cell);
    const region = regions.get(root) ?? { cells: [], segments: [] };
    region.cells.push(cell);
    regions.set(root, region);
  }
  for (const segment of segments) regions.get(find(segment.cells[0]))?.segments.push(segment);
  return [...regions.values()];
}

/** A text that is equal for regions with the same fillings of the same cells. */
export function regionKey(region: Region): string {
  return region.segments
    .map(
      ({ line, cells, steps }) => `${line} ${cells.join()} ${steps.map((table) => table.join()).join(' ')}`,
    )
    .join('/');
}
