// The letters collection (known from Rosetta Code): one line of description, then for each puzzle a title
// line, a line with all row clues and one with all column clues. A run is a letter: A = 1, B = 2 and so
// on through the character codes, past Z; `@` is 0, a blank line. Blanks divide the clues.
//   -- Kite
//   BA @ C
//   A AA A AA
import type { Clue, PuzzleDocument } from '../model/index.js';
import { BARE, type Fit, type Format } from './format.js';
import { addPlain, lineSpan } from './reading/clue-block.js';
import { hasRoom } from './reading/clue-scanner.js';
import { type DraftClue, type DraftRun, draftClue, draftRun, type Span } from './reading/draft.js';
import { decodeEntities, encodeEntities } from './reading/html-entities.js';
import { quoted } from './reading/parse-fault.js';
import { metadata, type Reading } from './reading/reading.js';
import type { SourceText } from './reading/source-text.js';

export const letters: Format = {
  id: 'letters',
  title: 'letters collection',
  extensions: ['.letters'],
  carries: { ...BARE, meta: ['title'], several: true },
  sniff: sniffLetters,
  parse: parseLetters,
  write: writeLetters,
};

/** The code before A. */
const ZERO = 64;

/** The next line with something in it; the run of 96 is a no-break space, so not every blank is nothing. */
function nextLine(source: SourceText, from: number): number {
  let index = from;
  while (index < source.lineCount && /^[ \t]*$/.test(source.lineText(index))) index += 1;
  return index;
}

function sniffLetters(source: SourceText): Fit {
  const [, title = '', rows = '', columns = ''] = source.toldLines;
  const clues = (line: string) => line !== '' && line.split(' ').every((word) => /^[@-`]*$/.test(word));
  if (clues(rows) && clues(columns)) return 'likely';
  return title.startsWith('--') && (columns !== '' || source.isLong) ? 'maybe' : 'no';
}

function parseLetters(reading: Reading): void {
  const { source } = reading;
  const description = nextLine(source, 0);
  let title = nextLine(source, description + 1);
  while (title < source.lineCount && !reading.full) {
    const rowLine = nextLine(source, title + 1);
    const columnLine = nextLine(source, rowLine + 1);
    const span = lineSpan(source, title);
    if (columnLine >= source.lineCount) {
      const hint = 'a puzzle is a title, a line of row clues and a line of column clues';
      reading.fault('missing-part', span, 'the last puzzle is not complete', hint);
      return;
    }
    const rows = scanLetters(reading, lineSpan(source, rowLine));
    const columns = scanLetters(reading, lineSpan(source, columnLine));
    const name = decodeEntities(
      source
        .lineText(title)
        .replace(/^\s*--/, '')
        .trim(),
    );
    if (!addPlain(reading, rows, columns, span, metadata({ title: name }))) return;
    title = nextLine(source, columnLine + 1);
  }
}

function scanLetters(reading: Reading, { offset, end }: Span): DraftClue[] {
  const { text } = reading.source;
  const clues: DraftClue[] = [];
  for (let at = offset; at < end; ) {
    const from = at;
    while (at < end && text[at] !== ' ' && text[at] !== '\t') at += 1;
    if (at > from) clues.push(word(reading, { offset: from, end: at }));
    else at += 1;
    if (clues.length > 2000 || reading.full) break;
  }
  return clues;
}

function word(reading: Reading, span: Span): DraftClue {
  const runs: DraftRun[] = [];
  for (let at = span.offset; at < span.end; at++) {
    const length = reading.source.text.charCodeAt(at) - ZERO;
    const place = { offset: at, end: at + 1 };
    if (length < 0) {
      const message = `${quoted(reading.source.text[at])} is no run; runs are letters from A (1) on, and @ (0)`;
      reading.fault('bad-syntax', place, message);
    } else runs.push(draftRun(length, 1, place));
    if (!hasRoom(reading, runs, place)) break;
  }
  return draftClue(runs, span);
}

function writeLetters(documents: readonly PuzzleDocument[]): string {
  const clue = (runs: Clue) =>
    (runs ?? []).map((run) => String.fromCharCode(ZERO + (run.length ?? 0))).join('') || '@';
  const puzzles = documents.map(({ puzzle, meta }) => [
    `-- ${encodeEntities(meta.title ?? '', '')}`.trimEnd(),
    puzzle.rows.map(clue).join(' '),
    puzzle.columns.map(clue).join(' '),
  ]);
  return ['Nonograms: A = 1, B = 2, ..., @ = 0', ...puzzles.flat(), ''].join('\n');
}
