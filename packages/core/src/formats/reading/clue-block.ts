// Blocks of clues, one line of text per clue, as most plain formats have them. An empty line of text is
// a blank line of the puzzle in some files and mere layout in others; the number of lines decides.

import { counted, shortened } from '../../messages/index.js';
import { MAX_SIDE, type Metadata } from '../../model/index.js';
import { scanNumbers } from './clue-scanner.js';
import type { DraftClue, DraftRun, Span } from './draft.js';
import type { Reading } from './reading.js';
import type { SourceText } from './source-text.js';

export function isEmptyLine(source: SourceText, index: number): boolean {
  // The first character nearly always decides.
  const code = source.text.charCodeAt(source.lineStart(index));
  return !(code > 32 && code < 127) && !/\S/.test(source.lineText(index));
}

/** The first line from `from` on that has something in it; `lineCount` when there is none. */
export function nextTextLine(source: SourceText, from: number): number {
  let index = from;
  while (index < source.lineCount && isEmptyLine(source, index)) index += 1;
  return index;
}

export function lineSpan(source: SourceText, index: number): Span {
  if (index >= source.lineCount) return { offset: source.text.length, end: source.text.length };
  return { offset: source.lineStart(index), end: source.lineEnd(index) };
}

/**
 * The lines of text in [from, to) that are clues. Layout is dropped from the end, then from the
 * beginning, then everywhere, as far as more lines are there than wanted.
 */
export function clueLines(source: SourceText, from: number, to: number, wanted?: number): number[] {
  let [first, last] = [from, to];
  while (last > first && last - first > (wanted ?? 0) && isEmptyLine(source, last - 1)) last -= 1;
  while (first < last && last - first > (wanted ?? 0) && isEmptyLine(source, first)) first += 1;
  // Beyond this, empty lines can't be layout any more; an array of them would only cost memory.
  const lines = Array.from({ length: Math.min(last - first, 4 * MAX_SIDE) }, (_, i) => first + i);
  if (wanted === undefined || lines.length <= wanted) return lines;
  const filled = lines.filter((index) => !isEmptyLine(source, index));
  return filled.length === wanted ? filled : lines;
}

/**
 * The end of a block of clues that another heading follows. Where the file has an empty line before its first
 * heading, the one before this heading is layout too, and no clue of a blank line.
 */
export function blockEnd(source: SourceText, firstHeading: number, to: number): number {
  const isSeparated = firstHeading > 0 && isEmptyLine(source, firstHeading - 1);
  return isSeparated && to < source.lineCount && isEmptyLine(source, to - 1) ? to - 1 : to;
}

/** The size that a file states for one side, and for the other if it is known. */
interface StatedSize {
  readonly side: Side;
  readonly count: number;
  readonly other?: number | undefined;
  /** Clues found for the other side, if that is known. */
  readonly otherFound?: number | undefined;
}

/** Reports when there are not as many clues as the size says. */
export function checkCount(reading: Reading, found: number, stated: StatedSize, span: Span): boolean {
  const { side, count } = stated;
  if (found === count) return true;
  reading.fault(
    'size-mismatch',
    span,
    `found ${counted(found, `${LINES[side]} clue`)}, expected ${count} (${side} ${count})`,
    exchangeHint(found, stated) ?? missingHint(found, stated),
  );
  return false;
}

/** With one line less the puzzle can be read, and a diagnosis finds where the line is missing and how it reads. */
function missingHint(found: number, { side, count }: StatedSize): string {
  const blank = 'a blank line of the puzzle is a 0 or an empty line';
  if (found !== count - 1) return blank;
  return `${blank}; if a clue was left out, change the ${side} to ${found} and diagnose the puzzle to find the place`;
}

/** What to do when each side has as many clues as the other should have. If only one has, a clue is missing. */
export function exchangeHint(
  found: number,
  { side, count, other, otherFound = count }: StatedSize,
): string | undefined {
  if (found !== other || found === count || otherFound !== count) return undefined;
  const [width, height] = side === 'width' ? [found, count] : [count, found];
  return `rows and columns are exchanged: write width ${width} and height ${height}, or swap the two lists of clues`;
}

