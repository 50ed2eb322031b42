// The clues as they were before the view was zoomed, scaled to the new view: shown until the clues are written anew,
// which for a large puzzle takes some frames.
import type { Brush } from './brush.js';
import type { Geometry } from './geometry.js';

export class ClueGhost {
  private readonly canvas = document.createElement('canvas');
  private geometry: Geometry | undefined;

  get isThere(): boolean {
    return this.geometry !== undefined;
  }

  /** Keeps what this canvas shows, painted for this geometry. */
  keep(source: HTMLCanvasElement, geometry: Geometry): void {
    this.canvas.width = source.width;
    this.canvas.height = source.height;
    this.canvas.getContext('2d')?.drawImage(source, 0, 0);
    this.geometry = geometry;
  }

  drop(): void {
    this.geometry = undefined;
  }

  /** Paints the clues of the rows or of the columns where they belong now. */
  paint({ context, geometry: now, ratio }: Brush, side: 'rows' | 'columns'): void {
    const before = this.geometry;
    if (before === undefined) return;
    const scale = now.cell / before.cell;
    const isRows = side === 'rows';
    // Along the pane the clues stay with their lines; across it they stay at the grid.
    const x = isRows ? now.gx - before.gx * scale : now.gx - now.x - (before.gx - before.x) * scale;
    const y = isRows ? now.gy - now.y - (before.gy - before.y) * scale : now.gy - before.gy * scale;
    const [left, top, width, height] = isRows
      ? [before.ox, before.gy, before.gx - before.ox, before.viewBottom - before.gy]
      : [before.gx, before.oy, before.viewRight - before.gx, before.gy - before.oy];
    if (width * ratio < 1 || height * ratio < 1) return;
    context.save();
    context.setTransform(ratio * scale, 0, 0, ratio * scale, x * ratio, y * ratio);
    const source = [left * ratio, top * ratio, width * ratio, height * ratio] as const;
    context.drawImage(this.canvas, ...source, left, top, width, height);
    context.restore();
  }
}
