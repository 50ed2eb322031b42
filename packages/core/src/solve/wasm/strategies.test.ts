// Every strategy finds exactly the same solutions, each once, on puzzles large enough for probing,
// order literals, restarts and enumeration to be used; and on puzzles with lines of several
// words, which fall into parts on the way, what a SAT solver finds.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { check, gridOfColors, type Puzzle, puzzleOf } from '../../model/index.js';
import { checkedEngine } from '../../testing/checked-engine.js';
import { type PuzzleRecipe, randomPuzzle } from '../../testing/generate.js';
import { Random } from '../../testing/random.js';
import { satSolutions } from '../../testing/sat-oracle.js';
import { solutions, solve } from '../solve.js';
import { STRATEGIES, type Strategy } from '../strategy.js';
import { wasmEngine } from './engine.js';

const MOST = 200;
const engine = checkedEngine();
function solutionsOf(puzzle: Puzzle, strategy: Strategy): string[] {
  const found = Array.from(solutions(puzzle, { strategy, max: MOST, engine }), (solution) => {
    assert.deepEqual(check(puzzle, solution), { ok: true });
    return solution.cells.join('');
  });
  assert.equal(new Set(found).size, found.length, 'no solution comes twice');
  return found.sort();
}

test('six strategies find the same solutions of 600 puzzles', () => {
  const random = new Random(11);
  for (let i = 0; i < 600; i++) {
    const recipe: PuzzleRecipe = {
      width: 4 + random.below(8),
      height: 4 + random.below(8),
      colors: 1 + random.below(3),
      density: 0.3 + random.next() * 0.4,
      ...(random.below(3) === 0 ? { blotted: 0.1, unknown: 0.05 } : {}),
      ...(random.below(4) === 0 ? { spoilt: 0.02 } : {}),
    };
    const puzzle = randomPuzzle(random, recipe);
    const [first, ...others] = STRATEGIES.map((strategy) => solutionsOf(puzzle, strategy));
    for (const other of others) {
      assert.equal(other.length, first.length);
      // Beyond the limit each may see others first.
      if (first.length < MOST) assert.deepEqual(other, first);
    }
  }
});

/** A random grid is changed where two solutions differ until it is the only one; returns the last puzzles on the way. */
function nearlyUnique(random: Random, colors: number): Puzzle[] {
  const size = { width: 20, height: 20 };
  const { palette } = randomPuzzle(random, { width: 2, height: 2, colors });
  const cells = Array.from({ length: 20 * 20 }, () => (random.next() < 0.45 ? 1 + random.below(colors) : 0));
  const puzzles: Puzzle[] = [];
  while (true) {
    const puzzle = puzzleOf(gridOfColors(size, cells), palette);
    puzzles.push(puzzle);
    const result = solve(puzzle, { engine: wasmEngine });
    if (result.verdict !== 'multiple') return puzzles.slice(-4);
    const cell = result.differing[random.below(result.differing.length)];
    cells[cell] = (cells[cell] + 1 + random.below(colors)) % (colors + 1);
  }
}

// Some strategies enumerate from the first solution on; the others probe for a second one and decide
// against the first, which only puzzles of few solutions that take search let them do.
test('hard puzzles of few solutions: six strategies find the same ones', () => {
  const random = new Random(9);
  const probed = { unique: 0, multiple: 0 };
  for (const colors of [1, 1, 1, 1, 1, 2]) {
    for (const puzzle of nearlyUnique(random, colors)) {
      const { verdict, effort } = solve(puzzle, { engine: wasmEngine });
      assert(verdict === 'unique' || verdict === 'multiple');
      if (effort.probes > 0) probed[verdict]++;
      const [first, ...others] = STRATEGIES.map((strategy) => solutionsOf(puzzle, strategy));
      assert.equal(first.length === 1, verdict === 'unique');
      for (const other of others) {
        assert.equal(other.length, first.length);
        if (first.length < MOST) assert.deepEqual(other, first);
      }
    }
  }
  assert(probed.unique >= 3 && probed.multiple >= 2, `the sample is too easy now: ${JSON.stringify(probed)}`);
});

test('lines of 60 to 140 cells: six strategies agree with a SAT solver on 24 puzzles', () => {
  const random = new Random(5);
  const seen = new Set<number>();
  for (let i = 0; i < 24; i++) {
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
    for (const strategy of STRATEGIES) {
      const found = Array.from(solutions(puzzle, { strategy, seed: 3, max: 2, engine }));
      for (const solution of found) assert.deepEqual(check(puzzle, solution), { ok: true });
      assert.equal(found.length, expected.length, `puzzle ${i}, ${strategy}`);
    }
    seen.add(expected.length);
  }
  assert.deepEqual([...seen].sort(), [0, 1, 2], 'the sample has lost its variety');
});
