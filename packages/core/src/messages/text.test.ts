import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  asSentence,
  bounded,
  clipped,
  counted,
  listed,
  quoted,
  shortened,
  shortList,
  thousands,
} from './text.js';

test('names are cut and harmless, whatever they hold', () => {
  assert.equal(clipped('red'), 'red');
  assert.equal(clipped('x'.repeat(61)), `${'x'.repeat(59)}…`);
  assert.equal([...clipped('😀'.repeat(100))].length, 60);
  assert.equal(clipped('a\tb\u001b[2J\u009b\u202e\u2028\ufeff'), `a b\ufffd[2J${'\ufffd'.repeat(4)}`);
  assert.equal(quoted('x'.repeat(25)), `"${'x'.repeat(23)}…"`);
});

test('numbers and messages are bounded', () => {
  assert.equal(shortened('123456789012'), '123456789012');
  assert.equal(shortened('1234567890123'), '1234567890…');
  assert.equal(bounded('x'.repeat(2000)).length, 2000);
  assert.equal(bounded('x'.repeat(5000)).length, 2000);
});

test('long lists are cut, and no more is taken than is shown', () => {
  let taken = 0;
  function* names() {
    for (;;) yield `n${taken++}`;
  }
  assert.equal(shortList(names(), 12), 'n0, n1, n2, n3, n4 and 7 more');
  assert(taken <= 6, `${taken}`);
  assert.equal(shortList(['a', 'b'], 2, ' or '), 'a or b');
});

test('lists end with a word', () => {
  assert.equal(listed([]), '');
  assert.equal(listed(['a']), 'a');
  assert.equal(listed(['a', 'b', 'c']), 'a, b and c');
  assert.equal(listed(['a', 'b'], 'or'), 'a or b');
});

test('things are counted in the singular and the plural', () => {
  assert.equal(counted(1, 'cell'), '1 cell');
  assert.equal(counted(0, 'cell'), '0 cells');
  assert.equal(counted(1234567, 'learned clause'), '1,234,567 learned clauses');
});

test('large numbers get separators, however large', () => {
  assert.equal(thousands(999), '999');
  assert.equal(thousands(2n ** 64n), '18,446,744,073,709,551,616');
  assert.equal(thousands(1234, '.'), '1.234');
});

test('a message becomes a sentence', () => {
  assert.equal(asSentence('row 1 is 0'), 'Row 1 is 0.');
  assert.equal(asSentence('élan'), 'Élan.');
});
