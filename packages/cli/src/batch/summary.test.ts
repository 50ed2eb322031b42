import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { BatchRow } from '@crosshatch/core/report';
import { Summary } from './summary.js';

const row = (id: number, more: Partial<BatchRow> = {}): BatchRow => ({
  id,
  source: `p${id}.non`,
  index: 1,
  verdict: 'unique',
  options: 'grade',
  warnings: [],
  ...more,
});

function textOf(rows: readonly BatchRow[], skipped = 0): string[] {
  const summary = new Summary();
  for (const each of rows) summary.add(each);
  return summary.text(1500, skipped).split('\n');
}

test('verdicts in their order, and the exit code with its meaning', () => {
  assert.deepEqual(textOf([row(1, { verdict: 'none' }), row(2), row(3)]), [
    '3 puzzles in 1.50 s',
    '        2 unique',
    '        1 without a solution',
    'exit code 5: a puzzle has no solution',
  ]);
});

test('duplicates and skipped files are listed where there are any', () => {
  const lines = textOf([row(1), row(2, { duplicateOf: 1, duplicate: 'exact' })], 7);
  assert(lines.includes('        1 exact duplicates'));
  assert(lines.includes('        7 other files skipped'));
  assert(!lines.some((line) => line.includes('mirrored')));
  const turned = textOf([row(1), row(2, { duplicateOf: 1, duplicate: 'symmetric' })]);
  assert(turned.includes('        1 rotated or mirrored duplicates'));
  assert(!turned.some((line) => line.includes('exact duplicates') || line.includes('skipped')));
});

test('the five slowest from 100 ms on, slowest first, with the place in a collection', () => {
  const times = [150, 99, 700, 300, undefined, 100, 900, 200];
  const rows = times.map((milliseconds, i) => row(i + 1, milliseconds === undefined ? {} : { milliseconds }));
  const lines = textOf([...rows.slice(0, 7), row(8, { milliseconds: 200, index: 3 })]);
  assert.deepEqual(
    lines.slice(lines.indexOf('slowest:') + 1, -1).map((line) => line.trim()),
    ['900 ms p7.non', '700 ms p3.non', '300 ms p4.non', '200 ms p8.non #3', '150 ms p1.non'],
  );
  assert(!textOf([row(1, { milliseconds: 99 })]).includes('slowest:'));
});
