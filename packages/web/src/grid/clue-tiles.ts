// The clues, kept as pictures of a few lines each (tiles): moving the view copies them, and a line is written
// again only when something about it has changed. Writing text is by far the most expensive part of a frame.
import { clueOf, isMono, type LineId } from '@crosshatch/core/model';
import { type Brush, edgeX, edgeY, type Window } from './brush.js';
import { ClueGhost } from './clue-ghost.js';
import { placeColumn, placeRow } from './clue-layout.js';
import type { Geometry } from './geometry.js';
import { paintRuns, type WrittenRun } from './paint-runs.js';
import type { GridScene } from './scene.js';

interface Tile {
  readonly canvas: HTMLCanvasElement;
  /** By line: what it was written for. */
  readonly lines: Map<LineId, string>;
}

/** The height of a tile, about. */
const TILE = 1024;
/** Lines that are written in one frame at most. */
const LINES_PER_FRAME = 60;

export class ClueTiles {
  private readonly tiles = new Map<string, Tile>();
  private readonly ghost = new ClueGhost();
  private key: readonly unknown[] = [];
  /** The geometry of the last painting in which every clue was written. */
  private complete: Geometry | undefined;
  /** Lines that may still be written in this frame. */
  private budget = 0;
  private isMissing = false;
  /** How many lines were written since the beginning. */
  written = 0;

  /**
   * Paints the clues that are in the window on this canvas. False: some are not written yet, and the next frame is to
   * go on. While the view is zoomed nothing is written at all: the earlier clues are scaled.
   */
  paint(brush: Brush, scene: GridScene, window: Window): boolean {
    const { context, geometry, ratio, page } = brush;
    const { cell, font, left, top, wholeLeft, wholeTop, rowStack, columnStack } = geometry;
    const key = [
      cell,
      font,
      left,
      top,
      wholeLeft,
      wholeTop,
      rowStack,
      columnStack,
      ratio,
      page,
      brush.typeface,
      scene.letters,
    ];
    const isNew = !isSame(key, this.key);
    if (isNew) this.renew(key, context.canvas);
    const lines = window.toRow - window.fromRow + window.toColumn - window.fromColumn;
    this.budget = isNew && this.ghost.isThere && lines > LINES_PER_FRAME ? 0 : LINES_PER_FRAME;
    this.isMissing = false;
    context.setTransform(ratio, 0, 0, ratio, 0, 0);
    context.clearRect(0, 0, context.canvas.width, context.canvas.height);
    const { ox, oy, gx, gy, viewRight, viewBottom } = geometry;
    clipped(context, ox, gy, gx - ox, viewBottom - gy, () => this.side(brush, scene, window, 'rows'));
    clipped(context, gx, oy, viewRight - gx, gy - oy, () => this.side(brush, scene, window, 'columns'));
    if (this.isMissing) return false;
    this.complete = geometry;
    this.ghost.drop();
    return true;
  }

  /** Throws the tiles away: something that all of them depend on has changed. What was complete stays as a ghost. */
  private renew(key: readonly unknown[], painted: HTMLCanvasElement): void {
    this.key = key;
    this.tiles.clear();
    if (this.complete !== undefined) this.ghost.keep(painted, this.complete);
    this.complete = undefined;
  }

  private side(brush: Brush, scene: GridScene, window: Window, side: 'rows' | 'columns'): void {
    const { context, geometry, ratio } = brush;
    const isRows = side === 'rows';
    if ((isRows ? geometry.left : geometry.top) === 0) return;
    const isWhole = (isRows ? geometry.shiftX : geometry.shiftY) > 0;
    const [from, to] = isRows ? [window.fromRow, window.toRow] : [window.fromColumn, window.toColumn];
    const each = Math.max(4, Math.min(32, Math.floor(TILE / geometry.cell)));
    this.ghost.paint(brush, side);
    for (let number = Math.floor(from / each); number * each < to; number++) {
      const start = number * each;
      const name = `${side} ${isWhole} ${number}`;
      if (this.budget === 0 && !this.tiles.has(name)) {
        this.isMissing = true;
        continue;
      }
      const tile = this.tile(name, geometry, each, isRows, isWhole, ratio);
      const end = Math.min(to, start + each);
      for (let index = Math.max(from, start); index < end; index++) {
        const line = isRows ? index : scene.puzzle.height + index;
        this.writeLine(tile, brush, scene, line, index - start, isWhole);
      }
      const { width, height } = tile.canvas;
      if (this.ghost.isThere) {
        if (!hasAll(tile, isRows ? 0 : scene.puzzle.height, Math.max(from, start), end)) continue;
        clearPart(brush, isRows, start, end);
      }
      // Right-aligned, or standing at the foot of the pane; scrolled when the player has done so.
      const x = isRows ? geometry.gx - width / ratio + geometry.shiftX : edgeX(brush, start);
      const y = isRows ? edgeY(brush, start) : geometry.gy - height / ratio + geometry.shiftY;
      context.drawImage(tile.canvas, x, y, width / ratio, height / ratio);
    }
  }

