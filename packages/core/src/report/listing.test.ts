// Lines in another order than from the top and from the left, where the file does not name its sides.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { parse } from '../formats/index.js';
import { canonicalText } from '../model/index.js';
import { chooseReading } from './index.js';

/** A key, which has no symmetry. */
const ROWS = ['2 1', '1', '2 2', '1 1', '3'];
const COLUMNS = ['4', '1 1 1', '1 1', '1', '1 2'];
const KEY = '5x5|2,1;1;2,2;1,1;3|4;1,1,1;1,1;1;1,2';

function chosen(rows: readonly string[], columns: readonly string[], orientation?: 'rows-first'): string {
  const text = `${[...rows, '', ...columns].join('\n')}\n`;
  const read = chooseReading(parse(text, orientation === undefined ? {} : { orientation }));
  assert(read.ok);
  return [canonicalText(read.documents[0].puzzle), read.listing ?? '-'].join(' ');
}

test('as usual', () => assert.equal(chosen(ROWS, COLUMNS), `${KEY} -`));

test('rows from the bottom up', () => {
  assert.equal(chosen(ROWS.slice().reverse(), COLUMNS), `${KEY} rows-from-below`);
});

test('columns from right to left', () => {
  assert.equal(chosen(ROWS, COLUMNS.slice().reverse()), `${KEY} columns-from-right`);
});

test('a mirrored picture in the usual order is a puzzle like any other', () => {
  const upside = COLUMNS.map((clue) => clue.split(' ').slice().reverse().join(' '));
  assert.match(chosen(ROWS.slice().reverse(), upside), / -$/);
});

test('an order that was asked for is kept', () => {
  assert.match(chosen(ROWS.slice().reverse(), COLUMNS, 'rows-first'), / -$/);
});

test('no solution in any order', () => {
  assert.match(chosen(['3', '1', '1', '1'], ['1', '2', '1 1', '1']), / -$/);
});
