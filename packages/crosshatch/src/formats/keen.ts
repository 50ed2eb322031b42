// The plainest of all: row clues, an empty line, column clues. A blank line of the puzzle is `0`.
import type { PuzzleDocument } from '../model/index.js';
import { BARE, type Fit, type Format } from './format.js';
import { addPlain, clueLines, isEmptyLine, lineSpan, nextTextLine, scanLines } from './reading/clue-block.js';
import type { Reading } from './reading/reading.js';
import type { SourceText } from './reading/source-text.js';
import { lengthsText } from './writing/clue-text.js';

export const keen: Format = {
  id: 'keen',
  title: 'keen',
  extensions: ['.keen'],
  carries: BARE,
  sniff: sniffKeen,
  parse: parseKeen,
  write: writeKeen,
};

function sniffKeen(source: SourceText): Fit {
  if (source.headLines.length === 0 || !/^[\d\s]*$/.test(source.headText)) return 'no';
  const hasGap = /[^\n]\n(\n|$)/.test(source.headText);
  return hasGap ? 'likely' : source.isLong ? 'maybe' : 'no';
}

function parseKeen(reading: Reading): void {
  const { source } = reading;
  const first = nextTextLine(source, 0);
  let middle = first;
  while (middle < source.lineCount && !isEmptyLine(source, middle)) middle += 1;
  const rows = clueLines(source, first, middle);
  const columns = clueLines(source, middle, source.lineCount);
  if (columns.length === 0) {
    const hint = 'put an empty line between the row clues and the column clues';
    reading.fault('missing-part', lineSpan(source, first), 'there are no columns', hint);
    return;
  }
  const gap = columns.find((index) => isEmptyLine(source, index));
  if (gap !== undefined) {
    const hint = 'a blank line of the puzzle is a 0 here';
    reading.fault('bad-syntax', lineSpan(source, gap), 'an empty line among the columns', hint);
    return;
  }
  addPlain(reading, scanLines(reading, rows), scanLines(reading, columns), lineSpan(source, first));
}

function writeKeen([{ puzzle }]: readonly PuzzleDocument[]): string {
  return [
    ...puzzle.rows.map((clue) => lengthsText(clue, ' ', '0')),
    '',
    ...puzzle.columns.map((clue) => lengthsText(clue, ' ', '0')),
    '',
  ].join('\n');
}
