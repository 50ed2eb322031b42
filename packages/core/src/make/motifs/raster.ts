// Turns shapes into cells. A cell belongs to an area that covers at least half of it.
import type { Color, Size } from '../../model/index.js';

/** The picture being painted, and how units of the drawing become cells. */
export interface Frame extends Size {
  readonly colors: Uint8Array;
  /** Strokes and dots are painted on both sides. */
  readonly mirrored: boolean;
  /** The upper left corner of the picture, in units. */
  readonly left: number;
  readonly top: number;
  /** Cells per unit. */
  readonly across: number;
  readonly down: number;
}

/** Sample points per cell and direction. */
const SAMPLES = 4;
/** Strokes thinner than this, in cells, are drawn one cell thick. */
const THIN = 1.5;

type Bounds = readonly [left: number, top: number, right: number, bottom: number];

export function paintArea(
  frame: Frame,
  color: Color,
  [left, top, right, bottom]: Bounds,
  inside: (x: number, y: number) => boolean,
): void {
  const { width, height, across, down } = frame;
  const first = Math.max(0, Math.floor((left - frame.left) * across));
  const last = Math.min(width - 1, Math.floor((right - frame.left) * across));
  const lowest = Math.min(height - 1, Math.floor((bottom - frame.top) * down));
  for (let row = Math.max(0, Math.floor((top - frame.top) * down)); row <= lowest; row++) {
    for (let column = first; column <= last; column++) {
      let covered = 0;
      for (let i = 0; i < SAMPLES * SAMPLES; i++) {
        const x = frame.left + (column + ((i % SAMPLES) + 0.5) / SAMPLES) / across;
        const y = frame.top + (row + (Math.floor(i / SAMPLES) + 0.5) / SAMPLES) / down;
        if (inside(x, y)) covered += 1;
      }
      if (covered * 2 >= SAMPLES * SAMPLES) frame.colors[row * width + column] = color;
    }
  }
}

export function paintStroke(frame: Frame, color: Color, points: readonly number[], thickness: number): void {
  const cells = thickness * Math.min(frame.across, frame.down);
  for (let i = 0; i + 3 < points.length; i += 2) {
    const [x1, y1] = place(frame, points[i], points[i + 1]);
    const [x2, y2] = place(frame, points[i + 2], points[i + 3]);
    if (cells < THIN) thin(frame, color, x1, y1, x2, y2);
    else thick(frame, color, [x1, y1, x2, y2], cells / 2);
  }
}

/** A square of cells, with its corners cut off from a side of four on. */
export function paintDot(frame: Frame, color: Color, x: number, y: number, radius: number): void {
  const side = Math.max(1, Math.round(2 * radius * Math.min(frame.across, frame.down)));
  const [column, row] = place(frame, x, y);
  const left = Math.floor(column - side / 2 + 0.5);
  const top = Math.floor(row - side / 2 + 0.5);
  for (let dy = 0; dy < side; dy++) {
    for (let dx = 0; dx < side; dx++) {
      const isCorner = (dx === 0 || dx === side - 1) && (dy === 0 || dy === side - 1);
      if (side < 4 || !isCorner) set(frame, color, left + dx, top + dy);
    }
  }
}

/** Makes the right half the mirror image of the left one. */
export function mirrorLeft({ width, height, colors }: Frame): void {
  for (let row = 0; row < height; row++) {
    for (let column = 0; column * 2 < width; column++) {
      colors[row * width + (width - 1 - column)] = colors[row * width + column];
    }
  }
}

function place(frame: Frame, x: number, y: number): [column: number, row: number] {
  return [(x - frame.left) * frame.across, (y - frame.top) * frame.down];
}

function set(frame: Frame, color: Color, column: number, row: number): void {
  const { width, height, colors, mirrored } = frame;
  if (column < 0 || column >= width || row < 0 || row >= height) return;
  colors[row * width + column] = color;
  if (mirrored) colors[row * width + (width - 1 - column)] = color;
}

function thin(frame: Frame, color: Color, x1: number, y1: number, x2: number, y2: number): void {
  const steps = Math.max(1, Math.ceil(Math.max(Math.abs(x2 - x1), Math.abs(y2 - y1))));
  for (let i = 0; i <= steps; i++) {
    const x = x1 + ((x2 - x1) * i) / steps;
    const y = y1 + ((y2 - y1) * i) / steps;
    // The end of a stroke at the edge of the picture lies on its border.
    set(frame, color, Math.min(frame.width - 1, Math.floor(x)), Math.min(frame.height - 1, Math.floor(y)));
  }
}

/** The cells whose centre is within the radius of the segment. */
function thick(
  frame: Frame,
  color: Color,
  [x1, y1, x2, y2]: readonly [number, number, number, number],
  radius: number,
): void {
  const [dx, dy] = [x2 - x1, y2 - y1];
  const length = dx * dx + dy * dy;
  const last = Math.ceil(Math.max(x1, x2) + radius);
  const lowest = Math.ceil(Math.max(y1, y2) + radius);
  for (let row = Math.floor(Math.min(y1, y2) - radius); row <= lowest; row++) {
    for (let column = Math.floor(Math.min(x1, x2) - radius); column <= last; column++) {
      const [px, py] = [column + 0.5 - x1, row + 0.5 - y1];
      const t = length === 0 ? 0 : Math.min(1, Math.max(0, (px * dx + py * dy) / length));
      const [ex, ey] = [px - t * dx, py - t * dy];
      if (ex * ex + ey * ey <= radius * radius) set(frame, color, column, row);
    }
  }
}
