// Rules of the engine's source that no compiler checks: raw memory access is in layout.ts alone, state is in classes,
// every file says at its top what it is for, and both lists of features agree.
import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { LIBRARY } from '../../testing/repository.js';
import { FEATURES } from './features.js';

const FOLDER = join(LIBRARY, 'src/solve/wasm/assembly');
const SOURCES = readdirSync(FOLDER, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.ts'))
  .map((name) => ({ name, text: readFileSync(join(FOLDER, name), 'utf8') }));

const filesWith = (pattern: RegExp) =>
  SOURCES.filter(({ text }) => pattern.test(text)).map(({ name }) => name);

test('raw loads and stores are in layout.ts only', () => {
  assert.deepEqual(filesWith(/\b(load|store)</), ['layout.ts']);
});

test('no file has variables of its own outside of classes', () => {
  assert.deepEqual(filesWith(/^(export )?(let|var) /m), []);
});

test('every file opens with its job', () => {
  assert.deepEqual(
    SOURCES.filter(({ text }) => !/^\/\/ \S.+\n/.test(text)).map(({ name }) => name),
    [],
  );
});

test('the features of the host are those of the engine, bit by bit', () => {
  const text = SOURCES.find(({ name }) => name === 'options.ts')?.text ?? '';
  const body = /class Feature \{([^}]*)\}/.exec(text)?.[1] ?? '';
  const names = Array.from(body.matchAll(/static readonly (\w+): i32 = (\S.*);/g), ([, name, value], i) => {
    assert.equal(value, i === 0 ? '1' : `1 << ${i}`);
    return name.toLowerCase().replaceAll('_', ' ');
  });
  assert.deepEqual(
    names,
    FEATURES.map((feature) => feature.replace('line splitting', 'splitting')),
  );
});
