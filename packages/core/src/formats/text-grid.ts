// Pictures drawn in text, one character per cell; the clues are computed. Three alphabets are written,
// many more are understood. Blanks between cells do not count; an empty line divides two pictures.
//   .##     0/1: 011     the .sol of a .cfg: -##
// A `?` is an unknown cell: the clues of its lines are then unknown too.
import { BLACK_ON_WHITE, cluesOf, isComplete, MAX_SIDE, type PuzzleDocument } from '../model/index.js';
import { BARE, type Fit, type Format } from './format.js';
import { isEmptyLine, lineSpan, nextTextLine } from './reading/clue-block.js';
import { cellRows, isDoubled, readCells } from './reading/grid-cells.js';
import type { Reading } from './reading/reading.js';
import { characterCount } from './reading/scan.js';
import type { SourceText } from './reading/source-text.js';

const FILLED = '#1Xx*█■';
const BLANK = '.0-_ ·□░';
/** Neither a cell (FILLED, BLANK) nor layout. */
const STRANGE = /[^\s?#1Xx*█■.0_ ·□░-]/u;

export const textGrid = pictureFormat('grid', 'text grid (. and #)', ['.grid'], '.#', (head) =>
  /^[^?01-]*$/.test(head),
);
export const digitGrid = pictureFormat('grid01', 'text grid (0 and 1)', ['.grid01'], '01', (head) =>
  /^[01\s]*$/.test(head),
);
export const solGrid = pictureFormat(
  'sol',
  '.sol (#, - and ?)',
  ['.sol'],
  '-#',
  (head) => /^[#\-?\s]*$/.test(head) && /[-?]/.test(head),
);

function pictureFormat(
  id: string,
  title: string,
  extensions: readonly string[],
  alphabet: string,
  isOwn: (head: string) => boolean,
): Format {
  return {
    id,
    title,
    extensions,
    supports: { ...BARE, clues: false, goal: true, several: true },
    sniff: (source) => (isOwn(source.head) ? sniffGrid(source) : 'no'),
    parse: parseGrid,
    write: (documents) => documents.map((document) => writeGrid(document, alphabet)).join('\n'),
  };
}

/** Lines of cells, all of one width within a picture. */
function sniffGrid(source: SourceText): Fit {
  let width: number | undefined;
  let widest = 0;
  if (STRANGE.test(source.headText) || isDrawnWithBlanks(source)) return 'no';
  // The general reader knows that two blocks are one cell.
  if (isDoubled(source.headLines)) return 'no';
  for (const line of source.headLines) {
    // Every cell is one code unit: nothing else has been let through.
    const { length } = line.replace(/\s/g, '');
    if (length > 0 && width !== undefined && length !== width) return 'no';
    width = length === 0 ? undefined : length;
    widest = Math.max(widest, length);
  }
  return widest === 0 ? 'no' : widest > 1 ? 'likely' : 'maybe';
}

/** Whether the only symbol is one for filled cells and blanks stand between them: then these are cells too. */
function isDrawnWithBlanks(source: SourceText): boolean {
  return /^[^.0_·□░?1-]*$/.test(source.head) && /[^\s][ ]+[^\s]|(?:^|\n)[ ]+[^\s]/.test(source.head);
}

function parseGrid(reading: Reading): void {
  const { source } = reading;
  if (isDrawnWithBlanks(source)) {
    const hint = 'use . for blank cells, or let the format be detected';
    reading.fault(
      'bad-grid',
      { offset: 0, end: 1 },
      'blanks among filled cells: layout, or blank cells?',
      hint,
    );
    return;
  }
  for (let from = nextTextLine(source, 0); from < source.lineCount && !reading.full; ) {
    let to = from;
    while (to < source.lineCount && !isEmptyLine(source, to)) to += 1;
    if (!parsePicture(reading, from, to)) return;
    from = nextTextLine(source, to);
  }
}

/** False when reading on makes no sense. */
function parsePicture(reading: Reading, from: number, to: number): boolean {
  const { source } = reading;
  const span = { offset: source.lineStart(from), end: source.lineEnd(to - 1) };
  const first = lineSpan(source, from);
  const widthOf = (line: number) => characterCount(source.lineText(line).replace(/\s/g, ''));
  const size = { width: widthOf(from), height: to - from };
  if (Math.max(size.width, size.height) > MAX_SIDE) {
    reading.fault('too-large', first, `this picture has a side of more than ${MAX_SIDE} cells`);
    return false;
  }
  for (let line = from + 1; line < to; line++) {
    if (widthOf(line) === size.width) continue;
    const message = `this row has ${widthOf(line)} cells; those above have ${size.width}`;
    reading.fault('bad-grid', lineSpan(source, line), message);
    return true;
  }
  const grid = readCells(reading, span, size, BLACK_ON_WHITE, (cell) => {
    if (cell === '?') return 3;
    return FILLED.includes(cell) ? 2 : BLANK.includes(cell) ? 1 : undefined;
  });
  if (grid === undefined) return true;
  if (isComplete(grid)) return reading.addPicture(grid, { meta: {} }, first);
  const puzzle = { ...size, ...cluesOf(grid), palette: BLACK_ON_WHITE };
  return reading.add({ puzzle, meta: {}, saved: [grid] }, first);
}

function writeGrid({ goal }: PuzzleDocument, alphabet: string): string {
  if (goal === undefined) return '';
  return `${cellRows(goal, (color) => alphabet[color === 0 ? 0 : 1]).join('\n')}\n`;
}
