// The general reader for sheets: CSV, TSV, an HTML table or one of LaTeX with the clues of the columns above the grid and those of the rows
// left of it, the corner and the grid itself empty. A cell may hold one run or a whole clue.
//   ,,1,,1       ;1 1;2;1
//   ,,1,2,1      2;;;
//   1,1,,,       1 1;;;
import { MAX_SIDE } from '../../model/index.js';
import { BARE, type Fit, type Format } from '../format.js';
import type { Reading } from '../reading/reading.js';
import type { SourceText } from '../reading/source-text.js';
import { addCandidate, addOnly, type Candidate, isPlausible } from './candidates.js';
import { type RawClue, type RawRun, runsOfText } from './clues.js';
import { isHtmlTable, tablesOf } from './html-table.js';
import { headingSide } from './names.js';
import { type Cell, recordCandidates, sidedCandidates } from './records.js';

export const sheet: Format = {
  id: 'sheet',
  title: 'sheet with clues above and left',
  extensions: [],
  supports: { ...BARE, several: true },
  general: true,
  sniff: (source: SourceText): Fit =>
    isHtmlTable(source.head) || (/[,;\t|&]/.test(source.head) && source.filledLines.length > 1)
      ? 'maybe'
      : 'no',
  parse: parseSheet,
};

/** No sheet with a puzzle has more cells or lines. */
const MOST_CELLS = 4_000_000;
const MOST_ROWS = 5 * MAX_SIDE;

function parseSheet(reading: Reading): void {
  const { source } = reading;
  if (isHtmlTable(source.head)) {
    const found = tablesOf(source.text).flatMap((cells) => sidesOf(cells) ?? candidateOf(cells) ?? []);
    for (const candidate of found.filter(isPlausible)) if (!addCandidate(reading, candidate)) return;
    if (found.some(isPlausible)) return;
  }
  const table = latexTable(source.text);
  for (const divider of table === undefined ? ['\t', ';', ',', '|'] : ['&']) {
    if (!source.head.includes(divider)) continue;
    const all = cellsOf(table ?? source.text, divider);
    const cells = divider === '|' ? unruled(all) : all;
    if (addUngridded(reading, cells)) return;
    const candidate = sidesOf(cells) ?? candidateOf(cells);
    if (candidate === undefined || !isPlausible(candidate)) continue;
    if (hasOpenEnd(cells, candidate)) {
      const hint = 'write 0 above a blank column, or remove the separator at the end of every line';
      const message = 'the last cell of every line is empty: a blank column, or one separator too many?';
      reading.fault('bad-syntax', candidate.span, message, hint);
      return;
    }
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

/** The inside of the first table of LaTeX at its place in the text, without the ends and rules of lines. */
function latexTable(text: string): string | undefined {
  const begin = /\\begin\{(?:tabular|array|longtable)\}.{0,200}/.exec(text.slice(0, 100_000));
  if (begin === null) return undefined;
  const from = begin.index + begin[0].length;
  const end = text.indexOf('\\end{', from);
  if (end < 0) return undefined;
  const inside = text
    .slice(from, end)
    .replace(/\\\\|\\(?:hline|toprule|midrule|bottomrule|\$)|\$/g, (command) => ' '.repeat(command.length));
  return ' '.repeat(from) + inside;
}

/** Puzzles line by line, or clues line by line. False, without a fault, when there are none. */
function addUngridded(reading: Reading, cells: readonly (readonly Cell[])[]): boolean {
  const sided = sidedCandidates(cells).filter(isPlausible);
  const found = recordCandidates(cells) ?? (sided.length > 0 ? [sided] : []);
  for (const readings of found) {
    if (!addOnly(reading, readings, 'put semicolons between clues and blanks between runs: "2 1; 3"')) break;
  }
  return found.length > 0;
}

/** Whether exactly the last column is blank and nothing is written in it: some programs end lines with a separator. */
function hasOpenEnd(cells: readonly (readonly Cell[])[], { columns }: Candidate): boolean {
  const [last, other] = [columns[columns.length - 1], columns[columns.length - 2]];
  if (last.runs.length > 0 || other === undefined || other.runs.length === 0) return false;
  return cells.every((row) => row[row.length - 1].text === '');
}

/** A table drawn with bars: without its title, the rules between its lines and the bars at their ends. */
function unruled(rows: readonly (readonly Cell[])[]): readonly (readonly Cell[])[] {
  const first = rows.findIndex((row) => row.length > 1);
  const lines = rows
    .slice(Math.max(0, first))
    .filter((row) => row.some(({ text }) => !/^[-+=:─═]*$/.test(text)) || !isRule(row))
    .map((row) => row.map((cell) => ({ ...cell, text: cell.text.replace(/<br ?\/?>/gi, ' ') })));
  const isOpen = (row: readonly Cell[]) => row[0].text === '' && row[row.length - 1].text === '';
  const isFramed = lines.length > 0 && lines.every((row) => row.length > 2 && isOpen(row));
  const isEnded = lines.every((row) => row[row.length - 1].text === '' && row.length === lines[0].length);
  if (isFramed && lines.every((row) => row.length === lines[0].length)) {
    return lines.map((row) => row.slice(1, -1));
  }
  return isEnded ? lines.map((row) => row.slice(0, -1)) : lines;
}

function isRule(row: readonly Cell[]): boolean {
  return row.some(({ text }) => text !== '');
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
      if (rows[rows.length - 1].length > 3 * MAX_SIDE) return [];
      at += 1;
      continue;
    }
    at += text.startsWith('\r\n', at) ? 2 : 1;
    if (rows.length > MOST_ROWS) return [];
    rows.push([]);
  }
  // Lines with nothing in them are layout. A line of empty cells is a blank row of the puzzle.
  return rows.filter((row) => row.length > 1 || row.some((cell) => cell.text !== ''));
}

