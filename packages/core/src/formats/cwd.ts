// `.cwd` of QNonograms and of Sukhoy's solver: the height on the first line, the width on the second,
// row clues, an empty line, column clues. A blank line of the puzzle is `0`.
import type { PuzzleDocument } from '../model/index.js';
import { BARE, type Format } from './format.js';
import {
  addSized,
  checkCount,
  clueLines,
  isEmptyLine,
  lineSpan,
  nextTextLine,
} from './reading/clue-block.js';
import type { Reading } from './reading/reading.js';
import { readSizeHeader, sniffSizedNumbers } from './reading/size-header.js';
import type { SourceText } from './reading/source-text.js';
import { lengthsText } from './writing/clue-text.js';

export const cwd: Format = {
  id: 'cwd',
  title: 'QNonograms .cwd',
  extensions: ['.cwd'],
  supports: BARE,
  order: 'rows-first',
  sniff: (source) => sniffSizedNumbers(source, 2),
  parse: parseCwd,
  write: writeCwd,
};

function parseCwd(reading: Reading): void {
  const { source } = reading;
  const size = readSizeHeader(reading, 2, ['height', 'width']);
  if (size === undefined) return;
  const { width, height } = size;

  // The empty line stands after `height` lines, whether blank lines of the puzzle are written as 0 or not.
  // Where it does not, empty lines are layout: the one between the sides must not stand in for a clue.
  const from = size.next;
  const middle = from + height;
  const exact = middle < source.lineCount && isEmptyLine(source, middle);
  const all = exact ? [] : writtenLines(source, from, height + width);
  const rows = exact ? clueLines(source, from, middle, height) : all.slice(0, height);
  const columns = exact ? clueLines(source, middle + 1, source.lineCount, width) : all.slice(height);
  const end = lineSpan(source, source.lineCount);
  const complete =
    checkCount(
      reading,
      rows.length,
      { side: 'height', count: height, other: width, otherFound: columns.length },
      end,
    ) &&
    checkCount(
      reading,
      columns.length,
      { side: 'width', count: width, other: height, otherFound: rows.length },
      end,
    );
  if (complete) addSized(reading, rows, columns, lineSpan(source, size.first));
}

/** The lines from `from` on that are not empty, as far as they are needed to see that there are too many. */
function writtenLines(source: SourceText, from: number, wanted: number): number[] {
  const lines: number[] = [];
  for (let i = nextTextLine(source, from); i < source.lineCount && lines.length <= wanted; ) {
    lines.push(i);
    i = nextTextLine(source, i + 1);
  }
  return lines;
}

function writeCwd([{ puzzle }]: readonly PuzzleDocument[]): string {
  return [
    puzzle.height,
    puzzle.width,
    ...puzzle.rows.map((clue) => lengthsText(clue, ' ', '0')),
    '',
    ...puzzle.columns.map((clue) => lengthsText(clue, ' ', '0')),
    '',
  ].join('\n');
}
