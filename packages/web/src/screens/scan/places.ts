// Geometry of the picture: which part of it is shown, whether four corners can be a grid, how to cut out a clue
// upright. All in pixels of the picture.
import type { PicturePoint, Quad, ScannedPuzzle } from '@crosshatch/core/scan';

export interface Area {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

interface PictureSize {
  readonly width: number;
  readonly height: number;
}

/** Room around the puzzle, as a part of its own size. */
const MARGIN = 0.06;

export function wholeArea({ width, height }: PictureSize): Area {
  return { x: 0, y: 0, width, height };
}

/** The part of the picture with the grid and its clues. */
export function areaOfPuzzle({ grid, lines }: ScannedPuzzle, picture: PictureSize): Area {
  const points = [...grid.corners, ...lines.flatMap(({ place }) => place)];
  const left = Math.min(...points.map(({ x }) => x));
  const top = Math.min(...points.map(({ y }) => y));
  const right = Math.max(...points.map(({ x }) => x));
  const bottom = Math.max(...points.map(({ y }) => y));
  const margin = MARGIN * Math.max(right - left, bottom - top);
  const [x, y] = [Math.max(0, left - margin), Math.max(0, top - margin)];
  return {
    x,
    y,
    width: Math.max(1, Math.min(picture.width, right + margin) - x),
    height: Math.max(1, Math.min(picture.height, bottom + margin) - y),
  };
}

/** Corners to begin with where no grid was found: most of the picture, with room for clues. */
export function firstCorners({ width, height }: PictureSize): Quad {
  const [left, top, right, bottom] = [0.3 * width, 0.3 * height, 0.92 * width, 0.92 * height];
  return [
    { x: left, y: top },
    { x: right, y: top },
    { x: right, y: bottom },
    { x: left, y: bottom },
  ];
}

export function movedCorner(corners: Quad, index: number, to: PicturePoint, area: Area): Quad {
  const moved = {
    x: Math.min(Math.max(to.x, area.x), area.x + area.width),
    y: Math.min(Math.max(to.y, area.y), area.y + area.height),
  };
  const [a, b, c, d] = corners.map((corner, i) => (i === index ? moved : corner));
  return [a, b, c, d];
}

/** Whether the corners go round clockwise without a dent, and enclose more than a speck. */
export function canBeGrid(corners: Quad): boolean {
  return corners.every((b, i) => {
    const a = corners[(i + 3) % 4];
    const c = corners[(i + 1) % 4];
    return (b.x - a.x) * (c.y - b.y) - (b.y - a.y) * (c.x - b.x) > 16;
  });
}

/** How to draw a part of the picture upright: the six numbers of a canvas transform, and the size of the result. */
export interface Crop {
  readonly transform: readonly [number, number, number, number, number, number];
  readonly width: number;
  readonly height: number;
}

/** Room around a clue, in parts of its narrow side. */
const CROP_MARGIN = 0.5;

/**
 * Cuts out a place upright, enlarged so that its narrow side, with room around it, measures `narrow` pixels; the long
 * side at most `longest`.
 */
export function cropOf([topLeft, topRight, , bottomLeft]: Quad, narrow: number, longest: number): Crop {
  const across = { x: topRight.x - topLeft.x, y: topRight.y - topLeft.y };
  const down = { x: bottomLeft.x - topLeft.x, y: bottomLeft.y - topLeft.y };
  const [length, depth] = [Math.hypot(across.x, across.y) || 1, Math.hypot(down.x, down.y) || 1];
  const margin = CROP_MARGIN * Math.min(length, depth);
  const [wide, high] = [length + 2 * margin, depth + 2 * margin];
  const scale = Math.min(narrow / Math.min(wide, high), longest / Math.max(wide, high));
  // The picture's axes in those of the place: the inverse of (across, down), both of unit length.
  const [ux, uy, vx, vy] = [across.x / length, across.y / length, down.x / depth, down.y / depth];
  const determinant = ux * vy - uy * vx || 1;
  const [a, b, c, d] = [vy, -uy, -vx, ux].map((part) => (part * scale) / determinant);
  const e = margin * scale - (a * topLeft.x + c * topLeft.y);
  const f = margin * scale - (b * topLeft.x + d * topLeft.y);
  return { transform: [a, b, c, d, e, f], width: wide * scale, height: high * scale };
}
