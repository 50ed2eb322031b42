import assert from 'node:assert/strict';
import { test } from 'node:test';
import { canonicalText } from '../model/index.js';
import { cellsOf, cluesIn, KITE, readOne, sloppy, testFaults, written } from '../testing/format-checks.js';
import { parse } from './index.js';

const FILE = '4x3:1/1.1/1/1.1/2.1//3\n';

test('reads size, columns, rows; writes the same', () => {
  assert.equal(cluesIn(FILE, 'tatham'), KITE);
  assert.equal(written(readOne(FILE, 'tatham'), 'tatham'), FILE);
  for (const text of sloppy(FILE)) assert.equal(cluesIn(text, 'tatham'), KITE);
});

test('given cells: capitals fill, small letters blank, after skipping', () => {
  // Skip 1 and fill, skip 0 and blank, skip 5 and blank, skip the 3 that are left.
  const text = '4x3:1/1.1/1/1.1/2.1//3,Bafd\n';
  const document = readOne(text, 'tatham');
  assert.equal(cellsOf(document.given), '?10?????0???');
  assert.equal(written(document, 'tatham'), text);
});

test('given cells far apart: z only skips 25', () => {
  const columns = Array(60).fill('1').join('/');
  const text = `60x1:${columns}/60,zzB${'A'.repeat(8)}\n`;
  const document = readOne(text, 'tatham');
  assert.equal(cellsOf(document.given), `${'?'.repeat(51)}${'1'.repeat(9)}`);
  assert.equal(written(document, 'tatham'), text);
});

test('several ids, one per line', () => {
  const result = parse(`${FILE}\n1x2:1/1/\n`);
  assert(result.ok);
  assert.deepEqual(
    result.documents.map(({ puzzle }) => canonicalText(puzzle)),
    [KITE, '1x2|1;|1'],
  );
});

testFaults('tatham', [
  ['a random seed', '5x5#123456', 'unsupported-kind', '1:1'],
  ['too few clues', '2x2:1/1/1', 'size-mismatch', '1:1'],
  ['too many clues', '1x1:1/1/1', 'size-mismatch', '1:1'],
  ['a huge width', '100000x1:1/1', 'too-large', '1:1'],
  ['a strange character', '1x1:1/x', 'bad-syntax', '1:7'],
  ['given cells that break off', '1x1:1/1,', 'bad-grid', '1:8'],
  ['given cells past the end', '1x1:1/1,c', 'bad-grid', '1:9'],
  ['no letter among the given', '1x1:1/1,4', 'bad-syntax', '1:9'],
]);
