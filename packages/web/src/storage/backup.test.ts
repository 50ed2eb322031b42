// Backups: what is kept comes back, the later play wins, and a hostile file does nothing.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { makePuzzle } from '@crosshatch/core';
import { choicesNow, readChoices, restoreChoices } from '../puzzles/choices.js';
import { writeEntry } from '../puzzles/entry.js';
import { DEFAULT_SETTINGS } from '../settings/settings.js';
import { readBackup, restore, writeBackup } from './backup.js';
import { memoryStore } from './store.js';

function puzzle() {
  const made = makePuzzle({ rows: [[1]], columns: [[1]] });
  assert(made.ok);
  return made.puzzle;
}

const ALL = { withReplays: true };
const NO_CHOICES = readChoices({});
const choices = readChoices({
  favorites: ['umbrella', 'p-1'],
  lessons: { done: ['glue'], lines: { glue: 4 } },
  endless: { size: 20, difficulty: 'hard', isColored: true, texture: 'pattern' },
  drawing: { rows: ['10'] },
});

const LOOK = { width: 1, colors: '' };
const entry = { id: 'p-1', grade: '', document: { puzzle: puzzle(), meta: { title: 'Dot' } } };
const record = {
  id: 'p-1',
  revision: 1,
  play: '{}',
  seconds: 5,
  done: 0.5,
  solved: false,
  touched: 100,
  hints: 1,
  checks: 0,
  mistakes: 2,
  memos: [3, 4],
  picture: '0',
  splits: [2],
  width: 1,
  colors: '',
};
const solve = {
  id: 'p-1',
  first: 10,
  last: 90,
  times: 2,
  best: 33,
  splits: [5, 9, 20, 33],
  stars: 2,
  picture: '1',
  grade: 'easy (3)',
  ...LOOK,
};

test('everything that is kept comes back in another browser', async () => {
  const here = memoryStore();
  await here.put('puzzles', entry.id, { ...writeEntry(entry), kept: 1 });
  await here.put('progress', record.id, record);
  await here.put('solves', solve.id, solve);
  const text = await writeBackup(here, { ...DEFAULT_SETTINGS, theme: 'dark' }, choices, ALL);
  const backup = readBackup(text);
  assert.deepEqual(backup, {
    puzzles: [entry],
    progress: [record],
    solves: [solve],
    settings: { ...DEFAULT_SETTINGS, theme: 'dark' },
    choices,
  });
  const there = memoryStore();
  assert.deepEqual(await restore(there, backup), { puzzles: 1, plays: 1, solves: 1 });
  assert.deepEqual(await there.get('progress', 'p-1'), record);
  assert.deepEqual(await there.get('solves', 'p-1'), solve);
  assert.deepEqual(await restore(there, backup), { puzzles: 0, plays: 0, solves: 0 }, 'twice is once');
});

test('given cells are kept in a backup', async () => {
  const here = memoryStore();
  const given = { width: 1, height: 1, cells: Uint32Array.of(2) };
  const withGiven = { ...entry, document: { ...entry.document, given } };
  await here.put('puzzles', entry.id, { ...writeEntry(withGiven), kept: 1 });
  assert.deepEqual(readBackup(await writeBackup(here, DEFAULT_SETTINGS, NO_CHOICES, ALL))?.puzzles, [
    withGiven,
  ]);
});

test('of two states of a play the later one wins', async () => {
  const store = memoryStore();
  await store.put('progress', record.id, record);
  const backup = (touched: number) => ({
    puzzles: [],
    progress: [{ ...record, touched }],
    solves: [],
    settings: DEFAULT_SETTINGS,
    choices: NO_CHOICES,
  });
  assert.equal((await restore(store, backup(99))).plays, 0);
  assert.equal((await restore(store, backup(101))).plays, 1);
});

test('solves merge: the better time, the more stars', async () => {
  const store = memoryStore();
  await store.put('solves', solve.id, solve);
  const better = { ...solve, best: 20, splits: [], stars: 1, last: 200, times: 5, picture: '0' };
  await restore(store, {
    puzzles: [],
    progress: [],
    solves: [better],
    settings: DEFAULT_SETTINGS,
    choices: NO_CHOICES,
  });
  assert.deepEqual(await store.get('solves', 'p-1'), { ...better, stars: 2 });
});

test('a backup of the first version kept the solve with the play', () => {
  const old = { ...record, solved: true, picture: '1' };
  const backup = readBackup(JSON.stringify({ format: 'crosshatch-backup', version: 1, progress: [old] }));
  assert.deepEqual(backup?.solves, [
    {
      id: 'p-1',
      first: 100,
      last: 100,
      times: 1,
      best: 5,
      splits: [],
      stars: 1,
      picture: '1',
      grade: '',
      width: 0,
      colors: '',
    },
  ]);
});

test('what is no backup is none, and broken parts are left out', () => {
  for (const text of ['', 'null', '[]', '{"format":"other"}', '<script>']) {
    assert.equal(readBackup(text), undefined);
  }
  const hostile = {
    format: 'crosshatch-backup',
    puzzles: [7, { id: '<img onerror=alert(1)>' }, null],
    progress: { length: 1e9 },
    settings: 'dark',
  };
  assert.deepEqual(readBackup(JSON.stringify(hostile)), {
    puzzles: [],
    progress: [],
    solves: [],
    settings: DEFAULT_SETTINGS,
    choices: NO_CHOICES,
  });
});

test('choices merge: favourites and lessons of both, Endless as in the backup, the drawing where there is none', () => {
  restoreChoices(readChoices({ favorites: ['tiger'], lessons: { done: ['overlap'], lines: { glue: 9 } } }));
  restoreChoices(choices);
  const now = choicesNow();
  assert.deepEqual(now.favorites, ['tiger', 'umbrella', 'p-1']);
  assert.deepEqual(now.lessons.done, ['overlap', 'glue']);
  assert.equal(now.lessons.lines.glue, 9);
  assert.deepEqual(now.endless, choices.endless);
  assert.deepEqual(now.drawing, { rows: ['10'] });
  restoreChoices(readChoices({ drawing: { rows: ['11'] } }));
  assert.deepEqual(choicesNow().drawing, { rows: ['10'] }, 'the drawing that is here stays');
});

test('without replays, the moves of solved puzzles are left out', async () => {
  const here = memoryStore();
  await here.put('progress', 'p-1', record);
  await here.put('progress', 'p-2', { ...record, id: 'p-2', solved: true });
  const text = await writeBackup(here, DEFAULT_SETTINGS, NO_CHOICES, { withReplays: false });
  assert.deepEqual(
    readBackup(text)?.progress.map(({ id }) => id),
    ['p-1'],
  );
});
