// Game ids of "Pattern" in Simon Tatham's collection: `WxH:`, columns then rows, `/` between lines and
// `.` between runs. After a comma come cells that are given: a letter skips as many cells as it stands
// after `a` in the alphabet and then fills one (capital: filled, small: blank); `z` only skips 25.
//   4x3:1/1.1/1/1.1/2.1//3,dA

import { counted, quoted } from '../messages/index.js';
import {
  allCandidates,
  BLACK_ON_WHITE,
  candidate,
  colorOf,
  type Grid,
  type PuzzleDocument,
} from '../model/index.js';
import { BARE, type Fit, type Format } from './format.js';
import { lineSpan, nextTextLine, readSide } from './reading/clue-block.js';
import type { DraftRun, Span } from './reading/draft.js';
import type { Reading } from './reading/reading.js';
import { indexWithin } from './reading/scan.js';
import type { SourceText } from './reading/source-text.js';
import { scanSlashed, slashedText } from './slashed-clues.js';

export const tatham: Format = {
  id: 'tatham',
  title: 'Tatham "Pattern" id',
  extensions: ['.id'],
  supports: { ...BARE, given: true, several: true },
  sniff: (source: SourceText): Fit =>
    /^\s*\d+x\d+(#|:[\d./]*(,[A-Za-z]*)?\s*($|[\r\n]))/.test(source.head) ? 'certain' : 'no',
  parse: parseTatham,
  write: writeTatham,
};

function parseTatham(reading: Reading): void {
  const { source } = reading;
  let line = nextTextLine(source, 0);
  for (; line < source.lineCount && !reading.full; line = nextTextLine(source, line + 1)) {
    if (!parseId(reading, lineSpan(source, line))) return;
  }
}

/** False when reading on makes no sense. */
function parseId(reading: Reading, span: Span): boolean {
  const { text } = reading.source;
  const head = /\s*(\d+)x(\d+)([#:]?)/y;
  head.lastIndex = span.offset;
  const found = head.exec(text);
  if (found === null || found[3] === '') {
    reading.fault('bad-syntax', span, 'a game id begins with the size and a colon', 'as in 5x5:1/2.1/...');
    return true;
  }
  if (found[3] === '#') {
    const hint = 'in the program, ask for the game id that describes the puzzle itself';
    reading.fault(
      'unsupported-kind',
      span,
      'this is a random seed, which only the program itself understands',
      hint,
    );
    return true;
  }
  const start = span.offset + found[0].length;
  const width = readSide(reading, sideRun(found[1], start - found[0].length, found[0]), 'width', span);
  const height = readSide(reading, sideRun(found[2], start - found[2].length - 1, found[2]), 'height', span);
  if (width === undefined || height === undefined) return true;
  const comma = indexWithin(text, ',', start, span.end);
  const end = comma >= 0 ? comma : span.end;
  const before = reading.faults.length;
  const clues = scanSlashed(reading, start, end);
  if (reading.faults.length > before) return true;
  if (clues.length !== width + height) {
    const message = `found ${counted(clues.length, 'clue')}; ${counted(width, 'column')} and ${counted(height, 'row')} make ${width + height}`;
    reading.fault('size-mismatch', span, message);
    return true;
  }
  const puzzle = reading.puzzle({ columns: clues.slice(0, width), rows: clues.slice(width), span });
  if (puzzle === undefined) return true;
  if (end === span.end) return reading.add({ puzzle, meta: {} }, span);
  const given = reading.grid(puzzle, BLACK_ON_WHITE, span);
  if (given === undefined || !readGiven(reading, given, { offset: end + 1, end: span.end })) return true;
  return reading.add({ puzzle, meta: {}, given }, span);
}

function sideRun(digits: string, offset: number, whole: string): DraftRun {
  return { length: Number(digits), color: 1, offset, end: offset + whole.trim().length };
}

function readGiven(reading: Reading, grid: Grid, span: Span): boolean {
  let cell = 0;
  for (let at = span.offset; at < span.end; at++) {
    const letter = reading.source.text[at];
    const place = { offset: at, end: at + 1 };
    if (/\s/.test(letter)) continue;
    if (!/[A-Za-z]/.test(letter)) {
      reading.fault('bad-syntax', place, `${quoted(letter)} stands for no given cell; expected a letter`);
      return false;
    }
    const skip = letter.toLowerCase().charCodeAt(0) - 97;
    cell += skip;
    if (skip < 25 && cell < grid.cells.length) {
      grid.cells[cell] = candidate(letter === letter.toUpperCase() ? 1 : 0);
      cell += 1;
    }
    if (cell > grid.cells.length) {
      reading.fault('bad-grid', place, `the given cells go past the last of ${grid.cells.length} cells`);
      return false;
    }
  }
  if (cell === grid.cells.length) return true;
  const message = `the given cells stop after ${cell} of ${grid.cells.length} cells`;
  reading.fault('bad-grid', { offset: span.end - 1, end: span.end }, message);
  return false;
}

function writeTatham(documents: readonly PuzzleDocument[]): string {
  return documents
    .map(({ puzzle, given }) => {
      const clues = slashedText(puzzle.columns, puzzle.rows);
      return `${puzzle.width}x${puzzle.height}:${clues}${given === undefined ? '' : `,${givenText(given)}`}\n`;
    })
    .join('');
}

function givenText(grid: Grid): string {
  const all = allCandidates(BLACK_ON_WHITE);
  let text = '';
  let skipped = 0;
  const skip = (letter: string) => {
    text += 'z'.repeat(Math.floor(skipped / 25)) + letter;
    skipped = 0;
  };
  grid.cells.forEach((cell) => {
    const color = cell === all ? undefined : colorOf(cell);
    if (color === undefined) skipped += 1;
    else {
      const letter = String.fromCharCode(97 + (skipped % 25));
      skip(color === 0 ? letter : letter.toUpperCase());
    }
  });
  // Cells left over at the end: the letter that would fill the cell after the last one only skips.
  const rest = skipped % 25;
  if (skipped > 0) skip(rest === 0 ? '' : String.fromCharCode(97 + rest));
  return text;
}
