import assert from 'node:assert/strict';
import { test } from 'node:test';
import { fitText } from './fit.js';

test('what fits is left alone, blanks and all', () => {
  const text = 'a  b\n  c\n\n 1.   d\n';
  assert.equal(fitText(text, 20), text);
  assert.equal(fitText('x '.repeat(100), Infinity), 'x '.repeat(100));
});

test('lines are broken between words, and go on below their beginning', () => {
  assert.equal(fitText('one two three', 8), 'one two\nthree');
  assert.equal(fitText('  one two three', 9), '  one two\n  three');
  assert.equal(fitText(' 12. one two three four', 16), ' 12. one two\n     three four');
  assert.equal(fitText('                one two', 12), '    one two');
});

test('the columns of a list stay, unless they would leave no room', () => {
  assert.equal(fitText('  size      5 wide, 6 high', 24), '  size      5 wide, 6\n            high');
  assert.equal(fitText('  line logic   yes', 12), '  line logic\n  yes');
});

test('a word that is too long stands out, colours take no room', () => {
  assert.equal(fitText('a/very/long/path.non: no', 10), 'a/very/long/path.non:\nno');
  assert.equal(fitText('\u001b[1mone\u001b[0m two', 7), '\u001b[1mone\u001b[0m two');
});

test('the mark below an excerpt goes where the excerpt is broken', () => {
  assert.equal(fitText('  1 2 3 4 5 6\n            ^', 10), '  1 2 3 4\n  5 6');
});
