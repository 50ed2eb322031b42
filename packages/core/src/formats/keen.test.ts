import assert from 'node:assert/strict';
import { test } from 'node:test';
import { cluesIn, KITE, readOne, sloppy, testFaults, written } from '../testing/format-checks.js';

const FILE = '2 1\n0\n3\n\n1\n1 1\n1\n1 1\n';

test('reads rows, an empty line, columns; writes the same', () => {
  assert.equal(cluesIn(FILE, 'keen'), KITE);
  assert.equal(written(readOne(FILE, 'keen'), 'keen'), FILE);
  for (const text of sloppy(FILE)) assert.equal(cluesIn(text, 'keen'), KITE);
});

testFaults('keen', [
  ['no columns', '1\n1\n', 'missing-part', '1:1'],
  ['a third part', '1\n\n1\n\n1\n', 'bad-syntax', '4:1'],
  ['a word', '1\n\nx\n', 'bad-syntax', '3:1'],
]);
