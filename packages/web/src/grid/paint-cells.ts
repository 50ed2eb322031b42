// The cells: ground, marks, rules and notes. After the first painting only cells that changed are painted
// again, each clipped to its own square. Cells too small for lines are painted as one scaled image.
import { BLANK, colorOf } from '@crosshatch/core/model';
import { type Brush, edgeX, edgeY, type Window, windowOf } from './brush.js';
import type { CellImage } from './cell-image.js';
import { paintMarks } from './paint-marks.js';
import { hasNotes, noteOf, paintNote } from './paint-notes.js';
import type { GridScene } from './scene.js';

/** Cells smaller than this are pixels of an image. */
const LEAST_DRAWN = 7;
/** When more than this part of the cells has changed, all are painted: fewer, larger operations. */
const MOST_DIRTY = 0.3;

/** What is painted at present, to find what has changed. */
interface Painted {
  readonly marks: Uint32Array;
  readonly notes: Uint8Array;
}

export class CellPainter {
  private painted: Painted | undefined;

  constructor(private readonly image: CellImage) {}

  /** The marks as shown: with the stroke that is being drawn. */
  static marks({ grid, preview }: GridScene): Uint32Array {
    if (preview === undefined || preview.size === 0) return grid.cells;
    const marks = grid.cells.slice();
    for (const [cell, mark] of preview) marks[cell] = mark;
    return marks;
  }

  /** Paints all cells in the window, or those that changed since the last time; how many. */
  paint(brush: Brush, scene: GridScene, isFull: boolean): number {
    const { geometry, context } = brush;
    const window = windowOf(geometry);
    const marks = CellPainter.marks(scene);
    const notes = notesOf(scene);
    const before = this.painted;
    this.painted = { marks: marks.slice(), notes };
    const dirty =
      isFull || before?.marks.length !== marks.length
        ? undefined
        : changed(brush, window, before, marks, notes);
    if (dirty?.length === 0) return 0;
    const count = (window.toColumn - window.fromColumn) * (window.toRow - window.fromRow);
    context.save();
    clipToCells(brush);
    if (geometry.cell < LEAST_DRAWN) this.paintSmall(brush, scene, marks, window);
    else if (dirty === undefined || dirty.length > count * MOST_DIRTY)
      paintAll(brush, scene, marks, notes, window);
    else for (const cell of dirty) paintOne(brush, scene, marks, notes, cell);
    context.restore();
    const isAll = dirty === undefined || dirty.length > count * MOST_DIRTY;
    return isAll ? count : dirty.length;
  }

  private paintSmall(brush: Brush, scene: GridScene, marks: Uint32Array, window: Window): void {
    const { context, geometry, colors } = brush;
    const { gx, gy, x, y, cell, columns, rows } = geometry;
    context.imageSmoothingEnabled = false;
    context.drawImage(this.image.of(marks, columns, colors), gx - x, gy - y, columns * cell, rows * cell);
    paintRules(brush, window);
    for (const index of scene.wrong ?? []) paintNote(brush, scene, marks, index);
  }
}

export function clipToCells({ context, geometry: { gx, gy, viewRight, viewBottom } }: Brush): void {
  context.beginPath();
  context.rect(gx, gy, viewRight - gx, viewBottom - gy);
  context.clip();
}

function notesOf(scene: GridScene): Uint8Array {
  const notes = new Uint8Array(scene.grid.cells.length);
  if (!hasNotes(scene)) return notes;
  for (let cell = 0; cell < notes.length; cell++) notes[cell] = noteOf(scene, cell);
  return notes;
}

function changed(
  { geometry: { columns } }: Brush,
  window: Window,
  before: Painted,
  marks: Uint32Array,
  notes: Uint8Array,
): number[] {
  const cells: number[] = [];
  for (let row = window.fromRow; row < window.toRow; row++) {
    for (let column = window.fromColumn; column < window.toColumn; column++) {
      const cell = row * columns + column;
      if (before.marks[cell] !== marks[cell] || before.notes[cell] !== notes[cell]) cells.push(cell);
    }
  }
  return cells;
}

