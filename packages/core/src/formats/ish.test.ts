import assert from 'node:assert/strict';
import { test } from 'node:test';
import { cluesIn, KITE, readOne, sloppy, testFaults, written } from '../testing/format-checks.js';

const FILE = '# Title: Kite\n# row clues\n2,1\n0\n3\n\n# column clues\n1\n1,1\n1\n1,1\n';

test('reads both headed blocks; writes the same', () => {
  const document = readOne(FILE, 'ish');
  assert.equal(cluesIn(FILE, 'ish'), KITE);
  assert.deepEqual(document.meta, { title: 'Kite' });
  assert.equal(written(document, 'ish'), FILE);
  for (const text of sloppy(FILE)) assert.equal(cluesIn(text, 'ish'), KITE);
});

test('the blocks may come in the other order', () => {
  assert.equal(cluesIn('# column clues\n1\n1,1\n1\n1,1\n# row clues\n2,1\n0\n3\n', 'ish'), KITE);
});

testFaults('ish', [
  ['no columns', '# row clues\n1\n', 'missing-part', '1:1'],
  ['a clue before any heading', '1\n# row clues\n1\n# column clues\n1\n', 'bad-syntax', '1:1'],
]);
