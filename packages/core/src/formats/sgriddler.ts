// `.sgriddler`, "MK Version 3.0": header, empty line, `W H`, empty line, the picture, empty line, the
// COLUMN clues, empty line, the ROW clues. Every clue is written BACKWARDS, a blank line is empty, and a
// negative number is a run that the player has struck out. The file may end after any part.

import { counted, quoted } from '../messages/index.js';
import {
  allCandidates,
  BLACK_ON_WHITE,
  type Clue,
  candidate,
  check,
  colorOf,
  differingTotals,
  type Grid,
  isComplete,
  type PuzzleDocument,
  type Size,
} from '../model/index.js';
import { BARE, type Fit, type Format } from './format.js';
import { checkCount, isEmptyLine, lineSpan, nextTextLine, readSide, totalOf } from './reading/clue-block.js';
import { runLength, scanNumbers } from './reading/clue-scanner.js';
import { type DraftClue, draftRun } from './reading/draft.js';
import type { Reading } from './reading/reading.js';
import type { SourceText } from './reading/source-text.js';

export const sgriddler: Format = {
  id: 'sgriddler',
  title: '.sgriddler',
  extensions: ['.sgriddler', '.griddler'],
  supports: { ...BARE, goal: true },
  sniff: (source: SourceText): Fit => (/^\s*MK Version \d/.test(source.head) ? 'certain' : 'no'),
  parse: parseSgriddler,
  // Such a file would be read as one whose last clues are missing.
  obstacle: ({ puzzle }) =>
    puzzle.rows.at(-1)?.length === 0 && differingTotals(puzzle).length > 0
      ? 'cannot store a blank last row when the totals of rows and columns differ'
      : undefined,
  write: writeSgriddler,
};

function parseSgriddler(reading: Reading): void {
  const { source } = reading;
  const header = nextTextLine(source, 0);
  if (!/^\s*MK Version 3\.0/.test(source.lineText(header))) {
    const message = 'this version is not known; expected "MK Version 3.0"';
    reading.fault('unsupported-kind', lineSpan(source, header), message);
    return;
  }
  const sizes = nextTextLine(source, header + 1);
  const span = lineSpan(source, sizes);
  const runs = scanNumbers(reading, span.offset, span.end).runs ?? [];
  const width = readSide(reading, runs[0], 'width', span);
  const height = readSide(reading, runs[1], 'height', span);
  if (width === undefined || height === undefined) return;

  // From here on every line has its place: an empty one may be an empty row or clue.
  const picture = sizes + 2;
  const columns = picture + height + 1;
  const rows = columns + width + 1;
  const grid = readPicture(reading, picture, { width, height });
  if (grid === undefined) return;
  if (source.lineCount <= columns) {
    addDrawn(reading, grid, picture);
    return;
  }
  // Each part ends with an empty line: where it does not, a line of the file is missing or there is one too many.
  for (const [after, part] of [
    [columns - 1, `picture of ${counted(height, 'row')}`],
    [rows - 1, `clues of ${counted(width, 'column')}`],
    [rows + height, `clues of ${counted(height, 'row')}`],
  ] as const) {
    if (after >= source.lineCount || isEmptyLine(source, after)) continue;
    const message = `expected an empty line after the ${part}, found ${quoted(source.lineText(after))}`;
    reading.fault(
      'size-mismatch',
      lineSpan(source, after),
      message,
      'a line is missing, or there is one too many',
    );
    return;
  }
  const columnClues = backwards(reading, columns, width);
  const rowClues = backwards(reading, rows, height);
  if (rowClues.length < height || !complete(reading, columnClues, rowClues, rows + height)) return;
  const puzzle = reading.puzzle({ rows: rowClues, columns: columnClues, span });
  if (puzzle === undefined || reading.faults.length > 0) return;
  // The picture is what the player drew; only a right one is the goal.
  const known = grid.cells.some((cell) => colorOf(cell) !== undefined);
  const solved = isComplete(grid) && check(puzzle, grid).ok;
  reading.add({ puzzle, meta: {}, ...(solved ? { goal: grid } : known ? { saved: [grid] } : {}) }, span);
}

