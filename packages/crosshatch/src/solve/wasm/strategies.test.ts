// Every strategy finds exactly the same solutions, each once, on puzzles large enough for probing,
// places of runs, restarts and enumeration to have their turn; and on puzzles with lines of several
// words, which fall into parts on the way, what a SAT solver finds.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { check, type Puzzle } from '../../model/index.js';
import { type PuzzleRecipe, randomPuzzle } from '../../testing/generate.js';
import { Random } from '../../testing/random.js';
import { satSolutions } from '../../testing/sat-oracle.js';
import { solutions } from '../solve.js';
import { wasmEngine } from './engine.js';

const MOST = 200;

function solutionsOf(puzzle: Puzzle, seed: number): string[] {
  const found = Array.from(solutions(puzzle, { seed, max: MOST, engine: wasmEngine }), (solution) => {
    assert.deepEqual(check(puzzle, solution), { ok: true });
    return solution.cells.join('');
  });
  assert.equal(new Set(found).size, found.length, 'no solution comes twice');
  return found.sort();
}

test('four strategies find the same solutions of 1500 puzzles', () => {
  const random = new Random(11);
  for (let i = 0; i < 1500; i++) {
    const recipe: PuzzleRecipe = {
      width: 4 + random.below(8),
      height: 4 + random.below(8),
      colors: 1 + random.below(3),
      density: 0.3 + random.next() * 0.4,
      ...(random.below(3) === 0 ? { blotted: 0.1, unknown: 0.05 } : {}),
      ...(random.below(4) === 0 ? { spoilt: 0.02 } : {}),
    };
    const puzzle = randomPuzzle(random, recipe);
    const [first, ...others] = [0, 1, 2, 3].map((seed) => solutionsOf(puzzle, seed));
    for (const other of others) {
      assert.equal(other.length, first.length);
      // Beyond the limit each may see others first.
      if (first.length < MOST) assert.deepEqual(other, first);
    }
  }
});

test('lines of 60 to 140 cells: four strategies agree with a SAT solver on 40 puzzles', () => {
  const random = new Random(5);
  const seen = new Set<number>();
  for (let i = 0; i < 40; i++) {
    const long = 60 + random.below(81);
    const short = 2 + random.below(4);
    const upright = random.below(2) === 0;
    const puzzle = randomPuzzle(random, {
      width: upright ? short : long,
      height: upright ? long : short,
      colors: 1 + random.below(3),
      density: 0.6 + random.next() * 0.3,
      ...(random.below(4) === 0 ? { blotted: 0.03 } : {}),
      ...(random.below(3) === 0 ? { spoilt: 0.02 } : {}),
    });
    const expected = satSolutions(puzzle);
    for (const seed of [0, 1, 2, 3]) {
      const found = Array.from(solutions(puzzle, { seed, max: 2, engine: wasmEngine }));
      for (const solution of found) assert.deepEqual(check(puzzle, solution), { ok: true });
      assert.equal(found.length, expected.length, `puzzle ${i}, seed ${seed}`);
    }
    seen.add(expected.length);
  }
  assert.deepEqual([...seen].sort(), [0, 1, 2], 'the sample has lost its variety');
});