/** One side of a puzzle as lines of text, each with the clue that was read from it. */
export interface SideLines {
  readonly side: Side;
  readonly lines: readonly number[];
  readonly clues: readonly DraftClue[];
}

/**
 * False, with a fault, when empty lines of text at the end of a side were counted as clues although a clue
 * is more likely to be missing: the sums then differ, or the file writes its blank lines as 0.
 */
export function noneMissing(reading: Reading, ...sides: readonly [SideLines, SideLines]): boolean {
  const [first, second] = sides.map(({ clues }) => totalOf(clues));
  const writesZero = sides.some(({ clues }) =>
    clues.some(({ runs }) => runs?.length === 1 && runs[0].length === 0),
  );
  if (first === second && !writesZero) return true;
  for (const { side, lines, clues } of sides) {
    let written = lines.length;
    while (written > 0 && isEmptyLine(reading.source, lines[written - 1])) written -= 1;
    if (written === lines.length) continue;
    return checkCount(
      reading,
      written,
      { side, count: clues.length },
      lineSpan(reading.source, lines[written]),
    );
  }
  return true;
}

/** How many cells the clues fill together. */
export function totalOf(
  clues: readonly { readonly runs: readonly { readonly length: number | null }[] | null }[],
): number {
  let total = 0;
  for (const { runs } of clues) for (const run of runs ?? []) total += run.length ?? 0;
  return total;
}

export type Side = 'width' | 'height';
const LINES = { width: 'column', height: 'row' } as const;

/** The clues of lines of text, each a list of numbers; too many lines are a fault. */
export function scanLines(reading: Reading, lines: readonly number[], separators = ','): DraftClue[] {
  const { source } = reading;
  if (lines.length > MAX_SIDE) {
    const message = `there are more than ${MAX_SIDE} lines of clues; at most ${MAX_SIDE} are supported`;
    reading.fault('too-large', lineSpan(source, lines[MAX_SIDE]), message);
    return [];
  }
  return lines.map((i) => scanNumbers(reading, source.lineStart(i), source.lineEnd(i), separators));
}

/** False, with a fault, when a side has more lines than a puzzle can have: no use in reading on. */
export function hasRoomForLine(reading: Reading, lines: readonly unknown[], span: Span): boolean {
  if (lines.length < MAX_SIDE) return true;
  const message = `there are more than ${MAX_SIDE} lines of clues; at most ${MAX_SIDE} are supported`;
  reading.fault('too-large', span, message);
  return false;
}

/** A width or height that a file claims; undefined, with a fault, when no puzzle can have it. */
export function readSide(
  reading: Reading,
  run: DraftRun | undefined,
  side: Side,
  span: Span,
): number | undefined {
  if (run === undefined) return reading.fault('missing-part', span, `the ${side} is missing`);
  const count = run.length ?? 0;
  if (count > MAX_SIDE) {
    const found = shortened(reading.source.text.slice(run.offset, run.end));
    return reading.fault('too-large', run, `the ${side} is ${found}; at most ${MAX_SIDE} is supported`);
  }
  if (count === 0)
    return reading.fault('no-lines', run, `the ${side} is 0; a puzzle has at least one line each way`);
  return count;
}

/** Finishes a puzzle of a stated size whose clues are lines of text, unless one of them is missing. */
export function addSized(
  reading: Reading,
  rowLines: readonly number[],
  columnLines: readonly number[],
  span: Span,
): void {
  const rows = scanLines(reading, rowLines);
  const columns = scanLines(reading, columnLines);
  const complete = noneMissing(
    reading,
    { side: 'height', lines: rowLines, clues: rows },
    { side: 'width', lines: columnLines, clues: columns },
  );
  if (complete) addPlain(reading, rows, columns, span);
}

/** Finishes a black-and-white puzzle; false when reading on makes no sense. */
export function addPlain(
  reading: Reading,
  rows: readonly DraftClue[],
  columns: readonly DraftClue[],
  span: Span,
  meta: Metadata = {},
): boolean {
  if (reading.full) return false;
  const puzzle = reading.puzzle({ rows, columns, span });
  return puzzle === undefined || reading.add({ puzzle, meta }, span);
}
