// The plan for a hard puzzle, run without a database: workers are simulated one line solve at a time.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Puzzle } from '@crosshatch/core/model';
import { solve } from '@crosshatch/core/solve';
import { simulate } from '../../testing/simulated-cluster.js';
import { puzzleOf, staircase } from '../../testing/small-puzzles.js';
import type { CubeItem } from './cube-items.js';
import { SolvePlan } from './solve-plan.js';

const ones = (width: number, height: number) =>
  puzzleOf(
    Array.from({ length: height }, () => [1]),
    Array.from({ length: width }, () => [1]),
  );

function planOf(puzzle: Puzzle, cubeEffort = 40): SolvePlan {
  const local = solve(puzzle, { effort: { lineSolves: 1 } });
  assert(local.verdict === 'undecided');
  return new SolvePlan(puzzle, { facts: local.partial, found: [], max: 2, cubeEffort, cubes: 8 });
}

const undecided = { verdict: 'undecided', solutions: [], lineSolves: 40 } as const;
const refuted = { verdict: 'none', solutions: [], lineSolves: 40 } as const;

test('the answer is that of one search, and never takes longer, whatever the number of workers', () => {
  for (const puzzle of [staircase(6), staircase(7), ones(6, 6)]) {
    const alone = solve(puzzle);
    for (const places of [1, 4]) {
      const found = simulate(puzzle, places, { localEffort: 1, cubeEffort: 200 });
      assert.equal(found.verdict, alone.verdict);
      // The search of the submitting process has a core of its own, and its answer waits for no worker.
      assert(found.elapsed <= alone.effort.lineSolves + 1, `${places} places: ${found.elapsed}`);
      assert(found.mostAtOnce <= places);
    }
  }
});

test('without the search of the submitting process the cubes alone give the answer', () => {
  for (const puzzle of [staircase(6), ones(6, 6)]) {
    const found = simulate(puzzle, 3, { localEffort: 1, cubeEffort: 60, hasOwnSearch: false });
    assert.equal(found.verdict, solve(puzzle).verdict);
  }
});

test('there are never more items than places', () => {
  const plan = planOf(staircase(8));
  const items = [plan.next(2), plan.next(2)];
  assert(items.every((item) => item !== undefined));
  assert.equal(plan.next(2), undefined);
  plan.take(items[0] as CubeItem, undecided);
  assert.notEqual(plan.next(2), undefined);
  assert.equal(plan.next(2), undefined);
});

test('one place in four searches the whole puzzle; all but one do if the cubes do not end', () => {
  const plan = planOf(staircase(12));
  const wholeOf = (items: readonly CubeItem[]) => items.filter(({ cells }) => cells === undefined).length;
  const fill = () => {
    const items: CubeItem[] = [];
    for (let item = plan.next(4); item !== undefined; item = plan.next(4)) items.push(item);
    return items;
  };
  let items = fill();
  assert.equal(wholeOf(items), 1);
  assert.equal(plan.isSplittingSlow, false);
  for (let round = 0; round < 2; round += 1) {
    for (const item of items) plan.take(item, undecided);
    items = fill();
  }
  assert.equal(plan.isSplittingSlow, true);
  assert.equal(wholeOf(items), 3);
  const seeds = items
    .filter(({ cells }) => cells === undefined)
    .map(({ strategy, seed }) => `${strategy} ${seed}`);
  assert.equal(new Set(seeds).size, 3);
});

test('cubes that are closed narrow the facts for all others', () => {
  const plan = planOf(staircase(8));
  const before = plan.facts.cells.slice();
  let hasNews = false;
  for (let i = 0; i < 7; i += 1) {
    const item = plan.next(1);
    assert(item !== undefined);
    hasNews = plan.take(item, refuted) || hasNews;
  }
  assert(hasNews);
  assert.notDeepEqual(plan.facts.cells, before);
  assert.equal(plan.isExhausted, false);
});
