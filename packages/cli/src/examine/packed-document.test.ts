import assert from 'node:assert/strict';
import { test } from 'node:test';
import { parse } from '@crosshatch/core';
import { makePuzzle } from '@crosshatch/core/model';
import { packDocument, unpackDocument } from './packed-document.js';

test('packing keeps colours, blotted runs, unknown clues, given cells and the goal', () => {
  const made = makePuzzle({
    rows: [[1, { length: 2, color: 2 }], null, [{ length: null, color: 1 }]],
    columns: [[1], [], null, [{ length: 1, color: 2 }]],
    palette: { colors: [{ name: 'red' }, { name: 'blue', rgb: '#00f', symbol: 'x' }] },
  });
  assert(made.ok);
  const cells = (value: number) => Uint32Array.from({ length: 12 }, (_, i) => (i === 3 ? value : 7));
  const document = {
    puzzle: made.puzzle,
    meta: { title: 'A "\u0000" \ud800 title' },
    given: { width: 4, height: 3, cells: cells(2) },
    goal: { width: 4, height: 3, cells: cells(4) },
  };
  assert.deepEqual(unpackDocument(packDocument(document)), document);
});

test('packing a puzzle of a file and unpacking it gives the same puzzle', () => {
  const read = parse('1;3;1:1;3;1');
  assert(read.ok);
  const [{ puzzle }] = read.documents;
  assert.deepEqual(unpackDocument(packDocument({ puzzle, meta: {} })).puzzle, puzzle);
});

test('a text that is no packed puzzle is refused', () => {
  assert.throws(() => unpackDocument('{"rows":[[1]],"columns":[]}'), RangeError);
  assert.throws(
    () => unpackDocument('{"rows":[[1]],"columns":[[1]],"given":[1,2]}'),
    /has 2 cells; expected 1/,
  );
});
