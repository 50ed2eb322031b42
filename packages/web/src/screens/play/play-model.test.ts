// A puzzle played without a screen.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { makePuzzle } from '@crosshatch/core/model';
import { beginPlay } from '@crosshatch/core/play';
import { PlayModel } from './play-model.js';

/** A plus sign. */
function model(): PlayModel {
  const made = makePuzzle({ rows: [[1], [3], [1]], columns: [[1], [3], [1]] });
  assert(made.ok);
  return new PlayModel(made.puzzle);
}

const marks = (played: PlayModel) => Array.from(played.play.value.grid.cells).join('');

test('a stroke is only a preview until it ends, and one undo then', () => {
  const played = model();
  assert(played.begin(3, 'main'));
  played.extend(5);
  assert.equal(marks(played), '333333333');
  assert.deepEqual(
    [...(played.preview.value ?? [])],
    [
      [3, 2],
      [4, 2],
      [5, 2],
    ],
  );
  assert.equal(played.counter.value?.text, '3');
  assert.equal(played.end().changes.length, 3);
  assert.equal(marks(played), '333222333');
  assert.equal(played.preview.value, undefined);
  assert(played.undo());
  assert.equal(marks(played), '333333333');
  assert(!played.undo(), 'there is nothing more');
  assert(played.redo());
  assert.equal(marks(played), '333222333');
});

test('what is struck off is another thing only when something was', () => {
  const played = model();
  const before = played.struck.value;
  played.mark('cross');
  assert.equal(played.struck.value, before);
  played.settle(new Map([3, 4, 5].map((cell) => [cell, 2])));
  assert.notEqual(played.struck.value, before);
  assert.deepEqual(played.struck.value[1], [true]);
});

test('a stroke that is cancelled has never been', () => {
  const played = model();
  played.begin(0, 'main');
  played.extend(2);
  played.cancel();
  assert.equal(marks(played), '333333333');
  assert.equal(played.play.value.done.length, 0);
});

test('the other button crosses; with the tool Cross it fills', () => {
  const played = model();
  played.begin(0, 'other');
  played.end();
  assert.equal(marks(played), '133333333');
  played.tool.value = 'cross';
  played.begin(1, 'other');
  played.end();
  assert.equal(marks(played), '123333333');
});

test('a long press makes the stroke one of the other kind', () => {
  const played = model();
  played.begin(0, 'main');
  played.swap();
  played.end();
  assert.equal(marks(played), '133333333');
});

test('the tool Move draws nothing, and nothing is drawn once it is solved', () => {
  const played = model();
  played.tool.value = 'move';
  assert(!played.begin(0, 'main'));
  played.settle(new Map([1, 3, 4, 5, 7].map((cell) => [cell, 2])));
  assert(played.solved.value);
  assert.equal(played.done(), 1);
  assert.equal(played.picture(), '010111010');
  played.tool.value = 'fill';
  assert(!played.begin(0, 'main'));
});

test('the cursor stays on the grid', () => {
  const played = model();
  assert.equal(played.step(-1, -1), 0);
  assert.equal(played.step(1000, 0), 2);
  assert.equal(played.step(0, 1000), 8);
  assert(played.hasCursor.value);
});

test('a trial is thrown away as a whole, or kept', () => {
  const played = model();
  played.mark('fill');
  played.tryOut();
  played.step(1, 0);
  played.mark('cross');
  assert.deepEqual([...played.tried.value], [[1, 1]]);
  played.drop();
  assert.equal(marks(played), '233333333');
  played.tryOut();
  played.mark('cross');
  played.keep();
  assert.equal(played.tried.value.size, 0);
  assert.equal(marks(played), '213333333');
});

test('given cells stay: under a stroke, a hint and a fresh start', () => {
  const { puzzle } = model();
  const given = { width: 3, height: 3, cells: Uint32Array.of(1, 2, 3, 3, 3, 3, 3, 3, 3) };
  const played = new PlayModel(puzzle, beginPlay(puzzle, { given }));
  assert.deepEqual([...played.given], [0, 1]);
  assert.equal(played.done(), 0, 'what is given is no progress');
  played.begin(0, 'main');
  assert.deepEqual(played.end(), { changes: [], isOnGiven: true });
  played.begin(0, 'main');
  played.extend(2);
  assert.deepEqual(played.end(), { changes: [{ cell: 2, from: 3, to: 2 }], isOnGiven: false });
  played.settle(new Map([[1, 1]]));
  assert.equal(marks(played), '122333333');
  played.clear();
  assert.equal(marks(played), '123333333');
  played.settle(new Map([3, 4, 5, 7].map((cell) => [cell, 2])));
  assert(played.solved.value);
});

test('finished lines are crossed out, and all marks are cleared, each as one move', () => {
  const played = model();
  played.settle(new Map([3, 4, 5].map((cell) => [cell, 2])));
  assert(played.crossFinished());
  assert.equal(marks(played), '131222131');
  played.clear();
  assert.equal(marks(played), '333333333');
  played.undo();
  assert.equal(marks(played), '131222131');
});
