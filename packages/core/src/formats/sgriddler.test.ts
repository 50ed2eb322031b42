import assert from 'node:assert/strict';
import { test } from 'node:test';
import { cellsOf, cluesIn, KITE, readOne, sloppy, testFaults, written } from '../testing/format-checks.js';

const HEAD = 'MK Version 3.0\n\n4 3\n\n';
const PICTURE = ' # # . #\n . . . .\n . # # #\n';
// Every clue backwards: the first row, 2 1, is written 1 2.
const FILE = `${HEAD}${PICTURE}\n 1\n 1 1\n 1\n 1 1\n\n 1 2\n\n 3\n`;

test('reads picture, columns and rows, each clue backwards; writes the same', () => {
  const document = readOne(FILE, 'sgriddler');
  assert.equal(cluesIn(FILE, 'sgriddler'), KITE);
  assert.equal(cellsOf(document.goal), '110100000111');
  assert.equal(written(document, 'sgriddler'), FILE);
  for (const text of sloppy(FILE)) assert.equal(cluesIn(text, 'sgriddler'), KITE);
});

test('an empty picture, and runs that the player struck out', () => {
  const text = `${HEAD}\n\n\n\n 1\n 1 -1\n 1\n -1 1\n\n -1 2\n\n 3\n`;
  const document = readOne(text, 'sgriddler');
  assert.equal(cluesIn(text, 'sgriddler'), KITE);
  assert.equal(document.goal, undefined);
  assert.equal(document.saved, undefined);
});

test('a picture that is not right or not complete is a saved grid', () => {
  const wrong = readOne(FILE.replace(' . # # #', ' . . # #'), 'sgriddler');
  assert.equal(wrong.goal, undefined);
  assert.deepEqual(wrong.saved?.map(cellsOf), ['110100000011']);
  const short = readOne(FILE.replace(' # # . #', ' # ? o'), 'sgriddler');
  assert.deepEqual(short.saved?.map(cellsOf), ['1???00000111']);
});

test('a file that ends after the picture has the clues of the picture', () => {
  assert.equal(cluesIn(HEAD + PICTURE, 'sgriddler'), KITE);
});

testFaults('sgriddler', [
  ['another version', 'MK Version 4.0\n\n1 1\n', 'unsupported-kind', '1:1'],
  ['a huge size', 'MK Version 3.0\n\n4000000 3\n\n', 'too-large', '3:1'],
  ['no rows', `${HEAD}${PICTURE}\n 1\n 1 1\n 1\n 1 1\n`, 'size-mismatch', '13:1'],
  ['no clues and no whole picture', `${HEAD} # # . ?\n`, 'missing-part', '5:1'],
  ['a word among the clues', `${HEAD}${PICTURE}\n 1\n x\n 1\n 1 1\n\n 1 2\n\n 3\n`, 'bad-syntax', '10:2'],
]);
