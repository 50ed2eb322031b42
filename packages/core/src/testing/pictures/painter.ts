// Draws test pictures from shapes, without anybody else's artwork. A shape is a signed distance in a unit
// square (negative inside), so that edges come out smooth as in a scanned or rendered picture.
import type { Random } from '../random.js';

export type Shape = (x: number, y: number) => number;
export type Rgb = readonly [red: number, green: number, blue: number];
/** One colour, or a colour for every place. */
export type Paint = string | ((x: number, y: number) => Rgb);

export class Painter {
  readonly data: Uint8ClampedArray;

  /** Transparent to begin with. */
  constructor(
    readonly width: number,
    readonly height = width,
  ) {
    this.data = new Uint8ClampedArray(width * height * 4);
  }

  background(paint: Paint): this {
    return this.fill(() => -1, paint);
  }

  fill(shape: Shape, paint: Paint, opacity = 1): this {
    const colorAt = typeof paint === 'string' ? constant(rgbOf(paint)) : paint;
    const scale = 1 / Math.max(this.width, this.height);
    for (let row = 0; row < this.height; row++) {
      for (let column = 0; column < this.width; column++) {
        const [x, y] = [(column + 0.5) * scale, (row + 0.5) * scale];
        const cover = opacity * Math.max(0, Math.min(1, 0.5 - shape(x, y) / scale));
        if (cover > 0) this.blend((row * this.width + column) * 4, colorAt(x, y), cover);
      }
    }
    return this;
  }

  private blend(at: number, color: Rgb, cover: number): void {
    const under = (this.data[at + 3] / 255) * (1 - cover);
    const alpha = cover + under;
    for (let i = 0; i < 3; i++) {
      this.data[at + i] = (color[i] * cover + this.data[at + i] * under) / alpha;
    }
    this.data[at + 3] = alpha * 255;
  }
}

function rgbOf(hex: string): Rgb {
  const value = Number.parseInt(hex.slice(1), 16);
  return [value >> 16, (value >> 8) & 255, value & 255];
}

function constant(color: Rgb): () => Rgb {
  return () => color;
}

/** From one colour to another, by a number from 0 to 1. */
export function between(from: string, to: string, part: (x: number, y: number) => number) {
  const [a, b] = [rgbOf(from), rgbOf(to)];
  return (x: number, y: number): Rgb => {
    const t = Math.max(0, Math.min(1, part(x, y)));
    return [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t, a[2] + (b[2] - a[2]) * t];
  };
}

export const circle =
  (cx: number, cy: number, r: number): Shape =>
  (x, y) =>
    Math.hypot(x - cx, y - cy) - r;

export const ellipse =
  (cx: number, cy: number, rx: number, ry: number, turn = 0): Shape =>
  (x, y) => {
    const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
    const u = ((x - cx) * cos + (y - cy) * sin) / rx;
    const v = ((y - cy) * cos - (x - cx) * sin) / ry;
    return (Math.hypot(u, v) - 1) * Math.min(rx, ry);
  };

export const box =
  (left: number, top: number, width: number, height: number, round = 0): Shape =>
  (x, y) => {
    const dx = Math.abs(x - left - width / 2) - width / 2 + round;
    const dy = Math.abs(y - top - height / 2) - height / 2 + round;
    return Math.hypot(Math.max(dx, 0), Math.max(dy, 0)) + Math.min(0, Math.max(dx, dy)) - round;
  };

/** A stroke of this width through the points. */
export const stroke =
  (width: number, ...points: readonly (readonly [number, number])[]): Shape =>
  (x, y) => {
    let least = Infinity;
    for (let i = 1; i < points.length; i++) {
      const [[ax, ay], [bx, by]] = [points[i - 1], points[i]];
      const [dx, dy] = [bx - ax, by - ay];
      const length = dx * dx + dy * dy || 1;
      const t = Math.max(0, Math.min(1, ((x - ax) * dx + (y - ay) * dy) / length));
      least = Math.min(least, Math.hypot(x - ax - t * dx, y - ay - t * dy));
    }
    return least - width / 2;
  };

export const polygon =
  (...points: readonly (readonly [number, number])[]): Shape =>
  (x, y) => {
    const outline = stroke(0, ...points, points[0])(x, y);
    let inside = false;
    for (let i = 0, j = points.length - 1; i < points.length; j = i++) {
      const [[xi, yi], [xj, yj]] = [points[i], points[j]];
      if (yi > y !== yj > y && x < ((xj - xi) * (y - yi)) / (yj - yi) + xi) inside = !inside;
    }
    return inside ? -outline : outline;
  };

/** Only the outline of a shape. */
export const outline =
  (shape: Shape, width: number): Shape =>
  (x, y) =>
    Math.abs(shape(x, y)) - width / 2;

export const union =
  (...shapes: readonly Shape[]): Shape =>
  (x, y) =>
    Math.min(...shapes.map((shape) => shape(x, y)));

export const minus =
  (shape: Shape, ...others: readonly Shape[]): Shape =>
  (x, y) =>
    Math.max(shape(x, y), ...others.map((other) => -other(x, y)));

/** Left and right alike. */
export const mirrored =
  (shape: Shape): Shape =>
  (x, y) =>
    shape(x > 0.5 ? 1 - x : x, y);

/** Points on a curve. */
export function curve(steps: number, at: (t: number) => readonly [number, number]) {
  return Array.from({ length: steps + 1 }, (_, i) => at(i / steps));
}

/** Clouds: random numbers on a lattice, smoothly interpolated, in the given number of octaves. Between 0 and 1. */
export function clouds(random: Random, cells: number, octaves = 4): (x: number, y: number) => number {
  const lattices = Array.from({ length: octaves }, (_, octave) => {
    const side = cells * 2 ** octave + 2;
    return { side, values: Float64Array.from({ length: side * side }, () => random.next()) };
  });
  const ease = (t: number) => t * t * (3 - 2 * t);
  return (x, y) => {
    let [sum, weight] = [0, 0];
    lattices.forEach(({ side, values }, octave) => {
      const [u, v] = [x * (side - 2), y * (side - 2)];
      const [i, j] = [
        Math.max(0, Math.min(side - 2, Math.floor(u))),
        Math.max(0, Math.min(side - 2, Math.floor(v))),
      ];
      const [s, t] = [ease(u - i), ease(v - j)];
      const row = (k: number) => values[k * side + i] * (1 - s) + values[k * side + i + 1] * s;
      const amount = 0.5 ** octave;
      sum += amount * (row(j) * (1 - t) + row(j + 1) * t);
      weight += amount;
    });
    return sum / weight;
  };
}
