// The JSON of the npm package nonogram-solver: "rows" and "columns", `[]` or `[0]` for a blank line, and
// "content", the cells row by row: 1 filled, -1 blank, 0 not known.
import { BLACK_ON_WHITE, colorOf, type Puzzle, type PuzzleDocument } from '../model/index.js';
import { BARE, type Fit, type Format } from './format.js';
import { agreesWithSize } from './json-size.js';
import {
  eachObject,
  isObjectWith,
  isObjectWithList,
  type JsonObject,
  jsonClues,
  numberRun,
  rejectUnknown,
} from './reading/json-clues.js';
import { type JsonNode, memberOf } from './reading/json-reader.js';
import type { Reading } from './reading/reading.js';
import type { SourceText } from './reading/source-text.js';

export const nonogramSolver: Format = {
  id: 'nonogram-solver',
  title: 'nonogram-solver JSON',
  extensions: ['.json'],
  supports: { ...BARE, saved: true },
  sniff: sniffNonogramSolver,
  parse: (reading) => eachObject(reading, (object) => parseObject(reading, object)),
  obstacle: ({ saved = [] }) => (saved.length > 1 ? 'holds one saved grid, and there are more' : undefined),
  write: writeNonogramSolver,
};

function sniffNonogramSolver(source: SourceText): Fit {
  const fits = isObjectWithList(source, 'rows') && isObjectWithList(source, 'columns');
  return fits && !isObjectWith(source, 'crosshatch') ? 'likely' : 'no';
}

/** False when reading on makes no sense. */
function parseObject(reading: Reading, object: JsonObject): boolean {
  const span = { offset: object.offset, end: object.offset + 1 };
  const rows = jsonClues(reading, object, 'rows', numberRun);
  const columns = jsonClues(reading, object, 'columns', numberRun);
  if (rows === undefined || columns === undefined) return true;
  if (!agreesWithSize(reading, object, rows, columns)) return true;
  rejectUnknown(reading, [...rows, ...columns]);
  const puzzle = reading.puzzle({ rows, columns, span });
  if (puzzle === undefined) return true;
  const saved = contentOf(reading, memberOf(object, 'content'), puzzle);
  return reading.add({ puzzle, meta: {}, ...(saved === undefined ? {} : { saved: [saved] }) }, span);
}

function contentOf(reading: Reading, node: JsonNode | undefined, puzzle: Puzzle) {
  if (node === undefined) return undefined;
  const cells = node.kind === 'array' ? node.items : [];
  const strange = cells.find((cell) => cell.kind !== 'number' || ![-1, 0, 1].includes(cell.value));
  if (cells.length !== puzzle.width * puzzle.height || strange !== undefined) {
    const message = `"content" is a list of ${puzzle.width * puzzle.height} cells: 1, -1 or 0`;
    return reading.fault('bad-grid', strange ?? node, message);
  }
  const grid = reading.grid(puzzle, BLACK_ON_WHITE, node);
  if (grid === undefined) return undefined;
  let known = 0;
  cells.forEach((cell, i) => {
    const value = cell.kind === 'number' ? cell.value : 0;
    if (value === 0) return;
    grid.cells[i] = value === 1 ? 2 : 1;
    known += 1;
  });
  return known > 0 ? grid : undefined;
}

function writeNonogramSolver([{ puzzle, saved = [] }]: readonly PuzzleDocument[]): string {
  const side = (clues: typeof puzzle.rows) => clues.map((clue) => (clue ?? []).map((run) => run.length));
  const content = Array.from({ length: puzzle.width * puzzle.height }, (_, i) => {
    const color = saved.length === 0 ? undefined : colorOf(saved[0].cells[i]);
    return color === undefined ? 0 : color === 0 ? -1 : 1;
  });
  return `${JSON.stringify({ rows: side(puzzle.rows), columns: side(puzzle.columns), content })}\n`;
}
