import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { allCandidates, candidate, sameGrid } from '../model/index.js';
import { arbitraryPuzzle } from '../testing/arbitraries.js';
import { gridFrom, puzzleFrom, rowsOf } from '../testing/notation.js';
import { arbitraryActions, playOf } from '../testing/plays.js';
import { clearMarks, crossFinishedLines } from './assist.js';
import {
  beginPlay,
  doMove,
  goToMove,
  gridsBack,
  isGiven,
  isUnmarked,
  type Play,
  redoMove,
  undoMove,
} from './play.js';
import { filledGrid, isSolved, playProgress } from './progress.js';
import { beginStroke, extendStroke, strokeMove, type Tool } from './stroke.js';
import { beginTrial, dropTrial, keepTrial, trialCells } from './trial.js';

const PLUS = puzzleFrom('1;3;1', '1;3;1');
const FILL = { kind: 'fill', color: 1 } as const;
const CROSS = { kind: 'cross' } as const;

function draw(play: Play, tool: Tool, from: number, to = from): Play {
  return doMove(play, strokeMove(play, extendStroke(play, beginStroke(play, from, tool), to)));
}

test('a play begins without marks', () => {
  const play = beginPlay(PLUS);
  assert.deepEqual(rowsOf(play.grid), ['???', '???', '???']);
  assert.deepEqual([play.done, play.undone, play.trial], [[], [], null]);
  assert(isUnmarked(play, 4));
  assert(!isUnmarked(draw(play, CROSS, 4), 4));
});

test('given cells are there from the start and stay', () => {
  let play = beginPlay(PLUS, { given: gridFrom(['?#?', '???', '???']) });
  assert.deepEqual(rowsOf(play.grid), ['?#?', '???', '???']);
  assert(isGiven(play, 1) && !isGiven(play, 0));
  play = draw(play, CROSS, 0, 2);
  assert.deepEqual(rowsOf(play.grid), ['.#.', '???', '???']);
  play = doMove(play, clearMarks(play));
  assert.deepEqual(rowsOf(play.grid), ['?#?', '???', '???']);
});

test('marks of a file are taken over, half-known cells are not', () => {
  const puzzle = puzzleFrom('1a;1b', '1a;1b', 2);
  const marks = gridFrom(['a.', '[ab]?'], 2);
  assert.deepEqual(rowsOf(beginPlay(puzzle, { marks }).grid, 2), ['a.', '??']);
});

test('undo and redo, one and several', () => {
  let play = draw(draw(draw(beginPlay(PLUS), FILL, 3, 5), FILL, 1, 7), CROSS, 0);
  assert.deepEqual(rowsOf(play.grid), ['.#?', '###', '?#?']);
  play = undoMove(play);
  assert.deepEqual(rowsOf(play.grid), ['?#?', '###', '?#?']);
  play = undoMove(play, 9);
  assert.deepEqual([rowsOf(play.grid), play.undone.length], [['???', '???', '???'], 3]);
  play = redoMove(play, 2);
  assert.deepEqual(rowsOf(play.grid), ['?#?', '###', '?#?']);
  assert.deepEqual(rowsOf(redoMove(play, 9).grid), ['.#?', '###', '?#?']);
  play = draw(play, CROSS, 8);
  assert.deepEqual(play.undone, []);
  assert.equal(redoMove(play), play);
});

test('moves on the same cell are redone in the order in which they were made', () => {
  const over = draw(draw(draw(beginPlay(PLUS), FILL, 3, 5), { kind: 'erase' }, 4), CROSS, 4);
  assert.deepEqual(rowsOf(over.grid), ['???', '#.#', '???']);
  const back = undoMove(over, 3);
  assert.deepEqual(redoMove(back, 3), over);
  assert.deepEqual(redoMove(redoMove(back, 2)), over);
  assert.deepEqual(rowsOf(redoMove(back, 2).grid), ['???', '#?#', '???']);
  assert.deepEqual(undoMove(redoMove(back, 3), 2), undoMove(over, 2));
});

