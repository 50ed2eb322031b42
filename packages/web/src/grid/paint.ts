// Paints a scene: cells first, then what is pointed out, then the panes with the clues over the edges.
// Only what is in the window is visited, and cells of one colour are filled as one path, so that a
// hundred rows and columns are painted within a frame.
import { BLANK, colorOf } from '@crosshatch/core/model';
import { type Brush, edgeX, edgeY, type Window, windowOf } from './brush.js';
import { paintClues } from './paint-clues.js';
import { paintGivenCorners, paintGivenGround } from './paint-given.js';
import { paintPointed } from './paint-pointed.js';
import type { GridScene } from './scene.js';

export function paint(brush: Brush, scene: GridScene): void {
  const { context, geometry } = brush;
  const { gx, gy, viewRight, viewBottom } = geometry;
  const revealed = scene.revealed ?? 0;
  context.setTransform(brush.ratio, 0, 0, brush.ratio, 0, 0);
  context.clearRect(0, 0, context.canvas.width, context.canvas.height);
  const window = windowOf(geometry);
  context.save();
  context.beginPath();
  context.rect(gx, gy, viewRight - gx, viewBottom - gy);
  context.clip();
  paintGround(brush, scene, revealed);
  if (revealed === 0) paintGivenGround(brush, scene, window);
  paintMarks(brush, scene, window, revealed);
  if (revealed < 1) {
    context.globalAlpha = 1 - revealed;
    paintGivenCorners(brush, scene, window);
    paintRules(brush, window);
    paintNotes(brush, scene, window);
    if (scene.pointed !== undefined) paintPointed(brush, scene, scene.pointed);
    paintFramed(brush, scene);
    paintCursor(brush, scene);
  }
  context.restore();
  context.globalAlpha = 1 - revealed;
  brush.clues?.fade(1 - revealed);
  paintClues(brush, scene, window);
  context.globalAlpha = 1;
  paintFrame(brush);
}

function paintGround(brush: Brush, { puzzle, lit }: GridScene, revealed: number): void {
  const { context, geometry, colors } = brush;
  const { gx, gy, viewRight, viewBottom } = geometry;
  context.fillStyle = colors.ground;
  context.fillRect(gx, gy, viewRight - gx, viewBottom - gy);
  if (lit === undefined || revealed > 0) return;
  context.fillStyle = colors.lit;
  const column = lit % puzzle.width;
  const row = Math.trunc(lit / puzzle.width);
  const top = edgeY(brush, row);
  const left = edgeX(brush, column);
  const bottom = edgeY(brush, row + 1);
  context.fillRect(gx, top, viewRight - gx, bottom - top);
  // In two parts, so that a colour that shows through is not laid twice over the cell itself.
  const width = edgeX(brush, column + 1) - left;
  context.fillRect(left, gy, width, top - gy);
  context.fillRect(left, bottom, width, viewBottom - bottom);
}

/** Filled cells as one path per colour, and the marks of blank ones as one path. */
function paintMarks(brush: Brush, scene: GridScene, window: Window, revealed: number): void {
  const { context, geometry, colors } = brush;
  const { puzzle, grid, preview } = scene;
  const { cell } = geometry;
  const fills = colors.fills.map(() => new Path2D());
  const blanks = new Path2D();
  // The gap between two filled cells closes while the picture is revealed.
  const gap = cell >= 6 ? (1 - revealed) * Math.max(1, cell * 0.04) : 0;
  const addBlank = { cross: addCross, dot: addDot, plain: () => undefined }[scene.blanks ?? 'cross'];
  const markAt = (row: number, column: number) => {
    const index = row * puzzle.width + column;
    return preview?.get(index) ?? grid.cells[index];
  };
  for (let row = window.fromRow; row < window.toRow; row++) {
    const top = edgeY(brush, row);
    const height = edgeY(brush, row + 1) - top;
    for (let column = window.fromColumn; column < window.toColumn; column++) {
      const mark = markAt(row, column);
      const color = colorOf(mark);
      if (color === undefined) continue;
      const left = edgeX(brush, column);
      if (color === BLANK) {
        addBlank(blanks, left + (edgeX(brush, column + 1) - left) / 2, top + height / 2, cell);
        continue;
      }
      // Cells without a gap between them are one rectangle: far fewer where there are many.
      while (gap === 0 && column + 1 < window.toColumn && markAt(row, column + 1) === mark) column += 1;
      fills[color - 1].rect(left + gap, top + gap, edgeX(brush, column + 1) - left - gap, height - gap);
    }
  }
  fills.forEach((path, i) => {
    context.fillStyle = colors.fills[i];
    context.fill(path);
  });
  if (revealed < 1) {
    context.save();
    context.globalAlpha = 1 - revealed;
    context.strokeStyle = colors.cross;
    context.lineWidth = Math.max(1, cell * 0.07);
    context.lineCap = 'round';
    context.stroke(blanks);
    context.restore();
  }
}

function addCross(path: Path2D, x: number, y: number, cell: number): void {
  const arm = cell * 0.22;
  path.moveTo(x - arm, y - arm);
  path.lineTo(x + arm, y + arm);
  path.moveTo(x + arm, y - arm);
  path.lineTo(x - arm, y + arm);
}

