// The panes under the clues: their ground, and a line after every fifth row and column.
import { type Brush, edgeX, edgeY, windowOf } from './brush.js';

/** Clears the canvas and paints the panes; the cells are painted after this. */
export function paintPanes(brush: Brush): void {
  const { context, geometry, page, ratio } = brush;
  const { ox, oy, gx, gy, viewRight, viewBottom, left, top, cell } = geometry;
  context.setTransform(ratio, 0, 0, ratio, 0, 0);
  context.clearRect(0, 0, context.canvas.width, context.canvas.height);
  context.fillStyle = page['clue-zone'];
  context.fillRect(ox, gy, left, viewBottom - gy);
  context.fillRect(gx, oy, viewRight - gx, top);
  if (cell < 7) return;
  const window = windowOf(geometry);
  context.fillStyle = page['grid-thin'];
  for (let row = window.fromRow; row <= window.toRow; row++) {
    if (row % 5 === 0 && edgeY(brush, row) >= gy) context.fillRect(ox, edgeY(brush, row), left, 1);
  }
  for (let column = window.fromColumn; column <= window.toColumn; column++) {
    if (column % 5 === 0 && edgeX(brush, column) >= gx) context.fillRect(edgeX(brush, column), oy, 1, top);
  }
}
