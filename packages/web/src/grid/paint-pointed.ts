// Draws the reason of a hint on the cells: the lines concerned as bands, the cells that it rests on with a
// dashed ring, what is assumed with a label, and what follows as it would look.
import { BLANK, colorOf, isRow, lineIndex } from '@crosshatch/core/model';
import { type Brush, edgeX, edgeY } from './brush.js';
import type { GridScene, Pointed } from './scene.js';

export function paintPointed(brush: Brush, scene: GridScene, pointed: Pointed): void {
  bands(brush, scene, pointed);
  for (const cell of pointed.cells) ringed(brush, scene, cell);
  for (const [cell, label] of pointed.assumed) labelled(brush, scene, cell, label);
  for (const [cell, candidates] of pointed.settles) settled(brush, scene, cell, candidates);
}

function bands(brush: Brush, { puzzle }: GridScene, { lines }: Pointed): void {
  const { context, geometry, page } = brush;
  const { gx, gy, viewRight, viewBottom, cell } = geometry;
  context.strokeStyle = page.hint;
  context.lineWidth = Math.max(2, Math.min(4, cell * 0.12));
  for (const line of lines) {
    const index = lineIndex(puzzle, line);
    if (isRow(puzzle, line)) context.strokeRect(gx + 1, edgeY(brush, index), viewRight - gx - 2, cell);
    else context.strokeRect(edgeX(brush, index), gy + 1, cell, viewBottom - gy - 2);
  }
}

function middle(brush: Brush, { puzzle }: GridScene, cell: number): { x: number; y: number } {
  const half = brush.geometry.cell / 2;
  return {
    x: edgeX(brush, cell % puzzle.width) + half,
    y: edgeY(brush, Math.trunc(cell / puzzle.width)) + half,
  };
}

function ringed(brush: Brush, scene: GridScene, cell: number): void {
  const { context, geometry, page } = brush;
  const { x, y } = middle(brush, scene, cell);
  const side = geometry.cell * 0.78;
  context.save();
  context.lineWidth = Math.max(1.5, geometry.cell * 0.09);
  context.strokeStyle = page.cell;
  context.strokeRect(x - side / 2, y - side / 2, side, side);
  context.setLineDash([geometry.cell * 0.16, geometry.cell * 0.1]);
  context.strokeStyle = page.hint;
  context.strokeRect(x - side / 2, y - side / 2, side, side);
  context.restore();
}

function labelled(brush: Brush, scene: GridScene, cell: number, label: string): void {
  const { context, geometry, page } = brush;
  const { x, y } = middle(brush, scene, cell);
  context.beginPath();
  context.arc(x, y, geometry.cell * 0.42, 0, 2 * Math.PI);
  context.fillStyle = page['hint-wash'];
  context.fill();
  context.strokeStyle = page.hint;
  context.lineWidth = Math.max(1.5, geometry.cell * 0.08);
  context.stroke();
  context.font = `700 ${geometry.cell * 0.5}px ${brush.font}`;
  context.textAlign = 'center';
  context.textBaseline = 'middle';
  context.fillStyle = page.ink;
  context.fillText(label, x, y + geometry.cell * 0.03);
}

function settled(brush: Brush, scene: GridScene, cell: number, candidates: number): void {
  const { context, geometry, page, colors } = brush;
  const { x, y } = middle(brush, scene, cell);
  const side = geometry.cell;
  const color = colorOf(candidates);
  const square = (part: number) => {
    context.fillRect(x - (side * part) / 2, y - (side * part) / 2, side * part, side * part);
  };
  if (color !== undefined && color !== BLANK) {
    context.fillStyle = page.hint;
    square(0.94);
    if (scene.puzzle.palette.colors.length === 1) return;
    context.fillStyle = colors.fills[color - 1];
    square(0.68);
    return;
  }
  context.fillStyle = page['hint-wash'];
  square(0.94);
  const arm = side * 0.24;
  context.beginPath();
  context.moveTo(x - arm, y - arm);
  context.lineTo(x + arm, y + arm);
  context.moveTo(x + arm, y - arm);
  context.lineTo(x - arm, y + arm);
  context.strokeStyle = page.hint;
  context.lineCap = 'round';
  context.lineWidth = Math.max(2, side * 0.12);
  context.stroke();
}
