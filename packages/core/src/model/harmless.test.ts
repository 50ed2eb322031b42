import assert from 'node:assert/strict';
import { test } from 'node:test';
import { escapeControls, harmless, harmlessLine, harmlessLines } from './harmless.js';

/** Every character that must not reach a terminal, one by one. */
const UNSAFE = [
  ...Array.from({ length: 32 }, (_, code) => code).filter((code) => code !== 9),
  ...Array.from({ length: 33 }, (_, i) => 0x7f + i),
  0x61c,
  0x200e,
  0x200f,
  0x2028,
  0x2029,
  ...[0x202a, 0x202b, 0x202c, 0x202d, 0x202e, 0x2066, 0x2067, 0x2068, 0x2069],
  0xd800,
  0xdfff,
  0xfeff,
].map((code) => String.fromCharCode(code));

test('no unsafe character is left, and the text keeps its length', () => {
  for (const character of UNSAFE) {
    assert.equal(harmless(`a${character}b`), 'a\ufffdb', JSON.stringify(character));
    const escaped = `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;
    assert.equal(escapeControls(`a${character}b`), `a${escaped}b`);
  }
  assert.equal(harmless('a\tb'), 'a b');
});

test('letters of every script stay', () => {
  for (const text of ['Čeština', '日本', 'שלום', '🦊', 'a\u0301', '1\u00a02', 'x\u200dy'])
    assert.deepEqual([harmless(text), harmlessLine(text), escapeControls(text)], [text, text, text]);
});

test('lines stay lines where there may be several; invisible marks are dropped', () => {
  assert.equal(harmlessLines('one\r\ntwo\nthr\u001bee\u200f\r'), 'one\ntwo\nthr\ufffdee\ufffd');
  assert.equal(harmlessLine('\ufeffone\ntwo\u200f'), 'one\ufffdtwo');
});

test('JSON says the same after its controls are escaped', () => {
  const value = { name: UNSAFE.join('-') };
  const text = escapeControls(JSON.stringify(value));
  assert.deepEqual(JSON.parse(text), value);
  assert.equal(harmless(text), text);
});
