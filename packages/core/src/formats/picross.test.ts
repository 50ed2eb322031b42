import assert from 'node:assert/strict';
import { test } from 'node:test';
import { cluesIn, KITE, readOne, sloppy, testFaults, written } from '../testing/format-checks.js';
import { parse } from './index.js';

const FILE = 'GRID Kite\nROWS\n[ 2 1 ]\n[ ]\n[ 3 ]\nCOLUMNS\n[ 1 ]\n[ 1 1 ]\n[ 1 ]\n[ 1 1 ]\n';

test('reads bracketed clues under a name; writes the same', () => {
  const document = readOne(FILE, 'picross');
  assert.equal(cluesIn(FILE, 'picross'), KITE);
  assert.deepEqual(document.meta, { title: 'Kite' });
  assert.equal(written(document, 'picross'), FILE);
  for (const text of sloppy(FILE)) assert.equal(cluesIn(text, 'picross'), KITE);
});

test('comments, [ 0 ], and many puzzles in a file', () => {
  const result = parse(
    `# a comment\n${FILE}\n# Author: A. Maker\nGRID\nROWS\n[ 0 ] # here too\nCOLUMNS\n[0]\n`,
  );
  assert(result.ok, JSON.stringify(result));
  assert.deepEqual(
    result.documents.map(({ puzzle, meta }) => [puzzle.width, meta]),
    [
      [4, { title: 'Kite' }],
      [1, { author: 'A. Maker' }],
    ],
  );
});

testFaults('picross', [
  ['no brackets', 'GRID x\nROWS\n1 2\nCOLUMNS\n[ 1 ]\n', 'bad-syntax', '3:1'],
  ['no columns', 'GRID x\nROWS\n[ 1 ]\n', 'missing-part', '1:1'],
  ['a clue before ROWS', 'GRID x\n[ 1 ]\n', 'bad-syntax', '2:1'],
  ['a word in brackets', 'GRID x\nROWS\n[ one ]\nCOLUMNS\n[ 1 ]\n', 'bad-syntax', '3:3'],
]);
