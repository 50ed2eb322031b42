import assert from 'node:assert/strict';
import { test } from 'node:test';
import { DEFAULT_LIMITS } from './limits.js';
import { Reading } from './reading.js';
import { SourceText } from './source-text.js';
import { childOf, readXml } from './xml-reader.js';
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

test('every fault says what was found and marks it', () => {
  for (const [text, column, span, message] of [
    ['<a><b></a>', 7, 4, 'found "</a>"; expected </b>'],
    ['<a></a></b>', 8, 4, 'found "</b>"; nothing is open'],
    ['<a>x', 1, 3, 'the file ends, but <a> is still open'],
    ['<a/><b/>', 5, 4, 'a second root element "<b/>"'],
    ['<a/> x ', 5, 3, 'text outside of any element: "x"'],
    ['\n', 1, 1, 'there is no element in this file'],
    ['<a><!-- open', 4, 1, 'a comment begins here that is not well formed or never ends'],
    ['<a><? open', 4, 1, 'a tag begins here that is not well formed or never ends'],
    ['<a><![CDATA[ open', 4, 1, 'a tag begins here that is not well formed or never ends'],
    ['<a>'.repeat(65), 193, 3, 'more than 64 elements are nested here'],
  ] as const) {
    const [fault, ...others] = read(text).faults;
    assert.deepEqual([fault.column, fault.span, fault.message, others], [column, span, message, []], text);
  }
  const closed = `${'<a>'.repeat(64)}${'</a>'.repeat(64)}`;
  assert.deepEqual(read(closed).faults, [], 'as deep as allowed');
});

test('what may stand beside and within tags', () => {
  for (const text of [
    '\ufeff <a/>\n',
    '<a ></a >',
    "<a k = 'x>y' l\n=\n\"it's\"/>",
    '<a k=""/>',
    '<!DOCTYPE a><a/>',
    `<!DOCTYPE a PUBLIC "-//X//>" '>' [ <!ELEMENT a ">]"> ]><a/>`,
    '<a/><!-- - -- -->',
    '<_a-1.b:c/>',
  ]) {
    assert.deepEqual(read(text).faults, [], text);
  }
  assert.deepEqual(
    [...(read("<a k = 'x>y' l\n=\n\"it's\"/>").root?.attributes ?? [])],
    [
      ['k', 'x>y'],
      ['l', "it's"],
    ],
  );
  for (const text of [
    '< a/>',
    '<1/>',
    '<a k/>',
    '<a k=x/>',
    '<a k "x"/>',
    '<a k="x/>',
    '<a k="<"/>',
    '<a k="1"l="2"/>',
    '<a =""/>',
    '<a / >',
    '<a></a b>',
    '<a></ a>',
    '<a></>',
    '<!DOCTYPEa><a/>',
    '<a',
    '<a k',
    '<a k=',
    '<a></a',
  ]) {
    assert.deepEqual(
      read(text).faults.map(({ code }) => code),
      ['bad-syntax'],
      text,
    );
  }
});

test('elements and tokens know their places', () => {
  const { root } = read(' <a>\n<b k="1">x</b></a>');
  assert.deepEqual([root?.offset, root?.end], [1, 4]);
  const b = root && childOf(root, 'b');
  assert.deepEqual([b?.offset, b?.end, b?.text], [5, 14, 'x']);
  assert.equal(root && childOf(root, 'c'), undefined);
});
