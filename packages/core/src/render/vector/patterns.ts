// Patterns for colours in black-and-white printing. Darker colours have denser patterns, so that the picture stays
// recognisable.
import type { Palette } from '../../model/index.js';
import type { Rectangle, Shape, Stroke } from './scene.js';
import { brightnessOf } from './theme.js';

/** The square to fill. */
export interface Square {
  readonly x: number;
  readonly y: number;
  readonly side: number;
}

type Pattern = (square: Square, ink: string) => Shape[];

/** From dense to sparse. Lines continue in adjacent cells, so that an area looks uniform. */
const PATTERNS: readonly Pattern[] = [
  ({ x, y, side }, fill) => [{ kind: 'rectangle', x, y, width: side, height: side, fill }],
  (square, ink) => [...rising(square, ink, 3), ...falling(square, ink, 3)],
  (square, ink) => level(square, ink, 4),
  (square, ink) => rising(square, ink, 3),
  (square, ink) => [...level(square, ink, 2), ...upright(square, ink, 2)],
  (square, ink) => falling(square, ink, 2),
  (square, ink) => upright(square, ink, 2),
  (square, ink) => dots(square, ink, 3),
  (square, ink) => dots(square, ink, 1),
];

/** The pattern of each colour; undefined if there are more colours than patterns. */
export function patternsOf(palette: Palette): readonly Pattern[] | undefined {
  const { colors } = palette;
  if (colors.length > PATTERNS.length) return undefined;
  const byDarkness = colors.map((_, i) => i);
  byDarkness.sort((a, b) => brightnessOf(colors[a].rgb) - brightnessOf(colors[b].rgb) || a - b);
  const result: Pattern[] = [];
  byDarkness.forEach((color, rank) => {
    // Use the whole range: two colours are solid and sparse, not solid and almost solid.
    const place = Math.round((rank * (PATTERNS.length - 2)) / Math.max(1, colors.length - 1));
    result[color] = PATTERNS[colors.length === PATTERNS.length ? rank : place];
  });
  return result;
}

function line(x1: number, y1: number, x2: number, y2: number, color: string, side: number): Stroke {
  return { kind: 'stroke', x1, y1, x2, y2, color, thickness: side * 0.07, cap: 'butt' };
}

/** `/`: from the left and top edge to the bottom and right one, `count` to a side. */
function rising({ x, y, side }: Square, ink: string, count: number): Stroke[] {
  return diagonals(count).map(([a, b, c, d]) =>
    line(x + a * side, y + (1 - b) * side, x + c * side, y + (1 - d) * side, ink, side),
  );
}

/** `\`. */
function falling({ x, y, side }: Square, ink: string, count: number): Stroke[] {
  return diagonals(count).map(([a, b, c, d]) =>
    line(x + a * side, y + b * side, x + c * side, y + d * side, ink, side),
  );
}

/** Lines of slope 1 through a unit square, half a step off its corners. */
function diagonals(count: number): [number, number, number, number][] {
  return Array.from({ length: 2 * count }, (_, i) => {
    const offset = (i + 0.5) / count - 1;
    return offset < 0 ? [-offset, 0, 1, 1 + offset] : [0, offset, 1 - offset, 1];
  });
}

function level({ x, y, side }: Square, ink: string, count: number): Stroke[] {
  return steps(count).map((at) => line(x, y + at * side, x + side, y + at * side, ink, side));
}

function upright({ x, y, side }: Square, ink: string, count: number): Stroke[] {
  return steps(count).map((at) => line(x + at * side, y, x + at * side, y + side, ink, side));
}

function dots({ x, y, side }: Square, fill: string, count: number): Rectangle[] {
  const size = side * (count === 1 ? 0.24 : 0.14);
  return steps(count).flatMap((across) =>
    steps(count).map((down): Rectangle => {
      const [left, top] = [x + across * side - size / 2, y + down * side - size / 2];
      return { kind: 'rectangle', x: left, y: top, width: size, height: size, round: size / 2, fill };
    }),
  );
}

function steps(count: number): number[] {
  return Array.from({ length: count }, (_, i) => (i + 0.5) / count);
}
