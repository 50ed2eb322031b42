import assert from 'node:assert/strict';
import { test } from 'node:test';
import { canonicalText } from '../model/index.js';
import { cluesIn, KITE, readOne, sloppy, testFaults, written } from '../testing/format-checks.js';
import { parse } from './index.js';

const FILE = 'Nonograms: A = 1, B = 2, ..., @ = 0\n-- Kite\nBA @ C\nA AA A AA\n';

test('reads letters; writes the same', () => {
  const document = readOne(FILE, 'letters');
  assert.equal(cluesIn(FILE, 'letters'), KITE);
  assert.deepEqual(document.meta, { title: 'Kite' });
  assert.equal(written(document, 'letters'), FILE);
  for (const text of sloppy(FILE)) assert.equal(cluesIn(text, 'letters'), KITE);
});

test('several puzzles, the first line skipped', () => {
  const result = parse('whatever\n-- one\nA\nA\nsecond\nB\nA A\n');
  assert(result.ok);
  assert.deepEqual(
    result.documents.map(({ puzzle, meta }) => [meta.title, canonicalText(puzzle)]),
    [
      ['one', '1x1|1|1'],
      ['second', '2x1|2|1;1'],
    ],
  );
});

for (const length of [27, 28, 33, 59, 63, 69, 96, 100, 177, 1000]) {
  test(`a run of ${length}, past Z`, () => {
    const run = String.fromCharCode(64 + length);
    const file = `x\n-- long\n${run}\n${Array(length).fill('A').join(' ')}\n`;
    const [row] = readOne(file, 'letters', { from: 'letters' }).puzzle.rows;
    assert.deepEqual(row, [{ length, color: 1 }]);
    const bytes = new Uint8Array(Buffer.from(file, 'utf8'));
    assert.deepEqual(readOne(bytes, 'letters', { from: 'letters' }).puzzle.rows, [row]);
  });
}

testFaults('letters', [
  ['a digit', 'x\n-- t\nA1\nA\n', 'bad-syntax', '3:2'],
  ['a puzzle that breaks off', 'x\n-- t\nA\n', 'missing-part', '2:1'],
  ['a run too long', 'x\n-- t\nB\nA\n', 'clue-too-long', '3:1'],
]);
