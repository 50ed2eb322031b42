import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { canonicalText, makePuzzle, type PuzzleDocument } from '../model/index.js';
import { written } from '../testing/format-checks.js';
import { isValid } from '../testing/json-schema.js';
import { Random } from '../testing/random.js';
import { randomDocument } from '../testing/random-documents.js';
import { formatById, parse, write } from './index.js';

const FULL = `{
  "crosshatch": 1,
  "title": "Pier",
  "width": 3, "height": 2,
  "palette": {
    "background": { "name": "sky", "rgb": "#aaccff" },
    "colors": [{ "name": "wood", "rgb": "#884400", "symbol": "w" }, { "name": "sea", "rgb": "#0044cc", "symbol": "s" }]
  },
  "rows": [[2, { "length": null, "color": 2 }], null],
  "columns": [[1, { "length": 1, "color": 2 }], [null], []],
  "goal": ["wws", "s.."],
  "solutions": [["wws", "s.."]],
  "saved": [["w?.", "???"], [[2, 6, 7], [1, 0, 5]]],
  "given": ["???", "s??"],
  "artwork": {
    "palette": { "colors": [{ "name": "teak", "rgb": "#a05020", "symbol": "t" }, { "rgb": "#00c", "symbol": "b" }] },
    "cells": ["ttb", "btt"]
  },
  "x-mine": { "anything": [1, 2] }
}`;

test('reads everything a document can hold', () => {
  const result = parse(FULL);
  assert(result.ok, JSON.stringify(result));
  const [{ puzzle, goal, saved, solutions, given, artwork, meta }] = result.documents;
  assert.equal(canonicalText(puzzle), '3x2|2,?:2;*|1,1:2;?;');
  assert.deepEqual(meta, { title: 'Pier' });
  assert.deepEqual([...(goal?.cells ?? [])], [2, 2, 4, 4, 1, 1]);
  assert.equal(solutions?.length, 1);
  assert.deepEqual(
    saved?.map(({ cells }) => [...cells]),
    [
      [2, 7, 1, 7, 7, 7],
      [2, 6, 7, 1, 0, 5],
    ],
  );
  assert.deepEqual([...(given?.cells ?? [])], [7, 7, 7, 4, 7, 7]);
  assert.deepEqual([...(artwork?.grid.cells ?? [])], [2, 2, 4, 4, 2, 2]);
  assert.deepEqual(
    artwork?.palette.colors.map(({ rgb }) => rgb),
    ['#a05020', '#0000cc'],
  );
});

test('writes what it reads: one document, several, one per line', () => {
  const result = parse(FULL);
  assert(result.ok);
  const [document] = result.documents;
  const back = (documents: readonly PuzzleDocument[]) => {
    const written = write(documents, 'crosshatch');
    assert(written.ok);
    assert.deepEqual(written.losses, []);
    const read = parse(written.output);
    assert(read.ok);
    return read.documents;
  };
  assert.deepEqual(back([document]), [document]);
  assert.deepEqual(back([document, { ...document, meta: {} }]), [document, { ...document, meta: {} }]);
  const line = FULL.replaceAll('\n', ' ');
  const lines = parse(`${line}\n${line}\n`);
  assert(lines.ok);
  assert.equal(lines.documents.length, 2);
});

const faulty: [string, string, string][] = [
  ['{ "crosshatch": 2, "rows": [], "columns": [] }', 'unsupported-kind', '1:17'],
  ['{ "crosshatch": 1, "rows": [[1]] }', 'missing-part', '1:1'],
  ['{ "crosshatch": 1, "rows": [[1]], "columns": [[1]], "tilte": "x" }', 'bad-syntax', '1:53'],
  ['{ "crosshatch": 1,\n "rows": [[1, 2]],\n "columns": [[1]] }', 'clue-too-long', '2:15'],
  ['{ "crosshatch": 1, "rows": [["1"]], "columns": [[1]] }', 'bad-clue', '1:30'],
  ['{ "crosshatch": 1, "rows": [[1.5]], "columns": [[1]] }', 'bad-length', '1:30'],
  ['{ "crosshatch": 1, "rows": [1], "columns": [[1]] }', 'bad-clue', '1:29'],
  ['{ "crosshatch": 1, "width": 2, "rows": [[1]], "columns": [[1]] }', 'size-mismatch', '1:29'],
  ['{ "crosshatch": 1, "rows": [[{"length": 1, "color": 3}]], "columns": [[1]] }', 'unknown-color', '1:30'],
  ['{ "crosshatch": 1, "rows": [[1]], "columns": [[1]], "goal": ["#."] }', 'bad-grid', '1:62'],
  ['{ "crosshatch": 1, "rows": [[1]], "columns": [[1]], "goal": ["x"] }', 'bad-grid', '1:62'],
  ['{ "crosshatch": 1, "rows": [[1]], "columns": [[1]], "saved": [[[4]]] }', 'bad-grid', '1:64'],
  [
    '{ "crosshatch": 1, "rows": [[1]], "columns": [[1]], "palette": { "colors": [{"rgb": "red"}] } }',
    'bad-palette',
    '1:64',
  ],
  ['{ "crosshatch": 1, "rows": [[1]], "columns": [[1]]', 'bad-syntax', '1:51'],
];
for (const [text, code, place] of faulty) {
  test(`fault: ${text.replaceAll('\n', ' ').slice(19)}`, () => {
    const result = parse(text);
    assert(!result.ok);
    const [fault] = result.faults;
    assert.deepEqual([fault.code, `${fault.line}:${fault.column}`], [code, place], fault.message);
  });
}

