// The panes: clues of the columns above, of the rows on the left, always in view. A clue that is longer
// than its pane keeps the runs next to the grid and shows with dots that there are more.
import { type Clue, clueOf, isMono, type LineId } from 'crosshatch/model';
import { type Brush, edgeX, edgeY, type Window } from './paint.js';
import type { GridScene } from './scene.js';

export function paintClues(brush: Brush, scene: GridScene, window: Window): void {
  const { context, geometry, page } = brush;
  const { ox, oy, gx, gy, viewRight, viewBottom } = geometry;
  const { height, width } = scene.puzzle;
  pane(brush, ox, gy, gx - ox, viewBottom - gy, () => {
    for (let row = window.fromRow; row < window.toRow; row++) {
      const top = edgeY(brush, row);
      const isLit = scene.lit !== undefined && Math.trunc(scene.lit / width) === row;
      band(brush, scene, row, isLit, ox, top, gx - ox, edgeY(brush, row + 1) - top);
      rowClue(brush, scene, row, top + geometry.cell / 2);
    }
    separators(brush, window, 'rows');
  });
  pane(brush, gx, oy, viewRight - gx, gy - oy, () => {
    for (let column = window.fromColumn; column < window.toColumn; column++) {
      const left = edgeX(brush, column);
      const isLit = scene.lit !== undefined && scene.lit % width === column;
      band(brush, scene, height + column, isLit, left, oy, edgeX(brush, column + 1) - left, gy - oy);
      columnClue(brush, scene, height + column, left + geometry.cell / 2);
    }
    separators(brush, window, 'columns');
  });
  // The size, where nothing else is.
  const size = Math.min(geometry.left * 0.2, geometry.top * 0.3, 15);
  if (size < 8) return;
  context.font = `600 ${size}px ${brush.font}`;
  context.fillStyle = page['clue-done'];
  context.textAlign = 'center';
  context.textBaseline = 'middle';
  context.fillText(`${width}×${height}`, (ox + gx) / 2, (oy + gy) / 2);
}

function pane(brush: Brush, x: number, y: number, width: number, height: number, inside: () => void): void {
  const { context, page } = brush;
  context.save();
  context.beginPath();
  context.rect(x, y, width, height);
  context.clip();
  context.fillStyle = page['clue-zone'];
  context.fillRect(x, y, width, height);
  inside();
  context.restore();
}

/** What lies under a clue: the marker of the pointer, or of a hint. */
function band(
  { context, page }: Brush,
  scene: GridScene,
  line: LineId,
  isLit: boolean,
  x: number,
  y: number,
  width: number,
  height: number,
): void {
  const isPointed = scene.pointed?.lines.includes(line) ?? false;
  if (!isLit && !isPointed) return;
  context.fillStyle = isPointed ? page['hint-wash'] : page['clue-lit'];
  context.fillRect(x, y, width, height);
}

function separators(brush: Brush, window: Window, side: 'rows' | 'columns'): void {
  const { context, geometry, page } = brush;
  if (geometry.cell < 7) return;
  context.fillStyle = page['grid-thin'];
  if (side === 'rows') {
    for (let row = window.fromRow; row <= window.toRow; row++) {
      if (row % 5 === 0) context.fillRect(geometry.ox, edgeY(brush, row) - 0.5, geometry.left, 1);
    }
    return;
  }
  for (let column = window.fromColumn; column <= window.toColumn; column++) {
    if (column % 5 === 0) context.fillRect(edgeX(brush, column) - 0.5, geometry.oy, 1, geometry.top);
  }
}

function rowClue(brush: Brush, scene: GridScene, line: LineId, y: number): void {
  const { geometry } = brush;
  const fits = Math.max(1, Math.floor((geometry.left - 6) / geometry.slotX));
  runs(brush, scene, line, fits, (fromEnd) => ({ x: geometry.gx - 6 - (fromEnd + 0.5) * geometry.slotX, y }));
}

