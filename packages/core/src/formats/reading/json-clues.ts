// The JSON of other programs: an object with a list of clues for the rows and one for the columns.
// They differ in the names and in how a run is written; unknown members are skipped.
import type { DraftClue, DraftRun } from './draft.js';
import { eachJson, type JsonNode, kindName, memberOf } from './json-reader.js';
import type { Reading } from './reading.js';
import type { SourceText } from './source-text.js';

export type JsonObject = JsonNode & { readonly kind: 'object' };

/** For sniffers: the text begins an object, and this name is in it somewhere, perhaps far down. */
export function isObjectWith(source: SourceText, name: string): boolean {
  return /^\s*\{/.test(source.head) && source.text.includes(`"${name}"`);
}

/** The same for a name that must be that of a list: others have a number or an object of that name. */
export function isObjectWithList(source: SourceText, name: string): boolean {
  if (!/^\s*\{/.test(source.head)) return false;
  const { text } = source;
  const key = `"${name}"`;
  for (let at = text.indexOf(key); at >= 0; at = text.indexOf(key, at + key.length)) {
    if (LIST_VALUE.test(text.slice(at + key.length, at + key.length + MOST_BLANKS))) return true;
  }
  return false;
}

/** What follows the name of a list; the bound on blanks keeps the match linear. */
const LIST_VALUE = /^\s*:\s*\[/;
const MOST_BLANKS = 200;

/** Calls `parse` for every object at the top (there may be several, one per line) until it says stop. */
export function eachObject(reading: Reading, parse: (object: JsonObject) => boolean): void {
  eachJson(reading, (value) => {
    if (value.kind === 'object') return parse(value);
    reading.fault('bad-syntax', value, `expected an object, found ${kindName(value)}`);
    return true;
  });
}

/** The clues under a name; undefined, with a fault, when they are missing or no list. */
export function jsonClues(
  reading: Reading,
  object: JsonObject,
  key: string,
  runOf: (reading: Reading, node: JsonNode) => DraftRun | undefined,
): DraftClue[] | undefined {
  const node = memberOf(object, key);
  if (node === undefined) {
    const place = { offset: object.offset, end: object.offset + 1 };
    return reading.fault(
      'missing-part',
      place,
      `"${key}" is missing`,
      'a list of clues, each a list of runs',
    );
  }
  if (node.kind !== 'array') {
    return reading.fault('bad-syntax', node, `"${key}" is a list of clues; found ${kindName(node)}`);
  }
  const clues = node.items.map((item): DraftClue => {
    const { offset, end } = item;
    if (item.kind === 'null') return { runs: null, offset, end };
    if (item.kind !== 'array') {
      reading.fault('bad-clue', item, `a clue is a list of runs; found ${kindName(item)}`);
      return { runs: [], offset, end };
    }
    const runs = item.items.map((run) => runOf(reading, run)).filter((run) => run !== undefined);
    return { runs, offset, end };
  });
  // These programs drop zeros, wherever they stand.
  return clues.some(hasGap) && clues.every(isOfCells) ? clues : clues.map(withoutZeros);
}

function withoutZeros({ runs, offset, end }: DraftClue): DraftClue {
  return { runs: runs?.filter((run) => run.length !== 0) ?? null, offset, end };
}

/** Whether a 0 stands between two runs. Where all others are 1, such clues are cells and not lengths: a fault. */
function hasGap({ runs }: DraftClue): boolean {
  const first = runs?.findIndex((run) => run.length !== 0) ?? -1;
  return (
    first >= 0 && (runs?.some((run, i) => run.length === 0 && i > first && i < runs.length - 1) ?? false)
  );
}

function isOfCells({ runs }: DraftClue): boolean {
  return runs?.every((run) => run.length === 0 || run.length === 1) ?? true;
}

/** A run that is a number. */
export function numberRun(reading: Reading, node: JsonNode): DraftRun | undefined {
  if (node.kind === 'number') return { length: node.value, color: 1, offset: node.offset, end: node.end };
  return reading.fault('bad-clue', node, `a run is a number here; found ${kindName(node)}`);
}

/** Reports unknown clues where the format cannot store them. */
export function rejectUnknown(reading: Reading, clues: readonly DraftClue[]): void {
  for (const clue of clues) {
    if (clue.runs === null) reading.fault('bad-clue', clue, 'a clue is a list of runs; found null');
  }
}
