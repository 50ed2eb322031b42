// Splits the difference between a picture and another solution into independent parts: cells that share no line. Each
// part alone gives another solution. Small parts can be resolved.
import type { Color } from '../../model/index.js';
import type { Canvas, Flip } from './canvas.js';

/** Other colours of some cells that keep all clues: one ambiguity of the picture. */
export type Part = readonly Flip[];

/** Splits a difference into parts without common lines, the smallest first. */
export function split(difference: readonly Flip[], width: number): Part[] {
  const parts: Flip[][] = [];
  const waiting = new Set(difference);
  const byRow = grouped(difference, ({ cell }) => Math.floor(cell / width));
  const byColumn = grouped(difference, ({ cell }) => cell % width);
  for (const first of difference) {
    if (!waiting.delete(first)) continue;
    const part = [first];
    for (let i = 0; i < part.length; i++) {
      const { cell } = part[i];
      const linked = [...(byRow.get(Math.floor(cell / width)) ?? []), ...(byColumn.get(cell % width) ?? [])];
      for (const other of linked) if (waiting.delete(other)) part.push(other);
    }
    parts.push(part);
  }
  return parts.sort((a, b) => a.length - b.length);
}

function grouped<Item>(items: readonly Item[], key: (item: Item) => number): Map<number, Item[]> {
  const groups = new Map<number, Item[]>();
  for (const item of items) {
    const group = groups.get(key(item));
    if (group === undefined) groups.set(key(item), [item]);
    else group.push(item);
  }
  return groups;
}

/** Whether this change resolves the part. */
export function kills(canvas: Canvas, flip: Flip, part: Part): boolean {
  const rest = part.filter(({ cell }) => cell !== flip.cell);
  return rest.length === 0 || canvas.during([flip], () => !canvas.fits(rest));
}

/** All changes of cells in the lines of the part that resolve it. */
export function killers(canvas: Canvas, part: Part, isFree: (cell: number) => boolean): Flip[] {
  const { width, height } = canvas;
  const cells = new Set<number>();
  for (const { cell } of part) {
    const [row, column] = [Math.floor(cell / width), cell % width];
    for (let x = 0; x < width; x++) cells.add(row * width + x);
    for (let y = 0; y < height; y++) cells.add(y * width + column);
  }
  return [...cells]
    .filter(isFree)
    .flatMap((cell) => choices(canvas, cell))
    .filter((flip) => kills(canvas, flip, part));
}

/** Candidate colours of a cell: those of its neighbours, blank, and its original colour. */
export function choices(canvas: Canvas, cell: number): Flip[] {
  const { width, height, colors, original } = canvas;
  const own = colors[cell];
  if (canvas.palette.colors.length === 1) return [{ cell, color: 1 - own }];
  const [row, column] = [Math.floor(cell / width), cell % width];
  const found = new Set<Color>([0, original[cell]]);
  for (let y = Math.max(0, row - 1); y <= Math.min(height - 1, row + 1); y++) {
    for (let x = Math.max(0, column - 1); x <= Math.min(width - 1, column + 1); x++) {
      found.add(colors[y * width + x]);
    }
  }
  found.delete(own);
  return [...found].map((color) => ({ cell, color }));
}
