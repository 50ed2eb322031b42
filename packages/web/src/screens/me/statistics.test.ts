import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readSolve, type SolveRecord } from '../../puzzles/solve-record.js';
import { byGrade, bySize, figuresOf } from './statistics.js';

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
