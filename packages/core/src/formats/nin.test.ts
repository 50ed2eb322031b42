import assert from 'node:assert/strict';
import { test } from 'node:test';
import { cluesIn, KITE, readOne, sloppy, testFaults, written } from '../testing/format-checks.js';

const FILE = '4 3\n2 1\n0\n3\n1\n1 1\n1\n1 1\n';

test('reads width, height, rows, columns; writes the same', () => {
  assert.equal(cluesIn(FILE, 'nin'), KITE);
  assert.equal(written(readOne(FILE, 'nin'), 'nin'), FILE);
  for (const text of sloppy(FILE)) assert.equal(cluesIn(text, 'nin'), KITE);
});

test('an empty line is a blank line where the number of lines asks for it, else layout', () => {
  assert.equal(cluesIn('4 3\n2 1\n\n3\n1\n1 1\n1\n1 1\n', 'nin'), KITE);
  assert.equal(cluesIn('4 3\n\n2 1\n0\n3\n\n1\n1 1\n1\n1 1\n\n', 'nin'), KITE);
});

testFaults('nin', [
  ['too few lines', '2 2\n1\n1\n1\n', 'size-mismatch', '5:1'],
  ['too many lines', '1 1\n1\n1\n1\n', 'size-mismatch', '4:1'],
  ['a huge width', '99999999999999999999 1\n1\n1\n', 'too-large', '1:1'],
  ['runs that do not fit', '2 1\n1 1\n1\n1\n', 'clue-too-long', '2:3'],
]);
