import assert from 'node:assert/strict';
import { test } from 'node:test';
import { steps } from '@crosshatch/core/explain';
import { makePuzzle, type PuzzleDocument } from '@crosshatch/core/model';
import { drawRows } from '@crosshatch/core/render';
import { Player } from './player.js';

function document(): PuzzleDocument {
  const made = makePuzzle({ rows: [[1], [3], [1]], columns: [[1], [3], [1]] });
  assert(made.ok);
  return { puzzle: made.puzzle, meta: {} };
}

function loaded(): Player {
  const some = document();
  const player = new Player(some, 4);
  player.deductions.push(...steps(some.puzzle));
  player.end = 'solved';
  return player;
}

function rows(player: Player): string[] {
  return drawRows(player.grid(), document().puzzle.palette);
}

test('forward and back, the grid shows the deductions made', () => {
  const player = loaded();
  assert.deepEqual(rows(player), ['???', '???', '???']);
  player.advance(1);
  const first = rows(player);
  assert.notDeepEqual(first, ['???', '???', '???']);
  player.advance(100);
  assert.deepEqual(rows(player), ['.#.', '###', '.#.']);
  player.press('home');
  assert.deepEqual(rows(player), ['???', '???', '???']);
  player.press('right');
  assert.deepEqual(rows(player), first);
});

test('stepping by hand pauses, space goes on, and the film is over when all is shown', () => {
  const player = loaded();
  assert(player.canGoOn && !player.isOver);
  player.press('right');
  assert(player.isPaused && !player.canGoOn);
  player.press('end');
  assert.equal(player.place, player.deductions.length);
  assert(!player.isOver);
  player.press(' ');
  assert(player.isOver);
});

test('the speed doubles and halves, within bounds', () => {
  const player = loaded();
  for (const [key, speed] of [
    ['+', 8],
    ['up', 16],
    ['-', 8],
    ['down', 4],
  ] as const) {
    player.press(key);
    assert.equal(player.speed, speed);
  }
  for (let i = 0; i < 20; i++) player.press('-');
  assert.equal(player.speed, 0.25);
  for (let i = 0; i < 20; i++) player.press('+');
  assert.equal(player.speed, 1000);
});

test('the viewer may go on to the result, or end everything; other keys do nothing', () => {
  for (const key of ['q', 'Q', 'enter', 'escape']) {
    const player = loaded();
    player.press(key);
    assert.equal(player.ending, 'next');
  }
  const player = loaded();
  player.press('x');
  assert.equal(player.ending, undefined);
  player.press('ctrl-c');
  assert.equal(player.ending, 'interrupt');
});
