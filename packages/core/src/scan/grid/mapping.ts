// From lattice coordinates to the picture: a homography where the page is flat, a cubic where it bends, and
// in both cases what the cells themselves say on top of it. Coordinates may lie outside the lattice.
import type { Lattice } from './lattice.js';
import { solveLinear } from './linear.js';
import { withoutOutliers } from './outliers.js';
import { Residuals } from './residuals.js';

/** (0, 0) is the top left corner of the first cell, (1, 1) its bottom right one. */
export interface GridMapping {
  /** Writes x and y into `out`: this runs for every pixel of the straightened picture. */
  at(u: number, v: number, out: Float64Array): void;
  /** Mean length of a step in pixels of the working picture. */
  readonly pitch: number;
}

type Coefficients = readonly number[];

/** Least squares for x = f(u, v) with the given terms. */
function fitted(terms: readonly (readonly number[])[], values: readonly number[]): Coefficients | undefined {
  const n = terms[0].length;
  const matrix = Array.from({ length: n }, () => new Float64Array(n + 1));
  terms.forEach((row, k) => {
    for (let i = 0; i < n; i++) {
      for (let j = 0; j < n; j++) matrix[i][j] += row[i] * row[j];
      matrix[i][n] += row[i] * values[k];
    }
  });
  for (let i = 0; i < n; i++) matrix[i][i] += 1e-9;
  return solveLinear(matrix);
}

/** A plane projective map through at least four points; `undefined` if they are degenerate. */
function homography(
  from: readonly (readonly [number, number])[],
  to: readonly (readonly [number, number])[],
): Coefficients | undefined {
  // Centre and scale both sides: the normal equations are badly conditioned otherwise.
  const scaleOf = (list: readonly (readonly [number, number])[]) => {
    const [mx, my] = [0, 1].map((k) => list.reduce((sum, point) => sum + point[k], 0) / list.length);
    const spread = list.reduce((sum, [x, y]) => sum + Math.hypot(x - mx, y - my), 0) / list.length || 1;
    return [mx, my, spread] as const;
  };
  const [ux, uy, us] = scaleOf(from);
  const [px, py, ps] = scaleOf(to);
  const terms: number[][] = [];
  const values: number[] = [];
  from.forEach(([fu, fv], i) => {
    const [u, v] = [(fu - ux) / us, (fv - uy) / us];
    const [x, y] = [(to[i][0] - px) / ps, (to[i][1] - py) / ps];
    terms.push([u, v, 1, 0, 0, 0, -u * x, -v * x]);
    values.push(x);
    terms.push([0, 0, 0, u, v, 1, -u * y, -v * y]);
    values.push(y);
  });
  const h = fitted(terms, values);
  return h === undefined ? undefined : [...h, ux, uy, us, px, py, ps];
}

function project(h: Coefficients, u: number, v: number, out: Float64Array): void {
  const a = (u - h[8]) / h[10];
  const b = (v - h[9]) / h[10];
  const w = h[6] * a + h[7] * b + 1;
  out[0] = h[11] + (h[13] * (h[0] * a + h[1] * b + h[2])) / w;
  out[1] = h[12] + (h[13] * (h[3] * a + h[4] * b + h[5])) / w;
}

const cubicTerms = (a: number, b: number) => [
  1,
  a,
  b,
  a * a,
  a * b,
  b * b,
  a ** 3,
  a * a * b,
  a * b * b,
  b ** 3,
];

/** The page without what single cells say. */
interface SmoothPart {
  readonly at: GridMapping['at'];
  readonly isBent: boolean;
}

/** The smooth part: flat if a homography fits to a twentieth of a cell, bent otherwise. */
function smoothPart(lattice: Lattice, pitch: number): SmoothPart | undefined {
  const from = lattice.cells.map(({ column, row }) => [column + 0.5, row + 0.5] as const);
  const to = lattice.cells.map(({ blob }) => [blob.x, blob.y] as const);
  const flat = homography(from, to);
  const place = new Float64Array(2);
  if (flat !== undefined) {
    const errors = from.map(([u, v], i) => {
      project(flat, u, v, place);
      return Math.hypot(place[0] - to[i][0], place[1] - to[i][1]);
    });
    const rms = Math.sqrt(errors.reduce((sum, error) => sum + error * error, 0) / errors.length);
    if (rms < 0.08 * pitch || lattice.cells.length < 40)
      return { at: (u, v, out) => project(flat, u, v, out), isBent: false };
  }
  const at = bent(lattice, from, to);
  return at && { at, isBent: true };
}

