// Puzzles as the page keeps them: every shipped one survives, and nothing hostile comes through.
import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { test } from 'node:test';
import { parse } from 'crosshatch';
import { readEntry, writeEntry } from './entry.js';

const PUZZLES = new URL('../../../../../puzzles/', import.meta.url);

test('every shipped puzzle survives being kept', () => {
  for (const name of readdirSync(PUZZLES).filter((file) => file !== 'README.md')) {
    const parsed = parse(readFileSync(new URL(name, PUZZLES), 'utf8'), { name });
    assert(parsed.ok);
    const { puzzle } = parsed.documents[0];
    const entry = { id: 'x', title: 'T', note: 'N', author: 'A', license: 'L', grade: 'easy (3)', puzzle };
    assert.deepEqual(readEntry(structuredClone(writeEntry(entry))), entry);
  }
});

test('unknown clues and blotted runs survive', () => {
  const entry = readEntry({ id: 'x', rows: '*,? 1', columns: '1,1,' });
  assert(entry !== undefined);
  assert.deepEqual(entry.puzzle.rows, [
    null,
    [
      { length: null, color: 1 },
      { length: 1, color: 1 },
    ],
  ]);
  assert.deepEqual(readEntry(writeEntry(entry)), entry);
});

test('what is no puzzle is nothing', () => {
  const hostile: unknown[] = [
    null,
    'x',
    {},
    { id: '../x', rows: '1', columns: '1' },
    { id: 'x', rows: '1e9', columns: '1' },
    { id: 'x', rows: '1:7', columns: '1' },
    { id: 'x', rows: '-1', columns: '1' },
    { id: 'x', rows: '1', columns: '1', palette: { colors: 'red' } },
    { id: 'x', rows: ','.repeat(5000), columns: '1' },
  ];
  for (const value of hostile) assert.equal(readEntry(value), undefined, JSON.stringify(value)?.slice(0, 80));
});

test('a text that is far too long is cut', () => {
  const entry = readEntry({ id: 'x', rows: '1', columns: '1', title: 'T'.repeat(1_000_000) });
  assert.equal(entry?.title.length, 500);
});
