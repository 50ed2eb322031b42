import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Worker } from 'node:worker_threads';
import type { BatchRow } from '@crosshatch/core/report';
import { nodeThread } from '@crosshatch/core/worker';
import { workerModule } from '../testing/run-command.js';
import { BatchRun, type BatchSettings } from './run.js';
import type { BatchSource } from './sources.js';

/** The real worker, but some titles kill it, make it throw or make it hang: at reading, or when dealt out. */
const POISONED = `
  const { parentPort } = require('node:worker_threads');
  let isLoaded = false;
  let late;
  const loading = import(${JSON.stringify(workerModule('examine/worker.js'))});
  loading.then(() => { isLoaded = true; });
  parentPort.on('message', (request) => {
    const { source, document } = request.params;
    const titles = request.method === 'read' ? source.input.match(/"[^"]*"/g) : [JSON.parse(document).title];
    const title = titles.length === 1 ? titles[0].replaceAll('"', '') : source.source;
    if (title === 'kill') process.exit(1);
    if (title === 'throw') {
      parentPort.postMessage = () => {};
      throw new Error('out of ideas');
    }
    // Answers first and dies of something else when it gets the next puzzle. A request may be handed on twice.
    if (late !== undefined && request.id !== late) process.exit(1);
    if (title === 'late') late = request.id;
    // As deaf as a loop that never ends, without the processor time.
    if (title === 'hang') Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0);
    // What comes before the real worker listens is handed to it again.
    if (!isLoaded) loading.then(() => parentPort.emit('message', request));
  });
`;

/** A source for each word; `a+b` stands for one with two puzzles. */
async function* sourcesFrom(words: readonly string[]): AsyncGenerator<BatchSource> {
  let puzzles = 0;
  for (const word of words) {
    const input = word
      .split('+')
      .map((title) => {
        const width = 1 + (puzzles++ % 3);
        const columns = '1\n'.repeat(width);
        return `title "${title}"\nwidth ${width}\nheight 1\nrows\n${width}\ncolumns\n${columns}`;
      })
      .join('====\n');
    const content = { source: word, name: word, input, parsing: { from: 'non' } };
    yield { source: word, weight: 1, isFromFolder: false, content: { ok: true, input: content, hash: word } };
  }
}

const SETTINGS: BatchSettings = {
  threads: 2,
  examine: { max: 2, grade: false, diagnose: false },
  order: 'input',
  startThread: () => nodeThread(new Worker(POISONED, { eval: true })),
  signal: new AbortController().signal,
  options: 'max=2',
};

async function run(words: readonly string[], settings: Partial<BatchSettings> = {}): Promise<BatchRow[]> {
  const found: BatchRow[] = [];
  const batch = new BatchRun({ ...SETTINGS, ...settings });
  for await (const { row } of batch.rows(sourcesFrom(words))) found.push(row);
  batch.close();
  return found;
}

const timeless = ({ milliseconds, ...row }: BatchRow) => row;

test('a worker that is killed or throws loses its own puzzle only, which becomes a row', async () => {
  const found = await run(['a', 'kill', 'b', 'throw', 'c', 'd+kill+e', 'f']);
  assert.deepEqual(
    found.map((row) => [row.id, row.source, row.index, row.verdict]),
    [
      [1, 'a', 1, 'unique'],
      [2, 'kill', 1, 'crashed'],
      [3, 'b', 1, 'unique'],
      [4, 'throw', 1, 'crashed'],
      [5, 'c', 1, 'unique'],
      [6, 'd+kill+e', 1, 'unique'],
      [7, 'd+kill+e', 2, 'crashed'],
      [8, 'd+kill+e', 3, 'unique'],
      [9, 'f', 1, 'unique'],
    ],
  );
  assert.equal(found[3].message, 'reading it failed: out of ideas');
});

