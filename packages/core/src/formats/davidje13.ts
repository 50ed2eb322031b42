// The JSON of davidje13/Nonogram: "rows" and "cols", and `null` for an unknown clue. "source" says
// where the puzzle comes from.
import type { PuzzleDocument } from '../model/index.js';
import { BARE, type Fit, type Format } from './format.js';
import { agreesWithSize } from './json-size.js';
import { addPlain } from './reading/clue-block.js';
import {
  eachObject,
  isObjectWith,
  isObjectWithList,
  type JsonObject,
  jsonClues,
  numberRun,
} from './reading/json-clues.js';
import { memberOf } from './reading/json-reader.js';
import { metadata, type Reading } from './reading/reading.js';
import type { SourceText } from './reading/source-text.js';

export const davidje13: Format = {
  id: 'davidje13',
  title: 'davidje13 JSON',
  extensions: ['.json'],
  supports: { ...BARE, unknownClues: true, meta: ['source'] },
  sniff: sniffDavidje13,
  parse: (reading) => eachObject(reading, (object) => parseObject(reading, object)),
  write: writeDavidje13,
};

function sniffDavidje13(source: SourceText): Fit {
  if (!isObjectWithList(source, 'rows') || !isObjectWithList(source, 'cols')) return 'no';
  return isObjectWith(source, 'source') ? 'certain' : 'likely';
}

/** False when reading on makes no sense. */
function parseObject(reading: Reading, object: JsonObject): boolean {
  const rows = jsonClues(reading, object, 'rows', numberRun);
  const columns = jsonClues(reading, object, 'cols', numberRun);
  if (rows === undefined || columns === undefined) return true;
  if (!agreesWithSize(reading, object, rows, columns)) return true;
  const source = memberOf(object, 'source');
  const meta = metadata({ source: source?.kind === 'string' ? source.value : undefined });
  return addPlain(reading, rows, columns, { offset: object.offset, end: object.offset + 1 }, meta);
}

function writeDavidje13([{ puzzle, meta }]: readonly PuzzleDocument[]): string {
  const side = (clues: typeof puzzle.rows) => clues.map((clue) => clue?.map((run) => run.length) ?? null);
  const object = { rows: side(puzzle.rows), cols: side(puzzle.columns), source: meta.source };
  return `${JSON.stringify(object)}\n`;
}
