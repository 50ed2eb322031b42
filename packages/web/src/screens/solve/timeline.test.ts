import assert from 'node:assert/strict';
import { test } from 'node:test';
import { explainWords, steps } from '@crosshatch/core/explain';
import { gridOfColors, puzzleOf, sameGrid, unknownGrid } from '@crosshatch/core/model';
import { solve } from '@crosshatch/core/solve';
import { grown, newPlayer, passed, sought, stepped, toggled, withSpeed } from './player.js';
import { Timeline } from './timeline.js';

test('seeking gives the grid after any step, as if they had all been made', () => {
  const cells = Array.from({ length: 400 }, (_, i) => ((i * 7919) % 13 < 6 ? 1 : 0));
  const puzzle = puzzleOf(gridOfColors({ width: 20, height: 20 }, cells));
  const answers = Array.from(steps(puzzle), (deduction) => ({
    deduction,
    ...explainWords(deduction, puzzle),
  }));
  assert(answers.length > 70, `${answers.length} steps`);
  const timeline = new Timeline(puzzle);
  timeline.add(answers.slice(0, 50));
  timeline.add(answers.slice(50));
  const plain = unknownGrid(puzzle, puzzle.palette);
  assert(sameGrid(timeline.gridAt(0), plain));
  answers.forEach(({ deduction }, i) => {
    for (const { cell, candidates } of deduction.settles) plain.cells[cell] &= candidates;
    assert(sameGrid(timeline.gridAt(i + 1), plain), `after step ${i + 1}`);
  });
  assert.equal(timeline.stepTo(0), undefined);
  assert.equal(timeline.stepTo(3)?.sentence, answers[2].sentence);
  const result = solve(puzzle);
  if (result.verdict === 'unique') assert(sameGrid(timeline.gridAt(answers.length), result.solution));
  assert(sameGrid(timeline.gridAt(-5), timeline.gridAt(0)));
});

const TEN = grown(newPlayer(), 10, false);

test('playing: steps come with time, and it stops at the end', () => {
  let state = toggled(withSpeed(TEN, 5));
  assert(state.isPlaying);
  state = passed(state, 100);
  assert.equal(state.at, 0);
  state = passed(state, 100);
  assert.equal(state.at, 1);
  for (let i = 0; i < 30; i++) state = passed(state, 100);
  assert.deepEqual([state.at, state.isPlaying], [10, false]);
  assert.deepEqual([toggled(state).at, toggled(state).isPlaying], [0, true]);
});

test('a tab that slept does not rush', () => {
  assert.equal(passed(toggled(withSpeed(TEN, 2)), 60_000).at, 1);
});

test('while steps are still coming it waits for them', () => {
  let state = toggled(grown(newPlayer(60), 2, true));
  state = passed(state, 400);
  assert.deepEqual([state.at, state.isPlaying], [2, true]);
  state = passed(grown(state, 4, true), 20);
  assert.deepEqual([state.at, state.isPlaying], [3, true]);
  assert.equal(grown(sought(state, 4), 4, false).isPlaying, false);
});

test('scrubbing and stepping', () => {
  assert.equal(sought(TEN, 99).at, 10);
  assert.equal(sought(TEN, -1).at, 0);
  assert.equal(sought(TEN, 3.4).at, 3);
  assert(sought(toggled(TEN), 4).isPlaying);
  assert(!stepped(toggled(TEN), 1).isPlaying);
  assert.equal(stepped(sought(TEN, 4), -1).at, 3);
});