test('a move that changes nothing is ignored', () => {
  const play = draw(beginPlay(PLUS), FILL, 4);
  assert.equal(doMove(play, { kind: 'stroke', changes: [] }), play);
});

test('mistakes of the caller', () => {
  const play = beginPlay(PLUS);
  assert.throws(() => goToMove(play, 1), new RangeError('There is no move 1; expected 0 to 0.'));
  const half = undoMove(draw(draw(play, FILL, 4), FILL, 0));
  for (const moves of [-1, 0.5, 3, Number.NaN]) {
    assert.throws(() => goToMove(half, moves), new RangeError(`There is no move ${moves}; expected 0 to 2.`));
  }
  for (const rows of [['???'], ['?', '?', '?']]) {
    assert.throws(() => beginPlay(PLUS, { marks: gridFrom(rows) }), /^RangeError: The marked grid is/);
  }
  assert.throws(
    () => doMove(play, { kind: 'stroke', changes: [{ cell: 0, from: 1, to: 2 }] }),
    new RangeError('The move expects 1 in cell 0, which has 3.'),
  );
  assert.throws(
    () => beginPlay(PLUS, { given: gridFrom(['?']) }),
    /The given grid is 1x1; the puzzle is 3x3/,
  );
});

test('a trial is kept or dropped, and undo crosses its beginning and its end', () => {
  const before = draw(beginPlay(PLUS), FILL, 4);
  let play = draw(beginTrial(before), FILL, 0);
  assert.equal(play.trial, 1);
  play = draw(play, CROSS, 1, 2);
  assert.deepEqual(trialCells(play), [0, 1, 2]);
  const dropped = dropTrial(play);
  assert.deepEqual([dropped.trial, rowsOf(dropped.grid)], [null, ['???', '?#?', '???']]);
  assert.deepEqual(rowsOf(redoMove(dropped, 9).grid), rowsOf(play.grid));
  const kept = keepTrial(play);
  assert.deepEqual([kept.trial, trialCells(kept), rowsOf(kept.grid)], [null, [], ['#..', '?#?', '???']]);
  assert.equal(undoMove(kept).trial, 1);
  assert.equal(undoMove(kept, 4).trial, null);
  assert.equal(keepTrial(before), before);
  assert.equal(dropTrial(before), before);
});

test('cells of a trial: in order, without those that are as before', () => {
  let play = draw(beginTrial(draw(beginPlay(PLUS), FILL, 8)), FILL, 7);
  play = draw(play, CROSS, 1);
  play = draw(play, { kind: 'erase' }, 7);
  play = draw(draw(play, FILL, 5), CROSS, 0);
  assert.deepEqual(trialCells(play), [0, 1, 5]);
  // Changed twice, and not back.
  play = draw(draw(play, { kind: 'erase' }, 0), FILL, 0);
  assert.deepEqual(trialCells(play), [0, 1, 5]);
});

test('a move without changes shares the grid', () => {
  const play = draw(beginPlay(PLUS), FILL, 4);
  assert.equal(beginTrial(play).grid, play.grid);
  assert.equal(undoMove(beginTrial(play)).grid, play.grid);
});

test('a trial inside a trial', () => {
  const play = beginTrial(draw(beginTrial(beginPlay(PLUS)), FILL, 0));
  assert.equal(play.trial, 2);
  assert.equal(keepTrial(play).trial, 0);
  assert.equal(dropTrial(keepTrial(play)).done.length, 0);
});

test('any valid solution wins; crosses do not matter', () => {
  const switches = puzzleFrom('1;1', '1;1');
  const one = draw(draw(beginPlay(switches), FILL, 0), FILL, 3);
  assert(isSolved(one));
  const other = draw(draw(beginPlay(switches), FILL, 1), FILL, 2);
  assert(isSolved(other));
  assert(isSolved(draw(other, CROSS, 0)));
  assert(!isSolved(draw(draw(beginPlay(switches), FILL, 0), FILL, 1)));
  assert.deepEqual(rowsOf(filledGrid(one)), ['#.', '.#']);
});

