// Pictures in a tree of nodes or in lines of text: 0 and 1, true and false, or two characters of which one is
// known to mean filled. A picture with more than two kinds of cells is not black-and-white.
import { BLACK_ON_WHITE, candidate, type Grid, MAX_SIDE, type Size } from '../../model/index.js';
import type { Span } from '../reading/draft.js';
import type { Reading } from '../reading/reading.js';
import type { RawClue } from './clues.js';
import type { ValueNode } from './entries.js';
import type { ListNode } from './nodes.js';
import type { StatedSize } from './stated-size.js';

export interface Picture extends Size, Span {
  /** Row by row. */
  readonly isFilled: readonly boolean[];
  /** True where either of the two characters may mean filled. */
  readonly isAssumed?: boolean;
}

const FILLED = new Set('#1XxOo@*█■▓●▋⬛T+');
const BLANK = new Set('.0-_·□░○⬜ F:,');

/** A cell of which a file says nothing: blank, whatever stands for the others. */
const NOTHING = '\u0000';
const CELL_WORDS: ReadonlyMap<string, string> = new Map([
  ...['true', 'filled', 'full'].map((word) => [word, '1'] as const),
  ...['false', 'empty', 'blank'].map((word) => [word, '0'] as const),
  ...['null', 'none', 'nil'].map((word) => [word, NOTHING] as const),
]);

/** A list of rows, each a list or a string of cells, or one string of several lines. */
export function pictureOf(value: ValueNode): Picture | undefined {
  if (value.kind === 'number') return undefined;
  if (value.kind === 'string') {
    if (!value.value.includes('\n')) return undefined;
    const lines = value.value.split(/\r?\n/);
    while (lines.length > 0 && lines[0].trim() === '') lines.splice(0, 1);
    while (lines.length > 0 && lines[lines.length - 1].trim() === '') lines.pop();
    return pictureOfLines(lines, value, false);
  }
  // `np.array([[0, 1], [1, 0]])`
  const [only, another] = value.items;
  if (value.open === '(' && only?.kind === 'list' && another === undefined) return pictureOf(only);
  const rows: string[] = [];
  for (const item of value.items) {
    if (item.kind === 'mark' || item.kind === 'note') continue;
    if (rows.length >= MAX_SIDE || !(item.kind === 'list' || item.kind === 'string')) return undefined;
    const row = item.kind === 'string' ? item.value : cellsOf(item);
    if (row === undefined) return undefined;
    rows.push(row);
  }
  return pictureOfLines(rows, value, false);
}

/** All cells row by row in one list or string, for a size that is stated beside it. */
export function flatPictureOf(value: ValueNode, { width, height, sides }: StatedSize): Picture | undefined {
  const w = width ?? (sides?.[0] === sides?.[1] ? sides?.[0] : undefined);
  const h = height ?? (sides?.[0] === sides?.[1] ? sides?.[0] : undefined);
  if (w === undefined || h === undefined || w < 1 || h < 1 || Math.max(w, h) > MAX_SIDE) return undefined;
  const cells =
    value.kind === 'string' ? value.value : value.kind === 'list' ? cellsOf(value, w * h) : undefined;
  if (cells === undefined || cells.length !== w * h) return undefined;
  const rows = Array.from({ length: h }, (_, row) => cells.slice(row * w, (row + 1) * w));
  return pictureOfLines(rows, value, false);
}

/** The cells of a list, one character each. */
function cellsOf(list: ListNode, most = MAX_SIDE): string | undefined {
  let cells = '';
  for (const item of list.items) {
    if (item.kind === 'mark' || item.kind === 'note') continue;
    if (item.kind === 'list' || cells.length >= most) return undefined;
    const word = String(item.value);
    const named = CELL_WORDS.get(word.toLowerCase());
    if (item.kind === 'word' && named === undefined && !/^[tfxo_]$/i.test(word)) return undefined;
    const cell = named ?? (word === '' ? ' ' : word);
    if (cell.length !== 1) return undefined;
    cells += cell;
  }
  return cells;
}

/** Rows of cells; with `isRagged` blanks at the end of a row may be missing. */
export function pictureOfLines(lines: readonly string[], span: Span, isRagged: boolean): Picture | undefined {
  const height = lines.length;
  const width = lines.reduce((most, line) => Math.max(most, line.length), 0);
  if (height === 0 || width === 0 || Math.max(width, height) > MAX_SIDE) return undefined;
  const kinds = new Set<string>();
  const cells: string[] = [];
  for (const line of lines) {
    if (line.length !== width && !isRagged) return undefined;
    for (let i = 0; i < width; i++) {
      const cell = line[i] ?? ' ';
      kinds.add(cell);
      if (kinds.size > 2) return undefined;
      cells.push(cell);
    }
  }
  if (isCrossesAndCircles(kinds)) {
    const isFilled = cells.map((cell) => /x/i.test(cell));
    return { width, height, isFilled, isAssumed: true, ...placeOf(span) };
  }
  const hasNothing = kinds.delete(NOTHING);
  const filled = [...kinds].filter((kind) => hasNothing || FILLED.has(kind));
  const blank = [...kinds].filter((kind) => !hasNothing && BLANK.has(kind));
  if (filled.length !== 1 || filled.length + blank.length !== kinds.size) return undefined;
  return { width, height, isFilled: cells.map((cell) => cell === filled[0]), ...placeOf(span) };
}

function placeOf({ offset, end }: Span): Span {
  return { offset, end };
}

/** x and o: in some files the x is the filled cell, in others the mark of a blank one. */
function isCrossesAndCircles(kinds: ReadonlySet<string>): boolean {
  return [...kinds].sort().join('').toLowerCase() === 'ox';
}

/** Whether a side has the clues of the picture's rows, or with `isAcross` false of its columns. */
export function hasCluesOf(picture: Picture, clues: readonly RawClue[], isAcross: boolean): boolean {
  const { width, height, isFilled } = picture;
  if (clues.length !== (isAcross ? height : width)) return false;
  return clues.every(({ runs }, line) => {
    const lengths: number[] = [];
    let open = 0;
    for (let i = 0; i <= (isAcross ? width : height); i++) {
      const isInside = i < (isAcross ? width : height);
      if (isInside && isFilled[isAcross ? line * width + i : i * width + line]) open += 1;
      else if (open > 0) {
        lengths.push(open);
        open = 0;
      }
    }
    return lengths.length === runs.length && runs.every(({ length }, i) => length === lengths[i]);
  });
}

/** The picture as a grid, counted against the limit on cells. */
export function gridOf(reading: Reading, picture: Picture): Grid | undefined {
  const grid = reading.grid(picture, BLACK_ON_WHITE, picture);
  if (grid === undefined) return undefined;
  if (picture.isAssumed) reading.warnAboutMarks(picture);
  picture.isFilled.forEach((filled, i) => {
    grid.cells[i] = candidate(filled ? 1 : 0);
  });
  return grid;
}
