// The panes: clues of the columns above, of the rows on the left, always in view. A clue that is longer
// than its pane keeps the runs next to the grid and shows with dots that there are more.
import { type Clue, clueOf, isMono, type LineId } from 'crosshatch/model';
import { type Brush, edgeX, edgeY, type Window } from './brush.js';
import { PAD, runEms } from './geometry.js';
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
    }
    separators(brush, window, 'rows');
  });
  pane(brush, gx, oy, viewRight - gx, gy - oy, () => {
    for (let column = window.fromColumn; column < window.toColumn; column++) {
      const left = edgeX(brush, column);
      const isLit = scene.lit !== undefined && scene.lit % width === column;
      band(brush, scene, height + column, isLit, left, oy, edgeX(brush, column + 1) - left, gy - oy);
    }
    separators(brush, window, 'columns');
  });
  const { puzzle, struck, pointed, letters } = scene;
  brush.clues.show(
    context,
    brush.ratio,
    [puzzle, struck, pointed, letters, geometry, page, brush.typeface],
    (layer) => writeClues({ ...brush, context: layer }, scene, window),
  );
  // The size, where nothing else is.
  const size = Math.min(geometry.left * 0.2, geometry.top * 0.3, 15);
  if (size < 8) return;
  context.font = `600 ${size}px ${brush.font}`;
  context.fillStyle = page['clue-done'];
  context.textAlign = 'center';
  context.textBaseline = 'middle';
  context.fillText(`${width}×${height}`, (ox + gx) / 2, (oy + gy) / 2);
}

/** All runs that are in the window, each pane cut off at its edges. */
function writeClues(brush: Brush, scene: GridScene, window: Window): void {
  const { context, geometry } = brush;
  const { ox, oy, gx, gy, viewRight, viewBottom, cell } = geometry;
  clipped(context, ox, gy, gx - ox, viewBottom - gy, () => {
    for (let row = window.fromRow; row < window.toRow; row++) {
      rowClue(brush, scene, row, edgeY(brush, row) + cell / 2);
    }
  });
  clipped(context, gx, oy, viewRight - gx, gy - oy, () => {
    for (let column = window.fromColumn; column < window.toColumn; column++) {
      columnClue(brush, scene, scene.puzzle.height + column, edgeX(brush, column) + cell / 2);
    }
  });
}

function clipped(
  context: CanvasRenderingContext2D,
  x: number,
  y: number,
  width: number,
  height: number,
  inside: () => void,
): void {
  context.save();
  context.beginPath();
  context.rect(x, y, width, height);
  context.clip();
  inside();
  context.restore();
}

