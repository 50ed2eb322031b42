import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isBlank } from './clue-scanner.js';
import { characterCount, indexWithin, isSpace, skipSpace, trimmedSpan } from './scan.js';

test('white space is what the pattern \\s matches, for every code', () => {
  for (let code = 0; code < 0x10000; code++) {
    assert.equal(isSpace(code), /\s/.test(String.fromCharCode(code)), code.toString(16));
  }
});

test('blanks within a line: space, tab, form feed, vertical tab, no-break space, and no line end', () => {
  const blank = Array.from({ length: 256 }, (_, code) => code).filter(isBlank);
  assert.deepEqual(blank, [9, 11, 12, 32, 0xa0]);
});

test('a stretch without white space at its ends, also where nothing is left', () => {
  const trimmed = (text: string, offset = 0, end = text.length) => {
    const span = trimmedSpan(text, offset, end);
    return [span.offset, text.slice(span.offset, span.end)];
  };
  assert.deepEqual(trimmed(' \t a b \u00a0'), [3, 'a b']);
  assert.deepEqual(trimmed('ab'), [0, 'ab']);
  assert.deepEqual(trimmed('x  y', 1, 3), [3, '']);
  assert.deepEqual(trimmed('   '), [3, '']);
  assert.deepEqual(trimmed(' a ', 0, 1), [1, '']);
  assert.equal(skipSpace('  a', 0), 2);
  assert.equal(skipSpace('    ', 1, 3), 3);
  assert.equal(skipSpace('a', 0), 0);
});

test('a mark is found within a stretch only', () => {
  assert.equal(indexWithin('a=b=c', '=', 2, 5), 3);
  assert.equal(indexWithin('a=b=c', '=', 0, 1), -1);
  assert.equal(indexWithin('a=b=c', '=', 1, 2), 1);
  assert.equal(indexWithin('a=b=c', '=', 2, 3), -1);
});

test('characters are code points; halves of pairs count one each', () => {
  for (const text of [
    '',
    'a',
    'ab',
    '😀',
    'a😀b',
    '😀😀',
    '\ud83d',
    'a\ud83d',
    '\ude00\ud83d',
    '\ud83d\ud83d\ude00',
  ]) {
    assert.equal(characterCount(text), Array.from(text).length, JSON.stringify(text));
  }
});
