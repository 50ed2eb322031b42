// The files of the TAAI, TCGA and ICGA tournaments: `$k`, the column clues, the row clues, runs divided
// by tabs; many puzzles in a file. An EMPTY line is a blank line of the puzzle. The sizes are not told
// (all are square there). A solution file has a matrix of 0 and 1 under each `$k` instead.
import { BLACK_ON_WHITE, candidate, MAX_SIDE, type PuzzleDocument } from '../model/index.js';
import { BARE, type Fit, type Format } from './format.js';
import { addPlain, lineSpan, scanLines } from './reading/clue-block.js';
import { inferWidth, type LineNeeds, needsOf } from './reading/column-split.js';
import type { DraftClue, Span } from './reading/draft.js';
import { amount } from './reading/parse-fault.js';
import type { Reading } from './reading/reading.js';
import type { SourceText } from './reading/source-text.js';
import { lengthsText } from './writing/clue-text.js';

export const taai: Format = {
  id: 'taai',
  title: 'TAAI tournament',
  extensions: ['.taai'],
  carries: { ...BARE, several: true },
  sniff: (source: SourceText): Fit => (/^\s*\$\d+\s*[\r\n]/.test(source.head) ? 'certain' : 'no'),
  parse: parseTaai,
  obstacle: ({ puzzle }) => {
    const lines = [...puzzle.columns, ...puzzle.rows].map(needsOf);
    const split = splitLines(lines);
    if (!Array.isArray(split) && split?.width === puzzle.width && split.count === lines.length)
      return undefined;
    return 'does not tell the size, and for this puzzle it could not be inferred';
  },
  write: writeTaai,
};

function parseTaai(reading: Reading): void {
  const { source } = reading;
  let from = 0;
  while (from < source.lineCount && !/^\s*\$/.test(source.lineText(from))) from += 1;
  if (from === source.lineCount) {
    reading.fault('missing-part', lineSpan(source, 0), 'there is no puzzle', 'a puzzle begins with $1');
    return;
  }
  while (from < source.lineCount && !reading.full) {
    let to = from + 1;
    while (to < source.lineCount && !/^\s*\$/.test(source.lineText(to))) to += 1;
    if (!parsePuzzle(reading, from, to)) return;
    from = to;
  }
}

/** False when reading on makes no sense. */
function parsePuzzle(reading: Reading, heading: number, to: number): boolean {
  const { source } = reading;
  const span = lineSpan(source, heading);
  // Past this there is no puzzle anyway; it bounds the work on a file of empty lines.
  const lines = Array.from(
    { length: Math.min(to - heading - 1, 2 * MAX_SIDE + 2) },
    (_, i) => heading + 1 + i,
  );
  const clues = lines.flatMap((line) => scanLines(reading, [line]));
  if (reading.full) return false;
  if (isMatrix(clues)) return addMatrix(reading, clues, span);
  const split = splitLines(clues.map(({ runs }) => needsOf(runs)));
  if (Array.isArray(split)) {
    const message = `the width is not told, and ${split.join(' or ')} would do`;
    reading.fault('size-mismatch', span, message, 'use a format that tells the size');
    return true;
  }
  if (split !== undefined) {
    const { width, count } = split;
    return addPlain(reading, clues.slice(width, count), clues.slice(0, width), span);
  }
  if (clues.length === 0 || clues.length % 2 === 1) {
    const message = `found ${amount(clues.length, 'line')} of clues; a square puzzle has as many columns as rows`;
    reading.fault('size-mismatch', span, message);
    return true;
  }
  const half = clues.length / 2;
  return addPlain(reading, clues.slice(half), clues.slice(0, half), span);
}

/**
 * Where the rows begin and how many lines count: empty lines at the end are blank rows, or layout. A
 * square is preferred, of those the largest. An array when several widths would do.
 */
function splitLines(lines: readonly LineNeeds[]): { width: number; count: number } | number[] | undefined {
  let other: { width: number; count: number } | number[] | undefined;
  for (let count = lines.length; count > 1; count--) {
    const width = inferWidth(lines.slice(0, count));
    if (typeof width === 'number' && width * 2 === count) return { width, count };
    if (width !== undefined) other ??= typeof width === 'number' ? { width, count } : [...width];
    if (lines[count - 1].cells > 0) break;
  }
  return other;
}

/** Rows of 0 and 1 of one length: a clue of several numbers never holds a 0. */
function isMatrix(clues: readonly DraftClue[]): boolean {
  const width = clues[0]?.runs?.length ?? 0;
  const cells = clues.flatMap((clue) => clue.runs ?? []);
  return (
    width > 1 &&
    clues.every((clue) => clue.runs?.length === width) &&
    cells.every((run) => run.length === 0 || run.length === 1) &&
    cells.some((run) => run.length === 0)
  );
}

function addMatrix(reading: Reading, rows: readonly DraftClue[], span: Span): boolean {
  const size = { width: rows[0].runs?.length ?? 0, height: rows.length };
  if (Math.max(size.width, size.height) > MAX_SIDE) {
    reading.fault('too-large', span, `this picture has a side of more than ${MAX_SIDE} cells`);
    return true;
  }
  const goal = reading.grid(size, BLACK_ON_WHITE, span);
  if (goal === undefined) return false;
  rows
    .flatMap((row) => row.runs ?? [])
    .forEach((run, i) => {
      goal.cells[i] = candidate(run.length ?? 0);
    });
  return reading.addPicture(goal, { meta: {} }, span);
}

function writeTaai(documents: readonly PuzzleDocument[]): string {
  return documents
    .map(({ puzzle }, i) => {
      const clues = [...puzzle.columns, ...puzzle.rows].map((clue) => lengthsText(clue, '\t', ''));
      return [`$${i + 1}`, ...clues, ''].join('\n');
    })
    .join('');
}
