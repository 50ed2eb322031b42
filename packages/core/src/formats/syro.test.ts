import assert from 'node:assert/strict';
import { test } from 'node:test';
import { cluesIn, KITE, readOne, sloppy, testFaults, written } from '../testing/format-checks.js';

const FILE = '# Title: Kite\n2 1 0\n0\n3 0\n#\n1 0\n1 1 0\n1 0\n1 1 0\n';

test('reads clues that end with 0, # between the sides; writes the same', () => {
  const document = readOne(FILE, 'syro');
  assert.equal(cluesIn(FILE, 'syro'), KITE);
  assert.deepEqual(document.meta, { title: 'Kite' });
  assert.equal(written(document, 'syro'), FILE);
  for (const text of sloppy(FILE)) assert.equal(cluesIn(text, 'syro'), KITE);
});

test('comments in the wild', () => {
  const { meta } = readOne('# yard.example #7: Kite\n# by A. Maker\n# Copyright 2001\n1 0\n#\n1 0\n', 'syro');
  assert.deepEqual(meta, {
    id: 'yard.example #7',
    title: 'Kite',
    author: 'A. Maker',
    copyright: 'Copyright 2001',
  });
});

testFaults('syro', [
  ['a clue without its 0', '1\n#\n1 0\n', 'bad-syntax', '1:1'],
  ['no columns', '1 0\n', 'missing-part', '1:1'],
]);