/** The puzzle of a sheet, if its numbers stand as they should. */
function candidateOf(rows: readonly (readonly Cell[])[]): Candidate | undefined {
  const first = rows.findIndex((row) => row.some(({ text }) => text !== ''));
  if (first < 0 || rows.length - first < 2 || rows.length - first > 2 * MAX_SIDE) return undefined;
  const lines = rows.slice(first).map((row) => row.map((cell) => ({ ...cell, runs: runsIn(cell) })));
  if (lines.some((line) => line.some(({ runs }) => runs === undefined))) return undefined;
  // A 0 may also stand in the cells of the grid: it does not show where the clues are.
  const isNumber = (cell: { readonly text: string }) => /[1-9]/.test(cell.text);
  const firsts = lines.map((line) => positive(line.findIndex(isNumber), Infinity));
  const lasts = lines.map((line) => lastIndex(line, isNumber));
  // The first line below the clues of the columns: from there on all numbers stand left of all those above.
  let firstAbove = firsts[0];
  let top = 1;
  while (top < lines.length && lasts[top] >= firstAbove) {
    firstAbove = Math.min(firstAbove, firsts[top]);
    top += 1;
  }
  const below = lines.slice(top);
  const right = lasts.slice(top).reduce((most, last) => Math.max(most, last), -1);
  if (firstAbove === Infinity || below.length === 0 || right < 0 || right >= firstAbove) return undefined;
  const left = firstColumn(below, lasts.slice(top), right, firstAbove);
  if (left === undefined) return undefined;
  // Where all lines have the same number of cells, blank columns at the end have theirs too.
  const isRectangle = lines.every((line) => line.length === lines[0].length);
  const last = isRectangle ? lines[0].length - 1 : lasts.reduce((most, index) => Math.max(most, index), -1);
  const width = last + 1 - left;
  if (width < 1 || Math.max(width, below.length) > MAX_SIDE) return undefined;
  const columns = Array.from({ length: width }, (_, i) =>
    clue(lines.slice(0, top).map((line) => line[left + i])),
  );
  const sides = below.map((line) => clue(line.slice(0, left)));
  const { offset, end } = lines[0][0];
  return { rows: sides, columns, isStated: true, meta: {}, size: {}, span: { offset, end } };
}

/**
 * Where the grid begins, between the last number beside it and the first above it. Empty cells between these two
 * are blank columns if something is written in them or if the clues beside are aligned to the grid; otherwise it
 * is not known, and undefined.
 */
function firstColumn(
  below: readonly (readonly Cell[])[],
  lasts: readonly number[],
  right: number,
  firstAbove: number,
): number | undefined {
  if (right + 1 === firstAbove) return firstAbove;
  const isWritten = (column: number) => below.every((line) => (line[column]?.text ?? '') !== '');
  for (let column = right + 1; column < firstAbove; column++) if (isWritten(column)) return column;
  const isAligned = lasts.every((last) => last === right || last < 0);
  return isAligned && right > 0 ? right + 1 : undefined;
}

/** Two columns of cells, the clues of the rows and those of the columns, below a line that names them. */
function sidesOf(rows: readonly (readonly Cell[])[]): Candidate | undefined {
  const [head, ...lines] = rows;
  if (head?.length !== 2 || lines.length === 0 || lines.length > MAX_SIDE) return undefined;
  const named = head.map(({ text }) => headingSide(text));
  const at = named.findIndex((side) => side?.side === 'rows');
  if (at < 0 || named[1 - at]?.side !== 'columns') return undefined;
  const sides = [at, 1 - at].map((index) => {
    const cells = lines.map((line) => line[index]).filter((cell) => cell !== undefined && cell.text !== '');
    return cells.map((cell) => ({ ...cell, runs: runsIn(cell) }));
  });
  if (sides.some((cells) => cells.some(({ runs }) => runs === undefined))) return undefined;
  const [first, second] = sides.map((cells) => cells.map((cell) => clue([cell])));
  const isStated = named.every((side) => side?.isSure);
  const { offset, end } = head[0];
  return { rows: first, columns: second, isStated, meta: {}, size: {}, span: { offset, end } };
}

/** The runs of a cell; undefined when it holds anything else that is not a mark of a blank cell. */
function runsIn(cell: Cell): readonly RawRun[] | undefined {
  if (cell.text === '' || /^[.xX_?-]$/.test(cell.text)) return [];
  return runsOfText(cell.text.replace(/[\r\n]+/g, ' '), cell);
}

function clue(cells: readonly ({ readonly runs: readonly RawRun[] | undefined } & Cell)[]): RawClue {
  const present = cells.filter((cell) => cell !== undefined);
  const runs = present.flatMap((cell) => cell.runs ?? []);
  const place = present[0] ?? { offset: 0, end: 1 };
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
