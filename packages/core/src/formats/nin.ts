// Jakub Wilk's `.nin`: width and height (in this order), then the row clues, then the column clues.
// A blank line of the puzzle is `0`; an empty line of text too, where the number of lines asks for it.
import type { PuzzleDocument } from '../model/index.js';
import { BARE, type Format } from './format.js';
import { addSized, checkCount, clueLines, lineSpan } from './reading/clue-block.js';
import type { Reading } from './reading/reading.js';
import { readSizeHeader, sniffSizedNumbers } from './reading/size-header.js';
import { lengthsText } from './writing/clue-text.js';

export const nin: Format = {
  id: 'nin',
  title: 'Wilk .nin',
  extensions: ['.nin'],
  supports: BARE,
  order: 'rows-first',
  sniff: (source) => sniffSizedNumbers(source, 1),
  parse: parseNin,
  write: writeNin,
};

function parseNin(reading: Reading): void {
  const { source } = reading;
  const size = readSizeHeader(reading, 1, ['width', 'height']);
  if (size === undefined) return;
  const { width, height, first } = size;
  const lines = clueLines(source, first + 1, source.lineCount, height + width);
  const rows = lines.slice(0, height);
  const columns = lines.slice(height);
  const end = lineSpan(source, lines.length > height + width ? lines[height + width] : source.lineCount);
  const complete =
    checkCount(reading, rows.length, { side: 'height', count: height, other: width }, end) &&
    checkCount(reading, columns.length, { side: 'width', count: width, other: height }, end);
  if (complete) addSized(reading, rows, columns, lineSpan(source, first));
}

function writeNin([{ puzzle }]: readonly PuzzleDocument[]): string {
  const clues = [...puzzle.rows, ...puzzle.columns].map((clue) => lengthsText(clue, ' ', '0'));
  return [`${puzzle.width} ${puzzle.height}`, ...clues, ''].join('\n');
}
