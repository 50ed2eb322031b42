import assert from 'node:assert/strict';
import { test } from 'node:test';
import { cluesIn, KITE, readOne, sloppy, testFaults, written } from '../testing/format-checks.js';

const FILE = '* Title: Kite\n2 1\n0\n3\n&\n1\n1 1\n1\n1 1\n';

test('reads rows, &, columns; writes the same', () => {
  const document = readOne(FILE, 'makhorin');
  assert.equal(cluesIn(FILE, 'makhorin'), KITE);
  assert.deepEqual(document.meta, { title: 'Kite' });
  assert.equal(written(document, 'makhorin'), FILE);
  for (const text of sloppy(FILE)) assert.equal(cluesIn(text, 'makhorin'), KITE);
});

testFaults('makhorin', [
  ['no columns', '1\n&\n', 'missing-part', '1:1'],
  ['a word', '1\n&\nx\n', 'bad-syntax', '3:1'],
]);
