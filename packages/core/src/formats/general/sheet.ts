// The general reader for sheets: CSV or TSV with the clues of the columns above the grid and those of the rows
// left of it, the corner and the grid itself empty. A cell may hold one run or a whole clue.
//   ,,1,,1       ;1 1;2;1
//   ,,1,2,1      2;;;
//   1,1,,,       1 1;;;
import { MAX_SIDE } from '../../model/index.js';
import { BARE, type Fit, type Format } from '../format.js';
import type { Reading } from '../reading/reading.js';
import type { SourceText } from '../reading/source-text.js';
import { addCandidate, type Candidate, isPlausible } from './candidates.js';
import { type RawClue, type RawRun, runsOfText } from './clues.js';

export const sheet: Format = {
  id: 'sheet',
  title: 'sheet with clues above and left',
  extensions: [],
  carries: BARE,
  general: true,
  sniff: (source: SourceText): Fit =>
    /[,;\t]/.test(source.head) && source.toldLines.length > 1 ? 'maybe' : 'no',
  parse: parseSheet,
};

interface Cell {
  readonly text: string;
  readonly offset: number;
  readonly end: number;
}

/** More cells than any sheet with a puzzle has. */
const MOST_CELLS = 4_000_000;

function parseSheet(reading: Reading): void {
  const { source } = reading;
  for (const divider of ['\t', ';', ',']) {
    if (!source.head.includes(divider)) continue;
    const candidate = candidateOf(cellsOf(source.text, divider));
    if (candidate === undefined || !isPlausible(candidate)) continue;
    addCandidate(reading, candidate);
    return;
  }
  const hint =
    'looked for the clues of the columns in the first lines and those of the rows in the first columns';
  reading.fault(
    'unknown-format',
    { offset: 0, end: 1 },
    'no clues were found above and left of a grid',
    hint,
  );
}

/** The cells of a sheet; quotes may hold dividers and line ends. */
function cellsOf(text: string, divider: string): Cell[][] {
  const rows: Cell[][] = [[]];
  let count = 0;
  for (let at = 0; at <= text.length && ++count < MOST_CELLS; ) {
    const offset = at;
    const isQuoted = text[at] === '"';
    let end = at;
    if (isQuoted) {
      end = text.indexOf('"', at + 1);
      while (end >= 0 && text[end + 1] === '"') end = text.indexOf('"', end + 2);
      if (end < 0) return [];
      at = end + 1;
    }
    while (at < text.length && text[at] !== divider && text[at] !== '\n' && text[at] !== '\r') at += 1;
    const content = isQuoted ? text.slice(offset + 1, end) : text.slice(offset, at);
    rows[rows.length - 1].push({ text: content.trim(), offset, end: at });
    if (text[at] === divider) {
      at += 1;
      continue;
    }
    at += text.startsWith('\r\n', at) ? 2 : 1;
    rows.push([]);
  }
  while (rows.length > 0 && rows[rows.length - 1].every((cell) => cell.text === '')) rows.pop();
  return rows;
}

/** The puzzle of a sheet, if its numbers stand as they should. */
function candidateOf(rows: readonly (readonly Cell[])[]): Candidate | undefined {
  const first = rows.findIndex((row) => row.some(({ text }) => text !== ''));
  if (first < 0 || rows.length - first < 2 || rows.length - first > 2 * MAX_SIDE) return undefined;
  const lines = rows.slice(first).map((row) => row.map((cell) => ({ ...cell, runs: runsIn(cell) })));
  if (lines.some((line) => line.some(({ runs }) => runs === undefined))) return undefined;
  const isNumber = (cell: { readonly text: string }) => /\d/.test(cell.text);
  const firsts = lines.map((line) => positive(line.findIndex(isNumber), Infinity));
  const lasts = lines.map((line) => lastIndex(line, isNumber));
  // The first line below the clues of the columns: from there on all numbers stand left of all those above.
  let left = firsts[0];
  let top = 1;
  while (top < lines.length && lasts[top] >= left) {
    left = Math.min(left, firsts[top]);
    top += 1;
  }
  const below = lines.slice(top);
  const right = lasts.slice(top).reduce((most, last) => Math.max(most, last), -1);
  if (left === Infinity || below.length === 0 || right < 0 || right >= left) return undefined;
  const width = lines.reduce((most, line) => Math.max(most, lastIndex(line, isNumber) + 1), 0) - left;
  if (width < 1 || Math.max(width, below.length) > MAX_SIDE) return undefined;
  const columns = Array.from({ length: width }, (_, i) =>
    clue(lines.slice(0, top).map((line) => line[left + i])),
  );
  const sides = below.map((line) => clue(line.slice(0, left)));
  const { offset, end } = lines[0][0];
  return { rows: sides, columns, isStated: true, meta: {}, size: {}, span: { offset, end } };
}

/** The runs of a cell; undefined when it holds anything else that is not a mark of a blank cell. */
function runsIn(cell: Cell): readonly RawRun[] | undefined {
  if (cell.text === '' || /^[.xX_?-]$/.test(cell.text)) return [];
  return runsOfText(cell.text.replace(/[\r\n]+/g, ' '), cell);
}

function clue(cells: readonly ({ readonly runs: readonly RawRun[] | undefined } & Cell)[]): RawClue {
  const told = cells.filter((cell) => cell !== undefined);
  const runs = told.flatMap((cell) => cell.runs ?? []);
  const place = told[0] ?? { offset: 0, end: 1 };
  return { runs, offset: place.offset, end: place.end };
}

function positive(index: number, otherwise: number): number {
  return index < 0 ? otherwise : index;
}

function lastIndex<T>(items: readonly T[], is: (item: T) => boolean): number {
  let index = items.length - 1;
  while (index >= 0 && !is(items[index])) index -= 1;
  return index;
}
