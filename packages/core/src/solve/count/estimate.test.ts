import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Random } from '../../model/index.js';
import { randomPuzzle } from '../../testing/generate.js';
import { Board } from '../reference/board.js';
import { beliefOf } from './belief.js';
import { count } from './count.js';
import { type LogEstimate, meanOf, productOf } from './estimate.js';
import { estimateByFrontier } from './frontier.js';
import { planFrontier } from './frontier-plan.js';
import { CountMeter } from './meter.js';
import { regionsOf } from './regions.js';

/** Runs an estimate of the puzzle's only region with several seeds. Binary logarithms. */
function runsOn(puzzle: ReturnType<typeof randomPuzzle>, cap: number, seeds: number, isGuided = true) {
  const board = new Board(puzzle);
  board.propagate(Infinity);
  const regions = regionsOf(puzzle, board.cells, [...board.cells.keys()]);
  if (regions?.length !== 1) return undefined;
  const [region] = regions;
  const plan = planFrontier(region, puzzle, 2);
  const belief = isGuided ? { belief: beliefOf(region, 2) } : {};
  return Array.from({ length: seeds }, (_, seed) => {
    const limits = { cap, beyond: new Random(seed), lookAheadFrom: 50, ...belief };
    const turns = estimateByFrontier(region, plan, 2, limits, new CountMeter({}));
    for (;;) {
      const turn = turns.next();
      if (turn.done) return turn.value ?? -Infinity;
    }
  });
}

/** Puzzles with one wide region, and their counts. */
function wide(seed: number, wanted: number) {
  const random = new Random(seed);
  const found: { puzzle: ReturnType<typeof randomPuzzle>; exact: bigint }[] = [];
  while (found.length < wanted) {
    const puzzle = randomPuzzle(random, { width: 10, height: 10, density: 0.33 });
    const result = count(puzzle);
    if (result.count > 1000n) found.push({ puzzle, exact: result.count });
  }
  return found;
}

function intervalOf(factors: readonly LogEstimate[], exact = 1n) {
  const estimate = productOf(exact, factors, 0n);
  assert(estimate !== undefined);
  return estimate;
}

const ratio = (bits: number, exact: bigint) => 2 ** bits / Number(exact);

test('the mean of many small samples is the exact count, guided by belief or not', () => {
  const [{ puzzle, exact }] = wide(3, 1);
  for (const isGuided of [true, false]) {
    const runs = runsOn(puzzle, 150, 200, isGuided);
    assert(runs !== undefined);
    assert(new Set(runs).size > 100, 'the samples differ');
    const mean = runs.reduce((sum, bits) => sum + ratio(bits, exact), 0) / runs.length;
    assert(Math.abs(mean - 1) < (isGuided ? 0.1 : 0.3), `${mean} times the count, guided: ${isGuided}`);
  }
});

test('belief makes samples vary less', () => {
  let [guided, plain] = [0, 0];
  const spread = (runs: readonly number[]) => meanOf(runs)?.error ?? Infinity;
  for (const { puzzle } of wide(4, 6)) {
    const [better, worse] = [runsOn(puzzle, 150, 20), runsOn(puzzle, 150, 20, false)];
    if (better === undefined || worse === undefined) continue;
    if (spread(better) < spread(worse)) guided += 1;
    else plain += 1;
  }
  assert(guided > plain, `${guided} and ${plain}`);
});

test('intervals hold the exact count about as often as they state', () => {
  let [inside, all] = [0, 0];
  for (const { puzzle, exact } of wide(5, 12)) {
    const estimate = meanOf(runsOn(puzzle, 200, 8) ?? []);
    if (estimate === undefined) continue;
    const { low, high } = intervalOf([estimate]);
    all += 1;
    if (low <= exact && exact <= high) inside += 1;
  }
  assert(all >= 8, `${all} estimates`);
  assert(inside / all >= 0.9, `${inside} of ${all}`);
});

test('a sample that is large enough for all is no sample: the count itself', () => {
  const [{ puzzle, exact }] = wide(6, 1);
  for (const bits of runsOn(puzzle, 1e6, 2) ?? []) assert(Math.abs(ratio(bits, exact) - 1) < 1e-9);
});

