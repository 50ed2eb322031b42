// What bytes and texts turn into before any reader sees them: encodings, and padding at the end.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { cleanText, decode } from './decode-text.js';

test('padding at the end goes, with the white space among it; within a text nothing is removed', () => {
  for (const [text, clean] of [
    ['1\u001a', '1'],
    ['1\0\0', '1'],
    ['1\n\0 \u001a\t\r\n\v\f', '1\n'],
    ['1 \n', '1 \n'],
    ['1\0 2', '1\0 2'],
    ['1\0\u0008', '1\0\u0008'],
    ['1\0\u000e', '1\0\u000e'],
    ['1\0!', '1\0!'],
    ['\0', ''],
    ['\u001a1', '\u001a1'],
    ['', ''],
  ]) {
    assert.equal(cleanText(text), clean, JSON.stringify(text));
  }
});

test('marks go at the beginning of each line, and nowhere else', () => {
  assert.equal(cleanText('\ufeff\ufeffa\ufeff\n\ufeffb'), 'a\ufeff\nb');
});

test('the bytes of a raw bitmap are no padding', () => {
  assert.equal(cleanText('P4 8 1\n\0'), 'P4 8 1\n\0');
  assert.equal(cleanText('P1 8 1\n\0'), 'P1 8 1\n');
});

test('the encoding is named', () => {
  const encodingOf = (...bytes: number[]) => decode(Uint8Array.from(bytes)).encoding;
  assert.equal(encodingOf(0xff, 0xfe, 0x31, 0), 'utf-16le');
  assert.equal(encodingOf(0xfe, 0xff, 0, 0x31), 'utf-16be');
  assert.equal(encodingOf(0x31, 0, 0x32, 0), 'utf-16le');
  assert.equal(encodingOf(0, 0x31, 0, 0x32), 'utf-16be');
  assert.equal(encodingOf(0x31, 0), 'utf-8', 'too little to say');
  assert.equal(encodingOf(0x31, 0, 0x32, 0x32), 'utf-8', 'not beside every character');
  assert.equal(encodingOf(0, 0x31, 0x32, 0x32), 'utf-8');
  assert.equal(encodingOf(0x31, 0, 0x32, 0, 0, 0, 0, 0x1a), 'utf-16le', 'padded');
  assert.equal(encodingOf(0x31, 0x32), 'utf-8');
  assert.equal(encodingOf(0x31, 0xe9), 'latin-1');
});

test('every byte of Windows-1252 is a character', () => {
  const bytes = Uint8Array.from({ length: 128 }, (_, i) => 128 + i);
  const { text, encoding } = decode(bytes);
  assert.deepEqual([text.length, encoding], [128, 'latin-1']);
  assert.equal(text.slice(0, 6), '€\u0081‚ƒ„…');
  assert.equal(text.slice(30, 34), 'žŸ\u00a0¡');
  assert.equal(text.slice(127), 'ÿ');
});

test('memory that threads share is read too', () => {
  const shared = new Uint8Array(new SharedArrayBuffer(3));
  shared.set([0x31, 0x20, 0x32]);
  assert.equal(decode(shared).text, '1 2');
});
