import assert from 'node:assert/strict';
import { test } from 'node:test';
import { cutText, textWidth } from './text-width.js';

test('columns, not characters', () => {
  for (const [text, width] of [
    ['', 0],
    ['abc', 3],
    ['\u001b[1;38;5;9mabc\u001b[0m', 3],
    ['Čeština', 7],
    ['e\u0301', 1],
    ['日本', 4],
    ['한국', 4],
    ['ｶ', 2],
    ['🦊 fox', 6],
    ['█▀░┃', 4],
  ] as const)
    assert.equal(textWidth(text), width, text);
});

test('a cut never goes through a wide character or a colour', () => {
  assert.equal(cutText('abcdef', 4), 'abcd');
  assert.equal(cutText('日本語', 5), '日本');
  assert.equal(cutText('e\u0301e\u0301', 1), 'e\u0301');
  assert.equal(cutText('\u001b[1mabc\u001b[0m', 2), '\u001b[1mab');
  assert.equal(cutText('abc', -1), '');
});
