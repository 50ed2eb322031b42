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