function addDot(path: Path2D, x: number, y: number, cell: number): void {
  const radius = cell * 0.05;
  path.moveTo(x + radius, y);
  path.arc(x, y, radius, 0, 2 * Math.PI);
}

/** Thin lines between cells, heavy ones after every fifth. */
function paintRules(brush: Brush, window: Window): void {
  const { context, geometry, colors } = brush;
  const { gx, gy, viewRight, viewBottom, cell } = geometry;
  const rules = (every: number, style: string, width: number) => {
    const half = width / 2;
    context.fillStyle = style;
    for (let column = window.fromColumn; column <= window.toColumn; column++) {
      if (column % 5 === 0 ? every !== 5 : every === 5) continue;
      context.fillRect(edgeX(brush, column) - half, gy, width, viewBottom - gy);
    }
    for (let row = window.fromRow; row <= window.toRow; row++) {
      if (row % 5 === 0 ? every !== 5 : every === 5) continue;
      context.fillRect(gx, edgeY(brush, row) - half, viewRight - gx, width);
    }
  };
  if (cell >= 5) rules(1, colors.thin, 1);
  rules(5, colors.thick, cell >= 12 ? 2 : 1);
}

/** Letters on colours, rings of a trial, marks of what is wrong. */
function paintNotes(brush: Brush, scene: GridScene, window: Window): void {
  const { context, geometry, page, colors } = brush;
  const { puzzle, grid, preview, tried, wrong } = scene;
  const { cell } = geometry;
  const letters = scene.letters !== 'nowhere' && puzzle.palette.colors.length > 1 && cell >= 11;
  if (!letters && !tried?.size && !wrong?.size) return;
  context.font = `600 ${cell * 0.5}px ${brush.font}`;
  context.textAlign = 'center';
  context.textBaseline = 'middle';
  for (let row = window.fromRow; row < window.toRow; row++) {
    for (let column = window.fromColumn; column < window.toColumn; column++) {
      const index = row * puzzle.width + column;
      const x = edgeX(brush, column) + cell / 2;
      const y = edgeY(brush, row) + cell / 2;
      const color = colorOf(preview?.get(index) ?? grid.cells[index]);
      if (letters && color !== undefined && color !== BLANK) {
        context.fillStyle = colors.onFills[color - 1];
        context.fillText(puzzle.palette.colors[color - 1].symbol, x, y + cell * 0.03);
      }
      if (tried?.has(index)) ring(context, x, y, cell * 0.36, page.guess, cell);
      if (wrong?.has(index)) {
        context.strokeStyle = page.bad;
        context.lineWidth = Math.max(1.5, cell * 0.1);
        context.strokeRect(x - cell * 0.4, y - cell * 0.4, cell * 0.8, cell * 0.8);
        const slash = new Path2D();
        slash.moveTo(x - cell * 0.4, y + cell * 0.4);
        slash.lineTo(x + cell * 0.4, y - cell * 0.4);
        context.stroke(slash);
      }
    }
  }
}

function ring(
  context: CanvasRenderingContext2D,
  x: number,
  y: number,
  radius: number,
  style: string,
  cell: number,
): void {
  context.beginPath();
  context.arc(x, y, radius, 0, 2 * Math.PI);
  context.strokeStyle = style;
  context.lineWidth = Math.max(1.5, cell * 0.09);
  context.stroke();
}

function paintFramed(brush: Brush, { puzzle, framed }: GridScene): void {
  const { context, page, geometry } = brush;
  const width = Math.max(1.5, geometry.cell * 0.1);
  context.lineWidth = width;
  for (const [cell, kind] of framed ?? []) {
    const left = edgeX(brush, cell % puzzle.width) + width / 2;
    const top = edgeY(brush, Math.trunc(cell / puzzle.width)) + width / 2;
    context.strokeStyle = page[kind];
    context.strokeRect(left, top, geometry.cell - width, geometry.cell - width);
  }
}

function paintCursor(brush: Brush, { puzzle, cursor }: GridScene): void {
  if (cursor === undefined) return;
  const { context, page, geometry } = brush;
  const left = edgeX(brush, cursor % puzzle.width);
  const top = edgeY(brush, Math.trunc(cursor / puzzle.width));
  const width = Math.max(2, geometry.cell * 0.1);
  const inner = width / 2 + 1;
  // Two rings, light and dark, are seen on every colour.
  context.strokeStyle = page.paper;
  context.lineWidth = width + 2;
  context.strokeRect(left + inner, top + inner, geometry.cell - 2 * inner, geometry.cell - 2 * inner);
  context.strokeStyle = page.accent;
  context.lineWidth = width;
  context.strokeRect(left + inner, top + inner, geometry.cell - 2 * inner, geometry.cell - 2 * inner);
}

function paintFrame({ context, geometry, page }: Brush): void {
  const { gx, gy, viewRight, viewBottom } = geometry;
  context.strokeStyle = page.ink;
  context.lineWidth = 2;
  context.strokeRect(gx, gy, viewRight - gx, viewBottom - gy);
}
