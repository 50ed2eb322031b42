// The panes: clues of the columns above, of the rows on the left, always in view. A clue that is longer
// than its pane keeps the runs next to the grid and shows with dots that there are more.
import { type Clue, clueOf, isMono, type LineId } from '@crosshatch/core/model';
import { type Brush, edgeX, edgeY, type Window } from './brush.js';
import { PAD, runEms } from './geometry.js';
import { paintRuns, type Spot, type WrittenRun } from './paint-runs.js';
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
  if (brush.clues === undefined) writeClues(brush, scene, window);
  brush.clues?.show(
    context.canvas,
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
    const runs: WrittenRun[] = [];
    for (let row = window.fromRow; row < window.toRow; row++) {
      runs.push(...rowClue(brush, scene, row, edgeY(brush, row) + cell / 2));
    }
    paintRuns(brush, scene, runs);
  });
  clipped(context, gx, oy, viewRight - gx, gy - oy, () => {
    const runs: WrittenRun[] = [];
    for (let column = window.fromColumn; column < window.toColumn; column++) {
      runs.push(...columnClue(brush, scene, scene.puzzle.height + column, edgeX(brush, column) + cell / 2));
    }
    paintRuns(brush, scene, runs);
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

/** From the grid outwards, each run as wide as it is. */
function rowClue(brush: Brush, scene: GridScene, line: LineId, y: number): WrittenRun[] {
  const { gx, ox, font } = brush.geometry;
  const withMark = scene.letters === 'everywhere' && !isMono(scene.puzzle.palette);
  const clue = clueOf(scene.puzzle, line) ?? [];
  let right = gx - PAD;
  const dots = font * runEms(1, false);
  return placedRuns(scene, line, (fromEnd) => {
    const width = font * runEms(clue.at(-1 - fromEnd)?.length ?? 1, withMark);
    const isLast = fromEnd >= clue.length - 1;
    if (right - width - (isLast ? 0 : dots) < ox) return { x: right - dots / 2, y, width: dots, isCut: true };
    right -= width;
    return { x: right + width / 2, y, width, isCut: false };
  });
}

function columnClue(brush: Brush, scene: GridScene, line: LineId, x: number): WrittenRun[] {
  const { geometry } = brush;
  const count = clueOf(scene.puzzle, line)?.length ?? 1;
  const fits = Math.max(1, Math.floor((geometry.top - PAD) / geometry.slot));
  return placedRuns(scene, line, (fromEnd) => ({
    x,
    y: geometry.gy - PAD - (fromEnd + 0.5) * geometry.slot,
    width: geometry.cell,
    isCut: count > fits && fromEnd >= fits - 1,
  }));
}

/** A clue from its end on; `place` tells where, and when there is room for dots only. */
function placedRuns(
  scene: GridScene,
  line: LineId,
  place: (fromEnd: number) => Spot & { readonly isCut: boolean },
): WrittenRun[] {
  const clue: Clue = clueOf(scene.puzzle, line);
  if (clue === null || clue.length === 0) {
    return [
      { text: clue === null ? '?' : '0', color: undefined, state: 'done', isBoxed: false, spot: place(0) },
    ];
  }
  const struck = scene.struck?.[line];
  const boxed = scene.pointed?.runs.filter((ref) => ref.line === line).map(({ run }) => run) ?? [];
  const runs: WrittenRun[] = [];
  for (let index = clue.length - 1; index >= 0; index--) {
    const { length, color } = clue[index];
    const spot = place(clue.length - 1 - index);
    if (spot.isCut) {
      runs.push({ text: '…', color: undefined, state: 'open', isBoxed: false, spot });
      break;
    }
    runs.push({
      text: length === null ? '?' : String(length),
      color,
      state: struck?.[index] ? 'struck' : 'open',
      isBoxed: boxed.includes(index),
      spot,
    });
  }
  return runs;
}
