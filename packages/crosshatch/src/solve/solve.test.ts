import assert from 'node:assert/strict';
import { test } from 'node:test';
import { check, makePuzzle } from '../model/index.js';
import { solve, solving } from './solve.js';

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

test('solving in turns comes to the same result, and can be left', () => {
  const switches = { rows: new Array(12).fill([1]), columns: new Array(12).fill([1]) };
  const made = makePuzzle(switches);
  assert(made.ok);
  const turns = solving(made.puzzle, { max: 300 });
  let pauses = 0;
  let turn = turns.next();
  for (; !turn.done; turn = turns.next()) pauses += 1;
  assert(pauses > 0, 'a long solve yields');
  assert.deepEqual(turn.value, solve(made.puzzle, { max: 300 }));

  const left = solving(made.puzzle, { max: 300 });
  left.next();
  assert.deepEqual(left.return({ ...turn.value }), { done: true, value: turn.value });
});
