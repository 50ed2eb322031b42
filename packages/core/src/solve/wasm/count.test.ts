// The engine's own count, against listing and against products that are known.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type Grid, makePuzzle, type Puzzle, unknownGrid } from '../../model/index.js';
import { checkedEngine } from '../../testing/checked-engine.js';
import { type PuzzleRecipe, randomPuzzle } from '../../testing/generate.js';
import { Random } from '../../testing/random.js';
import type { CountingSearch, ExactCount } from '../engine.js';
import { referenceEngine } from '../reference/engine.js';
import { solutions } from '../solve.js';

const engine = checkedEngine();

function begin(puzzle: Puzzle, given: Grid, remembered: number): CountingSearch {
  const search = engine.beginCount?.(puzzle, { given, remembered });
  assert(search);
  return search;
}

/** The count in slices of so many line solves; the bound may not fall, nor exceed the count. */
function counted(puzzle: Puzzle, given: Grid, slice = 100, remembered = 1000): ExactCount | undefined {
  const search = begin(puzzle, given, remembered);
  let least = 0n;
  while (search.run(slice) === 'paused') {
    assert(search.atLeast() >= 0n);
    if (search.atLeast() > least) least = search.atLeast();
  }
  const exact = search.exact();
  if (exact !== undefined) assert(least <= exact.count, `${least} of ${exact.count}`);
  search.release();
  return exact;
}

/** The same by listing. */
function listed(puzzle: Puzzle, given: Grid): ExactCount {
  const possible = { ...given, cells: new Uint32Array(given.cells.length) };
  let number = 0n;
  for (const { cells } of solutions(puzzle, { given, engine: referenceEngine })) {
    number += 1n;
    cells.forEach((cell, at) => {
      possible.cells[at] |= cell;
    });
  }
  return { count: number, possible };
}

function recipe(random: Random): PuzzleRecipe {
  return {
    width: 2 + random.below(6),
    height: 2 + random.below(6),
    density: 0.3 + random.next() * 0.3,
    ...(random.below(4) === 0 ? { spoilt: 0.05 } : {}),
  };
}

/** Squares along the diagonal in which each row and each column has one filled cell. */
function squares(number: number, side: number): { puzzle: Puzzle; given: Grid } {
  const size = number * side;
  const ones = new Array(size).fill([1]);
  const made = makePuzzle({ rows: ones, columns: ones });
  assert(made.ok);
  const cells = Uint32Array.from({ length: size * size }, (_, cell) => {
    const [row, column] = [Math.floor(cell / size), cell % size];
    return Math.floor(row / side) === Math.floor(column / side) ? 3 : 1;
  });
  return { puzzle: made.puzzle, given: { width: size, height: size, cells } };
}

function factorial(n: number): bigint {
  return n === 0 ? 1n : BigInt(n) * factorial(n - 1);
}

test('the count of 600 puzzles and the candidates that remain are those of listing, with little memory too', () => {
  const random = new Random(61);
  for (let i = 0; i < 600; i++) {
    const puzzle = randomPuzzle(random, recipe(random));
    const given = unknownGrid(puzzle, puzzle.palette);
    if (i % 3 === 0) given.cells[random.below(given.cells.length)] = 1 + random.below(2);
    assert.deepEqual(counted(puzzle, given, 20 + i, i % 2 === 0 ? 1000 : 0), listed(puzzle, given));
  }
});

test('what is remembered never changes the count', () => {
  const puzzle = randomPuzzle(new Random(1), { width: 20, height: 20, density: 0.4 });
  const given = unknownGrid(puzzle, puzzle.palette);
  for (const remembered of [0, 100, 100_000]) {
    assert.equal(counted(puzzle, given, 50_000, remembered)?.count, 32_578n);
  }
});

test('numbers of up to 64 bits are exact, larger ones have no count', () => {
  const { puzzle, given } = squares(12, 4);
  assert.equal(counted(puzzle, given, 1000)?.count, factorial(4) ** 12n);
  const larger = squares(14, 4);
  assert.equal(counted(larger.puzzle, larger.given, 1000), undefined);
});

test('kinds of puzzles that it does not count', () => {
  const random = new Random(3);
  const size = { width: 5, height: 5, density: 0.5 };
  const begins = (puzzle: Puzzle, given = unknownGrid(puzzle, puzzle.palette)) =>
    engine.beginCount?.(puzzle, { given, remembered: 100 });
  assert.equal(begins(randomPuzzle(random, { ...size, colors: 2 })), undefined);
  assert.equal(begins(randomPuzzle(random, { ...size, blotted: 1 })), undefined);
  assert.equal(begins(randomPuzzle(random, { ...size, unknown: 1 })), undefined);
  assert.equal(begins(randomPuzzle(random, { ...size, width: 64 })), undefined);
  const puzzle = randomPuzzle(random, size);
  const given = unknownGrid(puzzle, puzzle.palette);
  given.cells[7] = 0;
  assert.equal(begins(puzzle, given), undefined);
});
