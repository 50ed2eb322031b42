import assert from 'node:assert/strict';
import { test } from 'node:test';
import { setImmediate } from 'node:timers/promises';
import { check, makePuzzle, type Puzzle, sameGrid } from '../../model/index.js';
import { DummyThread } from '../../testing/dummy-thread.js';
import { startThread } from '../../testing/solve-worker.js';
import { solve } from '../solve.js';
import { solveInParallel } from './portfolio.js';
import type { SolveOrder } from './worker.js';

const ALWAYS = { threads: 3, startThread, pause: () => setImmediate(), raceAfter: -1 } as const;

/** A staircase of threes with one solution that line logic alone does not find. */
function staircase(steps: number): Puzzle {
  const middle = Array.from({ length: steps - 1 }, () => [[1], [3, 1]]).flat();
  const made = makePuzzle({
    rows: [[3], ...middle, [1], [1]],
    columns: [[1], [1], ...middle.slice(1).map((clue) => [...clue].reverse()), [1], [3]],
  });
  assert(made.ok);
  return made.puzzle;
}

function switches(count: number): Puzzle {
  const clues = Array.from({ length: count }, () => [1]);
  const made = makePuzzle({ rows: clues, columns: clues });
  assert(made.ok);
  return made.puzzle;
}

test('real workers and this thread together give the verdict that one thread gives', async () => {
  const puzzle = staircase(8);
  const result = await solveInParallel(puzzle, ALWAYS);
  assert(result.verdict === 'unique');
  assert.deepEqual(check(puzzle, result.solution), { ok: true });
  const alone = solve(puzzle);
  assert(alone.verdict === 'unique');
  assert.deepEqual(result.solution.cells, alone.solution.cells);
});

test('each worker gets a strategy and a seed of its own', async () => {
  const puppets: DummyThread[] = [];
  const startThread = () => {
    puppets.push(new DummyThread());
    return puppets[puppets.length - 1];
  };
  await solveInParallel(staircase(8), { ...ALWAYS, threads: 12, startThread });
  const orders = puppets.map(({ heard: [{ params }] }) => {
    const { strategy, seed } = params as SolveOrder;
    return `${strategy} ${seed}`;
  });
  assert.deepEqual(orders.slice(0, 4), ['activity 1', 'eager 2', 'eager-activity 3', 'balanced 4']);
  assert.equal(new Set(orders).size, 11);
});

test('several solutions are distinguished', async () => {
  const puzzle = switches(6);
  const result = await solveInParallel(puzzle, { ...ALWAYS, max: 3 });
  assert(result.verdict === 'multiple');
  assert(result.solutions.length >= 2);
  for (const solution of result.solutions) assert.deepEqual(check(puzzle, solution), { ok: true });
  assert.notEqual(result.differing.length, 0);
});

test('workers are not called for a puzzle that does not resist', async () => {
  let started = 0;
  const startThread = () => {
    started += 1;
    return new DummyThread();
  };
  const result = await solveInParallel(switches(5), { threads: 4, startThread, pause: () => undefined });
  assert.equal(result.verdict, 'multiple');
  assert.equal(started, 0);
});

test('the first answer wins and all workers are stopped', async () => {
  const puzzle = staircase(16);
  const answer = solve(staircase(4));
  const workers = [new DummyThread(), new DummyThread()];
  let next = 0;
  const result = await solveInParallel(puzzle, {
    threads: 3,
    startThread: () => workers[next++],
    raceAfter: -1,
    pause: async () => workers[1].reply('result', answer),
  });
  assert.equal(result, answer);
  assert.deepEqual(
    workers.map(({ isStopped, heard }) => [isStopped, heard.length]),
    [
      [true, 1],
      [true, 1],
    ],
  );
});

test('solutions of different searches together refute uniqueness', async () => {
  const puzzle = staircase(16);
  const found = solve(switches(33), { max: 3 });
  assert(found.verdict === 'multiple');
  const workers = [new DummyThread(), new DummyThread()];
  let next = 0;
  const result = await solveInParallel(puzzle, {
    threads: 3,
    startThread: () => workers[next++],
    raceAfter: -1,
    pause: async () => {
      workers[0].reply('progress', found.solutions[0]);
      workers[1].reply('progress', found.solutions[0]);
      workers[1].reply('progress', found.solutions[1]);
    },
  });
  assert(result.verdict === 'multiple');
  assert.equal(result.solutions.length, 2);
  assert(result.solutions.some((solution) => sameGrid(solution, found.solutions[0])));
  assert.equal(result.complete, false);
});

test('a worker that reached its effort limit does not answer for the others', async () => {
  const puzzle = staircase(5);
  const spent = solve(staircase(12), { effort: { lineSolves: 100 } });
  assert.equal(spent.verdict, 'undecided');
  const worker = new DummyThread();
  const result = await solveInParallel(puzzle, {
    threads: 2,
    startThread: () => worker,
    raceAfter: -1,
    pause: async () => worker.reply('result', spent),
  });
  assert.equal(result.verdict, 'unique');
});

test('a signal stops the race', async () => {
  const controller = new AbortController();
  const worker = new DummyThread();
  const result = await solveInParallel(staircase(16), {
    threads: 2,
    startThread: () => worker,
    raceAfter: -1,
    signal: controller.signal,
    pause: async () => controller.abort(),
  });
  assert(result.verdict === 'undecided');
  assert.equal(result.reason, 'abort');
  assert(worker.isStopped);
});
