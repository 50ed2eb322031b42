// Puzzles as the page keeps them: every shipped one survives, and nothing hostile comes through.
import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { test } from 'node:test';
import { type Grid, makePuzzle, parse, puzzleHash } from 'crosshatch';
import { documentOf, entryOf, readEntry, writeEntry } from './entry.js';

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

function colored(cells: readonly number[]) {
  const made = makePuzzle({
    rows: [null, null],
    columns: [null, null, null],
    palette: { colors: [{ name: 'red' }, { name: 'blue' }] },
  });
  assert(made.ok);
  const given: Grid = { width: 3, height: 2, cells: Uint32Array.from(cells) };
  return { puzzle: made.puzzle, meta: { title: 'T' }, given };
}

test('given cells survive, and make another puzzle of the same clues', () => {
  const document = colored([7, 1, 1, 7, 6, 4]);
  const entry = entryOf(document);
  assert.equal(writeEntry(entry).given, '1-2=1 4=6 5=4');
  assert.deepEqual(readEntry(structuredClone(writeEntry(entry))), entry);
  assert.deepEqual(documentOf(entry), document);
  assert.notEqual(entry.id, entryOf(colored([7, 1, 1, 7, 6, 2])).id);
  assert.notEqual(entry.id, entryOf({ puzzle: document.puzzle, meta: {} }).id);
});

test('without given cells, or with some that tell nothing, the id is that of the clues', () => {
  const document = colored([7, 7, 255, 7, 7, 7]);
  const entry = entryOf(document);
  assert.equal(entry.id, `p-${puzzleHash(document.puzzle).slice(0, 16)}`);
  assert.equal(entry.given, undefined);
  assert.deepEqual(entry, entryOf({ puzzle: document.puzzle, meta: document.meta }));
});

test('given cells that do not fit the puzzle are no puzzle', () => {
  const entry = { id: 'x', rows: '1,1', columns: '1,1' };
  assert.equal(readEntry({ ...entry, given: '0=2 3=1' })?.given?.cells.join(), '2,3,3,1');
  for (const given of [
    '',
    'x',
    '4=1',
    '0=3',
    '0=4',
    '1-0=1',
    '0-4=1',
    '1=1 0=1',
    '0=1 0=2',
    '0=-1',
    '0=1 ',
    7,
    null,
  ]) {
    assert.equal(readEntry({ ...entry, given }), undefined, String(given));
  }
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
