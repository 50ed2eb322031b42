import assert from 'node:assert/strict';
import { test } from 'node:test';
import { makePuzzle, type PuzzleDocument } from '@crosshatch/core/model';
import type { Context } from './context.js';
import { solveDocument } from './solving.js';

const now = () => performance.now();
const unguarded: Context['unguarded'] = async (work) => work();

function switches(count: number): PuzzleDocument {
  const made = makePuzzle({ rows: new Array(count).fill([1]), columns: new Array(count).fill([1]) });
  assert(made.ok);
  return { puzzle: made.puzzle, meta: {} };
}

test('an event that comes during a long solve is heard, and stops it with what was found', async () => {
  const controller = new AbortController();
  setImmediate(() => controller.abort());
  const { result } = await solveDocument(
    switches(30),
    { max: Infinity, signal: controller.signal },
    { now, unguarded, cores: 2 },
  );
  assert(result.verdict === 'multiple' || result.verdict === 'undecided');
  assert.equal(result.reason, 'abort');
});

test('the time limit is one of the clock given', async () => {
  let time = 0;
  const clock = () => {
    time += 100;
    return time;
  };
  const { result, milliseconds } = await solveDocument(
    switches(30),
    { max: Infinity, seconds: 2 },
    { now: clock, unguarded, cores: 2 },
  );
  assert(result.verdict === 'multiple');
  assert.equal(result.reason, 'deadline');
  assert(milliseconds >= 2000);
});

test('given cells belong to the puzzle', async () => {
  const document = switches(2);
  const given = { width: 2, height: 2, cells: Uint32Array.of(2, 3, 3, 3) };
  const { result } = await solveDocument({ ...document, given }, {}, { now, unguarded, cores: 2 });
  assert.equal(result.verdict, 'unique');
});
