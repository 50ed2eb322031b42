// The answers do not depend on any optional feature: with each of them off, the engine (the build with asserts)
// finds the same solutions, each once, of puzzles that use them all.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { check, gridOfColors, type Puzzle, puzzleOf, transformGrid } from '../../model/index.js';
import { checkedEngine } from '../../testing/checked-engine.js';
import { randomPuzzle } from '../../testing/generate.js';
import { nDom } from '../../testing/n-dom.js';
import { paletteOf } from '../../testing/notation.js';
import { pigeonholes } from '../../testing/pigeonholes.js';
import { Random } from '../../testing/random.js';
import type { Engine } from '../engine.js';
import { solutions, solve } from '../solve.js';
import type { Strategy } from '../strategy.js';
import { wasmEngine } from './engine.js';
import { FEATURES, type Feature } from './features.js';

const MOST = 60;

function solutionsOf(puzzle: Puzzle, engine: Engine, strategy: Strategy): string[] {
  const found = Array.from(solutions(puzzle, { strategy, max: MOST, engine }), (solution) => {
    assert.deepEqual(check(puzzle, solution), { ok: true });
    return solution.cells.join('');
  });
  assert.equal(new Set(found).size, found.length, 'no solution comes twice');
  return found.sort();
}

function symmetric(random: Random, side: number, colors: number): Puzzle {
  const cells = Array.from({ length: side * side }, () =>
    random.next() < 0.45 ? 1 + random.below(colors) : 0,
  );
  const grid = gridOfColors({ width: side, height: side }, cells);
  const image = transformGrid(grid, 'mirror').cells;
  const half = grid.cells.map((cell, i) => (i % side < side / 2 ? cell : image[i]));
  return puzzleOf({ ...grid, cells: half }, paletteOf(colors));
}

/** Small and of every kind, symmetric, with lines of several words, hard. */
function puzzles(): Puzzle[] {
  const random = new Random(61);
  const any = () => ({
    width: 6 + random.below(8),
    height: 6 + random.below(8),
    colors: 1 + random.below(3),
    density: 0.35 + 0.3 * random.next(),
    ...(random.below(4) === 0 ? { blotted: 0.1, unknown: 0.05 } : {}),
  });
  const long = () => ({
    width: 65 + random.below(80),
    height: 4 + random.below(3),
    colors: 1 + random.below(2),
    density: 0.7 + 0.2 * random.next(),
  });
  return [
    ...Array.from({ length: 400 }, () => randomPuzzle(random, any())),
    ...Array.from({ length: 60 }, (_, i) => symmetric(random, 9 + (i % 6), 1 + (i % 2))),
    ...Array.from({ length: 25 }, () => randomPuzzle(random, long())),
    ...Array.from({ length: 10 }, () => randomPuzzle(random, { width: 18, height: 18, density: 0.5 })),
    ...[5, 6, 7].map(nDom),
    ...[3, 5].map(pigeonholes),
  ];
}

const SAMPLE = puzzles();
const EXPECTED = SAMPLE.map((puzzle) => solutionsOf(puzzle, wasmEngine, 'balanced'));

test('the sample has one solution, some, and more than are asked for', () => {
  const counts = EXPECTED.map(({ length }) => length);
  assert(counts.filter((count) => count === 1).length > 15);
  assert(counts.filter((count) => count > 1 && count < MOST).length > 30);
  assert(counts.filter((count) => count === MOST).length > 10);
});

const VARIANTS: readonly (readonly Feature[])[] = [...FEATURES.map((feature) => [feature]), FEATURES];

for (const without of VARIANTS) {
  const name = without.length === 1 ? without[0] : 'any of them';
  test(`the same solutions without ${name}`, () => {
    for (const strategy of ['balanced', 'eager'] as const) {
      const engine = checkedEngine({}, without);
      SAMPLE.forEach((puzzle, i) => {
        const found = solutionsOf(puzzle, engine, strategy);
        assert.equal(found.length, EXPECTED[i].length, `puzzle ${i}, ${strategy}`);
        // Beyond the limit each may see others first.
        if (found.length < MOST) assert.deepEqual(found, EXPECTED[i], `puzzle ${i}, ${strategy}`);
      });
    }
  });
}

/** Something that only shows in the effort: which features the sample uses. */
test('every feature makes a difference to the effort of some puzzle', () => {
  const ask = (engine: Engine) =>
    SAMPLE.map((puzzle) => solve(puzzle, { engine, strategy: 'eager', max: MOST }).effort);
  const all = ask(wasmEngine);
  // Windows and parts are only faster: their lines are narrowed as often.
  const onlyFaster: readonly Feature[] = ['windows', 'line splitting'];
  for (const feature of FEATURES) {
    if (onlyFaster.includes(feature)) continue;
    assert.notDeepEqual(ask(checkedEngine({}, [feature])), all, feature);
  }
});
