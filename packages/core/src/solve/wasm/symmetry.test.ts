// Puzzles whose clues are symmetric: what is learnt is learnt for the images too, and a solution's
// images are solutions without search. The reference engine, which knows of no symmetry, must find the same.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  check,
  type Grid,
  gridOfColors,
  type Puzzle,
  puzzleOf,
  type Size,
  SYMMETRIES,
  type Symmetry,
  transformGrid,
} from '../../model/index.js';
import { checkedEngine } from '../../testing/checked-engine.js';
import { paletteOf, puzzleFrom } from '../../testing/notation.js';
import { Random } from '../../testing/random.js';
import type { Engine } from '../engine.js';
import { referenceEngine } from '../reference/engine.js';
import { solutions, solve } from '../solve.js';
import { STRATEGIES, type Strategy } from '../strategy.js';
import { wasmEngine } from './engine.js';

const MOST = 300;
const PLAIN_AND_EAGER = ['balanced', 'eager', 'eager-activity', 'eager-enumerate'] as const;
const checked = checkedEngine();
const KEEPING_SIZE: readonly Symmetry[] = ['rotate180', 'mirror', 'flip'];

function solutionsOf(puzzle: Puzzle, engine: Engine, strategy: Strategy, given?: Grid): string[] {
  const options = { strategy, max: MOST, engine, ...(given === undefined ? {} : { given }) };
  const found = Array.from(solutions(puzzle, options), (solution) => {
    assert.deepEqual(check(puzzle, solution), { ok: true });
    return solution.cells.join('');
  });
  assert.equal(new Set(found).size, found.length, 'no solution comes twice');
  return found.sort();
}

/** Compares the strategies with the reference; returns how many solutions there are. */
function compare(puzzle: Puzzle, given?: Grid): number {
  const expected = solutionsOf(puzzle, referenceEngine, 'balanced', given);
  for (const strategy of STRATEGIES) {
    const found = solutionsOf(puzzle, checked, strategy, given);
    assert.equal(found.length, expected.length, strategy);
    // Beyond the limit each may see others first.
    if (expected.length < MOST) assert.deepEqual(found, expected, strategy);
  }
  return expected.length;
}

/** For each cell the first one that these symmetries take it to, or that takes it there. */
function firstImages(size: Size, symmetries: readonly Symmetry[]): Uint32Array {
  let cells = Uint32Array.from({ length: size.width * size.height }, (_, cell) => cell);
  for (let round = 0; round < 4; round++) {
    for (const symmetry of symmetries) {
      const image = transformGrid({ ...size, cells }, symmetry);
      cells = cells.map((cell, i) => Math.min(cell, image.cells[i]));
    }
  }
  return cells;
}

function symmetricGrid(random: Random, least: number, density: number): { grid: Grid; colors: number } {
  const width = least + random.below(7);
  const isSquare = random.below(2) === 0;
  const height = isSquare ? width : least + random.below(7);
  const choice = isSquare ? SYMMETRIES.slice(1) : KEEPING_SIZE;
  const chosen = [choice[random.below(choice.length)], choice[random.below(choice.length)]];
  const colors = 1 + random.below(3);
  const any = Array.from({ length: width * height }, () =>
    random.next() < density ? 1 + random.below(colors) : 0,
  );
  const cells = Array.from(firstImages({ width, height }, chosen), (cell) => any[cell]);
  return { grid: gridOfColors({ width, height }, cells), colors };
}

test('symmetric puzzles have the solutions that the reference engine finds, 250 times', () => {
  const random = new Random(21);
  const seen = { one: 0, few: 0, many: 0 };
  for (let i = 0; i < 250; i++) {
    const { grid, colors } = symmetricGrid(random, 4, 0.1 + random.next() * 0.4);
    const count = compare(puzzleOf(grid, paletteOf(colors)));
    seen[count === 1 ? 'one' : count <= 16 ? 'few' : 'many']++;
  }
  for (const count of Object.values(seen)) assert.ok(count > 25, 'the sample has lost its variety');
});

test('order literals have their images: strategies that use them from the start find the same', () => {
  const random = new Random(23);
  let hard = 0;
  for (let i = 0; i < 120; i++) {
    const { grid, colors } = symmetricGrid(random, 14, 0.35 + random.next() * 0.2);
    const puzzle = puzzleOf(grid, paletteOf(colors));
    const [plain, ...others] = PLAIN_AND_EAGER.map((strategy) => solutionsOf(puzzle, checked, strategy));
    for (const other of others) {
      assert.equal(other.length, plain.length);
      if (plain.length < MOST) assert.deepEqual(other, plain);
    }
    if (plain.length < MOST && solve(puzzle, { max: MOST, engine: wasmEngine }).effort.contradictions > 10)
      hard++;
  }
  assert.ok(hard > 10, `the sample has lost its variety: ${hard}`);
});

test('given cells break a symmetry, unless they have it', () => {
  const random = new Random(22);
  let several = 0;
  for (let i = 0; i < 200; i++) {
    const { grid, colors } = symmetricGrid(random, 4, 0.1 + random.next() * 0.4);
    const all = (1 << (colors + 1)) - 1;
    const known = grid.cells.map((cell) => (random.below(20) === 0 ? cell : all));
    const puzzle = puzzleOf(grid, paletteOf(colors));
    if (compare(puzzle, { ...grid, cells: known }) > 1) several++;
    const given = i % 2 === 0 ? symmetrizedKnowledge({ ...grid, cells: known }) : { ...grid, cells: known };
    compare(puzzle, given);
  }
  assert.ok(several > 20, 'the sample has lost its variety');
});

/** What is known of a cell or of its mirror image, of both. */
function symmetrizedKnowledge(grid: Grid): Grid {
  const image = transformGrid(grid, 'mirror');
  const cells = grid.cells.map((cell, i) => cell & image.cells[i] || cell);
  return { ...grid, cells };
}

test('the second solution of a puzzle that has one by symmetry takes no search', () => {
  // A diagonal of three cells, and its mirror image.
  const puzzle = puzzleFrom('1;1;1', '1;1;1');
  const one = solve(puzzle, { max: 1, engine: wasmEngine });
  const two = solve(puzzle, { max: 2, engine: wasmEngine });
  assert.equal(two.verdict, 'multiple');
  assert.deepEqual(two.effort, one.effort);
});
