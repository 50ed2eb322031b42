import assert from 'node:assert/strict';
import { test } from 'node:test';
import { cellsOf, cluesIn, KITE, readOne, testFaults, written } from '../testing/format-checks.js';
import { parse, write } from './index.js';

const PLAIN = 'P1\n# Title: Kite\n4 3\n1 1 0 1\n0 0 0 0\n0 1 1 1\n';
const RAW = new Uint8Array([...Buffer.from('P4\n4 3\n'), 0b11010000, 0, 0b01110000]);

test('reads a plain bitmap; writes the same', () => {
  const document = readOne(PLAIN, 'pbm');
  assert.equal(cluesIn(PLAIN, 'pbm'), KITE);
  assert.equal(cellsOf(document.goal), '110100000111');
  assert.deepEqual(document.meta, { title: 'Kite' });
  assert.equal(written(document, 'pbm'), PLAIN);
});

test('digits without blanks, comments anywhere in the header, Windows line ends, UTF-16', () => {
  const text = '\ufeffP1 # one\r\n4 # two\r\n3\r\n110100000111';
  assert.equal(cluesIn(text, 'pbm'), KITE);
  assert.equal(cluesIn(new Uint8Array(Buffer.from(text, 'utf16le')), 'pbm'), KITE);
});

test('reads a raw bitmap, from bytes and from text; writes the same', () => {
  const document = readOne(RAW, 'pbm-raw');
  assert.equal(cluesIn(RAW, 'pbm-raw'), KITE);
  assert.equal(cluesIn(Buffer.from(RAW).toString('latin1'), 'pbm-raw'), KITE);
  assert.deepEqual(write(document, 'pbm-raw'), { ok: true, output: RAW, losses: [] });
});

test('a raw file may hold several pictures, and bytes that look like anything', () => {
  const wide = new Uint8Array([...Buffer.from('P4\n17 1\n'), 0x0a, 0xff, 0x80]);
  const result = parse(new Uint8Array([...RAW, ...wide]));
  assert(result.ok, JSON.stringify(result));
  assert.deepEqual(
    result.documents.map(({ goal }) => cellsOf(goal)),
    ['110100000111', '00001010111111111'],
  );
});

test('long rows are broken into lines of at most 70 characters', () => {
  const goal = { width: 100, height: 1, cells: new Uint32Array(100).fill(2) };
  const rows = [[{ length: 100, color: 1 }]];
  const columns = Array.from({ length: 100 }, () => [{ length: 1, color: 1 }]);
  const { palette } = readOne(PLAIN, 'pbm').puzzle;
  const text = written({ puzzle: { width: 100, height: 1, rows, columns, palette }, meta: {}, goal }, 'pbm');
  assert(text.split('\n').every((line) => line.length <= 70));
  assert.equal(cluesIn(text, 'pbm').slice(0, 10), '100x1|100|');
});

testFaults('pbm', [
  ['a grey picture', 'P2\n1 1\n255\n0\n', 'unsupported-kind', '1:1'],
  ['a picture that breaks off', 'P1\n2 2\n1 0 1\n', 'bad-grid', '4:1'],
  ['a strange cell', 'P1\n2 1\n1 2\n', 'bad-grid', '3:3'],
  ['a huge size', 'P1\n2 9999999\n', 'too-large', '2:3'],
  ['no size', 'P1\nx', 'bad-syntax', '2:1'],
  ['raw data that breaks off', 'P4\n9 2\n\u0001', 'bad-grid', '2:4'],
]);
