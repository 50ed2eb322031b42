// Puzzles as the page keeps them: every shipped one survives, and nothing hostile comes through.
import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { test } from 'node:test';
import { type Grid, makePuzzle, parse, puzzleHash } from '@crosshatch/core';
import { entryOf, readEntry, writeEntry } from './entry.js';

const PUZZLES = new URL('../../../../../puzzles/', import.meta.url);

test('every shipped puzzle survives being kept', () => {
  for (const name of readdirSync(PUZZLES).filter((file) => file !== 'README.md')) {
    const parsed = parse(readFileSync(new URL(name, PUZZLES), 'utf8'), { name });
    assert(parsed.ok);
    const { puzzle, meta, artwork } = parsed.documents[0];
    const document = { puzzle, meta, ...(artwork === undefined ? {} : { artwork }) };
    const entry = { id: 'x', grade: 'easy (3)', document };
    const row = writeEntry(entry);
    assert.deepEqual(readEntry(structuredClone(row)), entry);
    assert.deepEqual(documentIn(row), entry.document, 'what is kept is Crosshatch JSON');
  }
});

/** What the library reads in a row. */
function documentIn(row: Record<string, unknown>) {
  const parsed = parse(JSON.stringify(row), { from: 'crosshatch' });
  assert(parsed.ok);
  return parsed.documents[0];
}

test('artwork that is no picture of its puzzle is left out', () => {
  const palette = { colors: [{ rgb: '#ff0000', symbol: 'r' }] };
  const row = (artwork: unknown) =>
    readEntry({ crosshatch: 1, 'x-id': 'x', rows: [[1], [1]], columns: [[2]], artwork });
  assert.deepEqual([...(row({ palette, cells: ['r', '.'] })?.document.artwork?.grid.cells ?? [])], [2, 1]);
  for (const artwork of [
    7,
    {},
    { palette },
    { cells: ['r', 'r'] },
    { palette, cells: ['r'] },
    { palette, cells: ['r', '?'] },
    { palette, cells: [[2], [3]] },
    { palette: { colors: [{ rgb: 'url(x)' }] }, cells: ['.', '.'] },
  ]) {
    const entry = row(artwork);
    assert(entry !== undefined);
    assert.equal(entry.document.artwork, undefined, JSON.stringify(artwork));
  }
});

test('unknown clues and blotted runs survive', () => {
  const made = makePuzzle({ rows: [null, [{ length: null }, 1]], columns: [[1], [1], []] });
  assert(made.ok);
  const entry = entryOf({ puzzle: made.puzzle, meta: {} });
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
  assert.deepEqual(readEntry(structuredClone(writeEntry(entry))), entry);
  assert.deepEqual(documentIn(writeEntry(entry)), document);
  assert.notEqual(entry.id, entryOf(colored([7, 1, 1, 7, 6, 2])).id);
  assert.notEqual(entry.id, entryOf({ puzzle: document.puzzle, meta: {} }).id);
});

test('without given cells, or with some that rule nothing out, the id is that of the clues', () => {
  const document = colored([7, 7, 255, 7, 7, 7]);
  const entry = entryOf(document);
  assert.equal(entry.id, `p-${puzzleHash(document.puzzle).slice(0, 16)}`);
  assert.equal(entry.document.given, undefined);
  assert.deepEqual(entry, entryOf({ puzzle: document.puzzle, meta: document.meta }));
});

test('the solution is not kept', () => {
  const { puzzle, given } = colored([1, 1, 1, 1, 1, 1]);
  assert.deepEqual(entryOf({ puzzle, meta: {}, goal: given }).document, { puzzle, meta: {} });
});

test('given cells that do not fit the puzzle are no puzzle', () => {
  const row = { crosshatch: 1, 'x-id': 'x', rows: [[1], [1]], columns: [[1], [1]] };
  const read = (given: unknown) => readEntry({ ...row, given })?.document.given?.cells.join();
  assert.equal(
    read([
      [2, 3],
      [3, 1],
    ]),
    '2,3,3,1',
  );
  for (const given of [
    null,
    7,
    '',
    [],
    [[2, 3]],
    [
      [2, 3],
      [3, 4],
    ],
    [
      [0, 3],
      [3, 3],
    ],
    [
      ['2', 3],
      [3, 3],
    ],
  ]) {
    assert.equal(readEntry({ ...row, given }), undefined, JSON.stringify(given));
  }
});

test('what is no puzzle is nothing', () => {
  const row = { crosshatch: 1, 'x-id': 'x', rows: [[1]], columns: [[1]] };
  assert(readEntry(row) !== undefined);
  const hostile: unknown[] = [
    null,
    'x',
    {},
    { crosshatch: 1 },
    { ...row, 'x-id': '../x' },
    { ...row, 'x-id': undefined },
    { ...row, rows: [[1e9]] },
    { ...row, rows: [[{ length: 1, color: 7 }]] },
    { ...row, rows: [['1']] },
    { ...row, rows: { length: 1e9 } },
    { ...row, palette: { colors: 'red' } },
    { ...row, rows: new Array(5000).fill([]) },
  ];
  for (const value of hostile) assert.equal(readEntry(value), undefined, JSON.stringify(value)?.slice(0, 80));
});

test('a text that is far too long is cut', () => {
  const { puzzle } = colored([7, 7, 7, 7, 7, 7]);
  const entry = entryOf({ puzzle, meta: { title: 'T'.repeat(1_000_000) } });
  assert.equal(entry.document.meta.title?.length, 500);
  const read = readEntry({ ...writeEntry(entry), author: 'A'.repeat(1_000_000) });
  assert.equal(read?.document.meta.author?.length, 500);
});

test('a row of an earlier version is read', () => {
  const row = { id: 'x', title: 'T', note: 'N', author: '', rows: '*,? 1:2', columns: '1,1,' };
  const palette = { colors: [{ name: 'red' }, { name: 'blue' }] };
  const entry = readEntry({ ...row, palette, given: '0=2 3-4=1' });
  assert.deepEqual(entry?.document.meta, { title: 'T', description: 'N' });
  assert.deepEqual(entry.document.puzzle.rows, [
    null,
    [
      { length: null, color: 1 },
      { length: 1, color: 2 },
    ],
  ]);
  assert.equal(entry.document.given?.cells.join(), '2,7,7,1,1,7');
  assert.deepEqual(readEntry(writeEntry(entry)), entry);
  for (const wrong of [
    { rows: '1e9' },
    { rows: '1:7' },
    { rows: '-1' },
    { columns: 7 },
    { given: '0-99999999999=8' },
    { rows: ','.repeat(5000) },
    { palette: { colors: 'red' } },
    { given: '0-99999999999=0' },
  ]) {
    assert.equal(readEntry({ ...row, palette, ...wrong }), undefined, JSON.stringify(wrong).slice(0, 80));
  }
});
