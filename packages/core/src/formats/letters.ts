// The letters collection (known from Rosetta Code): for each puzzle a line with all row clues and one with all
// column clues. A run is a letter: A = 1, B = 2 and so on through the character codes, past Z; `@` is 0, a
// blank line. Blanks divide the clues. A title line may stand before each pair (marked with `--` or not), and
// one line of description before everything; empty lines do not count.
//   -- Kite
//   BA @ C
//   A AA A AA

import { quoted } from '../messages/index.js';
import type { Clue, PuzzleDocument } from '../model/index.js';
import { BARE, type Fit, type Format } from './format.js';
import { addPlain, lineSpan } from './reading/clue-block.js';
import { hasRoom } from './reading/clue-scanner.js';
import { type DraftClue, type DraftRun, draftClue, draftRun, type Span } from './reading/draft.js';
import { decodeEntities, encodeEntities } from './reading/html-entities.js';
import { metadata, type Reading } from './reading/reading.js';
import type { SourceText } from './reading/source-text.js';

export const letters: Format = {
  id: 'letters',
  title: 'letters collection',
  extensions: ['.letters'],
  supports: { ...BARE, meta: ['title'], several: true },
  sniff: sniffLetters,
  parse: parseLetters,
  write: writeLetters,
};

/** The code before A. */
const ZERO = 64;

/** One puzzle: the lines of its title (absent = none), its rows and its columns. */
interface Entry {
  readonly title?: number;
  readonly rows: number;
  readonly columns: number;
}

function sniffLetters(source: SourceText): Fit {
  const lines = source.filledLines.slice(0, 4);
  for (let i = 0; i + 1 < lines.length; i++) {
    const [rows, columns] = [lines[i], lines[i + 1]].map(needsOfWords);
    if (rows !== undefined && columns !== undefined && rows.total === columns.total) {
      if (rows.longest <= columns.count && columns.longest <= rows.count) return 'likely';
    }
  }
  const isMarked = lines.slice(0, 2).some((line) => /^--(?!-)/.test(line));
  return isMarked && (lines.length > 2 || source.isLong) ? 'maybe' : 'no';
}

/** What the clues of a line need; undefined when it holds anything but letters that are runs. */
function needsOfWords(line: string): { count: number; total: number; longest: number } | undefined {
  let [count, total, longest, cells] = [0, 0, 0, 0];
  for (let at = 0; at <= line.length; at++) {
    const code = at < line.length ? line.charCodeAt(at) : 32;
    if (code === 32 || code === 9) {
      if (cells > 0) count += 1;
      longest = Math.max(longest, cells - 1);
      cells = 0;
    } else if (code < ZERO || code > ZERO + 1000) return undefined;
    else {
      total += code - ZERO;
      cells += code - ZERO + 1;
    }
  }
  return { count, total, longest };
}

function parseLetters(reading: Reading): void {
  const { source } = reading;
  const lines: number[] = [];
  // The run of 96 is a no-break space, so not every blank is nothing.
  for (let i = 0; i < source.lineCount; i++) if (!/^[ \t]*$/.test(source.lineText(i))) lines.push(i);
  const entries = entriesOf(source, lines);
  for (const { title, rows, columns } of entries) {
    const span = lineSpan(source, title ?? rows);
    if (columns >= source.lineCount) {
      const hint =
        'a puzzle is a line of row clues and a line of column clues, with a title before them or not';
      reading.fault('missing-part', span, 'the last puzzle is not complete', hint);
      return;
    }
    const rowClues = scanLetters(reading, lineSpan(source, rows));
    const columnClues = scanLetters(reading, lineSpan(source, columns));
    const name = title === undefined ? '' : source.lineText(title).trim().replace(/^--/, '').trim();
    const meta = metadata({ title: decodeEntities(name) });
    if (!addPlain(reading, rowClues, columnClues, span, meta) || reading.full) return;
  }
}

/**
 * The puzzles of the file. Titles marked with `--` decide; without them the first layout in which the sums of
 * every pair agree: pairs alone, a description and titles, titles alone, a description and pairs.
 */
function entriesOf(source: SourceText, lines: readonly number[]): Entry[] {
  const isTitle = (line: number) => /^[ \t]*--(?!-)/.test(source.lineText(line));
  const agree = (rows: number, columns: number) => {
    const total = totalOfLine(source, rows);
    return total !== undefined && total === totalOfLine(source, columns);
  };
  if (lines.some(isTitle)) return markedEntries(lines, isTitle, agree);
  const layouts = [
    [0, 2],
    [1, 3],
    [0, 3],
    [1, 2],
  ]
    .filter(([first, each]) => lines.length > first && (lines.length - first) % each === 0)
    .map(([first, each]) => spaced(lines, first, each));
  const sound = layouts.find((entries) => entries.every(({ rows, columns }) => agree(rows, columns)));
  return sound ?? layouts.at(-1) ?? spaced(lines, 1, 3);
}

/** Puzzles of `each` lines, the last two of which are clues. */
function spaced(lines: readonly number[], first: number, each: number): Entry[] {
  const entries: Entry[] = [];
  for (let at = first; at < lines.length; at += each) {
    const [rows, columns] = [lines[at + each - 2] ?? Infinity, lines[at + each - 1] ?? Infinity];
    entries.push(each === 3 ? { title: lines[at], rows, columns } : { rows, columns });
  }
  return entries;
}

/** Puzzles with `--` before their titles; a line without it is a title too, unless it agrees with the next one. */
function markedEntries(
  lines: readonly number[],
  isTitle: (line: number) => boolean,
  agree: (rows: number, columns: number) => boolean,
): Entry[] {
  const entries: Entry[] = [];
  // A line of description: whatever stands alone before the first title.
  let at = lines.length > 1 && !isTitle(lines[0]) && isTitle(lines[1]) ? 1 : 0;
  while (at < lines.length) {
    const hasTitle = isTitle(lines[at]) || !agree(lines[at], lines[at + 1] ?? Infinity);
    const title = lines[at];
    const first = hasTitle ? at + 1 : at;
    const [rows, columns] = [first, first + 1].map((i) =>
      i < lines.length && !isTitle(lines[i]) ? lines[i] : Infinity,
    );
    entries.push(hasTitle ? { title, rows, columns } : { rows, columns });
    if (columns === Infinity) break;
    at = first + 2;
  }
  return entries;
}

/** The sum of a line's runs; undefined if it contains anything but runs. */
function totalOfLine(source: SourceText, line: number): number | undefined {
  if (line >= source.lineCount) return undefined;
  const text = source.lineText(line);
  let total = 0;
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (code === 32 || code === 9) continue;
    if (code < ZERO) return undefined;
    total += code - ZERO;
  }
  return total;
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
      const message = `${quoted(reading.source.text[at])} is not a run; runs are letters from A (1) on, and @ (0)`;
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
