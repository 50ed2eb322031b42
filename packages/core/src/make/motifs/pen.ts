// Draws shapes onto a picture of any size. Shapes are kept as geometry in a space of about 100 by 100 units (y points
// down) and rasterised when the size is known, so that the drawing always fills the whole picture and thin strokes and
// small dots stay visible in small ones.
//
// Only exact arithmetic (+ - * / and square root) is used: a published code must give the same cells on every platform,
// and Math.sin or Math.hypot may differ in the last bit.
import { BLANK, type Color, type Size } from '../../model/index.js';
import { type Frame, mirrorLeft, paintArea, paintDot, paintStroke } from './raster.js';

type Bounds = readonly [left: number, top: number, right: number, bottom: number];

type Shape =
  | {
      readonly kind: 'area';
      readonly color: Color;
      readonly bounds: Bounds;
      inside(x: number, y: number): boolean;
    }
  | {
      readonly kind: 'stroke';
      readonly color: Color;
      readonly bounds: Bounds;
      readonly points: readonly number[];
      readonly thickness: number;
    }
  | {
      readonly kind: 'dot';
      readonly color: Color;
      readonly bounds: Bounds;
      readonly x: number;
      readonly y: number;
      readonly radius: number;
    };

/** The limits of the proportions that a drawing may ask for. */
const NARROWEST = 0.62;
const WIDEST = 1.6;

export class Pen {
  private readonly shapes: Shape[] = [];
  /** The drawing is mirrored: only its left half counts. */
  mirrored = false;

  /** An ellipse, optionally tilted by a fraction of a turn. */
  ellipse(color: Color, x: number, y: number, rx: number, ry: number, tilt = 0): void {
    const [c, s] = [cosine(tilt), sine(tilt)];
    const w = Math.sqrt(rx * rx * c * c + ry * ry * s * s);
    const h = Math.sqrt(rx * rx * s * s + ry * ry * c * c);
    const bounds = [x - w, y - h, x + w, y + h] as const;
    this.area(color, bounds, (px, py) => {
      const [dx, dy] = [px - x, py - y];
      const [u, v] = [(dx * c + dy * s) / rx, (dy * c - dx * s) / ry];
      return u * u + v * v <= 1;
    });
  }

  /** The part of an ellipse above (`top`) or below a horizontal line through its centre. */
  halfEllipse(
    color: Color,
    x: number,
    y: number,
    rx: number,
    ry: number,
    half: 'top' | 'bottom' = 'top',
  ): void {
    const bounds = [x - rx, half === 'top' ? y - ry : y, x + rx, half === 'top' ? y : y + ry] as const;
    this.area(color, bounds, (px, py) => {
      const [u, v] = [(px - x) / rx, (py - y) / ry];
      return u * u + v * v <= 1 && (half === 'top' ? v <= 0 : v >= 0);
    });
  }

  box(color: Color, left: number, top: number, right: number, bottom: number): void {
    this.area(
      color,
      [left, top, right, bottom],
      (x, y) => x >= left && x <= right && y >= top && y <= bottom,
    );
  }

  /** A polygon given as x, y, x, y, ... */
  polygon(color: Color, ...points: readonly number[]): void {
    this.area(color, boundsOf(points, 0), (x, y) => isInside(points, x, y));
  }

  area(color: Color, bounds: Bounds, inside: (x: number, y: number) => boolean): void {
    this.shapes.push({ kind: 'area', color, bounds, inside });
  }

  /** A line through x, y, x, y, ...; at least one cell thick however small the picture is. */
  stroke(color: Color, thickness: number, ...points: readonly number[]): void {
    this.shapes.push({ kind: 'stroke', color, bounds: boundsOf(points, thickness / 2), points, thickness });
  }

  /** A small disc with mirrorLeft edges; at least one cell however small the picture is. */
  dot(color: Color, x: number, y: number, radius: number): void {
    const bounds = [x - radius, y - radius, x + radius, y + radius] as const;
    this.shapes.push({ kind: 'dot', color, bounds, x, y, radius });
  }

  /** The natural proportions, width divided by height, within limits. */
  get aspect(): number {
    const [left, top, right, bottom] = this.extent();
    return Math.min(WIDEST, Math.max(NARROWEST, (right - left) / (bottom - top)));
  }

  /** The colour of every cell; the drawing is stretched to fill the picture. */
  colors(size: Size): Uint8Array {
    const [left, top, right, bottom] = this.extent();
    const colors = new Uint8Array(size.width * size.height);
    const frame: Frame = {
      ...size,
      colors,
      mirrored: this.mirrored,
      left,
      top,
      across: size.width / (right - left),
      down: size.height / (bottom - top),
    };
    for (const shape of this.shapes) {
      if (shape.kind === 'area') paintArea(frame, shape.color, shape.bounds, shape.inside);
      else if (shape.kind === 'stroke') paintStroke(frame, shape.color, shape.points, shape.thickness);
      else paintDot(frame, shape.color, shape.x, shape.y, shape.radius);
    }
    if (this.mirrored) mirrorLeft(frame);
    return colors;
  }

  /** What the visible shapes cover. */
  private extent(): Bounds {
    const visible = this.shapes.filter(({ color }) => color !== BLANK).map(({ bounds }) => bounds);
    const least = (side: 0 | 1) => Math.min(...visible.map((bounds) => bounds[side]));
    const most = (side: 2 | 3) => Math.max(...visible.map((bounds) => bounds[side]));
    let [left, right] = [least(0), most(2)];
    if (this.mirrored) {
      const reach = Math.max(50 - left, right - 50);
      [left, right] = [50 - reach, 50 + reach];
    }
    return [left, least(1), right, most(3)];
  }
}

function boundsOf(points: readonly number[], margin: number): Bounds {
  const xs = points.filter((_, i) => i % 2 === 0);
  const ys = points.filter((_, i) => i % 2 === 1);
  return [
    Math.min(...xs) - margin,
    Math.min(...ys) - margin,
    Math.max(...xs) + margin,
    Math.max(...ys) + margin,
  ];
}

function isInside(points: readonly number[], x: number, y: number): boolean {
  let inside = false;
  for (let i = 0, j = points.length - 2; i < points.length; j = i, i += 2) {
    const [xi, yi, xj, yj] = [points[i], points[i + 1], points[j], points[j + 1]];
    if (yi > y !== yj > y && x < ((xj - xi) * (y - yi)) / (yj - yi) + xi) inside = !inside;
  }
  return inside;
}

/** The sine of a fraction of a turn, by its series: exact arithmetic only. */
export function sine(turns: number): number {
  let t = turns - Math.floor(turns);
  const sign = t >= 0.5 ? -1 : 1;
  if (t >= 0.5) t -= 0.5;
  if (t > 0.25) t = 0.5 - t;
  const x = t * 6.283185307179586;
  const q = x * x;
  return sign * x * (1 - (q / 6) * (1 - (q / 20) * (1 - (q / 42) * (1 - (q / 72) * (1 - q / 110)))));
}

/** The cosine of a fraction of a turn. */
export function cosine(turns: number): number {
  return sine(turns + 0.25);
}
