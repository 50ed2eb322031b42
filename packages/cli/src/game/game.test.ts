import assert from 'node:assert/strict';
import { test } from 'node:test';
import { puzzleOf } from '@crosshatch/core/model';
import { beginPlay } from '@crosshatch/core/play';
import { drawRows, parseDrawing } from '@crosshatch/core/render';
import { type Action, beginGame, type Game, shownPlay, update } from './game.js';
import { Thinking } from './thinking.js';
import { MESSAGES } from './words.js';

const PLUS = puzzleOf(parseDrawing('.#. \n ### \n .#.'));
const RIGHT: Action = { kind: 'move', down: 0, right: 1, isDrawing: false };
const DOWN: Action = { kind: 'move', down: 1, right: 0, isDrawing: false };
const FILL: Action = { kind: 'use', tool: 'fill' };
const CROSS: Action = { kind: 'use', tool: 'cross' };

function after(...actions: Action[]): Game {
  return actions.reduce(update, beginGame(beginPlay(PLUS), { title: 'Plus' }, 'Welcome.'));
}

/** Answers what is asked, as the thread does. */
function answered(game: Game): Game {
  assert(game.asking !== null);
  return update(game, { kind: 'answer', answer: new Thinking().answer(game.asking, game.play) });
}

function rows(game: Game): string {
  return drawRows(shownPlay(game).grid).join(' ');
}

test('the cursor stays on the grid', () => {
  assert.equal(after(RIGHT, RIGHT, RIGHT, RIGHT).cursor, 2);
  assert.equal(after({ ...DOWN, down: 5 }, { kind: 'edge', to: 'end' }).cursor, 8);
  assert.equal(after({ ...DOWN, down: -5 }, { kind: 'edge', to: 'home' }).cursor, 0);
});

test('fill, cross, erase, undo, redo', () => {
  assert.equal(rows(after(FILL, RIGHT, CROSS)), '#.? ??? ???');
  assert.equal(rows(after(FILL, FILL)), '??? ??? ???');
  assert.equal(rows(after(FILL, { kind: 'use', tool: 'erase' })), '??? ??? ???');
  assert.equal(rows(after(FILL, RIGHT, CROSS, { kind: 'undo' })), '#?? ??? ???');
  assert.equal(rows(after(FILL, { kind: 'undo' }, { kind: 'redo' })), '#?? ??? ???');
  assert.equal(after({ kind: 'undo' }).message, MESSAGES.nothingToUndo);
  assert.equal(after({ kind: 'redo' }).message, MESSAGES.nothingToRedo);
});

test('drawing with Shift goes on with what was just filled, and is one undo', () => {
  const draw: Action = { ...RIGHT, isDrawing: true };
  const drawing = after(FILL, draw, draw);
  assert.equal(rows(drawing), '### ??? ???');
  assert.equal(drawing.play.done.length, 1);
  const lifted = update(drawing, DOWN);
  assert.equal(lifted.play.done.length, 2);
  assert.equal(rows(update(lifted, { kind: 'undo' })), '#?? ??? ???');
  assert.equal(rows(update(drawing, { kind: 'escape' })), '#?? ??? ???');
});

test('the pen of a mouse', () => {
  const down: Action = { kind: 'pen-down', cell: 3, tool: 'fill' };
  const drawing = after(down, { kind: 'pen-move', cell: 8 });
  assert.equal(rows(drawing), '??? ### ???');
  assert.equal(drawing.cursor, 5);
  assert.equal(update(drawing, { kind: 'pen-up' }).play.done.length, 1);
  assert.equal(rows(after({ kind: 'pen-up' })), '??? ??? ???');
});

