import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { decodeEntities, encodeEntities } from './html-entities.js';

test('decodes names, decimal and hexadecimal numbers, once', () => {
  assert.equal(
    decodeEntities('&copy; Caf&eacute; &#65;&#x42; &quot;&amp;lt;&quot; &yuml;'),
    '© Café AB "&lt;" ÿ',
  );
});

test('leaves everything but entities unchanged', () => {
  for (const text of ['a & b', '&nosuch;', '&#0;', '&#xd800;', '&#9999999;', '&;', '&constructor;']) {
    assert.equal(decodeEntities(text), text);
  }
});

test('what is encoded is one line without quotes and decodes to the same', () => {
  const parts = fc.constantFrom('&', 'amp', ';', '#', '65', 'x', '"', '\n', '\r', '\t', 'copy', ' ', 'é');
  fc.assert(
    fc.property(
      fc.array(parts).map((list) => list.join('')),
      (text) => {
        assert.doesNotMatch(encodeEntities(text), /["\r\n\t]/);
        assert.equal(decodeEntities(encodeEntities(text)), text);
      },
    ),
    { seed: 2, numRuns: 500 },
  );
});

test('encodes only what would be misread: quotes, line ends, blanks at the ends, and & before an entity', () => {
  assert.equal(encodeEntities(' a "b"\n'), '&#32;a &quot;b&quot;&#10;');
  assert.equal(encodeEntities('"a"\tb', ''), '"a"&#9;b', 'quotes are no marks here');
  assert.equal(encodeEntities('\u00a0a\u00a0'), '&#160;a&#160;');
  for (const entity of ['&amp;', '&frac14;', '&#65;', '&#x41;', '&nosuch;']) {
    assert.equal(encodeEntities(entity), `&amp;${entity.slice(1)}`);
  }
  for (const other of ['a & b', '&;', '&a;', '&1a;', '&a-b;', '&abcdefghijk;', '&#;', '&amp']) {
    assert.equal(encodeEntities(other), other);
    assert.equal(decodeEntities(other), other);
  }
  assert.equal(decodeEntities('&#1114111;&#x10ffff;&#XD7FF;&#xe000;'), '\u{10ffff}\u{10ffff}\ud7ff\ue000');
  assert.equal(decodeEntities('&#1114112;&#xdfff;'), '&#1114112;&#xdfff;');
});
