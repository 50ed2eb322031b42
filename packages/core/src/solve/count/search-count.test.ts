import assert from 'node:assert/strict';
import { test } from 'node:test';
import { makePuzzle, type Puzzle, unknownGrid } from '../../model/index.js';
import { randomPuzzle } from '../../testing/generate.js';
import { Random } from '../../testing/random.js';
import { defaultEngine } from '../default-engine.js';
import type { CountingOptions, CountingSearch, Engine } from '../engine.js';
import { count } from './count.js';
import { CountMeter } from './meter.js';
import { SearchCount } from './search-count.js';

const puzzle = randomPuzzle(new Random(6), { width: 20, height: 20, density: 0.4 });
const options = { given: unknownGrid(puzzle, puzzle.palette), remembered: 10_000 };

function begin(meter: CountMeter): SearchCount {
  const search = defaultEngine().beginCount?.(puzzle, options);
  assert(search);
  return new SearchCount(search, meter);
}

function lastOf<Yielded, Result>(turns: Generator<Yielded, Result, void>): Result {
  for (;;) {
    const turn = turns.next();
    if (turn.done) return turn.value;
  }
}

test('a count that the meter ended goes on where it was, and the whole query has the same number', () => {
  const meter = new CountMeter({ effort: { lineSolves: 20_000 } });
  const stopped = begin(meter);
  assert.equal(lastOf(stopped.first()), undefined);
  assert.equal(meter.stopped, 'effort');
  stopped.release();

  const search = begin(new CountMeter({}));
  const turns = search.first();
  for (let turn = 0; turn < 20; turn++) assert.equal(turns.next().done, false);
  const exact = lastOf(search.rest());
  assert.equal(exact?.count, 1020n);
  assert.equal(lastOf(search.rest()), undefined);
  search.release();

  const result = count(puzzle);
  assert.deepEqual([result.count, result.exact, result.regions], [1020n, true, 1]);
});

/** An engine whose own count seems hopeless at first and ends in its fifth turn, with a number that no other way comes to. */
function lateEngine(): Engine {
  const { id, begin } = defaultEngine();
  const beginCount = (_: Puzzle, { given }: CountingOptions): CountingSearch => {
    let turns = 0;
    const none = { probes: 0, contradictions: 0, learnt: 0, restarts: 0 };
    return {
      run: () => (++turns < 5 ? 'paused' : 'ended'),
      exact: () => ({ count: 77_777_777n, possible: given }),
      atLeast: () => BigInt(turns),
      effort: () => ({ ...none, lineSolves: turns * 5_000_000, decisions: turns * 1000 }),
      release: () => {},
    };
  };
  return { id, begin, beginCount };
}

test("what the engine's own count comes to in the end is the count, while cells are being decided too", () => {
  const clues = new Array(8).fill([1, 1]);
  const made = makePuzzle({ rows: clues, columns: clues });
  assert(made.ok);
  const result = count(made.puzzle, { frontier: 600, engine: lateEngine() });
  assert.deepEqual([result.count, result.exact, result.regions], [77_777_777n, true, 1]);
});
