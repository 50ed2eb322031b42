// Outlines as polygons, and their exact coverage of pixels.

/** Closed polygons, x and y in turn; y points down. */
export type Outline = readonly Float64Array[];

export interface Bounds {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** x' = a x + c y + e, y' = b x + d y + f. */
export type Affine = readonly [number, number, number, number, number, number];

export function boundsOf(outline: Outline): Bounds {
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const polygon of outline) {
    for (let i = 0; i < polygon.length; i += 2) {
      left = Math.min(left, polygon[i]);
      right = Math.max(right, polygon[i]);
      top = Math.min(top, polygon[i + 1]);
      bottom = Math.max(bottom, polygon[i + 1]);
    }
  }
  return { left, top, right, bottom };
}

export function transformed(outline: Outline, [a, b, c, d, e, f]: Affine): Outline {
  return outline.map((polygon) => {
    const result = new Float64Array(polygon.length);
    for (let i = 0; i < polygon.length; i += 2) {
      result[i] = a * polygon[i] + c * polygon[i + 1] + e;
      result[i + 1] = b * polygon[i] + d * polygon[i + 1] + f;
    }
    return result;
  });
}

/** A plane of numbers, row by row. */
export interface Plane {
  readonly width: number;
  readonly height: number;
  readonly data: Float32Array;
}

export function emptyPlane(width: number, height: number): Plane {
  return { width, height, data: new Float32Array(width * height) };
}

/**
 * Adds the outline's coverage (0 to 1 per pixel) to a plane. Each edge adds its signed area to the pixels
 * it crosses and its height to the next one; a running sum along the row then gives the winding number.
 */
export function fillOutline(outline: Outline, plane: Plane): void {
  const { width, height } = plane;
  const areas = new Float32Array((width + 2) * height);
  for (const polygon of outline) {
    const n = polygon.length;
    for (let i = 0; i < n; i += 2) {
      const j = (i + 2) % n;
      addEdge(areas, width, height, polygon[i], polygon[i + 1], polygon[j], polygon[j + 1]);
    }
  }
  for (let y = 0; y < height; y++) {
    let sum = 0;
    for (let x = 0; x < width; x++) {
      sum += areas[y * (width + 2) + x];
      const cover = Math.min(1, Math.abs(sum));
      const at = y * width + x;
      plane.data[at] = Math.max(plane.data[at], cover);
    }
  }
}

function addEdge(
  areas: Float32Array,
  width: number,
  height: number,
  x0: number,
  y0: number,
  x1: number,
  y1: number,
): void {
  if (y0 === y1) return;
  const direction = y0 < y1 ? 1 : -1;
  const [topX, topY, bottomX, bottomY] = y0 < y1 ? [x0, y0, x1, y1] : [x1, y1, x0, y0];
  const slope = (bottomX - topX) / (bottomY - topY);
  const stride = width + 2;
  const first = Math.max(0, Math.floor(topY));
  const last = Math.min(height, Math.ceil(bottomY));
  for (let row = first; row < last; row++) {
    const from = Math.max(topY, row);
    const to = Math.min(bottomY, row + 1);
    if (to <= from) continue;
    const middle = topX + ((from + to) / 2 - topY) * slope;
    const x = Math.min(Math.max(middle, 0), width);
    const column = Math.floor(x);
    const part = direction * (to - from);
    const inside = 1 - (x - column);
    areas[row * stride + column] += part * inside;
    areas[row * stride + column + 1] += part * (1 - inside);
  }
}