test('a worker that dies of an earlier puzzle does not take the next one with it', async () => {
  const found = await run(['a', 'late', 'b', 'c', 'late', 'd', 'e', 'f+g', 'h'], { threads: 1 });
  assert.deepEqual(
    found.map((row) => row.verdict),
    new Array(10).fill('unique'),
  );
});

test('a worker that hangs is stopped at the limit, while it reads or later, and the others go on', async () => {
  // The limit of a silent worker is nine seconds here; the healthy puzzles take milliseconds.
  const examine = { ...SETTINGS.examine, seconds: 2 };
  const found = await run(['a', 'hang', 'b+hang', 'c'], { examine, threads: 3 });
  assert.deepEqual(
    found.map((row) => [row.source, row.index, row.verdict]),
    [
      ['a', 1, 'unique'],
      ['hang', 1, 'undecided'],
      ['b+hang', 1, 'unique'],
      ['b+hang', 2, 'undecided'],
      ['c', 1, 'unique'],
    ],
  );
  assert.match(String(found[1].message), /reading exceeded the time limit/);
});

test('rows come in input order, or all of them as they finish', async () => {
  const words = Array.from({ length: 30 }, (_, i) => (i % 4 === 0 ? `t${i}+u${i}+v${i}` : `t${i}`));
  const ordered = await run(words);
  assert.deepEqual(
    ordered.map((row) => row.id),
    Array.from({ length: 30 + 16 }, (_, i) => i + 1),
  );
  const done = (await run(words, { order: 'done' })).sort((a, b) => a.id - b.id);
  assert.deepEqual(done.map(timeless), ordered.map(timeless));
});

test('copies refer to the first one in the input, even when rows come as they are done', async () => {
  const found = await run(['a', 'b', 'c+d', 'e', 'f'], { order: 'done' });
  for (const row of found) assert.equal(row.duplicateOf, row.id > 3 ? row.id - 3 : undefined);
});

test('a source with more puzzles than may wait is dealt out, though others behind it are done', async () => {
  // A thousand may wait.
  const many = Array.from({ length: 1100 }, (_, i) => `p${i}`).join('+');
  const behind = Array.from({ length: 40 }, (_, i) => `q${i}`);
  for (const order of ['input', 'done'] as const) {
    const found = await run([many, ...behind, many], { order });
    assert.equal(new Set(found.map((row) => row.id)).size, 2240);
  }
});

test('a reader that is slower than the workers holds the input up, not for ever', async () => {
  async function* unreadable(): AsyncGenerator<BatchSource> {
    const faults = [{ code: 'cannot-read' as const, message: 'gone' }];
    for (let i = 0; i < 2500; i++)
      yield { source: 'x', weight: 1, isFromFolder: false, content: { ok: false, faults } };
  }
  let taken = 0;
  const startThread = () => assert.fail('there is nothing to examine');
  const batch = new BatchRun({ ...SETTINGS, order: 'done', startThread });
  for await (const { row } of batch.rows(unreadable())) {
    taken += 1;
    assert.equal(row.verdict, 'invalid');
    if (taken % 500 === 1) await new Promise((resolve) => setTimeout(resolve, 20));
  }
  assert.equal(taken, 2500);
});

test('an error while listing the sources ends the run', async () => {
  async function* broken(): AsyncGenerator<BatchSource> {
    yield* sourcesFrom(['a']);
    throw new Error('the walk broke');
  }
  const batch = new BatchRun(SETTINGS);
  await assert.rejects(async () => {
    for await (const _ of batch.rows(broken()));
  }, /the walk broke/);
  batch.close();
});

test('the signal ends it with the rows that are whole', async () => {
  const controller = new AbortController();
  const found: BatchRow[] = [];
  const batch = new BatchRun({ ...SETTINGS, threads: 1, signal: controller.signal });
  for await (const { row } of batch.rows(sourcesFrom(['a', 'b', 'hang', 'c', 'd']))) {
    found.push(row);
    if (row.id === 2) controller.abort();
  }
  batch.close();
  assert.deepEqual(
    found.map((row) => row.id),
    [1, 2],
  );
});