test('solved: whatever way it was filled, and undo goes on', () => {
  const solved = after(
    RIGHT,
    FILL,
    { kind: 'pen-down', cell: 3, tool: 'fill' },
    { kind: 'pen-move', cell: 5 },
    { kind: 'pen-up' },
    DOWN,
    FILL,
  );
  assert(!solved.isSolved);
  const end = [{ kind: 'pen-down', cell: 7, tool: 'fill' } as const, { kind: 'pen-up' } as const].reduce(
    update,
    update(solved, { kind: 'undo' }),
  );
  assert(end.isSolved);
  assert.match(end.message, /^Solved: Plus, in 3 moves/);
  assert(!update(end, { kind: 'undo' }).isSolved);
});

test('a hint gives more detail each time, and restarts after a move', () => {
  let game = answered(after({ kind: 'hint' }));
  assert.match(game.message, /Look at .*\(h: more\)$/);
  const levels = [game.hint].concat(
    [2, 3, 4, 4].map(() => {
      game = answered(update(game, { kind: 'hint' }));
      return game.hint;
    }),
  );
  assert.deepEqual(
    levels.map((hint) => (hint?.kind === 'deduction' ? hint.level : 0)),
    [1, 2, 3, 4, 4],
  );
  assert.doesNotMatch(game.message, /more/);
  game = answered(update(update(game, CROSS), { kind: 'hint' }));
  assert.equal(game.hint?.kind === 'deduction' && game.hint.level, 1);
});

test('"right so far?" does not say where; going back undoes as little as it can', () => {
  assert.match(answered(after({ kind: 'check' })).message, /^Right so far/);
  const wrong = after(RIGHT, FILL, RIGHT, FILL, DOWN, FILL);
  const checked = answered(update(wrong, { kind: 'check' }));
  assert.equal(checked.message, 'There is a mistake. b goes back to before it.');
  const back = answered(update(checked, { kind: 'back' }));
  assert.equal(rows(back), '?#? ??? ???');
  assert.equal(back.message, 'Back to before the mistake: 2 moves undone. r restores them.');
  assert.match(answered(update(back, { kind: 'back' })).message, /nothing to go back to/);
});

test('an answer that comes after the player has gone on is dropped', () => {
  const asked = after({ kind: 'check' });
  assert(asked.asking !== null);
  const answer = { kind: 'answer', answer: new Thinking().answer(asked.asking, asked.play) } as const;
  const gone = update(asked, FILL);
  assert.equal(update(gone, answer), gone);
  const stopped = update(asked, { kind: 'escape' });
  assert.equal(update(stopped, answer), stopped);
});

test('a trial', () => {
  const tried = after(FILL, { kind: 'try' }, RIGHT, FILL);
  assert.equal(rows(tried), '##? ??? ???');
  assert.equal(rows(update(tried, { kind: 'drop' })), '#?? ??? ???');
  const kept = update(tried, { kind: 'keep' });
  assert.equal(rows(kept), '##? ??? ???');
  assert.equal(kept.play.trial, null);
  assert.equal(after({ kind: 'keep' }).message, MESSAGES.noTrial);
  assert.equal(after({ kind: 'drop' }).message, MESSAGES.noTrial);
});

test('crosses in finished lines, and clearing', () => {
  const middle = after(
    { kind: 'pen-down', cell: 3, tool: 'fill' },
    { kind: 'pen-move', cell: 5 },
    { kind: 'pen-up' },
  );
  assert.equal(rows(update(middle, { kind: 'cross-finished' })), '.?. ### .?.');
  assert.equal(after({ kind: 'cross-finished' }).message, MESSAGES.nothingToCross);
  const cleared = update(middle, { kind: 'clear' });
  assert.deepEqual([rows(cleared), cleared.message], ['??? ??? ???', MESSAGES.cleared]);
});

test('any key closes the help; colours go round', () => {
  const open = after({ kind: 'help' });
  assert(open.isHelpOpen);
  assert.deepEqual(update(open, FILL), { ...open, isHelpOpen: false });
  assert.equal(after({ kind: 'next-color', by: 1 }).color, 1);
});
