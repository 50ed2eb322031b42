// Filled and blank cells of a part of the grid: one path for each colour, and one for all blank cells, so that
// ten thousand of them are painted within a frame.
import { BLANK, colorOf } from '@crosshatch/core/model';
import { type Brush, edgeX, edgeY, type Window } from './brush.js';
import { paintGivenCorners, paintGivenGround } from './paint-given.js';
import type { GridScene } from './scene.js';

/** In smaller cells a blank is a dot: a cross would look like one. */
const LEAST_CROSS = 11;

export function paintMarks(brush: Brush, scene: GridScene, marks: Uint32Array, window: Window): void {
  const { context, geometry, colors } = brush;
  const { cell, columns } = geometry;
  paintGivenGround(brush, scene, window);
  const fills: (Path2D | undefined)[] = colors.fills.map(() => undefined);
  const blanks = new Path2D();
  let hasBlanks = false;
  const gap = Math.max(1, cell * 0.04);
  const kind = scene.blanks ?? 'cross';
  const addBlank = { cross: cell < LEAST_CROSS ? addDot : addCross, dot: addDot, plain: undefined }[kind];
  for (let row = window.fromRow; row < window.toRow; row++) {
    const top = edgeY(brush, row);
    const height = edgeY(brush, row + 1) - top;
    for (let column = window.fromColumn; column < window.toColumn; column++) {
      const color = colorOf(marks[row * columns + column]);
      if (color === undefined) continue;
      const left = edgeX(brush, column);
      const width = edgeX(brush, column + 1) - left;
      if (color === BLANK) {
        addBlank?.(blanks, left + width / 2, top + height / 2, cell);
        hasBlanks = true;
        continue;
      }
      fills[color - 1] ??= new Path2D();
      fills[color - 1]?.rect(left + gap, top + gap, width - gap, height - gap);
    }
  }
  fills.forEach((path, i) => {
    if (path === undefined) return;
    context.fillStyle = colors.fills[i];
    context.fill(path);
  });
  if (hasBlanks) paintBlanks(brush, blanks, addBlank === addCross);
  paintGivenCorners(brush, scene, window);
}

function paintBlanks({ context, geometry, colors }: Brush, path: Path2D, isStroked: boolean): void {
  if (isStroked) {
    context.strokeStyle = colors.cross;
    context.lineWidth = Math.max(1, geometry.cell * 0.08);
    context.lineCap = 'round';
    context.stroke(path);
    return;
  }
  context.fillStyle = colors.cross;
  context.fill(path);
}

function addCross(path: Path2D, x: number, y: number, cell: number): void {
  const arm = cell * 0.22;
  path.moveTo(x - arm, y - arm);
  path.lineTo(x + arm, y + arm);
  path.moveTo(x + arm, y - arm);
  path.lineTo(x - arm, y + arm);
}

function addDot(path: Path2D, x: number, y: number, cell: number): void {
  const side = Math.max(2, Math.round(cell * 0.14));
  path.rect(Math.round(x - side / 2), Math.round(y - side / 2), side, side);
}