/** A cubic inside the lattice; outside it goes on straight, because cubics run away. */
function bent(
  { columns, rows }: Lattice,
  from: readonly (readonly [number, number])[],
  to: readonly (readonly [number, number])[],
): GridMapping['at'] | undefined {
  const scaled = (u: number, v: number) => cubicTerms((2 * u) / columns - 1, (2 * v) / rows - 1);
  const terms = from.map(([u, v]) => scaled(u, v));
  const [fx, fy] = [0, 1].map((k) =>
    fitted(
      terms,
      to.map((point) => point[k]),
    ),
  );
  if (fx === undefined || fy === undefined) return undefined;
  const value = (c: Coefficients, u: number, v: number) => {
    const a = (2 * u) / columns - 1;
    const b = (2 * v) / rows - 1;
    return (
      c[0] +
      a * (c[1] + a * (c[3] + a * c[6] + b * c[7]) + b * c[4]) +
      b * (c[2] + b * (c[5] + a * c[8] + b * c[9]))
    );
  };
  const straightOn = (coefficients: Coefficients, u: number, v: number) => {
    const cu = u < 0 ? 0 : u > columns ? columns : u;
    const cv = v < 0 ? 0 : v > rows ? rows : v;
    const inside = value(coefficients, cu, cv);
    let result = inside;
    if (cu !== u) {
      const inward = cu === 0 ? 2 : -2;
      result += ((value(coefficients, cu + inward, cv) - inside) / inward) * (u - cu);
    }
    if (cv !== v) {
      const inward = cv === 0 ? 2 : -2;
      result += ((value(coefficients, cu, cv + inward) - inside) / inward) * (v - cv);
    }
    return result;
  };
  return (u, v, out) => {
    out[0] = straightOn(fx, u, v);
    out[1] = straightOn(fy, u, v);
  };
}

export function mappingOf(lattice: Lattice): GridMapping | undefined {
  const steps: number[] = [];
  const cellAt = new Map(lattice.cells.map(({ column, row, blob }) => [row * 20_011 + column, blob]));
  for (const { column, row, blob } of lattice.cells) {
    for (const other of [cellAt.get(row * 20_011 + column + 1), cellAt.get((row + 1) * 20_011 + column)]) {
      if (other !== undefined) steps.push(Math.hypot(other.x - blob.x, other.y - blob.y));
    }
  }
  if (steps.length === 0) return undefined;
  const pitch = steps.reduce((sum, step) => sum + step, 0) / steps.length;
  const rough = smoothPart(lattice, pitch);
  if (rough === undefined) return undefined;
  const sound = withoutOutliers(lattice, rough.at, pitch);
  const { at: smooth, isBent } = sound === lattice ? rough : (smoothPart(sound, pitch) ?? rough);
  const residuals = new Residuals(sound, smooth, isBent);
  return {
    pitch,
    at: (u, v, out) => {
      smooth(u, v, out);
      // Cell centres lie half a pixel before the centre of the area they cover.
      out[0] += 0.5;
      out[1] += 0.5;
      residuals.add(u, v, out);
    },
  };
}

/** The mapping of a grid whose four corners are known, clockwise from the top left. */
export function cornerMapping(
  { columns, rows }: { readonly columns: number; readonly rows: number },
  corners: readonly (readonly [number, number])[],
): GridMapping {
  const from = [
    [0, 0],
    [columns, 0],
    [columns, rows],
    [0, rows],
  ] as const;
  const flat = homography(from, corners);
  if (flat === undefined) throw new RangeError('The corners lie on a line; expected four corners of a grid.');
  const [width, height] = [
    Math.hypot(corners[1][0] - corners[0][0], corners[1][1] - corners[0][1]),
    Math.hypot(corners[3][0] - corners[0][0], corners[3][1] - corners[0][1]),
  ];
  return { pitch: (width / columns + height / rows) / 2, at: (u, v, out) => project(flat, u, v, out) };
}
