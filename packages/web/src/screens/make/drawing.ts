// A picture while it is being drawn: colours of cells, 0 = blank, row by row. Values, never changed in
// place, so that undo is keeping the old one. What the tools do with it is in tools.ts.
import { MAX_SIDE, type Size } from '@crosshatch/core/model';

export interface Drawing extends Size {
  readonly cells: Uint8Array;
}

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** The sides on which a drawing can grow or shrink. */
export const EDGES = ['top', 'right', 'bottom', 'left'] as const;
export type Edge = (typeof EDGES)[number];

/** The largest side that can be drawn here: beyond that a picture is better read from a file. */
export const LARGEST_DRAWING = 200;

export function blankDrawing({ width, height }: Size): Drawing {
  return { width, height, cells: new Uint8Array(width * height) };
}

export function colorAt({ width, height, cells }: Drawing, { x, y }: Point): number {
  return x < 0 || y < 0 || x >= width || y >= height ? 0 : cells[y * width + x];
}

export function sameDrawing(a: Drawing, b: Drawing): boolean {
  return a.width === b.width && a.height === b.height && a.cells.every((color, i) => color === b.cells[i]);
}

/** These cells in this colour; points outside are passed over. */
export function painted(drawing: Drawing, points: Iterable<Point>, color: number): Drawing {
  const cells = drawing.cells.slice();
  for (const { x, y } of points) {
    if (x >= 0 && y >= 0 && x < drawing.width && y < drawing.height) cells[y * drawing.width + x] = color;
  }
  return { ...drawing, cells };
}

/** `by` lines more (or, below 0, fewer) at an edge; the picture stays where it is. */
export function resized(drawing: Drawing, edge: Edge, by: number): Drawing {
  const across = edge === 'left' || edge === 'right';
  const side = across ? drawing.width : drawing.height;
  const most = Math.min(LARGEST_DRAWING, MAX_SIDE);
  const change = Math.min(Math.max(side + by, 1), most) - side;
  const width = drawing.width + (across ? change : 0);
  const height = drawing.height + (across ? 0 : change);
  const [dx, dy] = [edge === 'left' ? change : 0, edge === 'top' ? change : 0];
  return moved(drawing, { width, height }, dx, dy);
}

/** The same picture on a sheet of another size, moved. */
function moved(drawing: Drawing, size: Size, dx: number, dy: number): Drawing {
  const result = blankDrawing(size);
  for (let y = 0; y < size.height; y++) {
    for (let x = 0; x < size.width; x++) {
      result.cells[y * size.width + x] = colorAt(drawing, { x: x - dx, y: y - dy });
    }
  }
  return result;
}

/** Shifted; what leaves on one side comes back on the other. */
export function shifted(drawing: Drawing, dx: number, dy: number): Drawing {
  const { width, height } = drawing;
  const result = blankDrawing(drawing);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const to = modulo(y + dy, height) * width + modulo(x + dx, width);
      result.cells[to] = drawing.cells[y * width + x];
    }
  }
  return result;
}

function modulo(value: number, by: number): number {
  return ((value % by) + by) % by;
}

/** Every cell of one colour in another; 0 erases it. */
export function recolored(drawing: Drawing, from: number, to: number): Drawing {
  return { ...drawing, cells: drawing.cells.map((color) => (color === from ? to : color)) };
}

/** The picture without this colour: its cells blank, higher colours one lower. */
export function withoutColor(drawing: Drawing, gone: number): Drawing {
  const cells = drawing.cells.map((color) => (color === gone ? 0 : color > gone ? color - 1 : color));
  return { ...drawing, cells };
}

/** Blank where filled; the first colour where blank. */
export function inverted(drawing: Drawing): Drawing {
  return { ...drawing, cells: drawing.cells.map((color) => (color === 0 ? 1 : 0)) };
}
