// The native format of picross-solver: `GRID name`, `ROWS`, one `[ 1 2 ]` per line, `COLUMNS`, the same.
// Many puzzles in a file; `#` begins a comment; `[ ]` is a blank line.
import type { Clue, PuzzleDocument } from '../model/index.js';
import { ALL_METADATA, commentLines, metadataOfComments } from './comment-metadata.js';
import { BARE, type Fit, type Format } from './format.js';
import { addPlain, hasRoomForLine, isEmptyLine, lineSpan } from './reading/clue-block.js';
import { scanNumbers } from './reading/clue-scanner.js';
import { type DraftClue, draftClue, type Span } from './reading/draft.js';
import { decodeEntities, encodeEntities } from './reading/html-entities.js';
import { metadata, type Reading } from './reading/reading.js';
import { indexWithin } from './reading/scan.js';
import type { SourceText } from './reading/source-text.js';

export const picross: Format = {
  id: 'picross',
  title: 'picross-solver',
  extensions: ['.picross'],
  supports: { ...BARE, meta: ALL_METADATA, several: true },
  sniff: sniffPicross,
  parse: parsePicross,
  write: writePicross,
};

function sniffPicross(source: SourceText): Fit {
  const has = (word: RegExp) => word.test(source.headText);
  return has(/(?:^|\n)GRID\b/) && has(/(?:^|\n)(ROWS|COLUMNS)\b/) ? 'certain' : 'no';
}

/** A puzzle that is being read. */
interface Open {
  readonly title: string;
  readonly span: Span;
  readonly comments: string[];
  readonly rows: DraftClue[];
  readonly columns: DraftClue[];
  /** How many faults there were before it. */
  readonly faults: number;
}

function parsePicross(reading: Reading): void {
  const { source, faults } = reading;
  let open: Open | undefined;
  let side: DraftClue[] | undefined;
  let comments: string[] = [];
  for (let line = 0; line < source.lineCount && !reading.full; line++) {
    const text = source.lineText(line).trim();
    const span = lineSpan(source, line);
    if (text.startsWith('#')) comments.push(text.slice(1));
    else if (/^GRID\b/.test(text)) {
      if (open !== undefined && !finish(reading, open)) return;
      const title = decodeEntities(text.slice(4).trim());
      open = { title, span, comments, rows: [], columns: [], faults: faults.length };
      side = undefined;
      comments = [];
    } else if (open !== undefined && /^(ROWS|COLUMNS)\b/.test(text)) {
      side = text.startsWith('ROWS') ? open.rows : open.columns;
    } else if (isEmptyLine(source, line)) continue;
    else if (side !== undefined) {
      if (!hasRoomForLine(reading, side, span)) return;
      side.push(bracketed(reading, span));
    } else
      reading.fault(
        'bad-syntax',
        span,
        'this line is not understood',
        'a puzzle begins with GRID, then ROWS',
      );
  }
  if (open !== undefined && !reading.full) finish(reading, open);
}

function finish(reading: Reading, { title, span, comments, rows, columns, faults }: Open): boolean {
  if (reading.faults.length > faults) return true;
  for (const [clues, name] of [
    [rows, 'ROWS'],
    [columns, 'COLUMNS'],
  ] as const) {
    if (clues.length === 0) reading.fault('missing-part', span, `there are no ${name} in this puzzle`);
  }
  if (rows.length === 0 || columns.length === 0) return true;
  const meta = { ...metadataOfComments(comments, false), ...metadata({ title }) };
  return addPlain(reading, rows, columns, span, meta);
}

function bracketed(reading: Reading, span: Span): DraftClue {
  const { text } = reading.source;
  const open = indexWithin(text, '[', span.offset, span.end);
  const close = indexWithin(text, ']', span.offset, span.end);
  const inside = open >= 0 && close > open;
  if (
    !inside ||
    /\S/.test(text.slice(span.offset, open) + text.slice(close + 1, span.end).replace(/#.*/, ''))
  ) {
    reading.fault('bad-syntax', span, 'a clue stands in brackets here', 'write [ 1 2 ]');
    return draftClue([], span);
  }
  return draftClue(scanNumbers(reading, open + 1, close).runs, span);
}

function writePicross(documents: readonly PuzzleDocument[]): string {
  const clue = (runs: Clue) => ['[', ...(runs ?? []).map((run) => run.length), ']'].join(' ');
  return documents
    .map(({ puzzle, meta: { title = '', ...others } }) =>
      [
        ...commentLines(others).map((line) => `# ${line}`),
        `GRID ${encodeEntities(title, '')}`.trimEnd(),
        'ROWS',
        ...puzzle.rows.map(clue),
        'COLUMNS',
        ...puzzle.columns.map(clue),
        '',
      ].join('\n'),
    )
    .join('\n');
}
