import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readSolve, type SolveRecord } from './solve-record.js';
import { byGrade, bySize, figuresOf, quartersBySize, solvesByDay } from './statistics.js';

function solve(id: string, width: number, height: number, best: number, grade: string): SolveRecord {
  const read = readSolve({ id, best, width, picture: '1'.repeat(width * height), grade });
  assert(read !== undefined);
  return read;
}

const SOLVES = [
  solve('a', 5, 5, 30, 'trivial (1, length 1, depth 1)'),
  solve('b', 5, 4, 10, 'easy (11)'),
  solve('c', 12, 15, 300, 'easy (20, length 20, depth 3)'),
  solve('d', 50, 40, 9000, ''),
];

test('times: the best and the middle one', () => {
  assert.deepEqual(figuresOf([]), { solved: 0, best: 0, median: 0 });
  assert.deepEqual(figuresOf([9, 1, 5]), { solved: 3, best: 1, median: 5 });
  assert.deepEqual(figuresOf([4, 1, 9, 6]), { solved: 4, best: 1, median: 5 });
});

test('solves by the longer side, and by the class of the grade', () => {
  assert.deepEqual(bySize(SOLVES).get(5), { solved: 2, best: 10, median: 20 });
  assert.deepEqual([...bySize(SOLVES).keys()], [5, 15, 1000]);
  assert.deepEqual(byGrade(SOLVES).get('easy'), { solved: 2, best: 10, median: 155 });
  assert.equal(byGrade(SOLVES).size, 2);
});

test('a solve of an earlier version, without a size, is left out of the sizes', () => {
  const old = readSolve({ id: 'x', best: 3, picture: '1111' });
  assert(old !== undefined);
  assert.equal(bySize([old]).size, 0);
});

test('quarters by size: the median of each, of the solves whose splits are known', () => {
  const withSplits = (id: string, splits: number[]) =>
    readSolve({ id, best: splits[3], width: 5, picture: '1'.repeat(25), splits }) as SolveRecord;
  const solves = [
    withSplits('a', [1, 3, 6, 10]),
    withSplits('b', [2, 4, 6, 8]),
    withSplits('c', [9, 9, 9, 40]),
    ...SOLVES,
  ];
  assert.deepEqual(quartersBySize(solves).get(5), { solves: 3, medians: [2, 2, 2, 4], bests: [1, 0, 0, 2] });
  assert.equal(quartersBySize(solves).size, 1);
});

test('solves by day: the first and the last of a puzzle, on one day once', () => {
  const at = (day: number, hour: number) => new Date(2026, 10, day, hour).getTime();
  const one = readSolve({ id: 'a', first: at(3, 9), last: at(5, 9) }) as SolveRecord;
  const other = readSolve({ id: 'b', first: at(5, 1), last: at(5, 23) }) as SolveRecord;
  const days = solvesByDay([one, other]);
  assert.deepEqual([...days.keys()].sort(), ['2026-11-03', '2026-11-05']);
  assert.deepEqual(
    days.get('2026-11-05')?.map(({ id }) => id),
    ['a', 'b'],
  );
});
