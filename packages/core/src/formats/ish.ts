// ish: `# row clues`, the row clues, an empty line, `# column clues`, the column clues. Other lines with
// `#` are comments. Runs are divided by commas; a blank line of the puzzle is `0`.
import type { PuzzleDocument } from '../model/index.js';
import { ALL_METADATA, commentLines, metadataOfComments } from './comment-metadata.js';
import { BARE, type Fit, type Format } from './format.js';
import { addPlain, hasRoomForLine, isEmptyLine, lineSpan, scanLines } from './reading/clue-block.js';
import type { Reading } from './reading/reading.js';
import type { SourceText } from './reading/source-text.js';
import { lengthsText } from './writing/clue-text.js';

export const ish: Format = {
  id: 'ish',
  title: 'ish',
  extensions: ['.ish'],
  supports: { ...BARE, meta: ALL_METADATA },
  sniff: sniffIsh,
  parse: parseIsh,
  write: writeIsh,
};

function sniffIsh(source: SourceText): Fit {
  const sides = source.headLines.map(headingOf);
  if (sides.every((side) => side === undefined)) return 'no';
  // Other programs have other sections beside these; such a file is for the general reader, if this one fails.
  const hasBoth = source.isLong || (sides.includes('row') && sides.includes('column'));
  const isPlain = source.filledLines.every((line) => line.startsWith('#') || /^[\d\s,]+$/.test(line));
  return hasBoth && isPlain ? 'certain' : 'maybe';
}

/** Which clues follow `# row clues:` or the like; undefined for any other line. */
function headingOf(line: string): 'row' | 'column' | undefined {
  const text = line.trim();
  if (!text.startsWith('#')) return undefined;
  const words = text.slice(1, text.endsWith(':') ? -1 : undefined).trim();
  return /^(row|column)s?\s*clues?$/i.exec(words)?.[1].toLowerCase() as 'row' | 'column' | undefined;
}

function parseIsh(reading: Reading): void {
  const { source } = reading;
  const sides = { row: [] as number[], column: [] as number[] };
  const comments: string[] = [];
  let side: number[] | undefined;
  for (let line = 0; line < source.lineCount && !reading.full; line++) {
    const text = source.lineText(line);
    const heading = headingOf(text);
    if (heading !== undefined) side = sides[heading];
    else if (/^\s*#/.test(text)) comments.push(text.replace(/^\s*#/, ''));
    else if (isEmptyLine(source, line)) continue;
    else if (side !== undefined) {
      if (!hasRoomForLine(reading, side, lineSpan(source, line))) return;
      side.push(line);
    } else
      reading.fault('bad-syntax', lineSpan(source, line), 'a clue before "# row clues" or "# column clues"');
  }
  for (const name of ['row', 'column'] as const) {
    if (sides[name].length > 0) continue;
    const hint = `write "# ${name} clues" and then one line per clue`;
    reading.fault('missing-part', lineSpan(source, 0), `there are no ${name}s`, hint);
    return;
  }
  const [rows, columns] = [scanLines(reading, sides.row), scanLines(reading, sides.column)];
  addPlain(reading, rows, columns, lineSpan(source, 0), metadataOfComments(comments));
}

function writeIsh([{ puzzle, meta }]: readonly PuzzleDocument[]): string {
  return [
    ...commentLines(meta).map((line) => `# ${line}`),
    '# row clues',
    ...puzzle.rows.map((clue) => lengthsText(clue, ',', '0')),
    '',
    '# column clues',
    ...puzzle.columns.map((clue) => lengthsText(clue, ',', '0')),
    '',
  ].join('\n');
}
