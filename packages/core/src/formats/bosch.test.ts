import assert from 'node:assert/strict';
import { test } from 'node:test';
import { cluesIn, KITE, readOne, sloppy, testFaults, written } from '../testing/format-checks.js';

const ROWS = [
  'row_1 number_of_clusters: 2 size(s): 2 1',
  'row_2 number_of_clusters: 0 size(s):',
  'row_3 number_of_clusters: 1 size(s): 3',
];
const COLUMNS = ['1 size(s): 1', '2 size(s): 1 1', '1 size(s): 1', '2 size(s): 1 1'].map(
  (clue, i) => `column_${i + 1} number_of_clusters: ${clue}`,
);
const FILE = ['number_of_rows: 3', 'number_of_columns: 4', ...ROWS, ...COLUMNS, ''].join('\n');

test('reads the named lines; writes the same', () => {
  assert.equal(cluesIn(FILE, 'bosch'), KITE);
  assert.equal(written(readOne(FILE, 'bosch'), 'bosch'), FILE);
  for (const text of sloppy(FILE)) assert.equal(cluesIn(text, 'bosch'), KITE);
});

test('other words, another order, no words at all', () => {
  const text = 'number_of_columns: 1\nnumber_of_rows: 2\ncolumn_1 tiles: 1 width(s): 1\nrow_2 1 1\nrow_1 0\n';
  assert.equal(cluesIn(text, 'bosch'), '1x2|;1|1');
});

const start = 'number_of_rows: 1\nnumber_of_columns: 1\n';
testFaults('bosch', [
  ['a row that is missing', `${start}column_1 n: 1 s: 1\n`, 'missing-part', '4:1'],
  ['a row past the last', `${start}row_2 n: 1 s: 1\n`, 'size-mismatch', '3:1'],
  ['a duplicate row', `${start}row_1 n: 1 s: 1\nrow_1 n: 1 s: 1\n`, 'bad-syntax', '4:1'],
  ['a wrong count', `${start}row_1 n: 2 s: 1\ncolumn_1 n: 1 s: 1\n`, 'size-mismatch', '3:1'],
  ['a strange line', `${start}hello\n`, 'bad-syntax', '3:1'],
]);
