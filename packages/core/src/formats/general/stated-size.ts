// The size that a file states beside its lists or its picture: `"height": 5`, `"size": [10, 15]`, `"dims": "10x15"`.
// It has to agree with what was found: a row that was deleted is noticed by that alone.
import { counted } from '../../messages/index.js';
import type { Size } from '../../model/index.js';
import { type Entry, entriesOf, type ValueNode } from './entries.js';
import { sizeOf } from './names.js';

/** A size that the file states, and where. */
export interface StatedSize {
  readonly width?: number;
  readonly height?: number;
  /** Both sides, when it is not said which is which. */
  readonly sides?: readonly [number, number];
}

interface SizedClues {
  readonly rows: readonly unknown[];
  readonly columns: readonly unknown[];
  readonly size: StatedSize;
}

/** What is wrong with the size, in half a sentence. */
export function sizeFault({ rows, columns, size }: SizedClues): string | undefined {
  const { width, height, sides } = size;
  if (height !== undefined && rows.length !== height) {
    return `found ${counted(rows.length, 'row clue')}, expected ${height} (height ${height})`;
  }
  if (width !== undefined && columns.length !== width) {
    return `found ${counted(columns.length, 'column clue')}, expected ${width} (width ${width})`;
  }
  if (sides === undefined) return undefined;
  const [a, b] = sides;
  const isRight = (rows.length === a && columns.length === b) || (rows.length === b && columns.length === a);
  if (isRight) return undefined;
  const found = `${counted(rows.length, 'row clue')} and ${counted(columns.length, 'column clue')}`;
  return `found ${found}, expected ${a} and ${b} (size ${a} x ${b})`;
}

/** The same for a picture. */
export function pictureFault({ width, height }: Size, size: StatedSize): string | undefined {
  const { sides } = size;
  const isWrong =
    (size.height !== undefined && size.height !== height) ||
    (size.width !== undefined && size.width !== width) ||
    (sides !== undefined && !isOf(sides, width, height) && !isOf(sides, height, width));
  if (!isWrong) return undefined;
  const stated = sides ?? [size.width ?? width, size.height ?? height];
  const [found, expected] = [[width, height], stated].map((both) => both.join(' x '));
  return `found a picture of ${found} cells, expected ${expected} (stated size)`;
}

function isOf([a, b]: readonly [number, number], width: number, height: number): boolean {
  return a === width && b === height;
}

export function hasSize({ width, height, sides }: StatedSize): boolean {
  return width !== undefined || height !== undefined || sides !== undefined;
}

/** Whether at least one of the stated numbers is the length of its side. */
export function hasOneSide({ width, height, sides }: StatedSize, columns: number, rows: number): boolean {
  return (
    width === columns ||
    height === rows ||
    (sides?.some((side) => side === columns || side === rows) ?? false)
  );
}

/** The size that entries state, each by its name. */
export function statedSize(entries: readonly Entry[]): StatedSize {
  const size: { width?: number; height?: number; sides?: [number, number] } = {};
  // A matrix is m by n: m rows, n columns. Either letter alone may be anything.
  const [m, n] = ['m', 'n'].map(
    (letter) => entries.find(({ name, isKeyed }) => isKeyed && name === letter)?.value,
  );
  if (m?.kind === 'number' && n?.kind === 'number') Object.assign(size, { height: m.value, width: n.value });
  for (const { name, isKeyed, value } of entries) {
    const part = isKeyed && name !== undefined ? sizeOf(name) : undefined;
    if (part === undefined) continue;
    if (part === 'size') Object.assign(size, bothSides(value));
    else if (value.kind === 'number') size[part] = value.value;
    else if (value.kind === 'string') Object.assign(size, sideOfText(part, value.value));
  }
  return size;
}

/** `[10, 15]`, `{"rows": 10, "cols": 15}`, `"10x15"`, `10`. */
function bothSides(value: ValueNode): StatedSize {
  if (value.kind === 'number') return { sides: [value.value, value.value] };
  if (value.kind === 'string') return sidesOfText(value.value);
  const entries = entriesOf(value);
  const numbers = entries.map((entry) => (entry.value.kind === 'number' ? entry.value.value : Number.NaN));
  if (numbers.length !== 2 || !numbers.every(Number.isInteger)) return {};
  if (entries.some(({ isKeyed }) => isKeyed)) return statedSize(entries);
  return { sides: [numbers[0], numbers[1]] };
}

/** `"5"`, the length of one side. */
export function sideOfText(part: 'width' | 'height', text: string): StatedSize {
  return /^\d{1,4}$/.test(text) ? { [part]: Number(text) } : {};
}

/** `"10x15"`. */
export function sidesOfText(text: string): StatedSize {
  const [, a, b] = /^\s{0,20}(\d{1,4})\s?[x×,*]\s?(\d{1,4})\s{0,20}$/i.exec(text) ?? [];
  return a === undefined ? {} : { sides: [Number(a), Number(b)] };
}