test('what wins has the given cells, also those that only rule a colour out', () => {
  const free = puzzleFrom('*', '*', 2);
  const play = beginPlay(free, { given: gridFrom(['[.b]'], 2) });
  assert(!isSolved(draw(play, FILL, 0)));
  assert(isSolved(draw(play, { kind: 'fill', color: 2 }, 0)));
  const pair = beginPlay(puzzleFrom('*', '*;*', 2), { given: gridFrom(['[.b]?'], 2) });
  assert(!isSolved(draw(pair, FILL, 0, 1)));
  const fixed = beginPlay(puzzleFrom('1;1', '1;1'), { given: gridFrom(['.?', '??']) });
  assert(isSolved(draw(draw(fixed, FILL, 1), FILL, 2)));
});

test('unknown clues and blotted runs are solved by whatever fits', () => {
  const play = beginPlay(puzzleFrom('*;?', '*;*'));
  assert(!isSolved(play));
  assert(isSolved(draw(play, FILL, 2)));
  assert(isSolved(draw(play, FILL, 2, 3)));
  assert.equal(playProgress(play).toFill, null);
  assert.equal(playProgress(play).lines, 1);
});

test('progress', () => {
  const play = draw(draw(beginPlay(PLUS), FILL, 3, 5), CROSS, 0);
  assert.deepEqual(playProgress(play), {
    marked: 4,
    cells: 9,
    filled: 3,
    toFill: 5,
    finishedLines: 3,
    lines: 6,
  });
});

test('crosses in finished lines, as one move', () => {
  const play = draw(beginPlay(PLUS), FILL, 3, 5);
  const crossed = doMove(play, crossFinishedLines(play));
  assert.deepEqual(rowsOf(crossed.grid), ['.?.', '###', '.?.']);
  assert.deepEqual(undoMove(crossed).grid, play.grid);
});

test('whatever is done, undo takes it back and redo brings it again', () => {
  fc.assert(
    fc.property(arbitraryPuzzle({ maxSide: 6 }), arbitraryActions(), ({ puzzle, grid }, actions) => {
      const begun = beginPlay(puzzle, grid.cells[0] === 1 ? { given: halfOf(grid) } : {});
      const states = playOf(begun, actions);
      states.forEach((play, i) => {
        const copy = structuredClone(play);
        assert.deepEqual(copy, play);
        assert(sameGrid(goToMove(play, 0).grid, play.start));
        for (let moves = 0; moves < play.done.length; moves++) {
          assert.deepEqual(redoMove(goToMove(play, moves), play.done.length - moves), play);
        }
        const marks = new Set([
          candidate(0),
          allCandidates(puzzle.palette),
          ...puzzle.palette.colors.map((_, c) => candidate(c + 1)),
        ]);
        assert(play.grid.cells.every((mark) => marks.has(mark)));
        const before = states[i - 1];
        if (before !== undefined && play.done.length > before.done.length) {
          assert.deepEqual(undoMove(play).grid.cells, before.grid.cells);
          assert.equal(undoMove(play).trial, before.trial);
        }
      });
    }),
    { seed: 1, numRuns: 200 },
  );
});

function halfOf(grid: Play['grid']): Play['grid'] {
  return { ...grid, cells: grid.cells.map((cell, i) => (i % 2 === 0 ? cell : 0xff)) };
}

test('gridsBack gives the grids of all points of the history, the latest first', () => {
  fc.assert(
    fc.property(arbitraryPuzzle({ maxSide: 6 }), arbitraryActions(), ({ puzzle }, actions) => {
      const play = playOf(beginPlay(puzzle), actions).at(-1) ?? beginPlay(puzzle);
      const grids = [...gridsBack(play)];
      assert.equal(grids.length, play.done.length + 1);
      for (const [i, grid] of grids.entries()) {
        assert(sameGrid(grid, goToMove(play, play.done.length - i).grid));
      }
    }),
    { seed: 11, numRuns: 50 },
  );
});
