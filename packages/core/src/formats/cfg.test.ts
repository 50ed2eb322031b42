import assert from 'node:assert/strict';
import { test } from 'node:test';
import { cluesIn, KITE, readOne, sloppy, testFaults, written } from '../testing/format-checks.js';

const FILE = '3\n4\n\n2 2 1\n0\n1 3\n\n1 1\n2 1 1\n1 1\n2 1 1\n';

test('reads sizes and counted clues; writes the same', () => {
  assert.equal(cluesIn(FILE, 'cfg'), KITE);
  assert.equal(written(readOne(FILE, 'cfg'), 'cfg'), FILE);
  for (const text of sloppy(FILE)) assert.equal(cluesIn(text, 'cfg'), KITE);
});

testFaults('cfg', [
  ['a wrong count', '1\n1\n\n2 1\n\n1 1\n', 'size-mismatch', '4:1'],
  ['too few lines', '1\n2\n\n1 1\n\n1 1\n', 'size-mismatch', '7:1'],
  ['too many lines', '1\n1\n\n1 1\n\n1 1\n1 1\n1 1\n', 'size-mismatch', '9:1'],
]);
