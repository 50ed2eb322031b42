// nonogram-rs JSON, first version: {"cols":[[3],[1]],"rows":[[2],[1,1]]}, `[]` for a blank line. Its
// result has rows of cells instead, and no columns: 1 filled, 2 blank, 0 not known.
import { BLACK_ON_WHITE, cluesOf, isComplete, MAX_SIDE, type PuzzleDocument } from '../model/index.js';
import { BARE, type Fit, type Format } from './format.js';
import { agreesWithSize } from './json-size.js';
import { addPlain } from './reading/clue-block.js';
import type { Span } from './reading/draft.js';
import {
  eachObject,
  isObjectWithList,
  type JsonObject,
  jsonClues,
  numberRun,
  rejectUnknown,
} from './reading/json-clues.js';
import { memberOf } from './reading/json-reader.js';
import type { Reading } from './reading/reading.js';
import type { SourceText } from './reading/source-text.js';

export const nonogramRs: Format = {
  id: 'nonogram-rs',
  title: 'nonogram-rs JSON v1',
  extensions: ['.json'],
  supports: BARE,
  sniff: sniffNonogramRs,
  parse: (reading) => eachObject(reading, (object) => parseObject(reading, object)),
  write: writeNonogramRs,
};

function sniffNonogramRs(source: SourceText): Fit {
  if (!isObjectWithList(source, 'rows')) return 'no';
  if (isObjectWithList(source, 'cols')) return 'likely';
  return isObjectWithList(source, 'columns') ? 'no' : 'maybe';
}

/** False when reading on makes no sense. */
function parseObject(reading: Reading, object: JsonObject): boolean {
  const span = { offset: object.offset, end: object.offset + 1 };
  if (memberOf(object, 'cols') === undefined) return parseResult(reading, object, span);
  const columns = jsonClues(reading, object, 'cols', numberRun);
  const rows = jsonClues(reading, object, 'rows', numberRun);
  if (columns === undefined || rows === undefined) return true;
  if (!agreesWithSize(reading, object, rows, columns)) return true;
  rejectUnknown(reading, [...columns, ...rows]);
  return addPlain(reading, rows, columns, span);
}

function parseResult(reading: Reading, object: JsonObject, span: Span): boolean {
  const rows = memberOf(object, 'rows');
  if (rows?.kind !== 'array' || rows.items.length === 0) {
    reading.fault('missing-part', span, '"cols" and "rows" are missing');
    return true;
  }
  const cells = rows.items.map((row) => (row.kind === 'array' ? row.items : []));
  const size = { width: cells[0].length, height: cells.length };
  const bad = rows.items.find((_, i) => cells[i].length !== size.width || size.width === 0);
  const strange = cells.flat().find((cell) => cell.kind !== 'number' || ![0, 1, 2].includes(cell.value));
  if (bad !== undefined || strange !== undefined) {
    const hint = 'a result has rows of 0, 1 and 2 of one length; a puzzle has "cols" as well';
    reading.fault('bad-grid', bad ?? strange ?? span, '"cols" is missing, and this is not a result', hint);
    return true;
  }
  if (Math.max(size.width, size.height) > MAX_SIDE) {
    reading.fault('too-large', span, `this result has a side of more than ${MAX_SIDE} cells`);
    return true;
  }
  const grid = reading.grid(size, BLACK_ON_WHITE, span);
  if (grid === undefined) return false;
  cells.flat().forEach((cell, i) => {
    grid.cells[i] = [3, 2, 1][cell.kind === 'number' ? cell.value : 0];
  });
  if (isComplete(grid)) return reading.addPicture(grid, { meta: {} }, span);
  const puzzle = { ...size, ...cluesOf(grid), palette: BLACK_ON_WHITE };
  return reading.add({ puzzle, meta: {}, saved: [grid] }, span);
}

function writeNonogramRs([{ puzzle }]: readonly PuzzleDocument[]): string {
  const side = (clues: typeof puzzle.rows) => clues.map((clue) => (clue ?? []).map((run) => run.length));
  return `${JSON.stringify({ cols: side(puzzle.columns), rows: side(puzzle.rows) })}\n`;
}
