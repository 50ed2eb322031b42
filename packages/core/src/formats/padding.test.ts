// What never belongs to a text: byte-order marks in front, also of a file that was joined to another, and the
// Ctrl-Z or NUL bytes with which some systems end or pad a file. No format sees any of it.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sampleOf } from '../testing/format-samples.js';
import { FORMATS, parse } from './index.js';

const ENDS = ['\u001a', '\0', '\0'.repeat(700), '\u001a\u001a', '\u001a\r\n', '\n\u001a', '\u001a\0\0'];

for (const format of FORMATS) {
  if (format.parse === undefined) continue;
  const from = format.id;
  const sample = sampleOf(format);
  const encoding = format.id === 'pbm-raw' ? 'latin1' : 'utf8';
  const wanted = parse(sample, { from });

  test(`${from}: padding at the end`, () => {
    assert(wanted.ok, JSON.stringify(wanted));
    for (const end of ENDS) {
      // A line end of its own is content where an empty line means something.
      const text = sample + (end.startsWith('\n') ? end.slice(1) : end);
      assert.deepEqual(parse(text, { from }), wanted, JSON.stringify(end));
      assert.deepEqual(parse(Buffer.from(text, encoding), { from }), wanted, JSON.stringify(end));
      assert.deepEqual(parse(text), parse(sample), JSON.stringify(end));
    }
  });

  test(`${from}: a byte-order mark in front`, () => {
    for (const mark of ['\ufeff', '\ufeff\ufeff']) {
      assert.deepEqual(parse(mark + sample, { from }), wanted);
      // A raw bitmap is no text: a mark would be part of the picture.
      if (encoding === 'utf8') assert.deepEqual(parse(Buffer.from(mark + sample), { from }), wanted);
    }
  });

  if (encoding === 'latin1') continue;
  test(`${from}: UTF-16 with a mark in front and padding behind`, () => {
    for (const mark of ['\ufeff', '']) {
      for (const end of ['', '\u001a', '\0\0']) {
        const bytes = Buffer.from(mark + sample + end, 'utf16le');
        assert.deepEqual(parse(bytes, { from }), wanted);
        assert.deepEqual(parse(Buffer.from(bytes).swap16(), { from }), wanted);
        // A single byte behind, put there by a program that knew of no UTF-16.
        assert.deepEqual(parse(Buffer.concat([bytes, Buffer.from('\u001a')]), { from }), wanted);
      }
    }
  });

  if (!format.supports.several) continue;
  test(`${from}: files joined, each with a mark`, () => {
    const between = from === 'non' ? '====\n' : ['grid', 'grid01', 'sol'].includes(from) ? '\n' : '';
    const joined = parse(`\ufeff${sample}${between}\ufeff${sample}`, { from });
    const plain = parse(`${sample}${between}${sample}`, { from });
    assert.deepEqual(joined, plain);
  });
}

test('padding alone is an empty file', () => {
  for (const text of ['\u001a', '\0\0\0', '\ufeff\u001a', ' \n\u001a']) {
    const result = parse(text);
    assert(!result.ok);
    assert.equal(result.faults[0].code, 'empty-input');
  }
});
