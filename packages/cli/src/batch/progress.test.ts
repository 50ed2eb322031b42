import assert from 'node:assert/strict';
import { PassThrough } from 'node:stream';
import { test } from 'node:test';
import type { Context } from '../context.js';
import { Progress } from './progress.js';

function at(clock: { time: number }): Progress {
  const context: Pick<Context, 'stderr' | 'now'> = { stderr: new PassThrough(), now: () => clock.time };
  return new Progress(context as Context);
}

test('shows the rate, and once the files are counted also share and time left', () => {
  const clock = { time: 0 };
  const progress = at(clock);
  clock.time = 2000;
  for (let i = 0; i < 100; i++) progress.puzzle(0.02);
  assert.equal(progress.text(), '100 puzzles, 50/s');
  progress.total = 8;
  assert.equal(progress.text(), '[#####---------------] 25 %, 100 puzzles, 50/s, 6.00 s left');
});

test('rows of an earlier run do not affect the time left', () => {
  const clock = { time: 0 };
  const progress = at(clock);
  progress.total = 10;
  progress.skip(5);
  clock.time = 1000;
  progress.puzzle(1);
  assert.equal(progress.text(), '[############--------] 60 %, 1 puzzle, 1.0/s, 4.00 s left');
});
