import assert from 'node:assert/strict';
import { test } from 'node:test';
import { cluesIn, KITE, readOne, sloppy, testFaults, written } from '../testing/format-checks.js';

const FILE = '3\n4\n2 1\n0\n3\n\n1\n1 1\n1\n1 1\n';

test('reads height and width on two lines, rows, an empty line, columns; writes the same', () => {
  assert.equal(cluesIn(FILE, 'cwd'), KITE);
  assert.equal(written(readOne(FILE, 'cwd'), 'cwd'), FILE);
  for (const text of sloppy(FILE)) assert.equal(cluesIn(text, 'cwd'), KITE);
});

test('empty lines for blank lines, and no empty line between the sides', () => {
  assert.equal(cluesIn('3\n4\n2 1\n\n3\n\n1\n1 1\n1\n1 1\n', 'cwd'), KITE);
  assert.equal(cluesIn('3\n4\n2 1\n0\n3\n1\n1 1\n1\n1 1\n', 'cwd'), KITE);
});

testFaults('cwd', [
  ['too few columns', '1\n2\n1\n\n1\n', 'size-mismatch', '6:1'],
  ['a huge width', '1\n123456\n1\n', 'too-large', '2:1'],
  ['a word for the height', 'x\n1\n1\n\n1\n', 'bad-syntax', '1:1'],
]);
