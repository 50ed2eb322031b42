// `.cwd` of QNonograms and of Sukhoy's solver: the height on the first line, the width on the second,
// row clues, an empty line, column clues. A blank line of the puzzle is `0`.
import type { PuzzleDocument } from '../model/index.js';
import { BARE, type Fit, type Format } from './format.js';
import {
  addPlain,
  checkCount,
  clueLines,
  isEmptyLine,
  lineSpan,
  nextTextLine,
  readSide,
  scanLines,
} from './reading/clue-block.js';
import { scanNumbers } from './reading/clue-scanner.js';
import type { Reading } from './reading/reading.js';
import type { SourceText } from './reading/source-text.js';
import { lengthsText } from './writing/clue-text.js';

export const cwd: Format = {
  id: 'cwd',
  title: 'QNonograms .cwd',
  extensions: ['.cwd'],
  carries: BARE,
  sniff: sniffCwd,
  parse: parseCwd,
  write: writeCwd,
};

function sniffCwd(source: SourceText): Fit {
  const [first, second] = source.toldLines;
  const sized = /^\d+$/.test(first ?? '') && /^\d+$/.test(second ?? '');
  return sized && source.toldLines.length > 2 && /^[\d\s]*$/.test(source.headText) ? 'likely' : 'no';
}

function parseCwd(reading: Reading): void {
  const { source } = reading;
  const first = nextTextLine(source, 0);
  const second = nextTextLine(source, first + 1);
  const [top, next] = [lineSpan(source, first), lineSpan(source, second)];
  const height = readSide(reading, scanNumbers(reading, top.offset, top.end).runs?.[0], 'height', top);
  const width = readSide(reading, scanNumbers(reading, next.offset, next.end).runs?.[0], 'width', next);
  if (width === undefined || height === undefined) return;

  // The empty line stands after `height` lines, whether blank lines of the puzzle are told by 0 or not.
  const from = second + 1;
  const middle = from + height;
  const exact = middle < source.lineCount && isEmptyLine(source, middle);
  const all = exact ? [] : clueLines(source, from, source.lineCount, height + width);
  const rows = exact ? clueLines(source, from, middle, height) : all.slice(0, height);
  const columns = exact ? clueLines(source, middle + 1, source.lineCount, width) : all.slice(height);
  const end = lineSpan(source, source.lineCount);
  const complete =
    checkCount(reading, rows.length, height, 'height', end) &&
    checkCount(reading, columns.length, width, 'width', end);
  if (complete) addPlain(reading, scanLines(reading, rows), scanLines(reading, columns), top);
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
