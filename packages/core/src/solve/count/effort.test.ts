// What each part of counting comes to on a few puzzles, and its effort. Both are the same on every machine, and change only
// when somebody means it to: a part that does too much, or stops too soon, shows although the count is right.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { makePuzzle, type Puzzle } from '../../model/index.js';
import { randomPuzzle } from '../../testing/generate.js';
import { Random } from '../../testing/random.js';
import type { Limits } from '../limits.js';
import { Board } from '../reference/board.js';
import { referenceEngine } from '../reference/engine.js';
import { beliefOf } from './belief.js';
import { countInTurns } from './count.js';
import { countByFrontier, estimateByFrontier } from './frontier.js';
import { planFrontier } from './frontier-plan.js';
import { CountMeter } from './meter.js';
import { RegionCounter } from './region-count.js';
import { type Region, regionsOf } from './regions.js';

/** Frontiers from which on dead ends are pruned. */
const LOOK_AHEAD_FROM = 50;

interface Row {
  readonly name: string;
  /** The count or estimate, the lower bounds on the way, and the effort. */
  readonly run: () => readonly (string | number | bigint)[];
}

/** Two filled cells in every row and column, which do not touch: 722 solutions of 6x6, 33,988 of 7x7, 2,215,764 of 8x8. */
function pairs(side: number): Puzzle {
  const clues = new Array(side).fill([1, 1]);
  const made = makePuzzle({ rows: clues, columns: clues });
  assert(made.ok);
  return made.puzzle;
}

function noise(seed: number, width = 10, height = 10, density = 0.3, colors = 1): Puzzle {
  return randomPuzzle(new Random(seed), { width, height, density, colors });
}

/** The largest region that lines leave open. */
function regionOf(puzzle: Puzzle): { readonly board: Board; readonly region: Region } {
  const board = new Board(puzzle);
  board.propagate(Infinity);
  const regions = regionsOf(puzzle, board.cells, [...board.cells.keys()]) ?? [];
  return {
    board,
    region: regions.reduce((one, other) => (other.cells.length > one.cells.length ? other : one)),
  };
}

function finished<Result>(work: Generator<unknown, Result, void>): { result: Result; turns: number } {
  for (let turns = 0; ; turns++) {
    const turn = work.next();
    if (turn.done) return { result: turn.value, turns };
  }
}

const effortOf = (meter: CountMeter) => [meter.effort().lineSolves, meter.effort().states];

function frontier(name: string, puzzle: Puzzle): Row {
  const colors = puzzle.palette.colors.length + 1;
  const run = () => {
    const { region } = regionOf(puzzle);
    const meter = new CountMeter({});
    const limits = { cap: 5000, beyond: 'stop', lookAheadFrom: LOOK_AHEAD_FROM } as const;
    const plan = planFrontier(region, puzzle, colors);
    const { result } = finished(countByFrontier(region, plan, colors, limits, meter));
    return [result?.count ?? 'too many', ...effortOf(meter)];
  };
  return { name: `frontier: ${name}`, run };
}

function estimate(name: string, puzzle: Puzzle): Row {
  const run = () => {
    const { region } = regionOf(puzzle);
    const meter = new CountMeter({});
    const [beyond, belief] = [new Random(3), beliefOf(region, 2)];
    const limits = { cap: 100, beyond, belief, lookAheadFrom: LOOK_AHEAD_FROM };
    const work = estimateByFrontier(region, planFrontier(region, puzzle, 2), 2, limits, meter);
    return [finished(work).result?.toFixed(3) ?? 'none', ...effortOf(meter)];
  };
  return { name: `estimate: ${name}`, run };
}

function region(part: 'count' | 'sample', side: number, cap: number, limits: Limits = {}): Row {
  const run = () => {
    const { board, region } = regionOf(pairs(side));
    const meter = new CountMeter(limits);
    const counter = new RegionCounter(board, meter, cap, referenceEngine);
    const work = part === 'count' ? counter.count(region, []) : counter.sample(region, [], () => {});
    const { result, turns } = finished(work);
    return [`${result.count}${result.exact ? '' : ' at least'}`, ...effortOf(meter), turns];
  };
  return { name: `${part}: pairs ${side}x${side}, ${cap} frontiers${limits.effort ? ', stopped' : ''}`, run };
}

function whole(name: string, puzzle: Puzzle, limits: Limits, cap: number): Row {
  const run = () => {
    const { result, turns } = finished(
      countInTurns(puzzle, { ...limits, frontier: cap, engine: referenceEngine }),
    );
    const { lineSolves, states } = result.effort;
    return [`${result.count}${result.exact ? '' : ' at least'}`, lineSolves, states, turns];
  };
  return { name: `whole: ${name}, ${cap} frontiers`, run };
}

/** With the count, line solves, states, and where it works in turns their number. */
const ROWS: readonly (readonly [expected: string, row: Row])[] = [
  ['487 0 15081', frontier('noise 10x10, seed 1', noise(1))],
  ['45437 0 83652', frontier('noise 10x10, seed 2', noise(2))],
  ['36 0 800', frontier('noise 10x10, seed 3', noise(3))],
  ['845850 0 2505', frontier('noise 36x5 in 2 colours', noise(9, 5, 36, 0.3, 2))],
  ['67032 0 5841', frontier('long lines, 5x40', noise(2, 40, 5, 0.12))],
  ['9.197 0 5241', estimate('noise 10x10, seed 1', noise(1))],
  ['15.154 0 2550', estimate('noise 10x10, seed 2', noise(2))],
  ['722 784 15373 5', region('count', 6, 40)],
  ['230 at least 705 5034 2', region('count', 7, 20, { effort: { states: 5000 } })],
  ['16100 at least 0 71960 19', region('sample', 7, 600)],
  ['623 12937 273 42', whole('noise 9x9', noise(3, 9, 9, 0.33), {}, 30)],
  [
    '1760 at least 20076 4510 118',
    whole('pairs 8x8, stopped', pairs(8), { effort: { states: 40_000, lineSolves: 20_000 } }, 600),
  ],
];

for (const [expected, { name, run }] of ROWS) {
  test(`what it comes to and costs: ${name}`, () => {
    assert.equal(
      run().join(' '),
      expected,
      'If that is meant, say in the commit what became better or worse.',
    );
  });
}
