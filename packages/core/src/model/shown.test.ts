import assert from 'node:assert/strict';
import { test } from 'node:test';
import { shown } from './shown.js';

test('values as they stand in a message', () => {
  const bare = Object.create(null);
  const values = [
    3,
    -0.5,
    'a"b',
    null,
    undefined,
    true,
    12n,
    [1],
    {},
    bare,
    () => 1,
    Symbol('s'),
    Number.NaN,
  ];
  assert.deepEqual(values.map(shown), [
    '3',
    '-0.5',
    '"a\\"b"',
    'null',
    'undefined',
    'true',
    '12n',
    'an array',
    'an object',
    'an object',
    'a function',
    'a symbol',
    'NaN',
  ]);
});

test('a text that could upset a terminal is shown escaped, a long one cut', () => {
  assert.equal(shown('\u001b[2J\u009b\u007f\u202e\ud800'), '"\\u001b[2J\\u009b\\u007f\\u202e\\ud800"');
  assert.equal(shown('x'.repeat(40)), `"${'x'.repeat(40)}"`);
  assert.equal(shown('x'.repeat(41)), `"${'x'.repeat(40)}..."`);
});
