import assert from 'node:assert/strict';
import { test } from 'node:test';
import { canonicalText } from '../model/index.js';
import { cluesIn, KITE, readOne, sloppy, testFaults, written } from '../testing/format-checks.js';
import { parse } from './index.js';

// Four columns of two slots, three rows of two, each from the grid outward: row 1, 2 1, is "12". The blank
// row's two slots and the empty ones beside them are counted together.
const FILE = 'https://puzz.link/p?nonogram/4/3/1g111g1112h3g\n';

test('reads slots from the grid outward; writes the same', () => {
  assert.equal(cluesIn(FILE, 'pzpr'), KITE);
  assert.equal(written(readOne(FILE, 'pzpr'), 'pzpr'), FILE);
  for (const text of sloppy(FILE)) assert.equal(cluesIn(text, 'pzpr'), KITE);
});

test('other sites, no site at all, and flags before the size', () => {
  for (const start of [
    'http://pzv.jp/p.html?nonogram/',
    'nonogram/',
    'https://pzplus.tck.mn/p?nonogram/v:/',
  ]) {
    assert.equal(cluesIn(`${start}4/3/1g111g1112h3g`, 'pzpr'), KITE);
  }
});

test('runs of 16 and more, more than 20 empty slots, runs of unknown length', () => {
  const wide = `nonogram/40/1/${'1'.repeat(40)}-28zj`;
  assert.deepEqual(readOne(wide, 'pzpr').puzzle.rows, [[{ length: 40, color: 1 }]]);
  const blotted = readOne('nonogram/3/1/111.1', 'pzpr');
  assert.equal(canonicalText(blotted.puzzle), '3x1|1,?|1;1;1');
  assert.equal(written(blotted, 'pzpr'), 'https://puzz.link/p?nonogram/3/1/111.1\n');
});

test('empty slots at the end may be left out', () => {
  assert.equal(cluesIn('nonogram/4/3/1g111g1112h3', 'pzpr'), KITE);
});

test('several addresses, one per line', () => {
  const result = parse(`${FILE}${FILE}`);
  assert(result.ok);
  assert.equal(result.documents.length, 2);
});

testFaults('pzpr', [
  ['another kind of puzzle', 'https://puzz.link/p?coral/4/3/1g', 'unsupported-kind', '1:1'],
  ['too many runs', 'nonogram/1/1/111', 'size-mismatch', '1:16'],
  ['a strange character', 'nonogram/1/1/1!', 'bad-syntax', '1:15'],
  ['a huge size', 'nonogram/99999/1/1', 'too-large', '1:10'],
  ['no address', 'hello', 'bad-syntax', '1:1'],
  ['a run too long', 'nonogram/1/1/21', 'clue-too-long', '1:14'],
]);
