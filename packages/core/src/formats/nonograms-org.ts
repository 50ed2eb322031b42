// The page data of nonograms.org, `var d=[[..],[..],..];`: the solution, enciphered, with its colours.
// Read only. Takes the line itself or the whole page.
import {
  BLACK_ON_WHITE,
  candidate,
  completePalette,
  type Grid,
  MAX_COLORS,
  MAX_SIDE,
  type Palette,
} from '../model/index.js';
import { BARE, type Fit, type Format } from './format.js';
import type { Reading } from './reading/reading.js';
import type { SourceText } from './reading/source-text.js';

export const nonogramsOrg: Format = {
  id: 'nonograms-org',
  title: 'nonograms.org page data',
  extensions: ['.html', '.htm'],
  supports: { ...BARE, colors: MAX_COLORS, colorValues: true, goal: true, clues: false },
  sniff: sniffNonogramsOrg,
  parse: parseNonogramsOrg,
};

const START = /\bd\s*=\s*\[\s*(?=\[\s*-?\d)/;

function sniffNonogramsOrg(source: SourceText): Fit {
  // The data may stand far below in a page, beyond the head.
  const text = /^\s*</.test(source.head) ? source.text : source.head;
  return START.test(text) ? 'certain' : 'no';
}

function parseNonogramsOrg(reading: Reading): void {
  const { text } = reading.source;
  const start = START.exec(text);
  const offset = start?.index ?? 0;
  const span = { offset, end: offset + 1 };
  const data = start === null ? undefined : readRows(text, offset + start[0].length);
  if (data === undefined) {
    reading.fault('bad-syntax', span, 'there is no complete list "d=[[..],[..],..]" of numbers');
    return;
  }
  const [width, height, colors] = [1, 2, 3].map((i) => sum(data[i]));
  const sizes = [width, height].every((side) => Number.isInteger(side) && side >= 1);
  if (!sizes || !(colors >= 1) || colors > MAX_COLORS || data.length < colors + 7) {
    reading.fault('bad-syntax', span, 'the numbers in this list do not describe a puzzle');
    return;
  }
  if (Math.max(width, height) > MAX_SIDE) {
    const message = `the puzzle is ${width} wide and ${height} high; at most ${MAX_SIDE} are supported`;
    reading.fault('too-large', span, message);
    return;
  }
  const palette = paletteOf(data, colors);
  const goal = palette && reading.grid({ width, height }, palette, span);
  if (goal === undefined || !paint(data, colors, goal)) {
    reading.fault('bad-syntax', span, 'the numbers in this list do not describe a picture of its size');
    return;
  }
  reading.addPicture(goal, { meta: {} }, span, palette);
}

/** Lists of numbers up to the closing bracket; undefined when something else comes in between. */
function readRows(text: string, offset: number): number[][] | undefined {
  const rows: number[][] = [];
  const row = /\s*\[([\s\d,-]*)\]\s*(,|\])/y;
  row.lastIndex = offset;
  for (let found = row.exec(text); found !== null; found = row.exec(text)) {
    rows.push(found[1].split(',').map(Number));
    if (found[2] === ']') return rows;
  }
  return undefined;
}

/** How the site hides a number in four. */
function sum([a, b, c, m]: readonly number[] = []): number {
  return (a % m) + (b % m) - (c % m);
}

function paletteOf(data: readonly number[][], count: number): Palette | undefined {
  const base = data[4];
  const hex = (value: number) => value.toString(16).padStart(2, '0');
  const values = Array.from({ length: count }, (_, i) => {
    const row = data[5 + i];
    return [row[0] - base[1], row[1] - base[0], row[2] - base[3]];
  });
  const valid = values.flat().every((value) => Number.isInteger(value) && value >= 0 && value < 256);
  if (!valid) return undefined;
  const colors = values.map((value) => ({ rgb: `#${value.map(hex).join('')}` }));
  return count === 1 && colors[0].rgb === '#000000' ? BLACK_ON_WHITE : completePalette({ colors });
}

/** Fills the runs in; false when one lies outside or has no colour. */
function paint(data: readonly number[][], colors: number, grid: Grid): boolean {
  const at = colors + 5;
  const [a, b, c, m] = data[at];
  const count = (a % m) ** 2 + 2 * (b % m) + (c % m);
  const base = data[at + 1];
  if (!Number.isInteger(count) || count < 0 || count > data.length - at - 2) return false;
  grid.cells.fill(candidate(0));
  for (let i = 0; i < count; i++) {
    const run = data[at + 2 + i];
    const row = run[3] - base[3] - 1;
    const start = run[0] - base[0] - 1;
    const length = run[1] - base[1];
    const color = run[2] - base[2];
    const inside = row >= 0 && row < grid.height && start >= 0 && length >= 0 && start + length <= grid.width;
    if (!inside || !(color >= 1 && color <= colors)) return false;
    grid.cells.fill(candidate(color), row * grid.width + start, row * grid.width + start + length);
  }
  return true;
}
