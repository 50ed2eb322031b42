import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Effort } from '../effort.js';
import type { Search, SliceOutcome } from '../engine.js';
import { CountMeter } from './meter.js';

test('it is time to pause after 4000 states, or a tenth as many lines, and then the count begins anew', () => {
  const meter = new CountMeter({});
  assert.equal(meter.spendWork({ states: 3999 }), false);
  assert.equal(meter.spendWork({ states: 1 }), true);
  assert.equal(meter.spendWork({ lineSolves: 399 }), false);
  assert.equal(meter.spendWork({ states: 9 }), false);
  assert.equal(meter.spendWork({ states: 1 }), true);
  assert.equal(meter.spendWork({ lineSolves: 400 }), true);
  assert.equal(meter.spendWork({}), false);
  assert.deepEqual(meter.effort(), { lineSolves: 799, states: 4010 });
});

test('a slice costs its lines, and a conflict as much as hundreds of lines', () => {
  const efforts = [
    { lineSolves: 10, contradictions: 1 },
    { lineSolves: 35, contradictions: 3 },
  ] as Effort[];
  const limits: number[] = [];
  const search = {
    effort: () => efforts.shift(),
    run: (limit: number): SliceOutcome => {
      limits.push(limit);
      return 'solution';
    },
  } as unknown as Search;
  const meter = new CountMeter({});
  assert.deepEqual(meter.runSlice(search), { outcome: 'solution', cost: 25 + 2 * 300 });
  assert.deepEqual(limits, [500]);
  assert.deepEqual(meter.effort(), { lineSolves: 25, states: 0 });
});
