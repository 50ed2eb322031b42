import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Worker } from 'node:worker_threads';
import { makePuzzle, type PuzzleDocument } from 'crosshatch/model';
import { threadOf } from '../examine/worker.js';
import type { BatchItem } from './items.js';
import type { BatchRow } from './row.js';
import { type BatchSettings, batchRows } from './run.js';

/** The real worker, but some titles kill it, make it throw or make it hang. */
const POISONED = `
  const { parentPort } = require('node:worker_threads');
  let isLoaded = false;
  const loading = import(${JSON.stringify(new URL('../examine/worker.js', import.meta.url).href)});
  loading.then(() => { isLoaded = true; });
  parentPort.on('message', (task) => {
    const { title } = task.document.meta;
    if (title === 'kill') process.exit(1);
    if (title === 'throw') {
      parentPort.postMessage = () => {};
      throw new Error('out of ideas');
    }
    // Answers first and then dies of something else, when it has the next puzzle already.
    if (title === 'late') setTimeout(() => process.exit(1), 20);
    if (title === 'hang') for (;;);
    // What comes before the real worker listens is told to it again.
    if (!isLoaded) loading.then(() => parentPort.emit('message', task));
  });
`;

function document(title: string, filled: number): PuzzleDocument {
  const made = makePuzzle({ rows: [[filled]], columns: new Array(filled).fill([1]) });
  assert(made.ok);
  return { puzzle: made.puzzle, meta: { title } };
}

async function* itemsFrom(titles: readonly string[]): AsyncGenerator<BatchItem> {
  for (const [i, title] of titles.entries()) {
    yield { id: i + 1, source: `${title}.non`, index: 1, document: document(title, 1 + (i % 3)) };
  }
}

async function run(titles: readonly string[], settings: Partial<BatchSettings> = {}): Promise<BatchRow[]> {
  const found: BatchRow[] = [];
  const rows = batchRows(itemsFrom(titles), {
    threads: 2,
    examine: { max: 2, grade: false, diagnose: false },
    order: 'input',
    startThread: () => threadOf(new Worker(POISONED, { eval: true })),
    signal: new AbortController().signal,
    ...settings,
  });
  for await (const row of rows) found.push(row);
  return found;
}

test('a worker that is killed or throws loses its own puzzle only, which becomes a row', async () => {
  const found = await run(['a', 'kill', 'b', 'throw', 'c', 'kill', 'd', 'e']);
  assert.deepEqual(
    found.map((row) => [row.id, row.verdict]),
    [
      [1, 'unique'],
      [2, 'crashed'],
      [3, 'unique'],
      [4, 'crashed'],
      [5, 'unique'],
      [6, 'crashed'],
      [7, 'unique'],
      [8, 'unique'],
    ],
  );
  assert.equal(found[3].message, 'out of ideas');
});

test('a worker that dies of an earlier puzzle does not take the next one with it', async () => {
  const found = await run(['a', 'late', 'b', 'c', 'late', 'd', 'e', 'f', 'g'], { threads: 1 });
  assert.deepEqual(
    found.map((row) => row.verdict),
    new Array(9).fill('unique'),
  );
});

test('rows come in the order of the input, or all the same as they are done', async () => {
  const titles = Array.from({ length: 30 }, (_, i) => `t${i}`);
  const ordered = await run(titles);
  assert.deepEqual(
    ordered.map((row) => row.id),
    titles.map((_, i) => i + 1),
  );
  const timeless = ({ milliseconds, ...row }: BatchRow) => row;
  const done = (await run(titles, { order: 'done' })).sort((a, b) => a.id - b.id);
  assert.deepEqual(done.map(timeless), ordered.map(timeless));
});

test('copies are told by the first one in the input, even when rows come as they are done', async () => {
  const found = await run(['a', 'b', 'c', 'd', 'e', 'f'], { order: 'done' });
  for (const row of found) assert.equal(row.duplicateOf, row.id > 3 ? row.id - 3 : undefined);
});

test('what an earlier run did is not done again, and counts for copies', async () => {
  const whole = await run(['a', 'b', 'c', 'd', 'e', 'f']);
  const rest = await run(['a', 'b', 'c', 'd', 'e', 'f'], { done: whole.filter((row) => row.id % 2 === 0) });
  const timeless = ({ milliseconds, ...row }: BatchRow) => row;
  assert.deepEqual(rest.map(timeless), whole.filter((row) => row.id % 2 === 1).map(timeless));
});

test('a reader that is slower than the workers holds the input up, not for ever', async () => {
  async function* unreadable(): AsyncGenerator<BatchItem> {
    const faults = [{ code: 'cannot-read' as const, message: 'gone' }];
    for (let id = 1; id <= 2500; id++) yield { id, source: 'x', index: 1, faults };
  }
  let taken = 0;
  const rows = batchRows(unreadable(), {
    threads: 1,
    examine: { max: 2, grade: false, diagnose: false },
    order: 'done',
    startThread: () => assert.fail('there is nothing to examine'),
    signal: new AbortController().signal,
  });
  for await (const _ of rows) {
    taken += 1;
    if (taken % 500 === 1) await new Promise((resolve) => setTimeout(resolve, 20));
  }
  assert.equal(taken, 2500);
});

test('the signal ends it with the rows that are whole', async () => {
  const controller = new AbortController();
  const titles = ['a', 'b', 'hang', 'c', 'd'];
  const found: BatchRow[] = [];
  const rows = batchRows(itemsFrom(titles), {
    threads: 1,
    examine: { max: 2, grade: false, diagnose: false },
    order: 'input',
    startThread: () => threadOf(new Worker(POISONED, { eval: true })),
    signal: controller.signal,
  });
  for await (const row of rows) {
    found.push(row);
    if (row.id === 2) controller.abort();
  }
  assert.deepEqual(
    found.map((row) => row.id),
    [1, 2],
  );
});
