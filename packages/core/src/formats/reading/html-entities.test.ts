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
