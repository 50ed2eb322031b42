import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { firstMistake } from '../explain/index.js';
import { solve } from '../solve/index.js';
import { arbitraryPuzzle } from '../testing/arbitraries.js';
import { gridFrom, puzzleFrom } from '../testing/notation.js';
import { everySolution } from '../testing/oracle.js';
import { arbitraryActions, playOf } from '../testing/plays.js';
import { beginPlay, goToMove } from './play.js';
import { Referee } from './referee.js';

const PLUS = puzzleFrom('1;3;1', '1;3;1');
const SWITCH = puzzleFrom('1;1;0;2', '1 1;1 1');

test('with one solution, a mark is wrong that differs from it', () => {
  const referee = new Referee(PLUS);
  assert.deepEqual(referee.judge(gridFrom(['?#?', '?#?', '???'])), { kind: 'right' });
  assert.deepEqual(referee.judge(gridFrom(['##?', '?.?', '??.'])), { kind: 'wrong', cells: [0, 4] });
});

test('with several, a mark that some solution has is not blamed', () => {
  const referee = new Referee(SWITCH);
  assert.deepEqual(referee.judge(gridFrom(['#?', '??', '??', '??'])), { kind: 'right' });
  assert.deepEqual(referee.judge(gridFrom(['?#', '??', '??', '??'])), { kind: 'right' });
  assert.deepEqual(referee.judge(gridFrom(['#?', '#?', '??', '??'])), { kind: 'wrong', cells: [] });
  assert.deepEqual(referee.judge(gridFrom(['#?', '#?', '#?', '??'])), { kind: 'wrong', cells: [4] });
});

test('no solution, and a limit', () => {
  assert.deepEqual(new Referee(puzzleFrom('2;0', '0;2')).judge(gridFrom(['??', '??'])), {
    kind: 'no-solution',
  });
  const referee = new Referee(SWITCH, { signal: { aborted: true } });
  assert.deepEqual(referee.judge(gridFrom(['#?', '??', '??', '??'])), { kind: 'undecided', reason: 'abort' });
});

test('it takes a result that is there already', () => {
  const referee = new Referee(PLUS, { result: solve(PLUS), signal: { aborted: true } });
  assert.deepEqual(referee.judge(gridFrom(['#??', '???', '???'])), { kind: 'wrong', cells: [0] });
});

test('judged as by brute force, and going back as explain does', () => {
  fc.assert(
    fc.property(
      arbitraryPuzzle({ maxSide: 4, maxColors: 2 }),
      arbitraryActions(12),
      ({ puzzle }, actions) => {
        const solutions = everySolution(puzzle);
        const referee = new Referee(puzzle);
        for (const play of playOf(beginPlay(puzzle), actions)) {
          const fits = solutions.some((solution) =>
            solution.cells.every((c, i) => (c & play.grid.cells[i]) !== 0),
          );
          const cells = [...play.grid.cells.keys()].filter((i) =>
            solutions.every((s) => (s.cells[i] & play.grid.cells[i]) === 0),
          );
          assert.deepEqual(referee.judge(play.grid), fits ? { kind: 'right' } : { kind: 'wrong', cells });
          const history = Array.from({ length: play.done.length + 1 }, (_, i) => goToMove(play, i).grid);
          const mistake = firstMistake(puzzle, history);
          assert.deepEqual(
            referee.beforeMistake(play),
            mistake.kind === 'mistake' ? { kind: 'mistake', moves: mistake.undoTo } : mistake,
          );
        }
      },
    ),
    { seed: 5, numRuns: 60 },
  );
});
