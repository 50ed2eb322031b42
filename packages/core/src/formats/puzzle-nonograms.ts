// Task strings of puzzle-nonograms.com: columns then rows, `/` between lines, `.` between runs. The size
// is not stated; it follows from the sums of both sides (see reading/column-split.ts).

import { shortList } from '../messages/index.js';
import type { PuzzleDocument } from '../model/index.js';
import { BARE, type Fit, type Format } from './format.js';
import { addPlain, lineSpan, nextTextLine } from './reading/clue-block.js';
import { inferWidth, needsOf } from './reading/column-split.js';
import type { Span } from './reading/draft.js';
import type { Reading } from './reading/reading.js';
import type { SourceText } from './reading/source-text.js';
import { scanSlashed, slashedText } from './slashed-clues.js';

export const puzzleNonograms: Format = {
  id: 'puzzle-nonograms',
  title: 'puzzle-nonograms.com task',
  extensions: ['.task'],
  supports: { ...BARE, several: true },
  order: 'columns-first',
  sniff: sniffTask,
  parse: parseTask,
  obstacle: ({ puzzle }) =>
    inferWidth([...puzzle.columns, ...puzzle.rows].map(needsOf)) === puzzle.width
      ? undefined
      : 'does not state the size, and for this puzzle it could not be inferred',
  write: (documents: readonly PuzzleDocument[]) =>
    documents.map(({ puzzle }) => `${slashedText(puzzle.columns, puzzle.rows)}\n`).join(''),
};

function sniffTask(source: SourceText): Fit {
  const lines = source.filledLines;
  // The head of a very long line is not a whole line.
  const text = lines.length === 0 ? [source.head.trim()] : lines;
  return text.every((line) => /^[\d./]*$/.test(line) && line.includes('/')) ? 'likely' : 'no';
}

function parseTask(reading: Reading): void {
  const { source } = reading;
  let line = nextTextLine(source, 0);
  for (; line < source.lineCount && !reading.full; line = nextTextLine(source, line + 1)) {
    if (!parseLine(reading, lineSpan(source, line))) return;
  }
}

/** False when reading on makes no sense. */
function parseLine(reading: Reading, span: Span): boolean {
  const before = reading.faults.length;
  const clues = scanSlashed(reading, span.offset, span.end);
  if (reading.faults.length > before) return true;
  let width = inferWidth(clues.map(({ runs }) => needsOf(runs)));
  if (width === undefined && clues.length % 2 === 0) width = clues.length / 2;
  if (typeof width === 'number') {
    return addPlain(reading, clues.slice(width), clues.slice(0, width), span);
  }
  const message =
    width === undefined
      ? `the size can't be inferred: no number of columns makes the sums of columns and rows agree`
      : `the size is not stated, and ${shortList(width.map(String), width.length, ' or ')} columns would fit`;
  reading.fault('size-mismatch', span, message, 'put the size in front, as in 5x5:1/2.1/...');
  return true;
}
