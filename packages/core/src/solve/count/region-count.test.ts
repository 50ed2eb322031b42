import assert from 'node:assert/strict';
import { test } from 'node:test';
import { makePuzzle } from '../../model/index.js';
import { randomPuzzle } from '../../testing/generate.js';
import { Random } from '../../testing/random.js';
import { defaultEngine } from '../default-engine.js';
import type { Engine } from '../engine.js';
import type { Limits } from '../limits.js';
import { Board } from '../reference/board.js';
import { referenceEngine } from '../reference/engine.js';
import { solutions } from '../solve.js';
import { count } from './count.js';
import type { LogEstimate } from './estimate.js';
import type { Tally } from './frontier.js';
import { CountMeter } from './meter.js';
import { RegionCounter } from './region-count.js';
import { regionsOf } from './regions.js';

/** Every row and every column has two filled cells that do not touch: one region with many frontiers. */
function pairs(side: number) {
  const clues = new Array(side).fill([1, 1]);
  const made = makePuzzle({ rows: clues, columns: clues });
  assert(made.ok);
  return made.puzzle;
}

/** By listing them all. */
const SOLUTIONS: Record<number, bigint> = { 6: 722n, 7: 33_988n };

function sampled(side: number, cap: number, limits: Limits = {}) {
  const puzzle = pairs(side);
  const board = new Board(puzzle);
  board.propagate(Infinity);
  const [region] = regionsOf(puzzle, board.cells, [...board.cells.keys()]) ?? [];
  const meter = new CountMeter(limits);
  const estimates: LogEstimate[] = [];
  const bounds: bigint[] = [];
  const counter = new RegionCounter(board, meter, cap, referenceEngine);
  const work = counter.sample(region, [], (estimate) => estimates.push(estimate));
  for (;;) {
    const turn = work.next();
    if (turn.done) return { ...turn.value, estimates, bounds, effort: meter.effort() };
    bounds.push(turn.value);
  }
}

function finished(work: Generator<bigint, Tally, void>): Tally {
  for (;;) {
    const turn = work.next();
    if (turn.done) return turn.value;
  }
}

test('a region with few frontiers is counted at once', () => {
  const { count: number, exact, estimates } = sampled(6, 600);
  assert.deepEqual([number, exact, estimates], [SOLUTIONS[6], true, []]);
});

test('with too few frontiers there is a lower bound and an estimate, for little work', () => {
  const { count: number, exact, estimates, bounds, effort } = sampled(7, 600);
  assert(!exact && number > 10_000n && number < SOLUTIONS[7], String(number));
  assert(bounds.every((bound, i) => bound <= number && (i === 0 || bound >= bounds[i - 1])));
  assert.equal(estimates.length, 1);
  const [{ bits, error, runs }] = estimates;
  assert.equal(runs, 8);
  assert(Math.abs(bits - Math.log2(Number(SOLUTIONS[7]))) < 0.1, String(bits));
  assert(error < 0.04, String(error));
  assert(effort.states < 80_000, String(effort.states));
});

test('a second, larger sample has a better estimate, and all frontiers are enough for the exact count', () => {
  const { count: number, exact, estimates } = sampled(7, 2500);
  assert.deepEqual([number, exact], [SOLUTIONS[7], true]);
  // Samples of 500 and of 2,000 frontiers.
  assert.equal(estimates.length, 2);
  assert(estimates[1].error < estimates[0].error);
});

test('a meter that stops within the first sample leaves no bound', () => {
  const { count: number, exact, estimates } = sampled(7, 600, { effort: { states: 500 } });
  assert.deepEqual([number, exact, estimates], [0n, false, []]);
});

test('deciding that is stopped anywhere leaves a lower bound, which is not called exact', () => {
  const puzzle = pairs(6);
  const bounds = [0, 100, 300, 800, 1500].map((states) => {
    const board = new Board(puzzle);
    board.propagate(Infinity);
    const [region] = regionsOf(puzzle, board.cells, [...board.cells.keys()]) ?? [];
    const counter = new RegionCounter(board, new CountMeter({ effort: { states } }), 8, referenceEngine);
    const { count: number, exact } = finished(counter.count(region, []));
    assert(!exact && number < SOLUTIONS[6], `${number} after ${states} states`);
    return number;
  });
  assert(bounds.every((bound, i) => i === 0 || bound >= bounds[i - 1]));
  assert(bounds[0] === 0n && bounds[bounds.length - 1] > 50n, String(bounds));
});

/** Without a count of its own, which would take most of the time and does not get far here. */
const { id, begin } = defaultEngine();
const withoutCount: Engine = { id, begin };

test('a count that is stopped gives the estimate of its only region', () => {
  const {
    count: number,
    exact,
    estimate,
    regions,
    reason,
  } = count(pairs(8), { effort: { states: 200_000 }, engine: withoutCount });
  assert.deepEqual([exact, regions, reason], [false, 1, 'effort']);
  assert(estimate !== undefined && number < estimate.low);
  // 2,215,764 (without a limit).
  assert(estimate.low <= 2_215_764n && 2_215_764n <= estimate.high, String(estimate.count));
});

test('an exact count has no estimate, and its effort includes the first propagation', () => {
  const made = makePuzzle({ rows: [[2], [1]], columns: [[2], [1]] });
  assert(made.ok);
  const { count: number, estimate, effort } = count(made.puzzle);
  assert.deepEqual([number, estimate], [1n, undefined]);
  assert(effort.lineSolves > 0);
});

test('large regions, which the engine narrows after each decision, agree with listing', () => {
  const random = new Random(3);
  let compared = 0;
  for (let i = 0; i < 60; i++) {
    const puzzle = randomPuzzle(random, {
      width: 10,
      height: 8,
      density: 0.42 + 0.1 * random.next(),
      colors: i % 3 === 0 ? 2 : 1,
      ...(i % 5 === 0 ? { blotted: 0.05 } : {}),
    });
    const all = [...solutions(puzzle, { max: 2001 })];
    const board = new Board(puzzle);
    board.propagate(Infinity);
    const regions = regionsOf(puzzle, board.cells, [...board.cells.keys()]) ?? [];
    if (all.length > 2000 || !regions.some(({ cells }) => cells.length >= 60)) continue;
    compared += 1;
    const before = board.cells.slice();
    const engine = compared % 2 === 0 ? referenceEngine : defaultEngine();
    const counter = new RegionCounter(board, new CountMeter({}), 40, engine);
    let product = 1n;
    for (const region of regions) {
      const tally = finished(counter.count(region, all.slice(0, 3)));
      assert(tally.exact);
      product *= tally.count;
    }
    assert.equal(product, BigInt(all.length));
    assert.deepEqual(board.cells, before);
  }
  assert(compared > 3, String(compared));
});
