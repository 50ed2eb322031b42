import assert from 'node:assert/strict';
import { test } from 'node:test';
import { check, makePuzzle } from '../model/index.js';
import { solve } from './solve.js';

test('a 10x10 is solved by line logic alone', () => {
  const [columns, rows] = '1,4,1;3,4,1;1,3;1,1;3,1;5;5,1;4,1,1;5,1;3:3,5;1,5;1,6;5;2,4,1;2,1;3;5,1;1;2,1,1'
    .split(':')
    .map((side) => side.split(';').map((line) => line.split(',').map(Number)));
  const made = makePuzzle({ rows, columns });
  assert(made.ok);
  const result = solve(made.puzzle);
  assert(result.verdict === 'unique');
  assert.equal(result.lineSolvable, true);
  assert.deepEqual(check(made.puzzle, result.solution), { ok: true });
});

test('two switches have four solutions', () => {
  const made = makePuzzle({ rows: [[1], [1]], columns: [[1], [1]] });
  assert(made.ok);
  const result = solve(made.puzzle, { max: 10 });
  assert(result.verdict === 'multiple');
  assert.equal(result.solutions.length, 2);
  assert.equal(result.complete, true);
});
