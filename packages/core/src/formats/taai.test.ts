import assert from 'node:assert/strict';
import { test } from 'node:test';
import { canonicalText } from '../model/index.js';
import { cellsOf, cluesIn, KITE, readOne, sloppy, testFaults, written } from '../testing/format-checks.js';
import { parse } from './index.js';

const SQUARE = '$1\n1\n1\n\n1\n\n1\n';

test('reads columns, then rows; an empty line is a blank line; writes the same', () => {
  assert.equal(cluesIn(SQUARE, 'taai'), '3x3|1;;1|1;1;');
  assert.equal(written(readOne(SQUARE, 'taai'), 'taai'), SQUARE);
  for (const text of sloppy(SQUARE)) assert.equal(cluesIn(text, 'taai'), '3x3|1;;1|1;1;');
});

test('a blank last row is the empty line at the end', () => {
  const text = '$1\n1\t1\n\n\n1\n\n1\n';
  assert.equal(cluesIn(text, 'taai'), '3x3|1;;1|1,1;;');
  const blankEnd = '$1\n2\n1\n2\n2\n3\n\n';
  const result = parse(`${blankEnd}$2\n1\n1\n`);
  assert(result.ok);
  assert.equal(canonicalText(result.documents[0].puzzle), '3x3|2;3;|2;1;2');
});

test('alone, a puzzle that may be a square with a blank last row or wider than high is refused', () => {
  const wide = '$1\n2\n1\n2\n2\n3\n';
  assert.equal(cluesIn(wide, 'taai'), '3x2|2;3|2;1;2');
  const result = parse(`${wide}\n`);
  assert(!result.ok);
  assert.equal(result.faults[0].code, 'size-mismatch');
  assert.match(result.faults[0].message, /3x2, or 3x3 with blank rows at the end$/);
  assert.match(result.faults[0].hint ?? '', /write 0/);
});

test('a 0 states that the last row is blank, and is written where an empty line would be ambiguous', () => {
  const text = '$1\n2\n1\n2\n2\n3\n0\n';
  assert.equal(cluesIn(text, 'taai'), '3x3|2;3;|2;1;2');
  assert.equal(written(readOne(text, 'taai'), 'taai'), text);
  assert.equal(cluesIn(`${text}\n\n`, 'taai'), '3x3|2;3;|2;1;2');
});

test('a line end more never makes a row more', () => {
  const high = '$1\n2\t2\n1\t1\t1\n2\n2\n1\t1\n2\n1\n2\n';
  const want = cluesIn(high, 'taai');
  assert.match(want, /^3x5\|/);
  for (const count of [1, 2, 5]) assert.equal(cluesIn(high + '\n'.repeat(count), 'taai'), want);
});

test('puzzles that are no square', () => {
  assert.equal(cluesIn('$1\n1\n1\t1\n1\n1\t1\n2\t1\n\n3\n', 'taai'), KITE);
});

test('many puzzles, and empty lines between them', () => {
  const result = parse('$1\n1\n1\n\n$2\n1\n1\n\n\n$3\n\n\n');
  assert(result.ok, JSON.stringify(result));
  assert.deepEqual(
    result.documents.map(({ puzzle }) => canonicalText(puzzle)),
    ['1x1|1|1', '1x1|1|1', '1x1||'],
  );
});

test('a solution file holds matrices', () => {
  const { puzzle, goal } = readOne('$1\n1\t1\t0\t1\n0\t0\t0\t0\n0\t1\t1\t1\n', 'taai');
  assert.equal(canonicalText(puzzle), KITE);
  assert.equal(cellsOf(goal), '110100000111');
});

test('the smallest matrices: two cells wide, one row high', () => {
  const square = readOne('$1\n1\t0\n0\t1\n', 'taai');
  assert.equal(canonicalText(square.puzzle), '2x2|1;1|1;1');
  assert.equal(cellsOf(square.goal), '1001');
  assert.equal(cellsOf(readOne('$1\n0\t1\n', 'taai').goal), '01');
});

test('one number a line is a clue, however small', () => {
  const { puzzle, goal } = readOne('$1\n0\n1\n0\n1\n', 'taai');
  assert.equal(canonicalText(puzzle), '2x2|;1|;1');
  assert.equal(goal, undefined);
});

testFaults('taai', [
  ['no puzzle', '1\n1\n', 'missing-part', '1:1'],
  ['an odd number of lines', '$1\n1\n1\n1\n', 'size-mismatch', '1:1'],
  ['a word', '$1\n1\nx\n', 'bad-syntax', '3:1'],
]);
