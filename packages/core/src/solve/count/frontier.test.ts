import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import type { Puzzle } from '../../model/index.js';
import { arbitraryPuzzle } from '../../testing/arbitraries.js';
import { randomPuzzle } from '../../testing/generate.js';
import { Random } from '../../testing/random.js';
import { Board } from '../reference/board.js';
import { solutions } from '../solve.js';
import { beliefOf } from './belief.js';
import { countByFrontier, type FrontierLimits, type Tally } from './frontier.js';
import { plansOf } from './frontier-plan.js';
import { CountMeter } from './meter.js';
import { type Region, regionsOf } from './regions.js';

/** The regions of a puzzle after line logic; none when it has no solution. */
function regionsIn(puzzle: Puzzle): Region[] {
  const board = new Board(puzzle);
  if (board.propagate(Infinity) === 'broken') return [];
  return (
    regionsOf(
      puzzle,
      board.cells,
      Array.from(board.cells, (_, cell) => cell),
    ) ?? []
  );
}

interface Run {
  readonly tally: Tally | undefined;
  readonly states: number;
}

/** The product over all regions, for each order of the cells. */
function countedBy(puzzle: Puzzle, limits: FrontierLimits): Run[] {
  const colors = puzzle.palette.colors.length + 1;
  const regions = regionsIn(puzzle);
  const plans = regions.map((region) => plansOf(region, puzzle, colors));
  return [0, 1].map((order) => {
    const meter = new CountMeter({});
    let product: Tally | undefined = { count: 1n, exact: true };
    regions.forEach((region, i) => {
      const turns = countByFrontier(region, plans[i][order], colors, limits, meter);
      let turn = turns.next();
      while (!turn.done) turn = turns.next();
      const tally = turn.value;
      product =
        tally === undefined || product === undefined
          ? undefined
          : { count: product.count * tally.count, exact: product.exact && tally.exact };
    });
    return { tally: product, states: meter.states };
  });
}

function listed(puzzle: Puzzle, max = Infinity): bigint {
  let found = 0n;
  for (const _ of solutions(puzzle, { max })) found += 1n;
  return found;
}

const PLAIN = { cap: 10 ** 6, beyond: 'stop', lookAheadFrom: Infinity } as const;
const AHEAD = { cap: 10 ** 6, beyond: 'stop', lookAheadFrom: 0 } as const;

test('looking ahead at every step changes no count: coloured, blotted and unknown clues too', () => {
  let several = 0;
  fc.assert(
    fc.property(arbitraryPuzzle({ maxSide: 5, maxColors: 2 }), ({ puzzle }) => {
      const count = listed(puzzle, 3000);
      if (count === 0n || count === 3000n) return;
      if (count > 1n) several += 1;
      for (const limits of [PLAIN, AHEAD]) {
        for (const { tally } of countedBy(puzzle, limits)) assert.deepEqual(tally, { count, exact: true });
      }
    }),
    { seed: 11, numRuns: 300 },
  );
  assert(several > 50, String(several));
});

test('on noise, looking ahead leaves a small part of the frontiers', () => {
  const random = new Random(12);
  let [plain, ahead] = [0, 0];
  for (let i = 0; i < 6; i++) {
    const puzzle = randomPuzzle(random, { width: 11, height: 11, density: 0.4 });
    const count = listed(puzzle);
    for (const run of countedBy(puzzle, PLAIN)) {
      assert.equal(run.tally?.count, count);
      plain += run.states;
    }
    for (const run of countedBy(puzzle, { ...AHEAD, lookAheadFrom: 50 })) {
      assert.equal(run.tally?.count, count);
      ahead += run.states;
    }
  }
  // The steps of the look-ahead are counted as well.
  assert(ahead * 1.5 < plain, `${ahead} and ${plain}`);
});

test('what is dropped makes a lower bound, never more; a better one with belief', () => {
  const random = new Random(13);
  let [guided, unguided] = [0n, 0n];
  for (let i = 0; i < 12; i++) {
    const puzzle = randomPuzzle(random, { width: 10, height: 10, density: 0.33 });
    const [region, ...others] = regionsIn(puzzle);
    const count = listed(puzzle, 50_000);
    if (region === undefined || others.length > 0 || count === 50_000n) continue;
    for (const cap of [20, 200]) {
      const dropping = { cap, beyond: 'drop', lookAheadFrom: 10 } as const;
      const belief = beliefOf(region, 2);
      for (const { tally } of countedBy(puzzle, dropping)) {
        assert(tally !== undefined && tally.count <= count);
        if (tally.exact) assert.equal(tally.count, count);
        unguided += tally.count;
      }
      for (const { tally } of countedBy(puzzle, { ...dropping, belief })) {
        assert(tally !== undefined && tally.count <= count);
        guided += tally.count;
      }
    }
  }
  assert(guided > unguided, `${guided} and ${unguided}`);
});

test('too many frontiers: none is dropped unasked', () => {
  const puzzle = randomPuzzle(new Random(14), { width: 10, height: 10, density: 0.3 });
  for (const { tally } of countedBy(puzzle, { ...AHEAD, cap: 3 })) assert.equal(tally, undefined);
});
