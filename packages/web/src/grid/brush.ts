// What painting needs: the canvas, the geometry and the colours; and where lines fall on whole pixels.
import type { CellColors, PageColors } from './colors.js';
import type { Geometry } from './geometry.js';

export interface Brush {
  readonly context: CanvasRenderingContext2D;
  readonly geometry: Geometry;
  readonly page: PageColors;
  readonly colors: CellColors;
  readonly font: string;
  /** Another number once the typeface has been loaded. */
  readonly typeface: number;
  /** Device pixels per CSS pixel. */
  readonly ratio: number;
}

/** Columns and rows that are in the window, the last one not included. */
export interface Window {
  readonly fromColumn: number;
  readonly toColumn: number;
  readonly fromRow: number;
  readonly toRow: number;
}

export function windowOf({ x, y, gx, gy, viewRight, viewBottom, cell, columns, rows }: Geometry): Window {
  return {
    fromColumn: Math.max(0, Math.floor(x / cell)),
    toColumn: Math.min(columns, Math.ceil((x + viewRight - gx) / cell)),
    fromRow: Math.max(0, Math.floor(y / cell)),
    toRow: Math.min(rows, Math.ceil((y + viewBottom - gy) / cell)),
  };
}

/** Left edge of a column and upper edge of a row, on whole device pixels. */
export function edgeX({ geometry: { gx, x, cell }, ratio }: Brush, column: number): number {
  return Math.round((gx - x + column * cell) * ratio) / ratio;
}

export function edgeY({ geometry: { gy, y, cell }, ratio }: Brush, row: number): number {
  return Math.round((gy - y + row * cell) * ratio) / ratio;
}
