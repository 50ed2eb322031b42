// The files of the TAAI, TCGA and ICGA tournaments: `$k`, the column clues, the row clues, runs divided
// by tabs; many puzzles in a file. An EMPTY line is a blank line of the puzzle. The sizes are not told
// (all are square there). A solution file has a matrix of 0 and 1 under each `$k` instead.

import { counted, shortList } from '../messages/index.js';
import { BLACK_ON_WHITE, candidate, MAX_SIDE, type PuzzleDocument } from '../model/index.js';
import { BARE, type Fit, type Format } from './format.js';
import { addPlain, lineSpan, scanLines } from './reading/clue-block.js';
import { inferWidth, isWithin, type LineNeeds, needsOf, widthRanges } from './reading/column-split.js';
import type { DraftClue, Span } from './reading/draft.js';
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
    const isSame = !Array.isArray(split) && split?.width === puzzle.width && split.count === lines.length;
    if (isSame && otherHeight(lines, split) === undefined) return undefined;
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
  const split = splitLines(needs);
  if (Array.isArray(split)) {
    const message = `the width is not told, and ${shortList(split.map(String), split.length, ' or ')} would do`;
    reading.fault('size-mismatch', span, message, 'use a format that tells the size');
    return true;
  }
  if (split !== undefined) {
    const { width, count } = split;
    // In a collection the squares around it decide; alone it may be either.
    const other = isOnly ? otherHeight(needs, split) : undefined;
    if (other !== undefined) {
      const sizes = `${width}x${other}, or ${width}x${count - width} with blank rows at the end`;
      const hint = 'use a format that states the size';
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
 * Where the rows begin and how many lines count. Empty lines at the end are blank rows of a square puzzle (as
 * all tournaments have them; the largest square wins), and else mere layout: one more line end must never
 * make one more row. An array when several widths would do.
 */
function splitLines(lines: readonly LineNeeds[]): { width: number; count: number } | number[] | undefined {
  const rangeOf = widthRanges(lines);
  let count = lines.length;
  for (; count > 1; count--) {
    const range = rangeOf(count);
    if (range !== undefined && isWithin(range, count / 2)) return { width: count / 2, count };
    if (lines[count - 1].cells > 0) break;
  }
  const width = inferWidth(lines.slice(0, count));
  return typeof width === 'number' ? { width, count } : width && [...width];
}

/** The height without the empty lines at the end, if the puzzle could be that as well; undefined if not. */
function otherHeight(
  lines: readonly LineNeeds[],
  { width, count }: { readonly width: number; readonly count: number },
): number | undefined {
  let written = count;
  while (written > width && lines[written - 1].cells === 0) written -= 1;
  const height = written - width;
  const fits = lines.slice(0, width).every(({ cells }) => cells <= height);
  return written < count && height > 0 && fits ? height : undefined;
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
