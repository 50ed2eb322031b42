import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { puzzleHash } from '../model/index.js';
import { arbitraryPuzzle } from '../testing/arbitraries.js';
import { gridFrom, puzzleFrom, rowsOf } from '../testing/notation.js';
import { arbitraryActions, playOf } from '../testing/plays.js';
import { beginPlay, doMove, goToMove, type Play, undoMove } from './play.js';
import { PLAY_FAULT_CODES, readPlay, writePlay } from './save.js';
import { beginStroke, extendStroke, strokeMove } from './stroke.js';
import { beginTrial, keepTrial } from './trial.js';

const PLUS = puzzleFrom('1;3;1', '1;3;1');

function draw(play: Play, from: number, to = from): Play {
  const stroke = extendStroke(play, beginStroke(play, from, { kind: 'fill', color: 1 }), to);
  return doMove(play, strokeMove(play, stroke));
}

function read(text: string, puzzle = PLUS): Play {
  const result = readPlay(text, puzzle);
  assert(result.ok, result.ok ? '' : result.fault.message);
  return result.play;
}

test('what is written is short, and says what was done', () => {
  const play = undoMove(draw(draw(draw(beginPlay(PLUS), 3, 5), 7, 1), 0));
  assert.deepEqual(JSON.parse(writePlay(play)), {
    format: 'crosshatch-play',
    version: 1,
    puzzle: puzzleHash(PLUS),
    start: '',
    moves: 's1@3>3;s1@7,1@1;s1@0',
    done: 2,
  });
});

test('written and read, a play is the same', () => {
  fc.assert(
    fc.property(
      arbitraryPuzzle({ maxSide: 6 }),
      arbitraryActions(),
      fc.boolean(),
      ({ puzzle, grid }, actions, isGiven) => {
        const options = isGiven
          ? { given: { ...grid, cells: grid.cells.map((c, i) => (i % 3 === 0 ? c : 0xff)) } }
          : {};
        const begun = beginPlay(puzzle, {
          ...options,
          marks: { ...grid, cells: grid.cells.map((c, i) => (i % 4 === 1 ? c : 0xff)) },
        });
        const play = playOf(begun, actions).at(-1) ?? begun;
        const result = readPlay(writePlay(play), puzzle, options);
        assert.deepEqual(result, { ok: true, play });
      },
    ),
    { seed: 6, numRuns: 300 },
  );
});

test('with fewer moves the marks are the same, and the last moves can be undone', () => {
  fc.assert(
    fc.property(
      arbitraryPuzzle({ maxSide: 6 }),
      arbitraryActions(),
      fc.nat(5),
      ({ puzzle }, actions, moves) => {
        const play = playOf(beginPlay(puzzle), actions).at(-1) ?? beginPlay(puzzle);
        const again = read(writePlay(play, { moves }), puzzle);
        assert.deepEqual(again.grid, play.grid);
        assert(again.done.length <= moves);
        assert.deepEqual(goToMove(again, 0).grid, goToMove(play, Math.max(0, play.done.length - moves)).grid);
      },
    ),
    { seed: 7, numRuns: 200 },
  );
});

test('a trial whose beginning is cut off is over', () => {
  const play = keepTrial(draw(beginTrial(beginPlay(PLUS)), 4));
  const again = read(writePlay(play, { moves: 2 }));
  assert.deepEqual([again.trial, again.done.length, rowsOf(again.grid)], [null, 1, rowsOf(play.grid)]);
});

test('a file that lists its colours in another order fits', () => {
  const one = puzzleFrom('1a;1b', '1a;1b', 2);
  const other = puzzleFrom('1b;1a', '1b;1a', 2);
  const play = beginPlay(one, { marks: gridFrom(['a?', '?b'], 2) });
  assert.deepEqual(rowsOf(read(writePlay(play), other).grid, 2), ['b?', '?a']);
});

function faultOf(change: object, puzzle = PLUS): string | undefined {
  const saved = { ...JSON.parse(writePlay(draw(beginPlay(PLUS), 4))), ...change };
  const result = readPlay(JSON.stringify(saved), puzzle);
  return result.ok ? undefined : result.fault.code;
}

test('other files, and plays of another puzzle or version, are rejected', () => {
  for (const text of ['', 'null', '[]', '{}', '{"format":', '"crosshatch-play"', '[['.repeat(50_000)]) {
    const result = readPlay(text, PLUS);
    assert.equal(result.ok ? '' : result.fault.code, 'not-a-play', text.slice(0, 20));
  }
  assert.equal(faultOf({ version: 2 }), 'unknown-version');
  assert.equal(faultOf({ version: '1' }), 'unknown-version');
  assert.equal(faultOf({}, puzzleFrom('1;1', '1;1')), 'other-puzzle');
  assert.equal(faultOf({}), undefined);
});

