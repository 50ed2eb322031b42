import assert from 'node:assert/strict';
import { test } from 'node:test';
import { cellsOf, cluesIn, KITE, readOne, sloppy, testFaults, written } from '../testing/format-checks.js';

const FILE = `[Description]
Kite
A. Maker

0
[License]
CC0-1.0
[Dimensions]
3
4
[Row clues]
2, 1
0
3
[Column clues]
1
1, 1
1
1, 1
[Solution grid]
2 2 1 2 
1 1 1 1 
1 2 2 2 
[Working grid]
0 2 1 2 
1 1 1 1 
0 0 0 0 
[State]
SOLVING
[Locked]
false
`;

test('reads every section; writes the same', () => {
  const document = readOne(FILE, 'gno');
  assert.equal(cluesIn(FILE, 'gno'), KITE);
  assert.deepEqual(document.meta, { title: 'Kite', author: 'A. Maker', license: 'CC0-1.0' });
  assert.equal(cellsOf(document.goal), '110100000111');
  assert.deepEqual(document.saved?.map(cellsOf), ['?1010000????']);
  assert.equal(written(document, 'gno'), FILE);
  for (const text of sloppy(FILE)) assert.equal(cluesIn(text, 'gno'), KITE);
});

test('only three letters of a heading count; a date is not an author; names are unescaped', () => {
  const text =
    '[DESign]\nMy%20kite\n2020-01-31\n3\n[dim]\n3\n4\n[ROW]\n2 1\n0\n3\n[COLS]\n1\n1 1\n1\n1 1\n[HIStory]\nx\n';
  assert.equal(cluesIn(text, 'gno'), KITE);
  assert.deepEqual(readOne(text, 'gno').meta, { title: 'My kite' });
});

test('without clues, those of the solution', () => {
  assert.equal(cluesIn('[Dimensions]\n3\n4\n[Solution grid]\n2 2 1 2\n1 1 1 1\n1 2 2 2\n', 'gno'), KITE);
});

const DIM = '[Dimensions]\n1\n2\n';
testFaults('gno', [
  ['no dimensions', '[Row clues]\n1\n', 'missing-part', '1:1'],
  ['no columns', `${DIM}[Row clues]\n1\n`, 'missing-part', '1:1'],
  ['too few columns', `${DIM}[Row clues]\n1\n[Column clues]\n1\n`, 'size-mismatch', '7:1'],
  ['a solution of the wrong size', `${DIM}[Row]\n1\n[Col]\n1\n0\n[Sol]\n2 1 1\n`, 'bad-grid', '10:1'],
  ['a huge size', '[Dimensions]\n99999\n2\n', 'too-large', '2:1'],
]);