test('the mean of equal runs has no error; of few or mostly dead runs there is none', () => {
  assert.deepEqual(meanOf([10, 10, 10, 10]), { bits: 10, error: 0, runs: 4 });
  assert.equal(meanOf([10, 10]), undefined);
  assert.equal(meanOf([10, -Infinity, -Infinity, 10]), undefined);
  const some = meanOf([10, 10, 10, -Infinity]);
  // Three of four: the mean is 768.
  assert(some !== undefined && Math.abs(2 ** some.bits - 768) < 1e-6 && some.error > 0.5);
  const [few, many] = [meanOf([9, 10, 11]), meanOf([9, 10, 11, 9, 10, 11, 9, 10, 11])];
  assert(few !== undefined && many !== undefined && few.bits === many.bits && few.error > 2 * many.error);
});

test('numbers beyond the range of floating point, with errors that add up like independent ones', () => {
  const one = { bits: 1500.5, error: 0.3, runs: 8 };
  const { count: about, low, high, confidence } = intervalOf([one, { bits: 2, error: 0.4, runs: 8 }], 3n);
  const exponent = (value: bigint) => value.toString(2).length - 1;
  // 3 * 2^1502.5 = 2^1504.08; the errors make 0.5, so that the ends are e^0.98 away, times 1.25 and 2 for the skew.
  assert.deepEqual([exponent(about), exponent(low), exponent(high)], [1504, 1502, 1506]);
  const above = Number((high * 1000n) / about) / 1000;
  assert(Math.abs(above - Math.exp(1.96 * 0.5 * 2)) < 0.01, String(above));
  const below = Number((about * 1000n) / low) / 1000;
  assert(Math.abs(below - Math.exp(1.96 * 0.5 * 1.25)) < 0.01, String(below));
  assert.equal(confidence, 0.95);
});

test('an estimate is never below what is certain, and small numbers are whole', () => {
  const estimate = { bits: 4, error: 0.5, runs: 8 };
  assert.deepEqual(productOf(1n, [estimate], 20n), { count: 20n, low: 20n, high: 113n, confidence: 0.95 });
  assert.equal(intervalOf([estimate]).count, 16n);
  assert.equal(intervalOf([{ ...estimate, bits: 0.2 }]).low, 0n);
});

test('samples that found less than is certain give no estimate', () => {
  const estimate = { bits: 4, error: 0.5, runs: 8 };
  assert.equal(productOf(1n, [estimate], 112n)?.high, 113n);
  assert.equal(productOf(1n, [estimate], 114n), undefined);
});

test('margins of few runs are those of the t distribution', () => {
  // All runs but one are 8, that one is 0.
  const widening = (runs: number) => {
    const estimate = meanOf([...new Array<number>(runs - 1).fill(3), -Infinity]);
    const mean = (8 * (runs - 1)) / runs;
    const squares = (runs - 1) * (8 - mean) ** 2 + mean ** 2;
    return ((estimate?.error ?? 0) * 1.96) / (Math.sqrt(squares / (runs - 1) / runs) / mean);
  };
  const critical = [3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 40].map((runs) =>
    widening(runs).toFixed(2),
  );
  assert.deepEqual(
    critical.join(' '),
    '4.30 3.18 2.78 2.57 2.45 2.36 2.31 2.26 2.23 2.20 2.18 2.16 2.14 2.10 2.10',
  );
});

test('three to four digits of a number are kept', () => {
  const exactly = (bits: number, exact = 1n) => productOf(exact, [{ bits, error: 0, runs: 8 }], 0n)?.count;
  assert.equal(exactly(0, 4095n), 4095n);
  assert.equal(exactly(0, 4097n), 4098n);
  assert.equal(exactly(0, 8195n), 8196n);
  assert.equal(exactly(0, 8193n), 8192n);
  assert.equal(exactly(0.5, 1000n), 1414n);
  assert.equal(exactly(100, 3n), 3n << 100n);
  assert.equal(exactly(49.5), 2896n << 38n, '2^11.5 is 2896.3');
});
