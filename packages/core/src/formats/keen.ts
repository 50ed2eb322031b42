// The plainest of all: row clues, an empty line, column clues. A blank line of the puzzle is `0`.
import { counted } from '../messages/index.js';
import type { PuzzleDocument } from '../model/index.js';
import { BARE, type Fit, type Format } from './format.js';
import {
  addPlain,
  clueLines,
  isEmptyLine,
  lineSpan,
  nextTextLine,
  scanLines,
  totalOf,
} from './reading/clue-block.js';
import type { Reading } from './reading/reading.js';
import type { SourceText } from './reading/source-text.js';
import { lengthsText } from './writing/clue-text.js';

export const keen: Format = {
  id: 'keen',
  title: 'keen',
  extensions: ['.keen'],
  supports: BARE,
  order: 'rows-first',
  sniff: sniffKeen,
  parse: parseKeen,
  obstacle: ({ puzzle }) => {
    const sides = [puzzle.rows, puzzle.columns].map((side) => side.map((runs) => ({ runs: runs ?? [] })));
    return isSizedElsewhere(sides) ? 'would take its first clues for a size' : undefined;
  },
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
  const sides = [scanLines(reading, rows), scanLines(reading, columns)];
  if (isSizedElsewhere(sides)) {
    const [height, width] = sides[0].map(({ runs }) => runs?.[0]?.length ?? 0);
    const found = sides[0].length - 2 + sides[1].length;
    const message = `found ${counted(found, 'clue')} below the size ${height} x ${width}, expected ${height + width}`;
    reading.fault(
      'size-mismatch',
      lineSpan(source, first),
      message,
      'a clue is missing, or there is one too many',
    );
  } else addPlain(reading, sides[0], sides[1], lineSpan(source, first));
}

interface AnyClue {
  readonly runs: readonly { readonly length: number | null }[] | null;
}

/** Whether the sums differ and the first two lines are nearly the size, as in a `.cwd` that has lost a line. */
function isSizedElsewhere([rows, columns]: readonly (readonly AnyClue[])[]): boolean {
  if (totalOf(rows) === totalOf(columns) || rows.length < 3) return false;
  const [height, width] = rows
    .slice(0, 2)
    .map(({ runs }) => (runs?.length === 1 ? (runs[0].length ?? 0) : 0));
  const found = rows.length - 2 + columns.length;
  return height > 0 && width > 0 && Math.abs(found - height - width) <= 1;
}

function writeKeen([{ puzzle }]: readonly PuzzleDocument[]): string {
  return [
    ...puzzle.rows.map((clue) => lengthsText(clue, ' ', '0')),
    '',
    ...puzzle.columns.map((clue) => lengthsText(clue, ' ', '0')),
    '',
  ].join('\n');
}
