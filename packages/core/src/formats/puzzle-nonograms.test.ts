import assert from 'node:assert/strict';
import { test } from 'node:test';
import { cluesIn, KITE, readOne, testFaults, written } from '../testing/format-checks.js';
import { write } from './index.js';

test('reads columns and rows of a square; writes the same', () => {
  const text = '1/1.1/1/2//2\n';
  assert.equal(cluesIn(text, 'puzzle-nonograms'), '3x3|2;;2|1;1,1;1');
  assert.equal(written(readOne(text, 'puzzle-nonograms'), 'puzzle-nonograms'), text);
});

test('the width of a puzzle that is not square follows from the sums of both sides', () => {
  const text = '1/1.1/1/1.1/2.1//3\n';
  assert.equal(cluesIn(text, 'puzzle-nonograms'), KITE);
  assert.equal(written(readOne(text, 'puzzle-nonograms'), 'puzzle-nonograms'), text);
});

test('a puzzle whose width could not be inferred again is not written', () => {
  const result = write(readOne('0;0;0:0;0', 'string'), 'puzzle-nonograms');
  assert(!result.ok);
  assert.equal(result.faults[0].code, 'not-expressible');
});

test('a square is taken as one where its sums agree, else with the finding', () => {
  assert.equal(cluesIn('///', 'puzzle-nonograms'), '2x2|;|;');
  assert.equal(cluesIn('1/1/1/2', 'puzzle-nonograms'), '2x2|1;2|1;1');
});

testFaults('puzzle-nonograms', [
  ['no width that fits', '1/1/2.3', 'size-mismatch', '1:1'],
  ['several that do', '////', 'size-mismatch', '1:1'],
  ['a strange character', '1/x', 'bad-syntax', '1:3'],
]);
