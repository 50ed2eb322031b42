// Numbers in the JSON of other programs: zeros, null, and what is no clue.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { jsonClues, numberRun, rejectUnknown } from './json-clues.js';
import { eachJson, type JsonNode } from './json-reader.js';
import { Reading } from './reading.js';
import { SourceText } from './source-text.js';

function clues(text: string, rejects = false) {
  const reading = new Reading(new SourceText(text));
  const nodes: JsonNode[] = [];
  eachJson(reading, (node) => nodes.push(node) > 0);
  const [root] = nodes;
  const found = root?.kind === 'object' ? jsonClues(reading, root, 'rows', numberRun) : undefined;
  if (rejects) rejectUnknown(reading, found ?? []);
  return {
    lengths: found?.map(({ runs }) => runs?.map(({ length }) => length) ?? null),
    faults: reading.faults.map(({ code, message }) => `${code}: ${message}`),
  };
}

test('zeros are dropped wherever they stand', () => {
  assert.deepEqual(clues('{"rows": [[0, 2, 0, 1], [0], [], [3, 0]]}').lengths, [[2, 1], [], [], [3]]);
  assert.deepEqual(clues('{"rows": [[0, 1], [1, 0], [0, 0]]}').lengths, [[1], [1], []]);
  assert.deepEqual(clues('{"rows": [[1, 0, 2]]}').lengths, [[1, 2]], 'lengths, for there is a 2');
});

test('cells instead of lengths are kept as they are, for the model to report', () => {
  assert.deepEqual(clues('{"rows": [[1, 0, 1], [0, 1, 0]]}').lengths, [
    [1, 0, 1],
    [0, 1, 0],
  ]);
  assert.deepEqual(clues('{"rows": [[0, 1, 0, 1], null]}').lengths, [[0, 1, 0, 1], null]);
  assert.deepEqual(clues('{"rows": [[0, 1, 0], [1, 1]]}').lengths, [[1], [1, 1]], 'no 0 between two runs');
});

test('null is an unknown clue where the format has them', () => {
  assert.deepEqual(clues('{"rows": [null, [1]]}'), { lengths: [null, [1]], faults: [] });
  assert.deepEqual(clues('{"rows": [null, [1]]}', true).faults, [
    'bad-clue: a clue is a list of runs; found null',
  ]);
});

test('everything else is a fault that says what was found', () => {
  for (const [text, message] of [
    ['{"columns": []}', 'missing-part: "rows" is missing'],
    ['{"rows": 3}', 'bad-syntax: "rows" is a list of clues; found a number'],
    ['{"rows": [3]}', 'bad-clue: a clue is a list of runs; found a number'],
    ['{"rows": [["x"]]}', 'bad-clue: a run is a number here; found a string'],
    ['{rows: []}', 'bad-syntax: expected a name in quotes, found "r"'],
  ]) {
    assert.deepEqual(clues(text).faults.slice(0, 1), [message], text);
  }
});

test('numbers of any length, with or without blanks around them', () => {
  const { lengths } = clues('{"rows": [[1,12,123,7],[ 1 , 12 , 3 ],[10],[99,0,5]]}');
  assert.deepEqual(lengths, [[1, 12, 123, 7], [1, 12, 3], [10], [99, 5]]);
  for (const text of ['{"rows": [[01]]}', '{"rows": [[1 2]]}', '{"rows": [[1x]]}', '{"rows": [[12']) {
    assert(clues(text).faults.length > 0, text);
  }
});
