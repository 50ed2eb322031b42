import assert from 'node:assert/strict';
import { test } from 'node:test';
import { digits, duration, table, withSpread } from './figures.js';

test('figures have about three digits', () => {
  const shown = [0.01234, 0.1, 1, 1.5, 12.345, 99.96, 123.4, 12345.6].map(digits);
  assert.deepEqual(shown, ['0.012', '0.1', '1', '1.5', '12.3', '100', '123', '12,346']);
  assert.deepEqual([duration(0.5), duration(999), duration(1234)], ['0.5 ms', '999 ms', '1.23 s']);
});

test('a spread is shown when it is one', () => {
  assert.equal(withSpread({ middle: 10, low: 8, high: 12.5 }), '10 (8-12.5)');
  assert.equal(withSpread({ middle: 10, low: 9.99, high: 10.01 }, true), '>= 10');
});

test('a table stands in line', () => {
  assert.equal(table(['who', 'n'], [['ab', '12']]), '| who |   n |\n| --- | --: |\n| ab  |  12 |');
});
