// The files of the TAAI, TCGA and ICGA tournaments: `$k`, the column clues, the row clues, runs divided
// by tabs; many puzzles in a file. An EMPTY line is a blank line of the puzzle; 0 is accepted too. The size is
// not stated (all are square there). A solution file has a matrix of 0 and 1 under each `$k` instead.

import { counted, shortList } from '../messages/index.js';
import { BLACK_ON_WHITE, candidate, MAX_SIDE, type Puzzle, type PuzzleDocument } from '../model/index.js';
import { BARE, type Fit, type Format } from './format.js';
import { addPlain, isEmptyLine, lineSpan, scanLines } from './reading/clue-block.js';
import { inferWidth, isWithin, type LineNeeds, needsOf, widthRanges } from './reading/column-split.js';
import type { DraftClue, Span } from './reading/draft.js';
import type { Reading } from './reading/reading.js';
import type { SourceText } from './reading/source-text.js';
import { lengthsText } from './writing/clue-text.js';

export const taai: Format = {
  id: 'taai',
  title: 'TAAI tournament',
  extensions: ['.taai'],
  supports: { ...BARE, several: true },
  sniff: (source: SourceText): Fit => (/^\s*\$\d+\s*[\r\n]/.test(source.head) ? 'certain' : 'no'),
  parse: parseTaai,
  obstacle: ({ puzzle }) =>
    blankText(puzzle) === undefined
      ? 'does not state the size, and for this puzzle it could not be inferred'
      : undefined,
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
  let isFirst = true;
  while (from < source.lineCount && !reading.full) {
    let to = from + 1;
    while (to < source.lineCount && !/^\s*\$/.test(source.lineText(to))) to += 1;
    if (!parsePuzzle(reading, from, to, isFirst && to === source.lineCount)) return;
    from = to;
    isFirst = false;
  }
}

/** False when reading on makes no sense. */
function parsePuzzle(reading: Reading, heading: number, to: number, isOnly: boolean): boolean {
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
  const needs = clues.map(({ runs }) => needsOf(runs));
  let written = lines.length;
  while (written > 0 && isEmptyLine(source, lines[written - 1])) written -= 1;
  const split = splitLines(needs, written);
  if (Array.isArray(split)) {
    const widths = shortList(split.map(String), split.length, ' or ');
    const message = `the width is not stated, and ${widths} would fit`;
    reading.fault('size-mismatch', span, message, 'use a format that states the size');
    return true;
  }
  if (split !== undefined) {
    const { width, count } = split;
    // Tournament collections are square throughout. A single puzzle may come from anywhere, and reading it as a
    // square could add blank rows that are only line ends: ask instead of guessing.
    const other = isOnly ? otherHeight(needs, split, written) : undefined;
    if (other !== undefined) {
      const sizes = `${width}x${other}, or ${width}x${count - width} with blank rows at the end`;
      const hint = 'write 0 for each blank row, or delete the empty lines at the end';
      reading.fault(
        'size-mismatch',
        span,
        `the size is not stated, and the last lines are empty: ${sizes}`,
        hint,
      );
      return true;
    }
    return addPlain(reading, clues.slice(width, count), clues.slice(0, width), span);
  }
  if (clues.length === 0 || clues.length % 2 === 1) {
    const message = `found ${counted(clues.length, 'line')} of clues; a square puzzle has as many columns as rows`;
    reading.fault('size-mismatch', span, message);
    return true;
  }
  const half = clues.length / 2;
  return addPlain(reading, clues.slice(half), clues.slice(0, half), span);
}

/**
 * Where the rows begin and how many lines count. Empty lines from `written` on are blank rows of a square puzzle
 * (as in all tournaments; the largest square wins) and otherwise layout: one more line end must never add a row.
 * An array when several widths would fit.
 */
function splitLines(
  lines: readonly LineNeeds[],
  written: number,
): { width: number; count: number } | number[] | undefined {
  const rangeOf = widthRanges(lines);
  let count = lines.length;
  for (; count > 1; count--) {
    const range = rangeOf(count);
    if (range !== undefined && isWithin(range, count / 2)) return { width: count / 2, count };
    if (count <= written) break;
  }
  const width = inferWidth(lines.slice(0, count));
  return typeof width === 'number' ? { width, count } : width && [...width];
}

/** The height without the empty lines from `written` on, if the clues fit in it as well. */
function otherHeight(
  lines: readonly LineNeeds[],
  { width, count }: { readonly width: number; readonly count: number },
  written: number,
): number | undefined {
  const height = written - width;
  const fits = lines.slice(0, width).every(({ cells }) => cells <= height);
  return written < count && height > 0 && fits ? height : undefined;
}

/**
 * What to write for a blank line so that the size can be inferred: nothing, as the tournaments do, or 0 where
 * empty rows at the end could be mistaken for layout. Undefined when neither works.
 */
function blankText({ columns, rows, width }: Puzzle): '' | '0' | undefined {
  const lines = [...columns, ...rows].map(needsOf);
  let filled = lines.length;
  while (filled > 0 && lines[filled - 1].cells === 0) filled -= 1;
  for (const [blank, written] of [
    ['', filled],
    ['0', lines.length],
  ] as const) {
    const split = splitLines(lines, written);
    const isSame = !Array.isArray(split) && split?.width === width && split.count === lines.length;
    if (isSame && otherHeight(lines, split, written) === undefined) return blank;
  }
  return undefined;
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
      const blank = blankText(puzzle) ?? '';
      const clues = [...puzzle.columns, ...puzzle.rows].map((clue) => lengthsText(clue, '\t', blank));
      return [`$${i + 1}`, ...clues, ''].join('\n');
    })
    .join('');
}
