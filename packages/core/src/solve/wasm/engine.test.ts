import assert from 'node:assert/strict';
import { test } from 'node:test';
import { gridOfColors, puzzleOf } from '../../model/index.js';
import { checkedEngine } from '../../testing/checked-engine.js';
import { engineBattery } from '../../testing/engine-battery.js';
import { lineEngineBattery } from '../../testing/line-battery.js';
import { picturePuzzle } from '../../testing/picture-puzzles.js';
import { Random } from '../../testing/random.js';
import type { Engine } from '../engine.js';
import { wasmEngine, wasmEngineWithout } from './engine.js';
import { wasmLineEngine } from './line-engine.js';

// The other strategies, in the build that has asserts. Eager ones probe small puzzles too and have order literals.
const OTHERS = ['activity', 'eager', 'eager-activity', 'eager-enumerate'] as const;

engineBattery(
  wasmEngine,
  OTHERS.map((strategy) => checkedEngine({ strategy, seed: 1 })),
);
lineEngineBattery(wasmLineEngine);

test('on a giant, belief work pauses between two decisions', () => {
  const size = { width: 320, height: 320 };
  const random = new Random(3);
  const noise = Array.from({ length: size.width * size.height }, () => random.below(2));
  const search = wasmEngine.begin(puzzleOf(gridOfColors(size, noise)), {});
  // The first messages take many pauses: nothing is solved or decided meanwhile.
  let pauses = 0;
  let before = { lineSolves: -1, decisions: -1 };
  while (pauses < 3) {
    assert.equal(search.run(2000), 'paused');
    const { lineSolves, decisions } = search.effort();
    if (decisions > 0) break;
    if (lineSolves === before.lineSolves) pauses += 1;
    before = { lineSolves, decisions };
  }
  search.release();
  assert.equal(pauses, 3);
});

test('where messages are updated does not depend on pauses, also while there are two sets of them', () => {
  const size = { width: 60, height: 60 };
  const puzzle = picturePuzzle(new Random(8), { ...size, density: 0.38, feature: 1 });
  const effortIn = (slice: number, engine: Engine) => {
    const search = engine.begin(puzzle, {});
    let pauses = 0;
    while (search.run(slice) === 'paused') pauses += 1;
    const effort = search.effort();
    search.release();
    return { effort, pauses };
  };
  // Short slices end before the belief work of one is used up; in an endless one only belief pauses.
  const short = effortIn(50, wasmEngine);
  const endless = effortIn(Number.POSITIVE_INFINITY, wasmEngine);
  assert(endless.pauses > 0);
  assert.deepEqual(endless.effort, short.effort);
  const { effort } = effortIn(50, wasmEngineWithout(['consensus']));
  assert.notDeepEqual(effort, short.effort, 'two sets are in use');
});
