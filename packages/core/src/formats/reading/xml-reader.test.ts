import assert from 'node:assert/strict';
import { test } from 'node:test';
import { DEFAULT_LIMITS } from './limits.js';
import { Reading } from './reading.js';
import { SourceText } from './source-text.js';
import { readXml } from './xml-reader.js';
import { escapeXml } from './xml-tokens.js';

function read(text: string) {
  const reading = new Reading(new SourceText(text), DEFAULT_LIMITS);
  return { root: readXml(reading), faults: reading.faults };
}

test('elements, attributes in both quotes, text, CDATA, comments and instructions', () => {
  const { root } = read(
    `<?xml version="1.0"?><!-- <x> --><a k="1" l = '2'>one<b/>two<![CDATA[<&>]]><?skip me?><!-- gone --></a>`,
  );
  assert.equal(root?.name, 'a');
  assert.deepEqual(
    [...(root?.attributes ?? [])],
    [
      ['k', '1'],
      ['l', '2'],
    ],
  );
  assert.equal(root?.text, 'onetwo<&>');
  assert.deepEqual(
    root?.children.map(({ name }) => name),
    ['b'],
  );
});

test('the five entities and numbers are decoded, all others stay as written', () => {
  const { root } = read(
    '<a k="&lt;&quot;">&amp;&lt;&gt;&quot;&apos;&#65;&#x42; &copy; &amp;lt; &#0; &#xd800;</a>',
  );
  assert.equal(root?.text, '&<>"\'AB &copy; &lt; &#0; &#xd800;');
  assert.equal(root?.attributes.get('k'), '<"');
});

test('a DOCTYPE is skipped, entities and all', () => {
  const bomb =
    '<!DOCTYPE a SYSTEM "http://x.example/>" [<!ENTITY b "boom"><!ENTITY c "&b;&b;&b;">]><a>&c;</a>';
  assert.equal(read(bomb).root?.text, '&c;');
});

for (const [text, code, column] of [
  ['<a><b></a>', 'bad-syntax', 7],
  ['<a>', 'bad-syntax', 1],
  ['</a>', 'bad-syntax', 1],
  ['<a/><b/>', 'bad-syntax', 5],
  ['<a k=1/>', 'bad-syntax', 1],
  ['<a', 'bad-syntax', 1],
  ['<!-- open', 'bad-syntax', 1],
  ['text', 'bad-syntax', 1],
  ['<!DOCTYPE a [', 'bad-syntax', 1],
  ['<a>'.repeat(1_000_000), 'too-deep', 193],
] as const) {
  test(`rejects ${text.slice(0, 20)}`, () => {
    const { root, faults } = read(text);
    assert.equal(root, undefined);
    assert.deepEqual(
      faults.map((fault) => [fault.code, fault.column]),
      [[code, column]],
    );
  });
}

test('escapes what would be read as markup', () => {
  const text = 'a < b & "c" > d';
  assert.equal(read(`<a>${escapeXml(text)}</a>`).root?.text, text);
});
