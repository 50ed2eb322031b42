// What lies over the cells and under the clues, on a canvas of its own: the row and column of the pointer, the
// reason of a hint, frames, the cursor, the minimap. It changes with every move of the pointer and costs little.
import { type Brush, edgeX, edgeY } from './brush.js';
import type { CellImage } from './cell-image.js';
import { minimapOf } from './minimap.js';
import { clipToCells } from './paint-cells.js';
import { paintPointed } from './paint-pointed.js';
import type { GridScene } from './scene.js';

export function paintOver(brush: Brush, scene: GridScene, marks: Uint32Array, image: CellImage): void {
  const { context, geometry } = brush;
  context.setTransform(brush.ratio, 0, 0, brush.ratio, 0, 0);
  context.clearRect(0, 0, context.canvas.width, context.canvas.height);
  clueBands(brush, scene);
  context.save();
  clipToCells(brush);
  paintLit(brush, scene);
  if (scene.pointed !== undefined) paintPointed(brush, scene, scene.pointed);
  paintFramed(brush, scene);
  paintCursor(brush, scene);
  context.restore();
  const { gx, gy, viewRight, viewBottom } = geometry;
  context.strokeStyle = brush.page.ink;
  context.lineWidth = 2;
  context.strokeRect(gx, gy, viewRight - gx, viewBottom - gy);
  paintCorner(brush, scene, marks, image);
}

/** Row and column of the pointer, as a marker pen would do it. */
function paintLit(brush: Brush, { lit }: GridScene): void {
  if (lit === undefined) return;
  const { context, geometry, colors } = brush;
  const { gx, gy, viewRight, viewBottom, columns } = geometry;
  const column = lit % columns;
  const row = Math.trunc(lit / columns);
  const [left, top] = [edgeX(brush, column), edgeY(brush, row)];
  const [right, bottom] = [edgeX(brush, column + 1), edgeY(brush, row + 1)];
  context.fillStyle = colors.lit;
  context.fillRect(gx, top, viewRight - gx, bottom - top);
  // In two parts, so that the colour is not laid twice over the cell itself.
  context.fillRect(left, gy, right - left, top - gy);
  context.fillRect(left, bottom, right - left, viewBottom - bottom);
}

/** What lies under a clue: the marker of the pointer, or of a hint. */
function clueBands(brush: Brush, { lit, pointed, puzzle }: GridScene): void {
  const { context, geometry, page } = brush;
  const { ox, oy, gx, gy, viewRight, viewBottom, columns } = geometry;
  const row = (index: number, style: string) => {
    context.save();
    context.beginPath();
    context.rect(ox, gy, gx - ox, viewBottom - gy);
    context.clip();
    context.fillStyle = style;
    context.fillRect(ox, edgeY(brush, index), gx - ox, edgeY(brush, index + 1) - edgeY(brush, index));
    context.restore();
  };
  const column = (index: number, style: string) => {
    context.save();
    context.beginPath();
    context.rect(gx, oy, viewRight - gx, gy - oy);
    context.clip();
    context.fillStyle = style;
    context.fillRect(edgeX(brush, index), oy, edgeX(brush, index + 1) - edgeX(brush, index), gy - oy);
    context.restore();
  };
  if (lit !== undefined) {
    row(Math.trunc(lit / columns), page['clue-lit']);
    column(lit % columns, page['clue-lit']);
  }
  for (const line of pointed?.lines ?? []) {
    if (line < puzzle.height) row(line, page['hint-wash']);
    else column(line - puzzle.height, page['hint-wash']);
  }
}

function paintFramed(brush: Brush, { framed }: GridScene): void {
  const { context, page, geometry } = brush;
  const width = Math.max(1.5, geometry.cell * 0.1);
  context.lineWidth = width;
  for (const [cell, kind] of framed ?? []) {
    const left = edgeX(brush, cell % geometry.columns) + width / 2;
    const top = edgeY(brush, Math.trunc(cell / geometry.columns)) + width / 2;
    context.strokeStyle = page[kind];
    context.strokeRect(left, top, geometry.cell - width, geometry.cell - width);
  }
}

function paintCursor(brush: Brush, { cursor }: GridScene): void {
  if (cursor === undefined) return;
  const { context, page, geometry } = brush;
  const { cell, columns } = geometry;
  const left = edgeX(brush, cursor % columns);
  const top = edgeY(brush, Math.trunc(cursor / columns));
  const width = Math.max(2, cell * 0.1);
  const inner = width / 2 + 1;
  // Two rings, light and dark, are seen on every colour.
  context.strokeStyle = page.paper;
  context.lineWidth = width + 2;
  context.strokeRect(left + inner, top + inner, cell - 2 * inner, cell - 2 * inner);
  context.strokeStyle = page.accent;
  context.lineWidth = width;
  context.strokeRect(left + inner, top + inner, cell - 2 * inner, cell - 2 * inner);
}

/** The corner between the panes: the minimap while only a part is in the window, else the size. */
function paintCorner(brush: Brush, scene: GridScene, marks: Uint32Array, image: CellImage): void {
  const { context, geometry, page, colors } = brush;
  const map = scene.hasMinimap ? minimapOf(geometry) : undefined;
  if (map !== undefined) {
    const { x, y, width, height, window } = map;
    context.imageSmoothingEnabled = false;
    context.drawImage(image.of(marks, geometry.columns, colors), x, y, width, height);
    context.strokeStyle = page['grid-thick'];
    context.lineWidth = 1;
    context.strokeRect(x - 0.5, y - 0.5, width + 1, height + 1);
    context.fillStyle = colors.lit;
    context.fillRect(window.x, window.y, window.width, window.height);
    context.strokeStyle = page.accent;
    context.lineWidth = 2;
    context.strokeRect(window.x, window.y, window.width, window.height);
    return;
  }
  const size = Math.min(geometry.left * 0.2, geometry.top * 0.3, 15);
  if (size < 8) return;
  context.font = `600 ${size}px ${brush.font}`;
  context.fillStyle = page['clue-done'];
  context.textAlign = 'center';
  context.textBaseline = 'middle';
  const { ox, oy, gx, gy, columns, rows } = geometry;
  context.fillText(`${columns}×${rows}`, (ox + gx) / 2, (oy + gy) / 2);
}
