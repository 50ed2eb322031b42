// The minimap in the corner between the panes, as pure data: the whole puzzle small, and the part that is in
// the window.
import type { Geometry } from './geometry.js';

interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export interface Minimap extends Box {
  readonly window: Box;
}

const MARGIN = 6;
/** Smaller than this it shows nothing. */
const LEAST = 24;
const MOST = 160;

/** Undefined while everything is in view, and where the corner is too small. */
export function minimapOf(geometry: Geometry): Minimap | undefined {
  const { ox, oy, gx, gy, left, top, x, y, columns, rows, cell, viewRight, viewBottom } = geometry;
  const shown = { width: viewRight - gx, height: viewBottom - gy };
  if (shown.width >= columns * cell - 0.5 && shown.height >= rows * cell - 0.5) return undefined;
  const room = Math.min(MOST, left - 2 * MARGIN, top - 2 * MARGIN);
  if (room < LEAST) return undefined;
  const scale = room / Math.max(columns, rows);
  const [width, height] = [columns * scale, rows * scale];
  const at = { x: Math.round((ox + gx - width) / 2), y: Math.round((oy + gy - height) / 2) };
  return {
    ...at,
    width,
    height,
    window: {
      x: at.x + (x / cell) * scale,
      y: at.y + (y / cell) * scale,
      width: (shown.width / cell) * scale,
      height: (shown.height / cell) * scale,
    },
  };
}

/** The column and row, with fractions, that a point on the minimap stands for. */
export function placeOnMap(
  geometry: Geometry,
  map: Minimap,
  point: { readonly x: number; readonly y: number },
): { readonly column: number; readonly row: number } {
  const scale = map.width / geometry.columns;
  return { column: (point.x - map.x) / scale, row: (point.y - map.y) / scale };
}
