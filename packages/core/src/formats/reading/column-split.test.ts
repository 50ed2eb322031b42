import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Random } from '../../testing/random.js';
import { inferWidth, type LineNeeds, widthRanges, widthsOf } from './column-split.js';

/** Every width, tried one by one. */
function widthsByTrial(lines: readonly LineNeeds[]): number[] {
  return Array.from({ length: lines.length - 1 }, (_, i) => i + 1).filter((width) => {
    const [columns, rows] = [lines.slice(0, width), lines.slice(width)];
    const sum = (list: readonly LineNeeds[]) => list.reduce((total, line) => total + line.total, 0);
    return (
      sum(columns) === sum(rows) &&
      columns.every(({ cells }) => cells <= rows.length) &&
      rows.every(({ cells }) => cells <= columns.length)
    );
  });
}

test('the widths that fit are those that a trial of each finds, with any number of empty lines behind', () => {
  const random = new Random(5);
  let found = 0;
  for (let i = 0; i < 3000; i++) {
    const lines = Array.from({ length: 2 + random.below(8) }, () => {
      const cells = random.below(4);
      return { total: Math.min(cells, random.below(4)), cells };
    });
    const empty = Array.from({ length: random.below(4) }, () => ({ total: 0, cells: 0 }));
    const range = widthRanges([...lines, ...empty])(lines.length);
    const wanted = widthsByTrial(lines);
    assert.deepEqual(range === undefined ? [] : widthsOf(range), wanted);
    const inferred = inferWidth(lines);
    const square = wanted.includes(lines.length / 2) ? lines.length / 2 : undefined;
    assert.deepEqual(inferred, square ?? (wanted.length > 1 ? wanted : wanted[0]));
    found += wanted.length;
  }
  assert(found > 300, `only ${found}`);
});
