import assert from 'node:assert/strict';
import { test } from 'node:test';
import { cluesIn, KITE, readOne, sloppy, testFaults, written } from '../testing/format-checks.js';
import { parse } from './index.js';

const FILE = '3 4\n2 1\n0\n3\n#\n1\n1 1\n1\n1 1\n';

test('reads height, width, rows, #, columns; writes the same', () => {
  const document = readOne(FILE, 'mk');
  assert.equal(cluesIn(FILE, 'mk'), KITE);
  assert.equal(written(document, 'mk'), FILE);
  for (const text of sloppy(FILE)) assert.equal(cluesIn(text, 'mk'), KITE);
});

test('a blank line of the puzzle is a 0 or an empty line', () => {
  assert.equal(cluesIn('3 4\n2 1\n\n3\n#\n1\n1 1\n1\n1 1\n', 'mk'), KITE);
  assert.equal(cluesIn('2 3\n\n1\n#\n1\n\n0\n\n', 'mk'), '3x2|;1|1;;');
});

test('without the #, sizes and sums distinguish it from .nin', () => {
  assert.equal(cluesIn('3 4\n2 1\n0\n3\n1\n1 1\n1\n1 1\n', 'mk'), KITE);
  assert.equal(cluesIn('4 3\n2 1\n0\n3\n1\n1 1\n1\n1 1\n', 'nin'), KITE);
});

test('where .mk and .nin both fit, the name decides, else it is said so', () => {
  // As .nin: 3 wide and 1 high. As .mk: 3 high and 1 wide. Well formed, with equal sums, both ways.
  const both = '3 1\n1\n0\n0\n1\n';
  const unclear = parse(both);
  assert(!unclear.ok);
  assert.equal(unclear.faults[0].code, 'ambiguous-format');
  assert.match(unclear.faults[0].message, /Olsak .mk \(1 wide, 3 high\) and as Wilk .nin \(3 wide, 1 high\)/);
  assert.equal(unclear.faults[0].hint, 'specify the format: mk or nin');
  assert.equal(cluesIn(both, 'mk', { name: 'x.mk' }), '1x3|1;;|1');
  assert.equal(cluesIn(both, 'nin', { name: 'x.nin' }), '3x1|1|;;1');
  assert.equal(cluesIn(both, 'nin', { from: 'nin' }), '3x1|1|;;1');
});

testFaults('mk', [
  ['too few rows', '3 1\n1\n#\n1\n', 'size-mismatch', '3:1'],
  ['too many columns', '1 1\n1\n#\n1\n1\n', 'size-mismatch', '6:1'],
  ['no width', '3\n1\n', 'missing-part', '1:1'],
  ['a huge height', '1000000000 1\n1\n#\n1\n', 'too-large', '1:1'],
  ['no height at all', '0 1\n#\n1\n', 'no-lines', '1:1'],
  ['a word', '1 1\nx\n#\n1\n', 'bad-syntax', '2:1'],
  ['a run too long', '1 2\n3\n#\n1\n1\n', 'clue-too-long', '2:1'],
]);
