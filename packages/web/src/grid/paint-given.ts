// Cells that come with the puzzle look printed, as the clues do: on the clues' ground where they are blank,
// and with a corner folded over, which distinguishes them from the player's own marks without colour.
import { BLANK, colorOf } from '@crosshatch/core/model';
import { type Brush, edgeX, edgeY, type Window } from './brush.js';
import type { GridScene } from './scene.js';

/** The ground of blank ones, below the marks. */
export function paintGivenGround(brush: Brush, scene: GridScene, window: Window): void {
  const { context, colors } = brush;
  context.fillStyle = colors.given;
  for (const { row, column, color } of givenIn(scene, window)) {
    if (color !== BLANK) continue;
    const [left, top] = [edgeX(brush, column), edgeY(brush, row)];
    context.fillRect(left, top, edgeX(brush, column + 1) - left, edgeY(brush, row + 1) - top);
  }
}

/** The folded corners, above the marks. */
export function paintGivenCorners(brush: Brush, scene: GridScene, window: Window): void {
  const { context, colors, geometry } = brush;
  const side = geometry.cell * 0.36;
  for (const { row, column, color } of givenIn(scene, window)) {
    const [right, top] = [edgeX(brush, column + 1), edgeY(brush, row)];
    context.beginPath();
    context.moveTo(right - side, top);
    context.lineTo(right, top);
    context.lineTo(right, top + side);
    context.closePath();
    context.fillStyle = color === BLANK ? colors.cross : colors.onFills[color - 1];
    context.fill();
  }
}

function* givenIn({ given, puzzle, grid }: GridScene, window: Window) {
  for (const cell of given ?? []) {
    const row = Math.trunc(cell / puzzle.width);
    const column = cell % puzzle.width;
    if (row < window.fromRow || row >= window.toRow) continue;
    if (column < window.fromColumn || column >= window.toColumn) continue;
    const color = colorOf(grid.cells[cell]);
    if (color !== undefined) yield { row, column, color };
  }
}