  private tile(
    key: string,
    geometry: Geometry,
    each: number,
    isRows: boolean,
    isWhole: boolean,
    ratio: number,
  ): Tile {
    const found = this.tiles.get(key);
    if (found !== undefined) return found;
    const canvas = document.createElement('canvas');
    const along = Math.ceil(each * geometry.cell * ratio);
    const across = Math.ceil(
      (isRows ? (isWhole ? geometry.wholeLeft : geometry.left) : isWhole ? geometry.wholeTop : geometry.top) *
        ratio,
    );
    canvas.width = isRows ? across : along;
    canvas.height = isRows ? along : across;
    const tile = { canvas, lines: new Map<LineId, string>() };
    this.tiles.set(key, tile);
    return tile;
  }

  private writeLine(
    tile: Tile,
    brush: Brush,
    scene: GridScene,
    line: LineId,
    index: number,
    isWhole: boolean,
  ): void {
    const runs = writtenRuns(brush.geometry, scene, line, isWhole);
    const mark = scene.lines?.[line] ?? 'open';
    const key = `${mark} ${runs.map(({ text, color, state, isBoxed, spot }) => `${text}${color}${state}${isBoxed}${Math.round(spot.x)}`).join(' ')}`;
    if (tile.lines.get(line) === key) return;
    if (this.budget === 0) {
      this.isMissing = true;
      return;
    }
    this.budget -= 1;
    const context = tile.canvas.getContext('2d');
    if (context === null) return;
    const isWritten = tile.lines.has(line);
    tile.lines.set(line, key);
    this.written += 1;
    const { geometry, ratio } = brush;
    const isRow = line < scene.puzzle.height;
    const [x, y] = isRow ? [0, index * geometry.cell] : [index * geometry.cell, 0];
    const [width, height] = isRow
      ? [tile.canvas.width / ratio, geometry.cell]
      : [geometry.cell, tile.canvas.height / ratio];
    context.setTransform(ratio, 0, 0, ratio, x * ratio, y * ratio);
    if (isWritten) context.clearRect(0, 0, width, height);
    paintRuns({ ...brush, context }, scene, runs);
    if (mark === 'finished') paintTick({ ...brush, context }, isRow, runs);
  }
}

function isSame(one: readonly unknown[], other: readonly unknown[]): boolean {
  return one.length === other.length && one.every((part, i) => part === other[i]);
}

/** Whether every line of this part has been written. */
function hasAll({ lines }: Tile, offset: number, from: number, to: number): boolean {
  for (let index = from; index < to; index++) if (!lines.has(offset + index)) return false;
  return true;
}

/** Removes the ghost under the lines of a tile. */
function clearPart(brush: Brush, isRows: boolean, from: number, to: number): void {
  const { ox, oy, gx, gy } = brush.geometry;
  if (isRows) brush.context.clearRect(ox, edgeY(brush, from), gx - ox, edgeY(brush, to) - edgeY(brush, from));
  else brush.context.clearRect(edgeX(brush, from), oy, edgeX(brush, to) - edgeX(brush, from), gy - oy);
}

function writtenRuns(geometry: Geometry, scene: GridScene, line: LineId, isWhole: boolean): WrittenRun[] {
  const { puzzle, pointed } = scene;
  const clue = clueOf(puzzle, line);
  const struck = scene.struck?.[line];
  const withMark = scene.letters === 'everywhere' && !isMono(puzzle.palette);
  const place = line < puzzle.height ? placeRow : placeColumn;
  const boxed = pointed?.runs.filter((ref) => ref.line === line).map(({ run }) => run) ?? [];
  const isBad = scene.lines?.[line] === 'impossible';
  return place(geometry, { clue, struck, withMark }, isWhole).map(({ run, ...spot }): WrittenRun => {
    if (typeof run !== 'number') {
      const text = run === 'more' ? '…' : clue === null ? '?' : '0';
      return { text, color: undefined, state: run === 'more' ? 'open' : 'done', isBoxed: false, spot };
    }
    const { length, color } = clue?.[run] ?? { length: null, color: 1 };
    const state = isBad ? 'bad' : struck?.[run] ? 'struck' : 'open';
    return { text: length === null ? '?' : String(length), color, state, isBoxed: boxed.includes(run), spot };
  });
}

/** A finished line: a tick at the outer end of its clue. */
function paintTick({ context, geometry, page }: Brush, isRow: boolean, runs: readonly WrittenRun[]): void {
  const size = Math.min(geometry.cell * 0.4, 9);
  const first = Math.min(
    ...runs.map(({ spot }) => (isRow ? spot.x - spot.width / 2 : spot.y - geometry.slot / 2)),
  );
  // Not over a run: a clue that fills its pane shows by its strikes that it is done.
  if (size < 4 || first < size * 1.9) return;
  const [x, y] = isRow ? [size * 0.9 + 1, geometry.cell / 2] : [geometry.cell / 2, size * 0.9 + 1];
  context.beginPath();
  context.moveTo(x - size * 0.5, y);
  context.lineTo(x - size * 0.12, y + size * 0.4);
  context.lineTo(x + size * 0.55, y - size * 0.45);
  context.strokeStyle = page.good;
  context.lineWidth = Math.max(1.5, size * 0.24);
  context.lineCap = 'round';
  context.lineJoin = 'round';
  context.stroke();
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
