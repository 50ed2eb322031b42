import assert from 'node:assert/strict';
import { test } from 'node:test';
import { cluesIn, KITE, readOne, sloppy, testFaults, written } from '../testing/format-checks.js';

const FILE = 'width 4\nheight 3\nrows\n2 1\n\n3\ncolumns\n1\n1 1\n1\n1 1\n';

test('reads sizes and blocks divided by blanks; writes the same', () => {
  assert.equal(cluesIn(FILE, 'faase'), KITE);
  assert.equal(written(readOne(FILE, 'faase'), 'faase'), FILE);
  for (const text of sloppy(FILE)) assert.equal(cluesIn(text, 'faase'), KITE);
});

test('a 0 is a blank line too, and the sizes may be missing', () => {
  assert.equal(cluesIn('rows\n2 1\n0\n3\ncolumns\n1\n1 1\n1\n1 1\n', 'faase'), KITE);
});

testFaults('faase', [
  ['too few rows', 'width 1\nheight 2\nrows\n1\ncolumns\n1\n', 'size-mismatch', '5:1'],
  ['no columns', 'rows\n1 1\n', 'missing-part', '1:1'],
  ['rows twice', 'rows\n1\nrows\n1\ncolumns\n1\n', 'bad-syntax', '3:1'],
  ['a huge width', 'width 5000\nheight 1\nrows\n1\ncolumns\n1\n', 'too-large', '1:7'],
]);
