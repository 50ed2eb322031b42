import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import type { Puzzle } from '../../model/index.js';
import { arbitraryPuzzle } from '../../testing/arbitraries.js';
import { randomPuzzle } from '../../testing/generate.js';
import { puzzleFrom } from '../../testing/notation.js';
import { Random } from '../../testing/random.js';
import { Board } from '../reference/board.js';
import { countFromBothEnds } from './both-ends.js';
import { countByFrontier } from './frontier.js';
import { plansOf } from './frontier-plan.js';
import { CountMeter } from './meter.js';
import { ProductSum } from './product-sum.js';
import { type Region, regionsOf } from './regions.js';
import { StateTable } from './state-table.js';
import { turnedRegion } from './turned-region.js';

function regionsIn(puzzle: Puzzle): readonly Region[] {
  const board = new Board(puzzle);
  if (board.propagate(Infinity) === 'broken') return [];
  return regionsOf(puzzle, board.cells, [...board.cells.keys()]) ?? [];
}

function finished<Result>(turns: Generator<undefined, Result, void>): Result {
  for (;;) {
    const turn = turns.next();
    if (turn.done) return turn.value;
  }
}

const ALL = { cap: Infinity, beyond: 'stop', lookAheadFrom: 20 } as const;

/** Row by row, and column by column. */
function fromBothEnds(
  region: Region,
  puzzle: Puzzle,
  cap = Infinity,
  meter = new CountMeter({}),
): (bigint | undefined)[] {
  const colors = puzzle.palette.colors.length + 1;
  const turned = turnedRegion(region, puzzle, colors);
  const turnedPlans = plansOf(turned.region, puzzle, colors);
  return plansOf(region, puzzle, colors)
    .slice(0, 2)
    .map((plan, i) => {
      const ends = { region, plan, turned, turnedPlan: turnedPlans[i] };
      return finished(countFromBothEnds(ends, colors, { ...ALL, cap }, meter));
    });
}

function fromOneEnd(region: Region, puzzle: Puzzle): bigint | undefined {
  const colors = puzzle.palette.colors.length + 1;
  const [plan] = plansOf(region, puzzle, colors);
  return finished(countByFrontier(region, plan, colors, ALL, new CountMeter({})))?.count;
}

test('from both ends there are as many fillings as from one, in colours and with unknown lengths and clues too', () => {
  const property = fc.property(arbitraryPuzzle(), ({ puzzle }) => {
    for (const region of regionsIn(puzzle)) {
      const count = fromOneEnd(region, puzzle);
      assert.deepEqual(fromBothEnds(region, puzzle), [count, count]);
    }
  });
  fc.assert(property, { seed: 21, numRuns: 150 });
});

test('large regions of noise meet in the middle with the same count', () => {
  const random = new Random(8);
  let several = 0;
  for (let i = 0; i < 12; i++) {
    const puzzle = randomPuzzle(random, { width: 10, height: 9, density: 0.3 });
    for (const region of regionsIn(puzzle)) {
      const count = fromOneEnd(region, puzzle) ?? 0n;
      if (count > 100n) several += 1;
      assert.deepEqual(fromBothEnds(region, puzzle), [count, count]);
    }
  }
  assert(several >= 5, `${several} regions with more than 100 fillings`);
});

test('lines that can change places are sorted on one side only: 10! ways to place ten single cells', () => {
  const side = Array.from({ length: 10 }, () => '1').join(';');
  const puzzle = puzzleFrom(side, side);
  const [region] = regionsIn(puzzle);
  assert.deepEqual(fromBothEnds(region, puzzle), [3_628_800n, 3_628_800n]);
});

test('ends that grow past the cap do not meet; with enough frontiers they do', () => {
  const puzzle = randomPuzzle(new Random(1), { width: 12, height: 12, density: 0.3 });
  const [region] = regionsIn(puzzle);
  assert.deepEqual(fromBothEnds(region, puzzle, 20), [undefined, undefined]);
  const [byRow, byColumn] = fromBothEnds(region, puzzle, 1_000_000);
  assert(byRow !== undefined && byRow > 100n);
  assert.equal(byColumn, byRow);
});

test('a signal ends it', () => {
  const puzzle = randomPuzzle(new Random(1), { width: 12, height: 12, density: 0.3 });
  const [region] = regionsIn(puzzle);
  const meter = new CountMeter({ signal: { aborted: true } });
  assert.deepEqual(fromBothEnds(region, puzzle, Infinity, meter), [undefined, undefined]);
});

test('a turned region has the same fillings, read from the end; turned twice it is itself', () => {
  for (const seed of [3, 4, 5]) {
    const puzzle = randomPuzzle(new Random(seed), { width: 6, height: 5, density: 0.4, colors: 2 });
    for (const region of regionsIn(puzzle)) {
      const { region: turned, fits } = turnedRegion(region, puzzle, 3);
      assert.deepEqual(turned.cells, region.cells.map((cell) => 29 - cell).reverse());
      assert.equal(fromOneEnd(turned, puzzle), fromOneEnd(region, puzzle));
      const again = turnedRegion(turned, puzzle, 3).region;
      assert.deepEqual(again.cells, region.cells);
      region.segments.forEach((segment, i) => {
        assert.deepEqual(again.segments[i].cells, segment.cells);
        assert.deepEqual(again.segments[i].widths, segment.widths, 'both are as small as possible');
        assert.equal(again.segments[i].line, segment.line);
        // Every state can be continued, and every continuation begins somewhere.
        segment.widths.forEach((width, place) => {
          const pairs = fits[i][place];
          assert(pairs.every((fit) => fit.length === width && fit.includes(1)));
          for (let state = 0; state < width; state++) assert(pairs.some((fit) => fit[state] === 1));
        });
      });
    }
  }
});

test('products of numbers of many limbs are added exactly', () => {
  // Doubled a hundred times: a number of three limbs.
  let table = StateTable.start(1);
  for (let i = 0; i < 100; i++) {
    let next = table.successor();
    const isSmall = [0, 1].every(() => next.add(Int32Array.of(0), table, 0));
    if (!isSmall) {
      table = table.widened();
      next = table.successor();
      for (let k = 0; k < 2; k++) next.add(Int32Array.of(0), table, 0);
    }
    table = next;
  }
  assert.equal(table.total(), 2n ** 100n);
  const one = StateTable.start(1);
  const odd = one.successor();
  for (let i = 0; i < 7; i++) odd.add(Int32Array.of(0), one, 0);
  for (const [factor, value] of [
    [table, 2n ** 100n],
    [odd, 7n],
  ] as const) {
    const sum = new ProductSum(table, factor);
    for (let i = 0; i < 5000; i++) sum.add(0, 0);
    assert.equal(sum.total(), 5000n * 2n ** 100n * value);
  }
});
