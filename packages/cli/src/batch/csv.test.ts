import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { BatchRow } from '@crosshatch/core/report';
import { CSV_HEADER, csvLine, rowFromCsv } from './csv.js';

const ROW: BatchRow = {
  id: 7,
  source: 'a, "quoted" folder/x.non',
  index: 3,
  title: 'Castle',
  width: 20,
  height: 15,
  colorCount: 2,
  verdict: 'unique',
  solutionCount: 1,
  lineSolvable: false,
  grade: { class: 'needs-lookahead', number: 81 },
  effort: { lineSolves: 5, probes: 4, decisions: 3, contradictions: 2, learnt: 1, restarts: 0 },
  milliseconds: 1.5,
  hash: 'ab',
  symmetryHash: 'cd',
  inputHash: 'ef',
  options: 'grade max=2 timeout=60',
  warnings: [{ message: 'the totals differ; see "rows"' }],
  duplicateOf: 2,
  duplicate: 'symmetric',
};

test('a row survives being written and read', () => {
  assert.deepEqual(rowFromCsv(csvLine(ROW)), ROW);
  const bad: BatchRow = {
    id: 1,
    source: 'x',
    index: 1,
    verdict: 'invalid',
    options: '',
    warnings: [],
    message: 'x:1:1: "9" is, well, wrong',
  };
  assert.deepEqual(rowFromCsv(csvLine(bad)), bad);
});

test('every line has as many cells as the header, and is one line', () => {
  const cells = CSV_HEADER.split(',').length;
  const odd = csvLine({
    id: 1,
    source: 'x',
    index: 1,
    verdict: 'invalid',
    options: '',
    warnings: [],
    message: 'a\nb',
  });
  assert.equal(odd.split(',').length, cells);
  assert(!odd.includes('\n'));
});

test('a line that is not a row is not parsed as one', () => {
  assert.equal(rowFromCsv('1,x'), undefined);
  assert.equal(rowFromCsv('"open'), undefined);
});
