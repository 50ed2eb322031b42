// Solutions that differ: each shows a candidate that none before had, and together they show all that there are.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { check, type Grid, type Puzzle, unknownGrid } from '../../model/index.js';
import { checkedEngine } from '../../testing/checked-engine.js';
import { randomPuzzle } from '../../testing/generate.js';
import { Random } from '../../testing/random.js';
import { referenceEngine } from '../reference/engine.js';
import { solutions } from '../solve.js';
import { STRATEGIES, type Strategy } from '../strategy.js';

const engine = checkedEngine();

/** Every candidate that a solution shows; fails where one shows nothing new. */
function shownBy(puzzle: Puzzle, given: Grid, strategy: Strategy, seed: number): Uint32Array {
  const search = engine.begin(puzzle, { given, vary: true, strategy, seed });
  const shown = new Uint32Array(puzzle.width * puzzle.height);
  for (;;) {
    const outcome = search.run(1000);
    if (outcome === 'exhausted') break;
    if (outcome === 'paused') continue;
    const solution = search.solution();
    assert.deepEqual(check(puzzle, solution), { ok: true });
    assert(
      solution.cells.some((cell, i) => (shown[i] & cell) === 0),
      'something new',
    );
    solution.cells.forEach((cell, i) => {
      shown[i] |= cell;
    });
  }
  search.release();
  return shown;
}

test('the solutions of 600 puzzles that differ show what all solutions show, with any strategy and given cells', () => {
  const random = new Random(31);
  for (let i = 0; i < 600; i++) {
    const puzzle = randomPuzzle(random, {
      width: 2 + random.below(6),
      height: 2 + random.below(5),
      colors: 1 + random.below(3),
      density: 0.3 + random.next() * 0.3,
      ...(random.below(3) === 0 ? { blotted: 0.1, spoilt: 0.05 } : {}),
    });
    const given = unknownGrid(puzzle, puzzle.palette);
    if (i % 3 === 0) given.cells[random.below(given.cells.length)] = 1 + random.below(2);
    const expected = new Uint32Array(given.cells.length);
    for (const { cells } of solutions(puzzle, { given, engine: referenceEngine, max: 3000 })) {
      cells.forEach((cell, at) => {
        expected[at] |= cell;
      });
    }
    assert.deepEqual(shownBy(puzzle, given, STRATEGIES[i % STRATEGIES.length], i % 4), expected);
  }
});

test('symmetric puzzles, whose solutions have images', () => {
  for (const side of [2, 3, 5, 8]) {
    const clue = [{ color: 1, length: 1 }];
    const { palette } = randomPuzzle(new Random(1), { width: 1, height: 1 });
    const lines = new Array(side).fill(clue);
    const puzzle: Puzzle = { width: side, height: side, palette, rows: lines, columns: lines };
    const shown = shownBy(puzzle, unknownGrid(puzzle, palette), 'balanced', 0);
    assert(shown.every((candidates) => candidates === 3));
  }
});
