// The data of Makhorin's GLPK example: row clues, a line `&`, column clues; `*` begins a comment.
// A blank line of the puzzle is `0`.
import type { PuzzleDocument } from '../model/index.js';
import { ALL_METADATA, commentLines, metadataOfComments } from './comment-metadata.js';
import { BARE, type Fit, type Format } from './format.js';
import { addPlain, hasRoomForLine, isEmptyLine, lineSpan, scanLines } from './reading/clue-block.js';
import type { Reading } from './reading/reading.js';
import type { SourceText } from './reading/source-text.js';
import { lengthsText } from './writing/clue-text.js';

export const makhorin: Format = {
  id: 'makhorin',
  title: 'Makhorin',
  extensions: ['.makhorin'],
  supports: { ...BARE, meta: ALL_METADATA },
  order: 'rows-first',
  sniff: sniffMakhorin,
  parse: parseMakhorin,
  write: writeMakhorin,
};

function sniffMakhorin(source: SourceText): Fit {
  const lines = source.headLines;
  const hasMiddle = lines.includes('&');
  if (lines.length === 0 || !(hasMiddle || source.isLong)) return 'no';
  if (!lines.every((line) => /^(\*.*|&|[\d\s]*)$/.test(line))) return 'no';
  return hasMiddle ? 'certain' : 'maybe';
}

function parseMakhorin(reading: Reading): void {
  const { source } = reading;
  const sides: number[][] = [[], []];
  const comments: string[] = [];
  let side = 0;
  for (let line = 0; line < source.lineCount && !reading.full; line++) {
    const text = source.lineText(line);
    const comment = /^\s*\*(.*)/.exec(text)?.[1];
    if (comment !== undefined) comments.push(comment);
    else if (/^\s*&\s*$/.test(text)) {
      if (side === 1) break;
      side = 1;
    } else if (!isEmptyLine(source, line)) {
      if (!hasRoomForLine(reading, sides[side], lineSpan(source, line))) return;
      sides[side].push(line);
    }
  }
  const [rows, columns] = sides;
  if (columns.length === 0) {
    const hint = 'put a line & between the row clues and the column clues';
    reading.fault('missing-part', lineSpan(source, 0), 'there are no columns', hint);
    return;
  }
  const span = lineSpan(source, rows[0] ?? 0);
  addPlain(
    reading,
    scanLines(reading, rows),
    scanLines(reading, columns),
    span,
    metadataOfComments(comments),
  );
}

function writeMakhorin([{ puzzle, meta }]: readonly PuzzleDocument[]): string {
  return [
    ...commentLines(meta).map((line) => `* ${line}`),
    ...puzzle.rows.map((clue) => lengthsText(clue, ' ', '0')),
    '&',
    ...puzzle.columns.map((clue) => lengthsText(clue, ' ', '0')),
    '',
  ].join('\n');
}
