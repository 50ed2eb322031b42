// The engine's memory: flat over many puzzles, and in proportion to the cells of a large one. Linear
// memory never shrinks and its size is the same on every machine, so that it can be compared exactly.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { watchInstances } from '../../testing/engine-instances.js';
import { randomPuzzle } from '../../testing/generate.js';
import { picturePuzzle } from '../../testing/picture-puzzles.js';
import { Random } from '../../testing/random.js';
import { solutions, solve } from '../solve.js';
import { wasmEngine } from './engine.js';

const instances = watchInstances();

/** Puzzles that end in every way: one solution, several, none, stopped, and left in the middle. */
function solveMany(seed: number, count: number): void {
  const random = new Random(seed);
  for (let i = 0; i < count; i++) {
    const [width, height] = [5 + random.below(25), 5 + random.below(25)];
    const colors = i % 4 === 0 ? 3 : 1;
    const spoilt = i % 5 === 0 ? 0.05 : 0;
    const puzzle = randomPuzzle(random, {
      width,
      height,
      colors,
      spoilt,
      density: 0.4 + 0.4 * random.next(),
    });
    solve(puzzle, { effort: { lineSolves: 3000 } });
    if (i % 10 === 0) for (const _ of solutions(puzzle, { effort: { lineSolves: 3000 } })) break;
  }
}

test('many puzzles take no more memory than the largest of them', () => {
  solveMany(1, 500);
  const { count, bytesHeld } = instances();
  for (let round = 0; round < 3; round++) solveMany(1, 500);
  assert.equal(instances().count, count);
  assert.equal(instances().bytesHeld, bytesHeld);
  assert(count <= 2, `${count} instances`);
});

test('solves side by side share nothing, and what they leave is used again', () => {
  const before = instances().count;
  const puzzle = randomPuzzle(new Random(2), { width: 12, height: 12, density: 0.4 });
  for (let round = 0; round < 20; round++) {
    const searches = Array.from({ length: 4 }, () => solutions(puzzle, { max: 3 }));
    const found = searches.map((search) => Array.from(search, ({ cells }) => cells.join()));
    for (const list of found) assert.deepEqual(list, found[0]);
    const open = searches.map(() => solutions(puzzle));
    for (const search of open) search.next();
    for (const search of open) search.return('abort');
  }
  const made = instances().count - before;
  assert(made <= 4, `${made} new instances`);
});

/** Bytes in use per cell of a picture after `lineSolves` line solves. */
function bytesPerCell(side: number, density: number, lineSolves: number): number {
  const puzzle = picturePuzzle(new Random(1), { width: side, height: side, feature: 4, density });
  const search = wasmEngine.begin(puzzle, {});
  search.run(lineSolves);
  const { bytesUsed } = instances();
  search.release();
  return bytesUsed / side ** 2;
}

test('working through lines takes as much a cell at 1000x1000 as at 250x250', () => {
  const [small, large] = [250, 1000].map((side) => bytesPerCell(side, 0.85, side));
  assert(large < 1.2 * small && large < 20, `${large} bytes a cell, after ${small}`);
});

test('searching takes as much a cell at 400x400 as at 200x200', () => {
  // Half filled, hardly a cell of such large pictures is settled by lines: all of it has to be searched.
  const [small, large] = [200, 400].map((side) => bytesPerCell(side, 0.5, 10 * side));
  assert(small > 40, `${small} bytes a cell: that was not a search`);
  assert(large < 1.2 * small && large < 200, `${large} bytes a cell, after ${small}`);
});
