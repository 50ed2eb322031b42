// The grid lines that four corners stand for, before anything is read: what a front end draws while somebody
// moves a corner.
import type { Quad } from '../result.js';
import { cornerMapping } from './mapping.js';

/**
 * Crossings of the lines of a flat grid with these corners, as `ScannedGrid.nodes`: row by row, x and y.
 *
 * @example
 * const nodes = flatNodes(corners, { columns: 10, rows: 15 }); // 11 x 16 pairs
 */
export function flatNodes(
  corners: Quad,
  size: { readonly columns: number; readonly rows: number },
): readonly number[] {
  const mapping = cornerMapping(
    size,
    corners.map(({ x, y }) => [x, y] as const),
  );
  const place = new Float64Array(2);
  const nodes: number[] = [];
  for (let row = 0; row <= size.rows; row++) {
    for (let column = 0; column <= size.columns; column++) {
      mapping.at(column, row, place);
      nodes.push(place[0], place[1]);
    }
  }
  return nodes;
}