const schema = JSON.parse(
  readFileSync(
    fileURLToPath(new URL('../../../../docs/formats/crosshatch.schema.json', import.meta.url)),
    'utf8',
  ),
);

test('the schema accepts whatever is written', () => {
  const supports = formatById('crosshatch')?.supports ?? assert.fail();
  const random = new Random(23);
  assert(isValid(JSON.parse(FULL), schema));
  for (let i = 0; i < 100; i++) {
    const documents = Array.from({ length: 1 + (i % 3) }, () => randomDocument(random, supports));
    const written = write(documents, 'crosshatch');
    assert(written.ok);
    assert(isValid(JSON.parse(String(written.output)), schema), String(written.output));
  }
});

test('the schema refuses what the reader refuses, as far as a schema can see it', () => {
  const base = { crosshatch: 1, rows: [[1]], columns: [[1]] };
  assert(isValid(base, schema));
  for (const wrong of [
    { ...base, crosshatch: 2 },
    { rows: [[1]], columns: [[1]] },
    { crosshatch: 1, rows: [[1]] },
    { ...base, tilte: 'x' },
    { ...base, rows: [['1']] },
    { ...base, rows: [[1.5]] },
    { ...base, rows: [1] },
    { ...base, palette: { colors: [] } },
    { ...base, palette: { colors: [{ symbol: '..' }] } },
    { ...base, goal: [1] },
    { ...base, puzzles: [] },
  ]) {
    assert(!isValid(wrong, schema), JSON.stringify(wrong));
    assert(!parse(JSON.stringify(wrong), { from: 'crosshatch' }).ok, JSON.stringify(wrong));
  }
});

test('symbols and names that look like JSON come back unchanged', () => {
  const colors = [',', ':', '"', '}', '\\'].map((symbol, i) => ({
    name: `a${symbol}"${symbol}b${i}`,
    symbol,
  }));
  const rows = colors.map((_, i) => [{ length: 1, color: i + 1 }]);
  const made = makePuzzle({ rows, columns: [rows.flat()], palette: { colors } });
  assert(made.ok, JSON.stringify(made));
  const document = { puzzle: made.puzzle, meta: { title: '","' } };
  const read = parse(written(document, 'crosshatch'));
  assert(read.ok, JSON.stringify(read));
  assert.deepEqual(read.documents[0].puzzle, made.puzzle);
});

test('artwork that is no picture of this puzzle is a fault at its place', () => {
  const colors = '"palette": { "colors": [{ "rgb": "#f00", "symbol": "r" }] }';
  for (const [artwork, message] of [
    ['7', /artwork is/],
    [`{ ${colors} }`, /artwork is/],
    ['{ "cells": ["r"] }', /artwork is/],
    [`{ ${colors}, "cells": ["rr"] }`, /a row of this grid is a string of 1/],
    [`{ ${colors}, "cells": ["r", "r"] }`, /a list of 1 rows/],
    [`{ ${colors}, "cells": ["?"] }`, /every cell of artwork/],
    ['{ "palette": { "colors": [{ "rgb": "red" }] }, "cells": ["."] }', /red/],
  ] as const) {
    const result = parse(`{ "crosshatch": 1, "rows": [[1]], "columns": [[1]], "artwork": ${artwork} }`);
    assert(!result.ok, artwork);
    assert.match(result.faults[0].message, message);
  }
});
