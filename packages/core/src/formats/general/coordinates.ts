// A picture as a list of its filled cells beside the size: `{"width": 6, "height": 4, "filled": [[0, 1], [0, 2]]}`,
// `[{"row": 0, "col": 1}]`, `["0,1"]`. Pairs may be (row, column) or (x, y), counted from 0 or from 1; what fits in the
// size decides, and what it leaves open is reported.
import { MAX_SIDE } from '../../model/index.js';
import type { LineOrder } from '../format.js';
import { type Entry, entriesOf, type ValueNode } from './entries.js';
import { wordsOf } from './names.js';
import type { Picture } from './pictures.js';
import type { StatedSize } from './stated-size.js';

export interface PointsPicture extends Picture {
  /** Which of two numbers was taken for the row, where both readings fit. */
  readonly assumed?: LineOrder;
}

const NAMES = new Set(
  'filled fill black cells cell pixels pixel coords coordinates coord points positions squares marked on solution'.split(
    ' ',
  ),
);

interface Point {
  readonly first: number;
  readonly second: number;
  /** What the first number is, where the file says so. */
  readonly order: LineOrder | undefined;
}

/** The picture of the first list of cells among the entries; `unclear` when it can be read as different pictures. */
export function pointsPicture(
  entries: readonly Entry[],
  size: StatedSize,
): PointsPicture | 'unclear' | undefined {
  const { sides } = size;
  const width = size.width ?? (sides?.[0] === sides?.[1] ? sides?.[0] : undefined);
  const height = size.height ?? (sides?.[0] === sides?.[1] ? sides?.[0] : undefined);
  if (!isSide(width) || !isSide(height)) return undefined;
  for (const { name, value } of entries) {
    if (name === undefined || value.kind !== 'list' || !wordsOf(name).some((word) => NAMES.has(word)))
      continue;
    const points = pointsOf(value, width * height);
    if (points === undefined) continue;
    const readings = readingsOf(points, width, height);
    const [first, other] = readings;
    if (first === undefined) continue;
    const isTransposed = other !== undefined && other.base === first.base && other.order !== first.order;
    if (readings.length > 2 || (other !== undefined && !isTransposed)) return 'unclear';
    const isFilled = Array.from({ length: width * height }, () => false);
    for (const point of points) isFilled[indexOf(point, first, width)] = true;
    const { offset, end } = value;
    return { width, height, isFilled, offset, end, ...(isTransposed ? { assumed: first.order } : {}) };
  }
  return undefined;
}

function isSide(side: number | undefined): side is number {
  return side !== undefined && Number.isInteger(side) && side >= 1 && side <= MAX_SIDE;
}

/** All points of a list, or undefined when anything else is in it. */
function pointsOf(value: ValueNode, most: number): Point[] | undefined {
  if (value.kind !== 'list' || value.items.length === 0) return undefined;
  const points: Point[] = [];
  for (const entry of entriesOf(value)) {
    const point = pointOf(entry.value);
    if (point === undefined || points.length >= most) return undefined;
    points.push(point);
  }
  return points;
}

/** `[0, 1]`, `(0, 1)`, `{"row": 0, "col": 1}`, `"0,1"`. */
function pointOf(value: ValueNode): Point | undefined {
  if (value.kind === 'number') return undefined;
  if (value.kind === 'string') {
    const [, a, b] = /^\s?(\d{1,4})\s?[,;:\s]\s?(\d{1,4})\s?$/.exec(value.value) ?? [];
    return a === undefined ? undefined : { first: Number(a), second: Number(b), order: undefined };
  }
  const entries = entriesOf(value);
  const [first, second] = entries.map((entry) =>
    entry.value.kind === 'number' ? entry.value.value : Number.NaN,
  );
  if (entries.length !== 2 || !Number.isInteger(first) || !Number.isInteger(second)) return undefined;
  if (!entries.some(({ isKeyed }) => isKeyed)) return { first, second, order: undefined };
  const [one, other] = entries.map(({ name = '' }) => axisOf(name));
  if (one === undefined || other === undefined || one === other) return undefined;
  return { first, second, order: one };
}

function axisOf(name: string): LineOrder | undefined {
  if (/^(?:r|row|y|i|line)$/i.test(name)) return 'rows-first';
  return /^(?:c|col|column|x|j)$/i.test(name) ? 'columns-first' : undefined;
}

interface PointsReading {
  readonly order: LineOrder;
  readonly base: 0 | 1;
}

/** The readings in which every point lies in the grid; (row, column) first, as in most programs. */
function readingsOf(points: readonly Point[], width: number, height: number): PointsReading[] {
  const readings: PointsReading[] = [];
  for (const order of ['rows-first', 'columns-first'] as const) {
    for (const base of [0, 1] as const) {
      const fits = points.every(({ first, second, order: stated }) => {
        const isRowFirst = (stated ?? order) === 'rows-first';
        const [row, column] = isRowFirst ? [first, second] : [second, first];
        return row >= base && row < height + base && column >= base && column < width + base;
      });
      // Where all points say which number is the row, both orders are the same reading.
      const isStated = order === 'columns-first' && points.every((point) => point.order !== undefined);
      if (fits && !isStated) readings.push({ order, base });
    }
  }
  return readings;
}

function indexOf({ first, second, order }: Point, reading: PointsReading, width: number): number {
  const [row, column] = (order ?? reading.order) === 'rows-first' ? [first, second] : [second, first];
  return (row - reading.base) * width + column - reading.base;
}
