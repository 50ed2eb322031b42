import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { eachJson, type JsonNode, memberOf } from './json-reader.js';
import { DEFAULT_LIMITS } from './limits.js';
import { Reading } from './reading.js';
import { SourceText } from './source-text.js';

function read(text: string) {
  const reading = new Reading(new SourceText(text), DEFAULT_LIMITS);
  const values: JsonNode[] = [];
  eachJson(reading, (value) => {
    values.push(value);
    return true;
  });
  return { values, faults: reading.faults };
}

function plain(node: JsonNode): unknown {
  if (node.kind === 'null') return null;
  if (node.kind === 'array') return node.items.map(plain);
  if (node.kind !== 'object') return node.value;
  return Object.fromEntries(node.members.map(({ key, value }) => [key, plain(value)]));
}

test('reads whatever JSON.stringify writes', () => {
  fc.assert(
    fc.property(fc.jsonValue({ maxDepth: 5 }), fc.constantFrom(undefined, 2), (value, indent) => {
      fc.pre(!JSON.stringify(value).includes('__proto__'));
      const { values, faults } = read(JSON.stringify(value, null, indent));
      assert.deepEqual(faults, []);
      assert.deepEqual(plain(values[0]), JSON.parse(JSON.stringify(value)));
    }),
    { seed: 3, numRuns: 300 },
  );
});

test('reads one value after the other', () => {
  assert.deepEqual(read('{"a":1}\n[2]\n 3').values.map(plain), [{ a: 1 }, [2], 3]);
});

test('every value knows its place', () => {
  const text = '{"a": [10, "x"]}';
  const [node] = read(text).values;
  assert(node.kind === 'object');
  const list = memberOf(node, 'a');
  assert(list?.kind === 'array');
  assert.deepEqual(
    list.items.map(({ offset, end }) => text.slice(offset, end)),
    ['10', '"x"'],
  );
});

for (const [text, column] of [
  ['[1,]', 4],
  ['[1 2]', 4],
  ['{"a" 1}', 6],
  ['{a: 1}', 2],
  ['"open', 1],
  ['"bad \\x"', 6],
  ['[01]', 3],
  ['[1', 3],
  ['nul', 1],
  ['{"a":1,"a":2}', 8],
  ['+1', 1],
] as const) {
  test(`rejects ${text} at column ${column}`, () => {
    const { values, faults } = read(text);
    assert.deepEqual(values, []);
    assert.deepEqual(
      faults.map((fault) => [fault.code, fault.column]),
      [['bad-syntax', column]],
    );
  });
}

test('a million brackets are a fault, not a stack overflow', () => {
  assert.deepEqual(
    read('['.repeat(1e6)).faults.map(({ code, column }) => [code, column]),
    [['too-deep', 65]],
  );
});

test('every fault of syntax says what was expected and marks what was found', () => {
  const faults = [
    ['[1,]', 4, 1, 'expected a value, found "]"'],
    ['[1 2]', 4, 1, 'expected "," or "]", found "2"'],
    ['{"a":1 2}', 8, 1, 'expected "," or "}", found "2"'],
    ['{"a" 1}', 6, 1, 'expected ":", found "1"'],
    ['{a: 1}', 2, 1, 'expected a name in quotes, found "a"'],
    ['"open', 1, 5, 'this string has no closing quote on its line'],
    ['"a\u001f"', 1, 2, 'this string has no closing quote on its line'],
    ['"bad \\x41"', 6, 2, 'this escape is not known to JSON'],
    ['"\\u12g4"', 2, 2, 'this escape is not known to JSON'],
    ['[1', 3, 1, 'expected "," or "]", found the end of the file'],
    ['[😀]', 2, 2, 'expected a value, found "😀"'],
    ['{"a":1,"a":2}', 8, 3, 'duplicate key "a"'],
    ['['.repeat(65), 65, 1, 'more than 64 brackets are nested here'],
    [`${'{"a":'.repeat(64)}{}`, 321, 1, 'more than 64 brackets are nested here'],
  ] as const;
  for (const [text, column, width, message] of faults) {
    const [fault, ...others] = read(text).faults;
    const span = text.slice(fault.column - 1).startsWith('😀') ? 2 : fault.span;
    assert.deepEqual([fault.column, span, fault.message, others], [column, width, message, []], text);
  }
  assert.deepEqual(read(`${'['.repeat(64)}${']'.repeat(64)}`).faults, [], 'as deep as allowed');
});

test('accepts and rejects what JSON.parse does, and reads the same', () => {
  const tokens =
    '0 1 9 10 19 90 99 00 01 123 -1 -0 1.5 1e2 . null true false "" "a" "\\u0041" { } [ ] , :'.split(' ');
  const separators = fc.constantFrom('', ' ', '\n', '\r\n', '\t');
  const parsed = (text: string): unknown => {
    try {
      return { value: JSON.parse(text) };
    } catch {
      return 'rejected';
    }
  };
  // A list whose items are tokens at random, mostly separated by commas, so that a good part is valid.
  const item = fc.tuple(separators, fc.constantFrom(...tokens), separators).map((parts) => parts.join(''));
  const list = fc.array(fc.tuple(item, fc.constantFrom(',', ',', ',', ',', ':', '')), { maxLength: 6 }).map(
    (parts) =>
      `[${parts
        .map((pair) => pair.join(''))
        .join('')
        .replace(/,$/, '')}]`,
  );
  let accepted = 0;
  fc.assert(
    fc.property(list, (text) => {
      const { values, faults } = read(text);
      const expected = parsed(text);
      const found = faults.length === 0 && values.length === 1 ? { value: plain(values[0]) } : 'rejected';
      if (found !== 'rejected') accepted += 1;
      assert.deepEqual(found, expected, text);
    }),
    { seed: 5, numRuns: 1500 },
  );
  assert(accepted > 100, `${accepted} accepted`);
});

test('a boolean, null and numbers know what they are and where they end', () => {
  for (const [text, node] of [
    ['true', { kind: 'boolean', value: true }],
    ['false', { kind: 'boolean', value: false }],
    ['null', { kind: 'null' }],
    ['99', { kind: 'number', value: 99 }],
    ['-12.5e-1', { kind: 'number', value: -1.25 }],
    ['"\\"\\\\\\/\\b\\f\\n\\r\\t"', { kind: 'string', value: '"\\/\b\f\n\r\t' }],
  ] as const) {
    const [list] = read(`[ ${text} ]`).values;
    assert(list.kind === 'array');
    assert.deepEqual(list.items, [{ ...node, offset: 2, end: 2 + text.length }]);
  }
});