test('moves that no player could make are refused', () => {
  const bad = [
    's1@9',
    's1@0>4',
    's1@2>2',
    's1@0<2',
    's1@0^2',
    's1@6v2',
    's2@0',
    's1@-1',
    's1@0>0',
    's1@0>',
    's1',
    's',
    't1@0',
    'k',
    'z1@0',
    ';',
    's1@0;',
    's1@0,1@0',
    's?@0',
    's1@0;s1@0',
    's1@0,0@0',
    's1@0>9999',
    's99@0',
    's1@9999999',
    's 1@0',
  ];
  for (const moves of bad) assert.equal(faultOf({ moves, done: 0 }), 'bad-moves', moves);
  for (const start of ['1@9', 's1@0', '1@0,0@0', '?@0']) assert.equal(faultOf({ start }), 'bad-moves', start);
  for (const done of [2, -1, 0.5, '1', null]) assert.equal(faultOf({ done }), 'bad-moves', String(done));
  for (const moves of [null, 5, ['s1@0']]) assert.equal(faultOf({ moves }), 'bad-moves');
  assert.equal(faultOf({ moves: 't;s1@0;k;s1@4', done: 0 }), undefined);
});

test('each fault says what is wrong', () => {
  const message = (change: object, puzzle = PLUS) => {
    const saved = { ...JSON.parse(writePlay(draw(beginPlay(PLUS), 4))), ...change };
    const result = readPlay(JSON.stringify(saved), puzzle);
    return result.ok ? '' : result.fault.message;
  };
  const version = 'x'.repeat(99);
  assert.equal(message({ format: 'x' }), 'This is not a saved play.');
  assert.equal(message({ version }), `The saved play has version ${version.slice(0, 20)}; this reads 1.`);
  assert.equal(message({}, puzzleFrom('1;1', '1;1')), 'The saved play belongs to another puzzle.');
  assert.equal(message({ moves: 5 }), 'The saved play lacks its start, its moves or how many are done.');
  assert.equal(message({ start: '1@9' }), 'The saved marks do not fit the puzzle.');
  assert.equal(message({ done: 2 }), 'The saved play has 1 moves, and says that 2 are done.');
  assert.equal(message({ moves: 's1@0;s1@' }), "Move 2 of the saved play can't be read.");
  assert.equal(message({ moves: 's1@0;s1@0' }), 'Move 2 of the saved play is not possible.');
});

test('a given cell cannot be changed', () => {
  const given = gridFrom(['???', '?#?', '???']);
  const text = writePlay(draw(beginPlay(PLUS), 4));
  const result = readPlay(text, PLUS, { given });
  assert.equal(result.ok ? '' : result.fault.code, 'bad-moves');
});

test('a huge text is refused before it is looked at, and many moves in time', () => {
  const huge = readPlay(' '.repeat(2 ** 25 + 1), PLUS);
  assert.equal(huge.ok ? '' : huge.fault.code, 'too-large');
  assert.equal(faultOf({ moves: 't;'.repeat(2 ** 21 + 5) }), 'bad-moves');
});

test('damaged text never throws, and what is read of it can be played', () => {
  const damage = fc.array(
    fc.tuple(fc.nat(400), fc.constantFrom('', '0', '9', '?', '@', '>', 'v', ';', ',', 's', 'k', '"')),
    {
      minLength: 1,
      maxLength: 3,
    },
  );
  fc.assert(
    fc.property(
      arbitraryPuzzle({ maxSide: 5 }),
      arbitraryActions(),
      damage,
      ({ puzzle }, actions, damages) => {
        const play = playOf(beginPlay(puzzle), actions).at(-1) ?? beginPlay(puzzle);
        let text = writePlay(play);
        for (const [at, put] of damages)
          text = text.slice(0, at % text.length) + put + text.slice((at % text.length) + 1);
        const result = readPlay(text, puzzle);
        if (!result.ok) {
          assert(PLAY_FAULT_CODES.includes(result.fault.code));
          return;
        }
        const all = result.play.done.length + result.play.undone.length;
        assert.deepEqual(goToMove(result.play, 0).grid.cells, result.play.start.cells);
        assert.deepEqual(read(writePlay(goToMove(result.play, all)), puzzle), goToMove(result.play, all));
      },
    ),
    { seed: 8, numRuns: 500 },
  );
});

test('a text longer than any saved play is not even parsed', () => {
  const result = readPlay(' '.repeat(2 ** 25 + 1), PLUS);
  assert(!result.ok);
  assert.equal(result.fault.code, 'too-large');
  assert.match(result.fault.message, /33554433 characters; at most 33554432/);
  const fitting = readPlay(' '.repeat(2 ** 25), PLUS);
  assert(!fitting.ok && fitting.fault.code !== 'too-large');
});
