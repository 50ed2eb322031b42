import assert from 'node:assert/strict';
import { test } from 'node:test';
import { grade } from '../../explain/index.js';
import { check, type Grid, gridOfColors, sameGrid } from '../../model/index.js';
import { solve } from '../../solve/index.js';
import { gridFrom, paletteOf, rowsOf } from '../../testing/notation.js';
import { randomPicture } from '../../testing/picture-puzzles.js';
import { Random } from '../../testing/random.js';
import { satSolutions } from '../../testing/sat-oracle.js';
import { type Improvement, type ImproveOptions, improve, improveInTurns } from './improve.js';

function pictureOf(seed: number, side: number, colors = 1): Grid {
  const recipe = { width: side, height: side, feature: 2, density: 0.4, grain: 0.02, colors };
  return gridOfColors(recipe, randomPicture(new Random(seed), recipe));
}

/** That it keeps its word: one solution, the picture itself, by our engine and by a foreign one. */
function assertUnique(result: Improvement): void {
  assert(result.reached);
  assert.deepEqual(check(result.puzzle, result.grid), { ok: true });
  assert.equal(solve(result.puzzle).verdict, 'unique');
  const found = satSolutions(result.puzzle);
  assert.equal(found.length, 1);
  assert(sameGrid(found[0], result.grid));
}

test('a picture that is unique is left alone', () => {
  const picture = gridFrom(['.##.', '####', '####', '.##.']);
  const result = improve(picture);
  assert.deepEqual([result.reached, result.changes, result.ambiguous], [true, [], []]);
  assert(sameGrid(result.grid, picture));
});

test('the smallest ambiguity takes one change, along the edge', () => {
  //   two corners of a square are out: they could as well be the other two
  const picture = gridFrom(['......', '.###..', '.####.', '.####.', '..###.', '......']);
  const result = improve(picture);
  assertUnique(result);
  assert.equal(result.changes.length, 1);
  // One corner less, or one more.
  assert([7, 10, 25, 28].includes(result.changes[0].cell), rowsOf(result.grid).join('\n'));
});

test('pictures of every kind become unique, proven by two engines', () => {
  for (let seed = 1; seed <= 8; seed++) {
    const colors = 1 + (seed % 3);
    const picture = pictureOf(seed, 9 + seed, colors);
    const result = improve(picture, { palette: paletteOf(colors) });
    assertUnique(result);
    assert(result.changes.length <= picture.cells.length / 20, `${seed}: ${result.changes.length}`);
    for (const { cell, from, to } of result.changes) {
      assert.deepEqual([picture.cells[cell], result.grid.cells[cell]], [1 << from, 1 << to]);
    }
  }
});

test('no change is needless', () => {
  for (let seed = 11; seed <= 14; seed++) {
    const { grid, changes, reached } = improve(pictureOf(seed, 20));
    assert(reached);
    for (const { cell, from } of changes) {
      const without = { ...grid, cells: grid.cells.slice() };
      without.cells[cell] = 1 << from;
      assert(improve(without, { effort: { lineSolves: 0 } }).changes.length === 0);
      assert.notEqual(solveOf(without), 'unique', `seed ${seed}: cell ${cell} was changed without need`);
    }
  }
});

function solveOf(grid: Grid) {
  return solve(improve(grid, { effort: { lineSolves: 0 } }).puzzle).verdict;
}

test('line-solvable ones are', () => {
  for (let seed = 21; seed <= 24; seed++) {
    const { puzzle, reached } = improve(pictureOf(seed, 20), { target: 'line-solvable' });
    const result = solve(puzzle);
    assert(reached && result.verdict === 'unique' && result.lineSolvable);
  }
});

test('changes go where the picture was in doubt', () => {
  const picture = gridFrom(['......', '.###..', '.####.', '.####.', '..###.', '......']);
  for (const wanted of [10, 25]) {
    const certainty = new Float64Array(36).fill(1);
    certainty[wanted] = 0;
    assert.deepEqual(improve(picture, { certainty }).changes, [{ cell: wanted, from: 0, to: 1 }]);
  }
});

test('the same picture and seed give the same changes, in turns too', () => {
  const picture = pictureOf(31, 20);
  const options: ImproveOptions = { target: 'line-solvable', seed: 4 };
  const turns = improveInTurns(picture, options);
  let turn = turns.next();
  let looks = 0;
  for (; !turn.done; turn = turns.next()) {
    looks += 1;
    assert(turn.value.open >= 0 && turn.value.changed >= 0);
  }
  assert(looks > 1);
  assert.deepEqual(turn.value, improve(picture, options));
});

test('when it has to stop it says why, and what is still ambiguous', () => {
  const picture = gridFrom(['#.....', '.#....', '......', '......', '....#.', '.....#']);
  const spent = improve(picture, { effort: { lineSolves: 0 } });
  assert.deepEqual([spent.reached, spent.reason], [false, 'effort']);
  assert(sameGrid(spent.grid, picture));
  assert(spent.ambiguous.length >= 8, `${spent.ambiguous}`);
  assert.equal(improve(picture, { signal: { aborted: true } }).reason, 'abort');
  assert.equal(improve(picture, { deadline: () => true }).reason, 'deadline');
});

test('the result is plain data', () => {
  const result = improve(pictureOf(41, 10));
  assert.deepEqual(structuredClone(result), result);
});

test('invalid arguments are reported', () => {
  const picture = gridFrom(['#.', '.#']);
  assert.throws(() => improve(gridFrom(['#?'])), /^RangeError: Cell 1 of the picture is unknown/);
  assert.throws(() => improve(picture, { certainty: [1] }), /certainty has 1 values/);
  assert.throws(() => improve(picture, { effort: { lineSolves: -1 } }), /lineSolves is -1/);
  assert.throws(() => improve(picture, { seed: 0.5 }), /seed is 0\.5/);
});

test('grades: made easier or harder as far as it goes, and line-solvable all along', () => {
  const picture = pictureOf(51, 16);
  const numbers = (['easy', 'medium', 'hard'] as const).map((target) => {
    const { puzzle, reached, reason } = improve(picture, { target });
    const result = grade(puzzle);
    assert(result.verdict === 'graded' && solve(puzzle).verdict === 'unique');
    if (reached) assert(isOf[target](result.number), `${target}: ${result.number}`);
    else assert.equal(reason, 'stuck');
    return result.number;
  });
  assert(numbers[0] < numbers[1] && numbers[1] <= numbers[2], `${numbers}`);
});

const isOf = {
  easy: (number: number) => number < 44,
  medium: (number: number) => number >= 44 && number < 58,
  hard: (number: number) => number >= 58 && number < 100,
};

test('bounds of the grade: reached with few changes, and unique', () => {
  const picture = pictureOf(31, 14);
  const before = grade(improve(picture).puzzle);
  assert(before.verdict === 'graded');
  const bounds = { length: [before.length + 1, before.length + 8] } as const;
  const { reached, puzzle } = improve(picture, { grade: bounds });
  const after = grade(puzzle);
  assert(reached && after.verdict === 'graded');
  assert(after.length > before.length && after.length <= before.length + 8);
  assert.equal(solve(puzzle).verdict, 'unique');
});
