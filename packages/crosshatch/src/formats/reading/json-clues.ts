// The JSON of other programs: an object with a list of clues for the rows and one for the columns.
// They differ in the names and in how a run is told; members that are not known are skipped.
import type { DraftClue, DraftRun } from './draft.js';
import { eachJson, type JsonNode, kindName, memberOf } from './json-reader.js';
import type { Reading } from './reading.js';
import type { SourceText } from './source-text.js';

export type JsonObject = JsonNode & { readonly kind: 'object' };

/** For sniffers: the text begins an object, and this name is in it somewhere, perhaps far down. */
export function isObjectWith(source: SourceText, name: string): boolean {
  return /^\s*\{/.test(source.head) && source.text.includes(`"${name}"`);
}

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
  return node.items.map((item) => {
    const { offset, end } = item;
    if (item.kind === 'null') return { runs: null, offset, end };
    if (item.kind !== 'array') {
      reading.fault('bad-clue', item, `a clue is a list of runs; found ${kindName(item)}`);
      return { runs: [], offset, end };
    }
    // These programs drop zeros, wherever they stand.
    const runs = item.items.map((run) => runOf(reading, run)).filter((run) => run !== undefined);
    return { runs: runs.filter((run) => run.length !== 0), offset, end };
  });
}

/** A run that is a number. */
export function numberRun(reading: Reading, node: JsonNode): DraftRun | undefined {
  if (node.kind === 'number') return { length: node.value, color: 1, offset: node.offset, end: node.end };
  return reading.fault('bad-clue', node, `a run is a number here; found ${kindName(node)}`);
}

/** Reports a clue that is not told where the format has no such thing. */
export function rejectUnknown(reading: Reading, clues: readonly DraftClue[]): void {
  for (const clue of clues) {
    if (clue.runs === null) reading.fault('bad-clue', clue, 'a clue is a list of runs; found null');
  }
}
