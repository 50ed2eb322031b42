// Cube and conquer gives the verdict of one machine: on puzzles of every kind, with limits so small that everything is
// split, and split again.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import * as cluster from '@crosshatch/cluster';
import { check, unknownGrid } from '@crosshatch/core/model';
import { type SolveMethods, solve } from '@crosshatch/core/solve';
import { WorkerPool } from '@crosshatch/core/worker';
import { startSolveThread } from '../../solve-worker.js';
import { type ClusterDatabase, clusterDatabase } from '../../testing/cluster-database.js';
import { puzzleOf, staircase } from '../../testing/small-puzzles.js';
import { type ClusterSolveSettings, solveOnCluster } from './cluster-solve.js';
import { cubeSolver, givenUpCube } from './cube-items.js';
import { cubesOf, splitGrid } from './split.js';

let made: ClusterDatabase;
let database: cluster.Database;
let pool: WorkerPool<SolveMethods>;
let running: Promise<void>;
const stop = new AbortController();

before(async () => {
  made = await clusterDatabase();
  database = cluster.connect(cluster.parseAddress(made.url), { role: 'worker', connections: 8 });
  await cluster.migrate(database);
  pool = new WorkerPool<SolveMethods>(startSolveThread, { size: 2 });
  running = cluster.runWorker(database, {
    host: 'test',
    pid: 1,
    version: '1',
    concurrency: 2,
    signal: stop.signal,
    examine: cubeSolver(pool),
    giveUp: givenUpCube,
  });
});
after(async () => {
  stop.abort();
  await running;
  pool.close();
  await database.end();
  await made.close();
});

const permutations = (size: number) => {
  const clues = Array.from({ length: size }, () => [1]);
  return puzzleOf(clues, clues);
};

/** Sums agree, every line has room, and there is no solution. */
const IMPOSSIBLE = puzzleOf([[1, 1], [3], [1, 1], [0]].slice(0, 3), [[2], [1], [1, 1], [1, 1]].slice(0, 3));

function settings(changes: Partial<ClusterSolveSettings> = {}): ClusterSolveSettings {
  return {
    max: 2,
    name: 'test',
    submitter: 'tests',
    versions: ['1'],
    signal: new AbortController().signal,
    deadline: () => false,
    host: 'this',
    cores: 2,
    localEffort: 1,
    cubeEffort: 40,
    cubes: 6,
    ...changes,
  };
}

const connection = () => ({ cluster, database, address: cluster.parseAddress(made.url) });

test('the verdict is that of one machine, however finely it is split', async () => {
  for (const puzzle of [staircase(5), permutations(5), IMPOSSIBLE]) {
    const alone = solve(puzzle);
    for (const cubeEffort of [60, 100_000]) {
      const found = await solveOnCluster({ puzzle, meta: {} }, connection(), settings({ cubeEffort }));
      assert.equal(found.verdict, alone.verdict);
      if (found.verdict === 'unique' && alone.verdict === 'unique')
        assert.deepEqual(found.solution.cells, alone.solution.cells);
      if (found.verdict === 'multiple')
        for (const solution of found.solutions) assert.deepEqual(check(puzzle, solution), { ok: true });
    }
  }
  assert.deepEqual(await cluster.jobs(database), []);
});

test('the search of this process answers when no worker may take the job', async () => {
  const puzzle = staircase(6);
  const found = await solveOnCluster(
    { puzzle, meta: {} },
    connection(),
    settings({ versions: ['none'], startThread: startSolveThread }),
  );
  assert.equal(found.verdict, 'unique');
  // It is the search that one machine would have made, with nothing added.
  assert.deepEqual(found.effort, solve(puzzle).effort);
  assert.deepEqual(await cluster.jobs(database), []);
});

test('all solutions are found, each once', async () => {
  const puzzle = permutations(4);
  const found = await solveOnCluster({ puzzle, meta: {} }, connection(), settings({ max: 100 }));
  assert(found.verdict === 'multiple');
  assert.equal(found.complete, true);
  assert.equal(found.solutions.length, 24);
});

test('given cells hold on the cluster, too', async () => {
  const puzzle = permutations(4);
  const given = unknownGrid(puzzle, puzzle.palette);
  for (const cell of [0, 5, 10]) given.cells[cell] = 2;
  const found = await solveOnCluster({ puzzle, meta: {}, given }, connection(), settings());
  assert.equal(found.verdict, 'unique');
});

test('an interruption and a time limit end it with what is known', async () => {
  const puzzle = staircase(6);
  const late = await solveOnCluster(
    { puzzle, meta: {} },
    connection(),
    // Nobody may take it.
    settings({ versions: ['none'], deadline: afterCalls(20) }),
  );
  assert(late.verdict === 'undecided');
  assert.equal(late.reason, 'deadline');
  assert.deepEqual(await cluster.jobs(database), []);
});

function afterCalls(count: number): () => boolean {
  let calls = 0;
  return () => {
    calls += 1;
    return calls > count;
  };
}

test('cubes exclude each other and together hold every solution', () => {
  const puzzle = permutations(4);
  const cubes = cubesOf(puzzle, unknownGrid(puzzle, puzzle.palette), 8);
  assert(cubes.length >= 8);
  const counts = cubes.map((given) => {
    const result = solve(puzzle, { given, max: 100 });
    return result.verdict === 'unique' ? 1 : 'solutions' in result ? result.solutions.length : 0;
  });
  assert.equal(
    counts.reduce((sum, count) => sum + count, 0),
    24,
  );
  assert.equal(splitGrid(IMPOSSIBLE, unknownGrid(IMPOSSIBLE, IMPOSSIBLE.palette)).kind, 'none');
});
