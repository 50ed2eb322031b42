import assert from 'node:assert/strict';
import { test } from 'node:test';
import { randomPuzzle } from '../testing/generate.js';
import { gridFrom, puzzleFrom } from '../testing/notation.js';
import { Random } from '../testing/random.js';
import { firstMistake, rightSoFar } from './right-so-far.js';
import { stuck } from './stuck.js';

const PLUS = puzzleFrom('1;3;1', '1;3;1');
const SWITCH = puzzleFrom('1;1;0;2', '1 1;1 1');

test('right so far: yes, no, or it can not be told', () => {
  assert.deepEqual(rightSoFar(PLUS, gridFrom(['.#.', '???', '???'])), { answer: 'yes' });
  assert.deepEqual(rightSoFar(PLUS, gridFrom(['#??', '???', '???'])), { answer: 'no' });
  assert.deepEqual(rightSoFar(PLUS, gridFrom(['???', '???', '???'])), { answer: 'yes' });
});

test('with several solutions: yes for what all have, no for what none has', () => {
  assert.deepEqual(rightSoFar(SWITCH, gridFrom(['??', '??', '..', '##'])), { answer: 'yes' });
  assert.deepEqual(rightSoFar(SWITCH, gridFrom(['??', '??', '??', '?.'])), { answer: 'no' });
  assert.deepEqual(rightSoFar(SWITCH, gridFrom(['#?', '??', '??', '??'])), {
    answer: 'cannot-tell',
    because: 'several',
  });
  assert.deepEqual(rightSoFar(SWITCH, gridFrom(['#?', '#?', '??', '??'])), { answer: 'no' });
});

test('a puzzle without a solution has no right or wrong', () => {
  const impossible = puzzleFrom('2;0', '0;2');
  assert.deepEqual(rightSoFar(impossible, gridFrom(['??', '??'])), {
    answer: 'cannot-tell',
    because: 'no-solution',
  });
  assert.deepEqual(firstMistake(impossible, [gridFrom(['??', '??'])]), { kind: 'no-solution' });
  assert.deepEqual(stuck(impossible, gridFrom(['??', '??'])), { kind: 'no-solution' });
});

test('a limit is said', () => {
  const large = randomPuzzle(new Random(5), { width: 15, height: 15 });
  const grid = gridFrom(Array.from({ length: 15 }, () => '?'.repeat(15)));
  const options = { budget: { lineSolves: 3 } };
  assert.deepEqual(rightSoFar(large, grid, options), { answer: 'undecided', reason: 'budget' });
  assert.deepEqual(firstMistake(large, [grid], options), { kind: 'undecided', reason: 'budget' });
  assert.deepEqual(stuck(large, grid, options), { kind: 'undecided', reason: 'budget' });
});

test('how far to undo', () => {
  const history = ['??? ??? ???', '.?? ??? ???', '.?? #?? ???', '.?. #?? ???', '.?# #?? ???'].map((rows) =>
    gridFrom(rows.split(' ')),
  );
  assert.deepEqual(firstMistake(PLUS, history), { kind: 'mistake', undoTo: 3, undo: 1 });
  assert.deepEqual(firstMistake(PLUS, history.slice(0, 4)), { kind: 'right' });
  assert.deepEqual(firstMistake(PLUS, []), { kind: 'right' });
  assert.deepEqual(firstMistake(PLUS, [gridFrom(['#??', '???', '???'])]), {
    kind: 'mistake',
    undoTo: -1,
    undo: 1,
  });
});

test('a mistake that was taken back is forgotten', () => {
  const history = ['??? ??? ???', '#?? ??? ???', '??? ??? ???', '??? ?.? ???', '??? ?.? ??.'].map((rows) =>
    gridFrom(rows.split(' ')),
  );
  assert.deepEqual(firstMistake(PLUS, history), { kind: 'mistake', undoTo: 2, undo: 2 });
});

test('with several solutions, a grid is wrong only when none is left', () => {
  const history = ['?? ?? ?? ??', '#? ?? ?? ??', '#? #? ?? ??'].map((rows) => gridFrom(rows.split(' ')));
  assert.deepEqual(firstMistake(SWITCH, history), { kind: 'mistake', undoTo: 1, undo: 1 });
});

test('stuck: is it me or the puzzle?', () => {
  assert.deepEqual(stuck(PLUS, gridFrom(['#??', '???', '???'])), { kind: 'mistake' });
  assert.deepEqual(stuck(PLUS, gridFrom(['???', '???', '???'])), {
    kind: 'deduction',
    technique: 'full-line',
    cost: 1,
    footholds: 2,
  });
  assert.deepEqual(stuck(PLUS, gridFrom(['.#.', '###', '.#.'])), { kind: 'solved' });
  assert.deepEqual(stuck(SWITCH, gridFrom(['??', '??', '..', '##'])), { kind: 'several' });
});
