import assert from 'node:assert/strict';
import { test } from 'node:test';
import { makePuzzle, type Puzzle } from '../model/index.js';
import { onlyUnique } from './index.js';

function puzzle(rows: number[][], columns: number[][]): Puzzle {
  const made = makePuzzle({ rows, columns });
  assert(made.ok);
  return made.puzzle;
}

const unique = puzzle([[2], [1]], [[2], [1]]);
const several = puzzle([[1], [1]], [[1], [1]]);
const none = puzzle([[2], []], [[], [2]]);

test('the only reading with exactly one solution is chosen', () => {
  assert.equal(onlyUnique([[several], [unique]]), 1);
  assert.equal(onlyUnique([[unique], [none], [several]]), 0);
});

test('where none or several are unique, nothing is chosen', () => {
  assert.equal(onlyUnique([[several], [none]]), undefined);
  assert.equal(onlyUnique([[unique], [unique]]), undefined);
  assert.equal(onlyUnique([]), undefined);
});

test('every puzzle of a reading counts, and a budget that does not suffice decides nothing', () => {
  assert.equal(
    onlyUnique([
      [unique, several],
      [unique, unique],
    ]),
    1,
  );
  const size = 12;
  const ones = Array.from({ length: size }, () => [1]);
  assert.equal(onlyUnique([[puzzle(ones, ones)], [unique]], { lineSolves: 0 }), undefined);
});