function paintAll(
  brush: Brush,
  scene: GridScene,
  marks: Uint32Array,
  notes: Uint8Array,
  window: Window,
): void {
  const { context, geometry, colors } = brush;
  const { gx, gy, viewRight, viewBottom } = geometry;
  context.fillStyle = colors.ground;
  context.fillRect(gx, gy, viewRight - gx, viewBottom - gy);
  paintMarks(brush, scene, marks, window);
  paintRules(brush, window);
  const hasLetters = showsLetters(brush, scene);
  for (let row = window.fromRow; row < window.toRow; row++) {
    for (let column = window.fromColumn; column < window.toColumn; column++) {
      const cell = row * geometry.columns + column;
      if (hasLetters) paintLetter(brush, scene, marks, cell);
      if (notes[cell] !== 0) paintNote(brush, scene, marks, cell);
    }
  }
}

function paintOne(brush: Brush, scene: GridScene, marks: Uint32Array, notes: Uint8Array, cell: number): void {
  const { context, geometry, colors } = brush;
  const row = Math.trunc(cell / geometry.columns);
  const column = cell % geometry.columns;
  const [left, top] = [edgeX(brush, column), edgeY(brush, row)];
  const [width, height] = [edgeX(brush, column + 1) - left, edgeY(brush, row + 1) - top];
  context.save();
  context.beginPath();
  context.rect(left, top, width, height);
  context.clip();
  context.fillStyle = colors.ground;
  context.fillRect(left, top, width, height);
  const only = { fromColumn: column, toColumn: column + 1, fromRow: row, toRow: row + 1 };
  paintMarks(brush, scene, marks, only);
  paintRules(brush, only);
  if (showsLetters(brush, scene)) paintLetter(brush, scene, marks, cell);
  if (notes[cell] !== 0) paintNote(brush, scene, marks, cell);
  context.restore();
}

/** Thin lines between cells, heavy ones after every fifth, each on whole pixels. */
function paintRules(brush: Brush, window: Window): void {
  const { context, geometry, colors, ratio } = brush;
  const { gx, gy, viewRight, viewBottom, cell } = geometry;
  const pixel = 1 / ratio;
  const rules = (isFifth: boolean, style: string, before: number, after: number) => {
    context.fillStyle = style;
    for (let column = window.fromColumn; column <= window.toColumn; column++) {
      if ((column % 5 === 0) !== isFifth) continue;
      context.fillRect(edgeX(brush, column) - before, gy, before + after, viewBottom - gy);
    }
    for (let row = window.fromRow; row <= window.toRow; row++) {
      if ((row % 5 === 0) !== isFifth) continue;
      context.fillRect(gx, edgeY(brush, row) - before, viewRight - gx, before + after);
    }
  };
  const thin = Math.max(1, Math.round(ratio * 0.75)) * pixel;
  if (cell >= 5) rules(false, colors.thin, 0, thin);
  if (cell >= 12) rules(true, colors.thick, Math.round(ratio) * pixel, Math.round(ratio) * pixel);
  else rules(true, colors.thick, 0, Math.round(ratio) * pixel);
}

function showsLetters({ geometry }: Brush, { letters, puzzle }: GridScene): boolean {
  return letters !== 'nowhere' && puzzle.palette.colors.length > 1 && geometry.cell >= 11;
}

function paintLetter(brush: Brush, { puzzle }: GridScene, marks: Uint32Array, index: number): void {
  const color = colorOf(marks[index]);
  if (color === undefined || color === BLANK) return;
  const { context, geometry, colors } = brush;
  const { cell, columns } = geometry;
  context.font = `600 ${cell * 0.5}px ${brush.font}`;
  context.textAlign = 'center';
  context.textBaseline = 'middle';
  context.fillStyle = colors.onFills[color - 1];
  const x = edgeX(brush, index % columns) + cell / 2;
  const y = edgeY(brush, Math.trunc(index / columns)) + cell / 2;
  context.fillText(puzzle.palette.colors[color - 1].symbol, x, y + cell * 0.03);
}
