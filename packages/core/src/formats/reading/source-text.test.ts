import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { SourceText } from './source-text.js';

const bytes = (text: string, encoding: BufferEncoding) => new Uint8Array(Buffer.from(text, encoding));

test('UTF-8 with and without a byte-order mark', () => {
  assert.equal(new SourceText(bytes('\ufeffČížek 日本 😀', 'utf8')).text, 'Čížek 日本 😀');
  assert.equal(new SourceText(bytes('Čížek 日本 😀', 'utf8')).text, 'Čížek 日本 😀');
  assert.equal(new SourceText('\ufefftext').text, 'text');
});

test('UTF-16 in both orders, with and without a mark', () => {
  const little = bytes('width 5', 'utf16le');
  const big = little.slice();
  Buffer.from(big.buffer).swap16();
  assert.equal(new SourceText(little).text, 'width 5');
  assert.equal(new SourceText(big).text, 'width 5');
  assert.equal(new SourceText(bytes('\ufeffČ😀', 'utf16le')).text, 'Č😀');
  assert.equal(new SourceText(new Uint8Array([0xfe, 0xff, 0x01, 0x0c])).text, 'Č');
});

test('bytes that are not UTF-8 are read as Latin-1 (Windows-1252)', () => {
  const source = new SourceText(new Uint8Array([0x63, 0x61, 0x66, 0xe9, 0x21, 0x93, 0x80]));
  assert.equal(source.text, 'café!“€');
  assert.equal(source.encoding, 'latin-1');
  for (const overlong of [
    [0xc0, 0x80],
    [0xe0, 0x80, 0x80],
    [0xed, 0xa0, 0x80],
    [0xf4, 0x90, 0x80, 0x80],
    [0xc3],
  ]) {
    assert.equal(new SourceText(new Uint8Array([65, 66, 67, ...overlong])).encoding, 'latin-1');
  }
});

test('decodes any text back from UTF-8 and UTF-16', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', minLength: 1 }), (text) => {
      fc.pre(text.charCodeAt(0) !== 0xfeff);
      assert.equal(new SourceText(bytes(`\ufeff${text}`, 'utf8')).text, text);
      assert.equal(new SourceText(bytes(`\ufeff${text}`, 'utf16le')).text, text);
    }),
    { seed: 1 },
  );
});

test('lines end with \\n, \\r\\n or \\r, and a last one opens no new line', () => {
  const source = new SourceText('a\r\nbc\n\nd\re\n');
  assert.equal(source.lineCount, 5);
  assert.deepEqual(
    Array.from({ length: 5 }, (_, i) => source.lineText(i)),
    ['a', 'bc', '', 'd', 'e'],
  );
  assert.equal(new SourceText('').lineCount, 1);
  assert.equal(new SourceText('\n').lineCount, 1);
  assert.equal(new SourceText('a').lineText(0), 'a');
});

test('lines are the same whichever way they end', () => {
  const lines = ['', 'a b', '', '', ' c', 'd'];
  for (const end of ['\n', '\r\n', '\r']) {
    const source = new SourceText(lines.join(end));
    assert.deepEqual(
      Array.from({ length: source.lineCount }, (_, i) => source.lineText(i)),
      lines,
    );
    assert.deepEqual(source.headLines, ['', 'a b', '', '', 'c', 'd']);
    assert.equal(source.headText, '\na b\n\n\nc\nd');
    assert.deepEqual(source.filledLines, ['a b', 'c', 'd']);
  }
  assert.deepEqual(new SourceText('\u00a0a\nb\t').headLines, ['a', 'b']);
  assert.deepEqual(new SourceText(`${'1\n'.repeat(40_000)}2`).headLines.length, 32_768);
});

test('places count from 1 and mark the characters meant', () => {
  const source = new SourceText('first\n3,12,1\n');
  assert.deepEqual(source.place(8, 10), { line: 2, column: 3, excerpt: '3,12,1', caret: 2, span: 2 });
  assert.deepEqual(source.place(999), { line: 3, column: 1, excerpt: '', caret: 0, span: 1 });
});

test('a long line is cut round the place, and controls and wide characters do not move the caret', () => {
  const { excerpt, caret } = new SourceText(`${'x'.repeat(500)}HERE${'y'.repeat(500)}`).place(500, 504);
  assert(excerpt.length < 100);
  assert.equal([...excerpt].slice(caret, caret + 4).join(''), 'HERE');
  const odd = new SourceText('\u001b[31m😀\t5').place(8, 9);
  assert.equal(odd.excerpt, '\ufffd[31m😀 5');
  assert.equal([...odd.excerpt][odd.caret], '5');
});

test('bytes are UTF-16 only with the whole mark or zero bytes in every pair', () => {
  for (const first of [0xff, 0xfe]) {
    assert.match(new SourceText(Uint8Array.of(first, 0x41, 0x42, 0x43)).text, /ABC$/);
  }
  // An odd number of bytes, the last of which is no padding.
  assert.equal(new SourceText(Uint8Array.of(0x31, 0, 0x32, 0, 0x33)).text, '1\u00002\u00003');
  assert.equal(new SourceText(Uint8Array.of(0x31, 0, 0x32, 0, 0x1a)).text, '12');
  assert.equal(new SourceText('1').encoding, 'text');
  assert.equal(new SourceText(bytes('1 2', 'utf8')).encoding, 'utf-8');
});

test('an excerpt is the whole line if that is short, else the part round the place, with marks where it is cut', () => {
  const long = 'abcdefghij'.repeat(30);
  const source = new SourceText(`first line\n${long}\nlast line\n`);
  const start = source.lineStart(1);
  const whole = source.place(3, 5);
  assert.deepEqual(
    [whole.line, whole.column, whole.excerpt, whole.caret, whole.span],
    [1, 4, 'first line', 3, 2],
  );
  const last = source.place(source.lineStart(2) + 5, source.lineStart(2) + 9);
  assert.deepEqual([last.line, last.excerpt, last.caret], [3, 'last line', 5]);
  const early = source.place(start + 2, start + 3);
  assert(early.excerpt.startsWith('abcdef') && early.excerpt.endsWith('…') && early.caret === 2);
  for (const at of [150, 299]) {
    const middle = source.place(start + at, start + at + 1);
    assert(middle.excerpt.startsWith('…') && middle.excerpt.length < 120);
    assert.equal(middle.excerpt[middle.caret], long[at]);
    assert.equal(middle.column, at + 1);
    assert.equal(middle.excerpt.endsWith('…'), at === 150);
  }
});

test('lines end with LF, CR LF or CR', () => {
  for (const end of ['\n', '\r\n', '\r']) {
    const source = new SourceText(`a${end}${end}b c${end}`);
    assert.equal(source.lineCount, 3);
    assert.deepEqual(
      [0, 1, 2].map((line) => source.lineText(line)),
      ['a', '', 'b c'],
    );
  }
});
