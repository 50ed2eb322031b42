// Olsak's `.mk`: height and width (in this order), row clues, a line `#`, column clues. A blank line of
// the puzzle is `0` or an empty line. Some files leave out the `#`.
//   3 2
//   1
//   ...
import type { PuzzleDocument } from '../model/index.js';
import { BARE, type Fit, type Format } from './format.js';
import { addSized, checkCount, clueLines, lineSpan } from './reading/clue-block.js';
import type { Reading } from './reading/reading.js';
import { isPair, readSizeHeader } from './reading/size-header.js';
import type { SourceText } from './reading/source-text.js';
import { lengthsText } from './writing/clue-text.js';

export const mk: Format = {
  id: 'mk',
  title: 'Olsak .mk',
  extensions: ['.mk'],
  supports: BARE,
  order: 'rows-first',
  sniff: sniffMk,
  parse: parseMk,
  write: writeMk,
};

function sniffMk(source: SourceText): Fit {
  const [first, ...others] = source.filledLines;
  if (!isPair(first) || others.length === 0) return 'no';
  return others.every((line) => /^([\d\s,]+|#.*)$/.test(line)) ? 'likely' : 'no';
}

function parseMk(reading: Reading): void {
  const { source } = reading;
  const size = readSizeHeader(reading, 1, ['height', 'width']);
  if (size === undefined) return;
  const { width, height, first } = size;

  const isMark = (index: number) => /^\s*#/.test(source.lineText(index));
  let mark = first + 1;
  while (mark < source.lineCount && !isMark(mark)) mark += 1;
  let end = mark + 1;
  while (end < source.lineCount && !isMark(end)) end += 1;
  const marked = mark < source.lineCount;
  const both = marked ? [] : clueLines(source, first + 1, source.lineCount, height + width);
  const rows = marked ? clueLines(source, first + 1, mark, height) : both.slice(0, height);
  const columns = marked ? clueLines(source, mark + 1, end, width) : both.slice(height);
  const complete =
    checkCount(
      reading,
      rows.length,
      { side: 'height', count: height, other: width },
      lineSpan(source, mark),
    ) &&
    checkCount(
      reading,
      columns.length,
      { side: 'width', count: width, other: height },
      lineSpan(source, marked ? end : source.lineCount),
    );
  if (complete) addSized(reading, rows, columns, lineSpan(source, first));
}

function writeMk([{ puzzle }]: readonly PuzzleDocument[]): string {
  return [
    `${puzzle.height} ${puzzle.width}`,
    ...puzzle.rows.map((clue) => lengthsText(clue, ' ', '0')),
    '#',
    ...puzzle.columns.map((clue) => lengthsText(clue, ' ', '0')),
    '',
  ].join('\n');
}
