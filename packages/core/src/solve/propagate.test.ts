import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isComplete, makePuzzle, sameGrid, unknownGrid } from '../model/index.js';
import { randomPuzzle } from '../testing/generate.js';
import { picturePuzzle } from '../testing/picture-puzzles.js';
import { Random } from '../testing/random.js';
import { propagate } from './propagate.js';
import { solve } from './solve.js';

test('both engines come to the same, and a complete grid means line-solvable', () => {
  const random = new Random(77);
  let complete = 0;
  for (let i = 0; i < 120; i++) {
    const puzzle = randomPuzzle(random, { width: 4 + (i % 9), height: 5 + (i % 7), colors: 1 + (i % 3) });
    const fast = propagate(puzzle);
    const plain = propagate(puzzle, { engine: 'reference' });
    assert(sameGrid(fast.grid, plain.grid));
    assert.deepEqual([fast.brokenAt, plain.brokenAt], [null, null]);
    const result = solve(puzzle);
    assert.equal(isComplete(fast.grid), result.verdict === 'unique' && result.lineSolvable);
    if (isComplete(fast.grid)) complete += 1;
  }
  assert(complete > 10 && complete < 110, `${complete}`);
});

test('both engines come to the same on long lines, which find out bit by bit where their runs can be', () => {
  const random = new Random(78);
  let settled = 0;
  let cells = 0;
  for (let i = 0; i < 12; i++) {
    const puzzle = picturePuzzle(random, { width: 500, height: 12 + i, density: 0.6 + 0.03 * i, feature: 4 });
    const fast = propagate(puzzle).grid;
    assert(sameGrid(fast, propagate(puzzle, { engine: 'reference' }).grid));
    settled += fast.cells.filter((cell) => cell !== 3).length;
    cells += fast.cells.length;
  }
  assert(settled > cells / 10 && settled < cells, 'the sample has lost its variety');
});

test('starts from given cells, and reports the line with a contradiction', () => {
  const made = makePuzzle({ rows: [[1], [1]], columns: [[1], [1]] });
  assert(made.ok);
  const given = unknownGrid(made.puzzle, made.puzzle.palette);
  assert.deepEqual([...propagate(made.puzzle).grid.cells], [3, 3, 3, 3]);
  given.cells[0] = 2;
  for (const engine of ['wasm', 'reference'] as const) {
    assert.deepEqual([...propagate(made.puzzle, { given, engine }).grid.cells], [2, 1, 1, 2]);
  }
  given.cells[1] = 2;
  for (const engine of ['wasm', 'reference'] as const) {
    assert.notEqual(propagate(made.puzzle, { given, engine }).brokenAt, null);
  }
  given.cells[2] = 0;
  assert.equal(propagate(made.puzzle, { given }).brokenAt, 1);
});
