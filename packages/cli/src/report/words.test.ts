import assert from 'node:assert/strict';
import { test } from 'node:test';
import { harmless } from '@crosshatch/core/model';
import { counted, duration, listed, thousands, wrapped } from './words.js';

test('things are counted in the singular and the plural', () => {
  assert.equal(counted(1, 'cell'), '1 cell');
  assert.equal(counted(0, 'cell'), '0 cells');
  assert.equal(counted(1234567, 'clause learnt', 'clauses learnt'), '1,234,567 clauses learnt');
});

test('large numbers get separators, however large', () => {
  assert.equal(thousands(999), '999');
  assert.equal(thousands(2n ** 64n), '18,446,744,073,709,551,616');
});

test('times are printed in the unit that fits', () => {
  assert.equal(duration(3.4), '3 ms');
  assert.equal(duration(1240), '1.24 s');
  assert.equal(duration(59_940), '59.9 s');
  assert.equal(duration(125_000), '2 min 5 s');
  assert.equal(duration(3_780_000), '1 h 3 min');
});

test('lists end with a word', () => {
  assert.equal(listed([]), '');
  assert.equal(listed(['a']), 'a');
  assert.equal(listed(['a', 'b', 'c']), 'a, b and c');
  assert.equal(listed(['a', 'b'], 'or'), 'a or b');
});

test('text from a file cannot control the terminal', () => {
  assert.equal(harmless('Été \u001b[2J\u009b\u202e - 木'), 'Été \ufffd[2J\ufffd\ufffd - 木');
});

test('texts are broken between words', () => {
  assert.deepEqual(wrapped('one two three', 7), ['one two', 'three']);
  assert.deepEqual(wrapped('extraordinary it is', 5), ['extraordinary', 'it is']);
  assert.deepEqual(wrapped('', 5), ['']);
});