function columnClue(brush: Brush, scene: GridScene, line: LineId, x: number): void {
  const { geometry } = brush;
  const fits = Math.max(1, Math.floor((geometry.top - 6) / geometry.slotY));
  runs(brush, scene, line, fits, (fromEnd) => ({ x, y: geometry.gy - 6 - (fromEnd + 0.5) * geometry.slotY }));
}

function runs(
  brush: Brush,
  scene: GridScene,
  line: LineId,
  fits: number,
  place: (fromEnd: number) => { x: number; y: number },
): void {
  const { context } = brush;
  const { puzzle } = scene;
  const clue: Clue = clueOf(puzzle, line);
  const struck = scene.struck?.[line];
  context.textAlign = 'center';
  context.textBaseline = 'middle';
  if (clue === null || clue.length === 0) {
    plain(brush, clue === null ? '?' : '0', place(0), clue !== null && struck !== undefined);
    return;
  }
  const shown = clue.length <= fits ? clue.length : fits - 1;
  for (let fromEnd = 0; fromEnd < shown; fromEnd++) {
    const index = clue.length - 1 - fromEnd;
    const { length, color } = clue[index];
    const text = length === null ? '?' : String(length);
    const at = place(fromEnd);
    const isStruck = struck?.[index] ?? false;
    if (isPointedRun(scene, line, index)) box(brush, at);
    if (isMono(puzzle.palette)) plain(brush, text, at, isStruck);
    else chip(brush, scene, text, color, at, isStruck);
  }
  if (shown < clue.length) plain(brush, '…', place(shown), false);
}

function isPointedRun({ pointed }: GridScene, line: LineId, run: number): boolean {
  return pointed?.runs.some((ref) => ref.line === line && ref.run === run) ?? false;
}

function box({ context, geometry, page }: Brush, { x, y }: { x: number; y: number }): void {
  const width = geometry.slotX * 0.96;
  const height = Math.max(geometry.slotY, geometry.font * 1.2);
  context.beginPath();
  context.roundRect(x - width / 2, y - height / 2, width, height, 4);
  context.fillStyle = page.cell;
  context.fill();
  context.strokeStyle = page.hint;
  context.lineWidth = 2;
  context.stroke();
}

function plain(brush: Brush, text: string, { x, y }: { x: number; y: number }, isStruck: boolean): void {
  const { context, geometry, page } = brush;
  context.font = `${isStruck ? 400 : 650} ${geometry.font}px ${brush.font}`;
  context.fillStyle = isStruck ? page['clue-done'] : page.ink;
  context.fillText(text, x, y + geometry.font * 0.05);
  if (!isStruck) return;
  const half = Math.max(geometry.font * 0.45, (geometry.font * text.length) / 3);
  context.fillRect(x - half, y - 0.5, half * 2, Math.max(1, geometry.font * 0.08));
}

/** A run in colour: a chip of that colour with the length, and the letter of the colour. */
function chip(
  brush: Brush,
  scene: GridScene,
  text: string,
  color: number,
  { x, y }: { x: number; y: number },
  isStruck: boolean,
): void {
  const { context, geometry, colors, page } = brush;
  const { font, slotX, slotY, cell } = geometry;
  const width = Math.min(slotX, cell * 2) * 0.9;
  const height = Math.min(slotY, cell) * 0.9;
  const before = context.globalAlpha;
  if (isStruck) context.globalAlpha = before * 0.4;
  context.beginPath();
  context.roundRect(x - width / 2, y - height / 2, width, height, height * 0.25);
  context.fillStyle = colors.fills[color - 1];
  context.fill();
  context.strokeStyle = page['grid-thick'];
  context.lineWidth = 1;
  context.stroke();
  context.fillStyle = colors.onFills[color - 1];
  const letter = scene.letters && font >= 8 ? scene.puzzle.palette.colors[color - 1].symbol : '';
  context.font = `650 ${font * 0.92}px ${brush.font}`;
  const shift = letter === '' ? 0 : font * 0.28;
  context.fillText(text, x - shift, y + font * 0.05);
  if (letter !== '') {
    context.font = `500 ${font * 0.66}px ${brush.font}`;
    context.fillText(letter, x + width / 2 - font * 0.36, y + font * 0.12);
  }
  context.globalAlpha = before;
}
