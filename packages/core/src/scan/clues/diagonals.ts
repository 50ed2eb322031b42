// Takes the diagonal stroke out of a struck-off number. A stroke runs from one corner of a piece of ink
// to the other, farther than the digits under it; what remains on both sides is joined again where both touched the stroke.
import type { Box } from '../digits/glyph.js';
import { tight } from './cut.js';
import type { Strip } from './strip.js';

interface Point {
  readonly x: number;
  readonly y: number;
}

interface Diagonal {
  readonly direction: Direction;
  readonly from: Point;
  readonly to: Point;
  /** Half the thickness of the stroke. */
  readonly half: number;
}

/** Upwards: from the lower left corner to the upper right one. */
type Direction = 'up' | 'down';

/** Share of a stroke that has ink. */
const COVERED = 0.97;

/** Pixels of width for one of height, and their inverse: steeper or more level strokes are none. */
const LEAST_SLOPE = 0.3;

/** Share of the diagonal of the piece that a stroke covers. */
const LENGTH = 0.82;

/** Where the ends of a stroke lie at most, as a share of the height. */
const END = 0.35;

/** A stroke is at most this thick for its length. */
const THICKEST = 0.16;

/** Middle of the ink at one end of the outermost column or row of pixels of a box: the first ink or, `isLast`, the last. */
function endOf(
  { mask, width }: Strip,
  { left, top, right, bottom }: Box,
  side: keyof Box,
  isLast: boolean,
): Point | undefined {
  const isColumn = side === 'left' || side === 'right';
  const fixed = { left, top, right: right - 1, bottom: bottom - 1 }[side];
  const [first, last] = isColumn ? [top, bottom - 1] : [left, right - 1];
  const isInkAt = (i: number) =>
    i >= first && i <= last && mask[isColumn ? i * width + fixed : fixed * width + i] !== 0;
  const step = isLast ? -1 : 1;
  let start = isLast ? last : first;
  while (start >= first && start <= last && !isInkAt(start)) start += step;
  if (!isInkAt(start)) return undefined;
  let end = start;
  while (isInkAt(end + step)) end += step;
  const middle = (start + end) / 2;
  return isColumn ? { x: fixed, y: middle } : { x: middle, y: fixed };
}

const isInk = ({ mask, width, height }: Strip, x: number, y: number) => {
  const [column, row] = [Math.round(x), Math.round(y)];
  return column >= 0 && row >= 0 && column < width && row < height && mask[row * width + column] !== 0;
};

/** How thick the ink is across a line, where that is thin: elsewhere the digit crosses it. */
function halfThickness(strip: Strip, from: Point, to: Point, length: number): number {
  const [nx, ny] = [-(to.y - from.y) / length, (to.x - from.x) / length];
  const thicknesses: number[] = [];
  for (let i = 1; i < length; i++) {
    const [x, y] = [from.x + ((to.x - from.x) * i) / length, from.y + ((to.y - from.y) * i) / length];
    let count = 1;
    for (const sign of [-1, 1]) {
      for (let k = 1; k < length && isInk(strip, x + sign * k * nx, y + sign * k * ny); k++) count++;
    }
    thicknesses.push(count);
  }
  return thicknesses.sort((a, b) => a - b)[thicknesses.length >> 2] / 2;
}

/** The stroke through a piece of ink; undefined if there is none in that direction. */
export function diagonalOf(strip: Strip, box: Box, direction: Direction): Diagonal | undefined {
  const [wide, high] = [box.right - box.left, box.bottom - box.top];
  const isUp = direction === 'up';
  const starts = [endOf(strip, box, 'left', isUp), endOf(strip, box, isUp ? 'bottom' : 'top', false)];
  const ends = [endOf(strip, box, 'right', !isUp), endOf(strip, box, isUp ? 'top' : 'bottom', true)];
  const isLow = ({ y }: Point) => y > box.bottom - 1 - END * high;
  const isHigh = ({ y }: Point) => y < box.top + END * high;
  for (const from of starts) {
    for (const to of ends) {
      if (from === undefined || to === undefined) continue;
      if (!(isUp ? isLow(from) && isHigh(to) : isHigh(from) && isLow(to))) continue;
      const [dx, dy] = [to.x - from.x, Math.abs(to.y - from.y)];
      const length = Math.hypot(dx, dy);
      if (dx < LEAST_SLOPE * dy || dy < LEAST_SLOPE * dx || length < LENGTH * Math.hypot(wide, high))
        continue;
      let covered = 0;
      for (let i = 0; i <= length; i++)
        if (isInk(strip, from.x + (dx * i) / length, from.y + ((to.y - from.y) * i) / length)) covered++;
      if (covered < COVERED * (Math.floor(length) + 1)) continue;
      const half = halfThickness(strip, from, to, length);
      if (2 * half < THICKEST * length || half <= 1.5) return { direction, from, to, half };
    }
  }
  return undefined;
}

/** The blurred edge of a stroke, in pixels. */
const EDGE = 0.7;

/** Places beside a stroke where ink is looked for, in pixels along it. */
const ALONG = [0, -1.5, 1.5];

/** Clears a stroke in a box. */
export function removeDiagonal(strip: Strip, box: Box, { from, to, half }: Diagonal): void {
  const { mask, ink, width } = strip;
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  const [tx, ty] = [(to.x - from.x) / length, (to.y - from.y) / length];
  const reach = half + EDGE;
  const cleared: { at: number; joined: boolean; ink: number }[] = [];
  for (let y = box.top; y < box.bottom; y++) {
    for (let x = box.left; x < box.right; x++) {
      const across = (y - from.y) * tx - (x - from.x) * ty;
      if (Math.abs(across) > reach) continue;
      // The nearest pixels that the stroke does not reach, on both sides of it.
      const beside = [-1, 1].map((side) => {
        const away = side * (reach + 0.7) - across;
        return { x: Math.round(x - away * ty), y: Math.round(y + away * tx) };
      });
      const inks = beside.map((one) => ink[one.y * width + one.x] ?? 0);
      // A stroke of the digit may cross at an angle.
      const joined = beside.every((one) =>
        ALONG.some((step) => isInk(strip, one.x + step * tx, one.y + step * ty)),
      );
      cleared.push({ at: y * width + x, joined, ink: joined ? Math.max(...inks) : Math.min(...inks) });
    }
  }
  for (const { at, joined, ink: rest } of cleared) {
    mask[at] = joined ? 1 : 0;
    ink[at] = joined ? rest : Math.min(ink[at], rest);
  }
}

/** Whether the stroke that was cleared went on beyond what remains, as no stroke of a digit does. */
export function wentBeyond(strip: Strip, box: Box, direction: Direction): boolean {
  const rest = tight(strip, box);
  if (rest === undefined) return false;
  const isShort = (side: keyof Box) => rest[side] !== box[side];
  const [start, end] = direction === 'up' ? (['bottom', 'top'] as const) : (['top', 'bottom'] as const);
  return (isShort('left') || isShort(start)) && (isShort('right') || isShort(end));
}