/** False, with a fault, when the sums show that empty lines at the end stand for clues that are missing. */
function complete(
  reading: Reading,
  columns: readonly DraftClue[],
  rows: readonly DraftClue[],
  end: number,
): boolean {
  let written = rows.length;
  while (written > 0 && rows[written - 1].runs?.length === 0) written -= 1;
  if (written === rows.length || totalOf(columns) === totalOf(rows)) return true;
  return checkCount(
    reading,
    written,
    { side: 'height', count: rows.length },
    lineSpan(reading.source, end - rows.length + written),
  );
}

/** A file that ends after the picture: the clues are those of the picture. */
function addDrawn(reading: Reading, grid: Grid, line: number): void {
  const span = lineSpan(reading.source, line);
  if (isComplete(grid)) reading.addPicture(grid, { meta: {} }, span);
  else reading.fault('missing-part', span, 'there are no clues, and the picture has unknown cells');
}

/** `#` filled, `.` blank, `o` and `,` the same in pencil; anything else is unknown, and so are missing cells. */
function readPicture(reading: Reading, from: number, size: Size): Grid | undefined {
  const { source } = reading;
  const grid = reading.grid(size, BLACK_ON_WHITE, lineSpan(source, from));
  if (grid === undefined) return undefined;
  const all = allCandidates(BLACK_ON_WHITE);
  for (let row = 0; row < size.height && from + row < source.lineCount; row++) {
    const text = source.lineText(from + row);
    for (let column = 0; column < size.width; column++) {
      const cell = text[2 * column + 1];
      grid.cells[row * size.width + column] = cell === '#' ? candidate(1) : cell === '.' ? candidate(0) : all;
    }
  }
  return grid;
}

function backwards(reading: Reading, from: number, count: number): DraftClue[] {
  const { source } = reading;
  const clues: DraftClue[] = [];
  for (let i = 0; i < count && !reading.full; i++) {
    const span = lineSpan(source, from + i);
    if (from + i > source.lineCount) {
      reading.fault('size-mismatch', span, `the file breaks off: ${count - i} clues are missing`);
      return clues;
    }
    clues.push(struckClue(reading, span.offset, span.end));
  }
  return clues;
}

/** Numbers, some perhaps negative, last run first. */
function struckClue(reading: Reading, offset: number, end: number): DraftClue {
  const words = [...reading.source.text.slice(offset, end).matchAll(/\S+/g)];
  const runs = words.map((word) => {
    const span = { offset: offset + word.index, end: offset + word.index + word[0].length };
    if (!/^-?\d+$/.test(word[0])) {
      reading.fault('bad-syntax', span, `expected a number, found ${quoted(word[0])}`);
    }
    return draftRun(runLength(word[0].replace('-', '')) || 0, 1, span);
  });
  return { runs: runs.reverse(), offset, end };
}

function writeSgriddler([{ puzzle, goal }]: readonly PuzzleDocument[]): string {
  const row = (index: number) =>
    Array.from({ length: puzzle.width }, (_, column) => {
      const color = goal && colorOf(goal.cells[index * puzzle.width + column]);
      return color === undefined ? ' ?' : color === 0 ? ' .' : ' #';
    }).join('');
  const clue = (runs: Clue) =>
    [...(runs ?? [])]
      .reverse()
      .map((run) => ` ${run.length}`)
      .join('');
  return [
    'MK Version 3.0',
    '',
    `${puzzle.width} ${puzzle.height}`,
    '',
    ...puzzle.rows.map((_, index) => row(index)),
    '',
    ...puzzle.columns.map(clue),
    '',
    ...puzzle.rows.map(clue),
    '',
  ].join('\n');
}
