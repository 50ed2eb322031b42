// The `columns:rows` string: `;` between lines, `,` between runs, columns first. `0` or nothing at all
// is a blank line. One puzzle per line of text.
//   2,1;1;0:1,1;1;1
import type { Clue, PuzzleDocument } from '../model/index.js';
import { BARE, type Fit, type Format } from './format.js';
import { hasRoomForLine } from './reading/clue-block.js';
import { scanNumbers } from './reading/clue-scanner.js';
import type { DraftClue, Span } from './reading/draft.js';
import type { Reading } from './reading/reading.js';
import { indexWithin, trimmedSpan } from './reading/scan.js';
import type { SourceText } from './reading/source-text.js';
import { lengthsText } from './writing/clue-text.js';

export const columnsRows: Format = {
  id: 'string',
  title: 'columns:rows string',
  extensions: ['.nonogram'],
  supports: { ...BARE, several: true },
  order: 'columns-first',
  sniff: sniffColumnsRows,
  parse: parseColumnsRows,
  write: writeColumnsRows,
};

function sniffColumnsRows(source: SourceText): Fit {
  const first = /\S[^\r\n]*/.exec(source.head)?.[0] ?? '';
  // In a very long line the colon may stand beyond the head.
  const divided = first.includes(':') || (source.isLong && first.includes(';'));
  if (!divided || !/[\d;]/.test(first)) return 'no';
  const clues = first.replace(':', '');
  if (/^[\d,; \t]*$/.test(clues)) return 'likely';
  // One mistyped character must not make it a file of no known kind.
  return /^[\d,; \t]*[^\d,; \t][\d,; \t]*$/.test(clues) ? 'maybe' : 'no';
}

function parseColumnsRows(reading: Reading): void {
  const { source } = reading;
  for (let i = 0; i < source.lineCount && !reading.full; i++) {
    const span = trimmedSpan(source.text, source.lineStart(i), source.lineEnd(i));
    if (span.offset < span.end && !parsePuzzle(reading, span)) return;
  }
}

/** False when reading on makes no sense. */
function parsePuzzle(reading: Reading, span: Span): boolean {
  const { text } = reading.source;
  const colon = indexWithin(text, ':', span.offset, span.end);
  if (colon < 0) {
    reading.fault(
      'missing-part',
      span,
      'there is no ":" between columns and rows',
      'write columns:rows, as in 1;2,1:3;1',
    );
    return true;
  }
  const second = indexWithin(text, ':', colon + 1, span.end);
  if (second >= 0) {
    reading.fault(
      'bad-syntax',
      { offset: second, end: second + 1 },
      'a second ":" in one puzzle',
      'one puzzle per line',
    );
    return true;
  }
  const columns = scanSide(reading, span.offset, colon);
  const rows = scanSide(reading, colon + 1, span.end);
  const puzzle = reading.puzzle({ rows, columns, span });
  return puzzle === undefined || reading.add({ puzzle, meta: {} }, span);
}

function scanSide(reading: Reading, offset: number, end: number): DraftClue[] {
  const clues: DraftClue[] = [];
  let from = offset;
  for (let at = offset; at <= end; at++) {
    if (at < end && reading.source.text[at] !== ';') continue;
    if (!hasRoomForLine(reading, clues, { offset: from, end: at })) break;
    clues.push(scanNumbers(reading, from, at));
    from = at + 1;
  }
  return clues;
}

function writeColumnsRows(documents: readonly PuzzleDocument[]): string {
  const side = (clues: readonly Clue[]) => clues.map((clue) => lengthsText(clue, ',', '0')).join(';');
  return documents.map(({ puzzle }) => `${side(puzzle.columns)}:${side(puzzle.rows)}\n`).join('');
}
