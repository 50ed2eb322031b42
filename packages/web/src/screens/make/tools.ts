// The tools: which cells a gesture from one point to another touches, and what mirrors add to them.
import { colorAt, type Drawing, type Point, painted } from './drawing.js';

export const TOOLS = ['pencil', 'line', 'rectangle', 'box', 'fill'] as const;
/** `rectangle` is its outline, `box` is filled. */
export type Tool = (typeof TOOLS)[number];

export const MIRRORS = ['none', 'sides', 'ends', 'both', 'turn'] as const;
/** Left and right; top and bottom; both; half a turn. */
export type Mirror = (typeof MIRRORS)[number];

/** A straight line of cells, both ends included (Bresenham). */
export function lineOf(from: Point, to: Point): Point[] {
  const points: Point[] = [];
  const [dx, dy] = [Math.abs(to.x - from.x), -Math.abs(to.y - from.y)];
  const [sx, sy] = [from.x < to.x ? 1 : -1, from.y < to.y ? 1 : -1];
  let { x, y } = from;
  let error = dx + dy;
  for (;;) {
    points.push({ x, y });
    if (x === to.x && y === to.y) return points;
    const twice = 2 * error;
    if (twice >= dy) {
      error += dy;
      x += sx;
    }
    if (twice <= dx) {
      error += dx;
      y += sy;
    }
  }
}

export function rectangleOf(from: Point, to: Point, isFilled: boolean): Point[] {
  const [left, right] = [Math.min(from.x, to.x), Math.max(from.x, to.x)];
  const [top, bottom] = [Math.min(from.y, to.y), Math.max(from.y, to.y)];
  const points: Point[] = [];
  for (let y = top; y <= bottom; y++) {
    const isEdge = y === top || y === bottom;
    const step = isFilled || isEdge ? 1 : Math.max(1, right - left);
    for (let x = left; x <= right; x += step) points.push({ x, y });
  }
  return points;
}

/** The cells of one colour that hang together with this one, side by side. */
export function areaOf(drawing: Drawing, from: Point): Point[] {
  const { width, height } = drawing;
  if (from.x < 0 || from.y < 0 || from.x >= width || from.y >= height) return [];
  const color = colorAt(drawing, from);
  const seen = new Uint8Array(width * height);
  const found: Point[] = [];
  const queue = [from];
  seen[from.y * width + from.x] = 1;
  for (let point = queue.pop(); point !== undefined; point = queue.pop()) {
    found.push(point);
    const { x, y } = point;
    for (const next of [
      { x: x + 1, y },
      { x: x - 1, y },
      { x, y: y + 1 },
      { x, y: y - 1 },
    ]) {
      const isInside = next.x >= 0 && next.y >= 0 && next.x < width && next.y < height;
      if (!isInside || seen[next.y * width + next.x] === 1 || colorAt(drawing, next) !== color) continue;
      seen[next.y * width + next.x] = 1;
      queue.push(next);
    }
  }
  return found;
}

/** The points and their mirror images on this drawing. */
export function mirrored({ width, height }: Drawing, points: readonly Point[], mirror: Mirror): Point[] {
  const across = ({ x, y }: Point) => ({ x: width - 1 - x, y });
  const down = ({ x, y }: Point) => ({ x, y: height - 1 - y });
  const turned = (point: Point) => across(down(point));
  const images = {
    none: [],
    sides: [across],
    ends: [down],
    both: [across, down, turned],
    turn: [turned],
  }[mirror];
  return [...points, ...images.flatMap((image) => points.map(image))];
}

/** A gesture with the pointer: where it began, where it was before, where it is. */
export interface Gesture {
  readonly tool: Tool;
  readonly mirror: Mirror;
  readonly color: number;
  readonly start: Point;
  readonly before: Point;
  readonly now: Point;
}

/**
 * The drawing after a gesture. `base` is the drawing when the gesture began, `drawing` as it is: a pencil
 * adds to that one, the other tools redraw their shape with every move.
 */
export function drawn(base: Drawing, drawing: Drawing, gesture: Gesture): Drawing {
  const { tool, mirror, color, start, before, now } = gesture;
  switch (tool) {
    case 'pencil':
      return painted(drawing, mirrored(drawing, lineOf(before, now), mirror), color);
    case 'line':
      return painted(base, mirrored(base, lineOf(start, now), mirror), color);
    case 'rectangle':
    case 'box':
      return painted(base, mirrored(base, rectangleOf(start, now, tool === 'box'), mirror), color);
    case 'fill': {
      const areas = mirrored(base, [now], mirror).map((point) => areaOf(base, point));
      return painted(base, areas.flat(), color);
    }
  }
}
