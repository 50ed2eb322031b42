import assert from 'node:assert/strict';
import { test } from 'node:test';
import { solve } from '../solve/index.js';
import { nDom } from './n-dom.js';
import { lineSolvablePicture, randomPicture, unknownAfterLines } from './picture-puzzles.js';
import { Random } from './random.js';

const size = { width: 21, height: 16 };

test('a picture is as full as its recipe says, in all its colours', () => {
  const cells = randomPicture(new Random(1), { ...size, density: 0.4, colors: 3 });
  const filled = cells.filter((color) => color > 0).length / cells.length;
  assert(Math.abs(filled - 0.4) < 0.01, `${filled}`);
  assert.deepEqual([...new Set(cells)].sort(), [0, 1, 2, 3]);
});

test('a mirrored picture reads the same from both sides', () => {
  const cells = randomPicture(new Random(2), { ...size, mirrored: true, grain: 0.1 });
  for (let row = 0; row < size.height; row++) {
    const line = [...cells.subarray(row * size.width, (row + 1) * size.width)];
    assert.deepEqual(line, [...line].reverse());
  }
});

test('larger features make fewer borders', () => {
  const side = 100;
  const borders = [1, 2, 3, 6, 12].map((feature) => {
    const cells = randomPicture(new Random(3), { width: side, height: side, feature });
    return cells.filter((color, i) => i % side > 0 && color !== cells[i - 1]).length;
  });
  assert.deepEqual(
    borders,
    [...borders].sort((a, b) => b - a),
  );
});

test('a picture is repaired until line solving alone solves it', () => {
  const random = new Random(4);
  const recipe = { ...size, feature: 1, density: 0.5, grain: 0.05 };
  const before = Array.from({ length: 5 }, () => lineSolvablePicture(random, recipe));
  for (const puzzle of before) {
    const result = solve(puzzle);
    assert(result.verdict === 'unique' && result.lineSolvable);
    assert.deepEqual(unknownAfterLines(puzzle), []);
  }
});

test('what lines leave unknown is found', () => {
  assert(unknownAfterLines(nDom(4)).length > 40);
});

test('the n-Dom family has one solution each', () => {
  for (const n of [1, 2, 3, 4, 5]) {
    const puzzle = nDom(n);
    assert.equal(puzzle.width, 2 * n + 1);
    assert.equal(solve(puzzle).verdict, 'unique');
  }
  assert.throws(() => nDom(0.5), RangeError);
});
