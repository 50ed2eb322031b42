// Jakub Wilk's `.nin`: width and height (in this order), then the row clues, then the column clues.
// A blank line of the puzzle is `0`; an empty line of text too, where the number of lines asks for it.
import type { PuzzleDocument } from '../model/index.js';
import { BARE, type Fit, type Format } from './format.js';
import {
  addPlain,
  checkCount,
  clueLines,
  lineSpan,
  nextTextLine,
  readSide,
  scanLines,
} from './reading/clue-block.js';
import { scanNumbers } from './reading/clue-scanner.js';
import type { Reading } from './reading/reading.js';
import type { SourceText } from './reading/source-text.js';
import { lengthsText } from './writing/clue-text.js';

export const nin: Format = {
  id: 'nin',
  title: 'Wilk .nin',
  extensions: ['.nin'],
  carries: BARE,
  sniff: sniffNin,
  parse: parseNin,
  write: writeNin,
};

function sniffNin(source: SourceText): Fit {
  const { toldLines } = source;
  if (!/^\d+\s+\d+$/.test(toldLines[0] ?? '') || toldLines.length < 2) return 'no';
  return /^[\d\s]*$/.test(source.headText) ? 'likely' : 'no';
}

function parseNin(reading: Reading): void {
  const { source } = reading;
  const first = nextTextLine(source, 0);
  const span = lineSpan(source, first);
  const size = scanNumbers(reading, span.offset, span.end).runs ?? [];
  const width = readSide(reading, size[0], 'width', span);
  const height = readSide(reading, size[1], 'height', span);
  if (width === undefined || height === undefined) return;
  const lines = clueLines(source, first + 1, source.lineCount, height + width);
  const rows = lines.slice(0, height);
  const columns = lines.slice(height);
  const end = lineSpan(source, lines.length > height + width ? lines[height + width] : source.lineCount);
  const complete =
    checkCount(reading, rows.length, height, 'height', end) &&
    checkCount(reading, columns.length, width, 'width', end);
  if (complete) addPlain(reading, scanLines(reading, rows), scanLines(reading, columns), span);
}

function writeNin([{ puzzle }]: readonly PuzzleDocument[]): string {
  const clues = [...puzzle.rows, ...puzzle.columns].map((clue) => lengthsText(clue, ' ', '0'));
  return [`${puzzle.width} ${puzzle.height}`, ...clues, ''].join('\n');
}