function pane(brush: Brush, x: number, y: number, width: number, height: number, inside: () => void): void {
  const { context, page } = brush;
  clipped(context, x, y, width, height, () => {
    context.fillStyle = page['clue-zone'];
    context.fillRect(x, y, width, height);
    inside();
  });
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

/** A run where it is written: its middle, and the room that it has. */
interface Spot {
  readonly x: number;
  readonly y: number;
  readonly width: number;
}

/** From the grid outwards, each run as wide as it is. */
function rowClue(brush: Brush, scene: GridScene, line: LineId, y: number): void {
  const { gx, ox, font } = brush.geometry;
  const withMark = hasMarks(scene);
  const clue = clueOf(scene.puzzle, line) ?? [];
  let right = gx - PAD;
  const dots = font * runEms(1, false);
  writeRuns(brush, scene, line, (fromEnd) => {
    const width = font * runEms(clue.at(-1 - fromEnd)?.length ?? 1, withMark);
    const isLast = fromEnd >= clue.length - 1;
    if (right - width - (isLast ? 0 : dots) < ox) return { x: right - dots / 2, y, width: dots, isCut: true };
    right -= width;
    return { x: right + width / 2, y, width, isCut: false };
  });
}

function columnClue(brush: Brush, scene: GridScene, line: LineId, x: number): void {
  const { geometry } = brush;
  const count = clueOf(scene.puzzle, line)?.length ?? 1;
  const fits = Math.max(1, Math.floor((geometry.top - PAD) / geometry.slot));
  writeRuns(brush, scene, line, (fromEnd) => ({
    x,
    y: geometry.gy - PAD - (fromEnd + 0.5) * geometry.slot,
    width: geometry.cell,
    isCut: count > fits && fromEnd >= fits - 1,
  }));
}

function hasMarks({ letters, puzzle }: GridScene): boolean {
  return letters && !isMono(puzzle.palette);
}

/** Writes a clue from its end on; `place` tells where, and when there is room for dots only. */
function writeRuns(
  brush: Brush,
  scene: GridScene,
  line: LineId,
  place: (fromEnd: number) => Spot & { readonly isCut: boolean },
): void {
  const { context } = brush;
  const { puzzle } = scene;
  const clue: Clue = clueOf(puzzle, line);
  context.textAlign = 'center';
  context.textBaseline = 'middle';
  if (clue === null || clue.length === 0) {
    plain(brush, clue === null ? '?' : '0', place(0), 'done');
    return;
  }
  const struck = scene.struck?.[line];
  for (let index = clue.length - 1; index >= 0; index--) {
    const { length, color } = clue[index];
    const text = length === null ? '?' : String(length);
    const spot = place(clue.length - 1 - index);
    if (spot.isCut) {
      plain(brush, '…', spot, 'open');
      return;
    }
    const state = struck?.[index] ? 'struck' : 'open';
    if (isPointedRun(scene, line, index)) box(brush, spot);
    if (isMono(puzzle.palette)) plain(brush, text, spot, state);
    else chip(brush, scene, text, color, spot, state);
  }
}

function isPointedRun({ pointed }: GridScene, line: LineId, run: number): boolean {
  return pointed?.runs.some((ref) => ref.line === line && ref.run === run) ?? false;
}

function box({ context, geometry, page }: Brush, { x, y, width }: Spot): void {
  const height = Math.min(geometry.slot, Math.max(geometry.cell, geometry.font * 1.1));
  context.beginPath();
  context.roundRect(x - width / 2, y - height / 2, width, height, 4);
  context.fillStyle = page.cell;
  context.fill();
  context.strokeStyle = page.hint;
  context.lineWidth = 2;
  context.stroke();
}

type RunState = 'open' | 'struck' | 'done';

/** Type smaller than this is not readable anyway: a bar stands for the run. */
const LEAST_FONT = 5;

function plain(brush: Brush, text: string, { x, y, width }: Spot, state: RunState): void {
  const { context, geometry, page } = brush;
  const { font } = geometry;
  context.fillStyle = state === 'open' ? page.ink : page['clue-done'];
  if (font < LEAST_FONT) {
    context.fillRect(x - width * 0.3, y - font * 0.25, width * 0.6, font * 0.5);
    return;
  }
  context.font = `${state === 'open' ? 650 : 400} ${font}px ${brush.font}`;
  context.fillText(text, x, y + font * 0.05, width - 1);
  if (state !== 'struck') return;
  // Slanting: a level stroke would make a plus sign of every 1.
  const half = Math.min(width - 1, font * (0.62 * text.length + 0.2)) / 2;
  context.beginPath();
  context.moveTo(x - half, y + font * 0.3);
  context.lineTo(x + half, y - font * 0.3);
  context.strokeStyle = page['clue-done'];
  context.lineWidth = Math.max(1, font * 0.09);
  context.stroke();
}

/** A run in colour: a chip of that colour with the length, and the letter of the colour. */
function chip(
  brush: Brush,
  scene: GridScene,
  text: string,
  color: number,
  { x, y, width: room }: Spot,
  state: RunState,
): void {
  const { context, geometry, colors, page } = brush;
  const { font, slot, cell } = geometry;
  const width = room - 2;
  const height = Math.min(slot, cell) * 0.92;
  const before = context.globalAlpha;
  if (state === 'struck') context.globalAlpha = before * 0.4;
  context.beginPath();
  context.roundRect(x - width / 2, y - height / 2, width, height, Math.min(4, height * 0.25));
  context.fillStyle = colors.fills[color - 1];
  context.fill();
  context.strokeStyle = page['grid-thick'];
  context.lineWidth = 1;
  context.stroke();
  context.fillStyle = colors.onFills[color - 1];
  const letter = scene.letters && font >= 8 ? scene.puzzle.palette.colors[color - 1].symbol : '';
  const side = letter === '' ? 0 : Math.min(font * 0.5, width * 0.34);
  context.font = `650 ${font * 0.92}px ${brush.font}`;
  context.fillText(text, x - side / 2, y + font * 0.05, width - side - 2);
  if (letter !== '') {
    context.font = `500 ${font * 0.66}px ${brush.font}`;
    context.fillText(letter, x + width / 2 - side / 2 - 1, y + font * 0.14, side);
  }
  context.globalAlpha = before;
}
