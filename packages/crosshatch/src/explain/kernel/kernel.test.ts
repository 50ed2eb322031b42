// The kernel says what the finder says, round by round, or nothing at all.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Grid, Puzzle } from '../../model/index.js';
import { solve } from '../../solve/index.js';
import { randomPuzzle } from '../../testing/generate.js';
import { gridFrom, puzzleFrom } from '../../testing/notation.js';
import { lineSolvablePicture } from '../../testing/picture-puzzles.js';
import { Random } from '../../testing/random.js';
import { Board } from '../board.js';
import { Finder } from '../finder.js';
import { LADDER } from '../ladder.js';
import { Allowance } from '../options.js';
import { goOnInRounds } from '../rounds.js';
import { KERNEL_COSTS, KERNEL_TECHNIQUES, roundsInKernel } from './kernel.js';

/** Cost of the last rung of the kernel. */
const DEAREST = Math.max(...KERNEL_COSTS);

function roundsByFinder(puzzle: Puzzle, given?: Grid) {
  const board = new Board(puzzle, given);
  const finder = new Finder(board, new Allowance({}), { upToCost: DEAREST });
  const { rounds, uses } = goOnInRounds(board, finder);
  return { rounds, uses, grid: board.grid(), unknown: board.unknown, brokenAt: finder.brokenAt };
}

function assertSame(puzzle: Puzzle, given?: Grid): ReadonlyMap<string, number> {
  const kernel = roundsInKernel(puzzle, given);
  assert(kernel !== undefined, 'the kernel did not take the puzzle');
  const { brokenAt, uses, ...wanted } = roundsByFinder(puzzle, given);
  const { looks, uses: kernelUses, ...got } = kernel;
  assert(looks > 0 || wanted.rounds.length === 0);
  assert.equal(brokenAt, null);
  assert.deepEqual(got, wanted);
  assert.deepEqual(Object.fromEntries(kernelUses), Object.fromEntries(uses));
  return uses;
}

/** Some cells told as one of the solutions has them. */
function partly(random: Random, puzzle: Puzzle): Grid {
  const result = solve(puzzle, { max: 1 });
  assert(result.verdict === 'unique' || result.verdict === 'multiple' || result.verdict === 'undecided');
  const [solution] = 'solutions' in result ? result.solutions : [result.solution];
  const share = random.next();
  return { ...solution, cells: solution.cells.map((truth) => (random.next() < share ? truth : 3)) };
}

test('the kernel goes through the same rounds as the finder', () => {
  const random = new Random(91);
  const tried = new Map<string, number>();
  for (let i = 0; i < 250; i++) {
    const puzzle = randomPuzzle(random, {
      width: 1 + random.below(i % 10 === 0 ? 64 : 22),
      height: 1 + random.below(i % 10 === 5 ? 64 : 22),
      density: 0.25 + random.next() * 0.6,
      unknown: i % 6 === 0 ? 0.1 : 0,
    });
    for (const [id, uses] of assertSame(puzzle, i % 4 === 0 ? partly(random, puzzle) : undefined)) {
      tried.set(id, (tried.get(id) ?? 0) + uses);
    }
  }
  for (const id of KERNEL_TECHNIQUES) assert((tried.get(id) ?? 0) > 0, `${id} was never used`);
});

test('the same on large pictures, up to the last cell of a word', () => {
  const random = new Random(92);
  for (const [width, height] of [
    [50, 40],
    [64, 64],
    [63, 32],
    [33, 64],
  ]) {
    assertSame(lineSolvablePicture(random, { width, height, feature: 3, density: 0.6 }));
  }
});

test('it knows the techniques of the ladder that it stands for, and no others', () => {
  const wanted = LADDER.filter(
    (technique) => technique.scope === 'line' && technique.cost <= DEAREST && !technique.isForColors,
  );
  assert.deepEqual(
    KERNEL_TECHNIQUES,
    wanted.map(({ id }) => id),
  );
  assert.deepEqual(KERNEL_COSTS, [...new Set(wanted.map(({ cost }) => cost))]);
});

test('it leaves alone what is not for it', () => {
  assert.equal(roundsInKernel(puzzleFrom('?', '1'), undefined), undefined); // a blotted run
  assert.equal(roundsInKernel(puzzleFrom('1a 1b', '1a;1b', 2), undefined), undefined);
  const wide = randomPuzzle(new Random(93), { width: 65, height: 2, density: 0.5 });
  assert.equal(roundsInKernel(wide, undefined), undefined);
});

test('a contradiction is for the finder to tell', () => {
  assert.equal(roundsInKernel(puzzleFrom('2;0', '0;2'), undefined), undefined);
  assert.equal(roundsInKernel(puzzleFrom('1 1', '1;0;0'), undefined), undefined);
  assert.equal(roundsInKernel(puzzleFrom('1;1', '1;1'), gridFrom(['##', '??'])), undefined);
  const random = new Random(94);
  let broken = 0;
  for (let i = 0; i < 200; i++) {
    const one = randomPuzzle(random, { width: 6, height: 6, density: 0.5 });
    const other = randomPuzzle(random, { width: 6, height: 6, density: 0.5 });
    const mixed = { ...one, columns: other.columns };
    if (roundsByFinder(mixed).brokenAt === null) continue;
    broken += 1;
    // What is unknown after the kernel's part is looked at again by the finder, so it may stop short of it.
    const kernel = roundsInKernel(mixed, undefined);
    assert(kernel === undefined || kernel.unknown > 0);
  }
  assert(broken > 50);
});
