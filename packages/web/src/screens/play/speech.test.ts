// The grid in words.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import '../../testing/english.js';
import { makePuzzle } from '@crosshatch/core/model';
import { beginPlay, lineStates } from '@crosshatch/core/play';
import { PlayModel } from './play-model.js';
import { cellWords, changeWords, lineWords } from './speech.js';

function model(colors: readonly string[] = ['black']): PlayModel {
  const made = makePuzzle({
    rows: [[{ length: 2, color: colors.length }], null, []],
    columns: [[{ length: 1, color: colors.length }], [{ length: null, color: 1 }], [1]],
    palette: { colors: colors.map((name) => ({ name })) },
  });
  assert(made.ok);
  return new PlayModel(made.puzzle);
}

test('a cell with its clues; only of lines that are new', () => {
  const { play } = model();
  assert.equal(cellWords(play.value, 0), 'Row 1, column 1: no mark; row clue 2; column clue 1.');
  assert.equal(cellWords(play.value, 1, 0), 'Row 1, column 2: no mark; column clue some.');
  assert.equal(cellWords(play.value, 3, 0), 'Row 2, column 1: no mark; row clue unknown.');
});

test('colours are spoken by their names', () => {
  const played = model(['red', 'blue']);
  played.color.value = 2;
  const changes = played.mark('fill');
  assert.equal(changeWords(played.puzzle, changes), 'blue');
  assert.match(cellWords(played.play.value, 0), /: blue; row clue 2 blue; /);
});

test('a line in stretches, and whether it is finished or impossible', () => {
  const played = model();
  played.settle(
    new Map([
      [0, 2],
      [1, 2],
      [2, 1],
    ]),
  );
  const { lines } = lineStates(played.play.value);
  assert.equal(
    lineWords(played.play.value, 0, lines[0]),
    'Row 1, clue 2, finished: 1 to 2 filled, 3 crossed out.',
  );
  assert.equal(lineWords(played.play.value, 2, lines[2]), 'Row 3, clue zero, finished: 1 to 3 no mark.');
  played.settle(new Map([[2, 2]]));
  const after = lineStates(played.play.value).lines;
  assert.match(lineWords(played.play.value, 0, after[0]), /does not fit its clue/);
});

test('several cells are counted', () => {
  const played = model();
  played.begin(6, 'other');
  played.extend(8);
  assert.equal(changeWords(played.puzzle, played.end()), '3 cells crossed out');
  assert.equal(changeWords(played.puzzle, { changes: [], isOnGiven: false }), '');
});

test('given cells are spoken as given, with the reason why they stay', () => {
  const { puzzle } = model();
  const given = { width: 3, height: 3, cells: Uint32Array.of(2, 3, 1, 3, 3, 3, 3, 3, 3) };
  const played = new PlayModel(puzzle, beginPlay(puzzle, { given }));
  assert.match(cellWords(played.play.value, 0), /^Row 1, column 1: filled, given; /);
  assert.equal(
    changeWords(puzzle, played.mark('cross')),
    'This cell is given with the puzzle. It cannot be changed.',
  );
  played.settle(new Map([[1, 2]]));
  assert.equal(
    lineWords(played.play.value, 0, undefined),
    'Row 1, clue 2: 1 filled, given, 2 filled, 3 crossed out, given.',
  );
});
