// The independent places of an ambiguous puzzle: two cells belong together when what the one is says
// something about the other, within a line, or by way of further cells.
import { clueOf, type Grid, type LineId, type Puzzle } from '../../model/index.js';
import type { Query } from '../query.js';

/** The differing cells, place by place; within a place ascending, places by their first cell. */
export function independentPlaces(
  query: Query,
  puzzle: Puzzle,
  seen: Grid,
  cells: readonly number[],
): number[][] {
  const parent = new Map(cells.map((cell) => [cell, cell]));
  const root = (cell: number): number => {
    let at = cell;
    for (let up = parent.get(at); up !== undefined && up !== at; up = parent.get(at)) at = up;
    return at;
  };
  for (const cell of cells) {
    for (const line of [Math.trunc(cell / puzzle.width), puzzle.height + (cell % puzzle.width)]) {
      for (const other of touchedBy(query, puzzle, seen, line, cell)) {
        const [a, b] = [root(cell), root(other)];
        parent.set(Math.max(a, b), Math.min(a, b));
      }
    }
  }
  const places = new Map<number, number[]>();
  for (const cell of cells) {
    const first = root(cell);
    places.set(first, [...(places.get(first) ?? []), cell]);
  }
  return [...places.values()];
}

/** The cells of the line that lose a candidate when this one gets any of its candidates. */
function touchedBy(query: Query, puzzle: Puzzle, seen: Grid, line: LineId, cell: number): number[] {
  const { lineEngine } = query;
  const clue = clueOf(puzzle, line);
  if (clue === null) return [];
  const isRow = line < puzzle.height;
  const first = isRow ? line * puzzle.width : line - puzzle.height;
  const stride = isRow ? 1 : puzzle.width;
  const size = isRow ? puzzle.width : puzzle.height;
  const at = (cell - first) / stride;
  const free = Uint32Array.from({ length: size }, (_, i) => seen.cells[first + i * stride]);
  if (!lineEngine.solveLine(clue, free)) return [];
  const touched = new Set<number>();
  for (let left = free[at]; left !== 0; left &= left - 1) {
    const fixed = free.slice();
    fixed[at] = left & -left;
    query.spendLines(1);
    if (!lineEngine.solveLine(clue, fixed)) continue;
    fixed.forEach((candidates, i) => {
      if (i !== at && candidates !== free[i]) touched.add(first + i * stride);
    });
  }
  return [...touched];
}
