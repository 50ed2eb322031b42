import assert from 'node:assert/strict';
import { test } from 'node:test';
import { candidate } from '../../model/index.js';
import { gridFrom, puzzleFrom, rowsOf } from '../../testing/notation.js';
import { Board } from './board.js';

const cross = puzzleFrom('1;3;1', '1;3;1');
const switches = puzzleFrom('1;1', '1;1');

test('propagates to the fixpoint', () => {
  const board = new Board(cross);
  assert.equal(board.propagate(Infinity), 'sound');
  assert.deepEqual(rowsOf(board.grid()), ['.#.', '###', '.#.']);
});

test('a line that made a deduction is not solved again for it', () => {
  const board = new Board(puzzleFrom('3', '1;1;1'));
  board.propagate(Infinity);
  assert.equal(board.lineSolves, 4);
});

test('pauses at the limit and goes on from there', () => {
  const board = new Board(cross);
  assert.equal(board.propagate(2), 'paused');
  assert.equal(board.lineSolves, 2);
  assert.deepEqual(rowsOf(board.grid()), ['???', '###', '???']);
  assert.equal(board.propagate(Infinity), 'sound');
  assert.deepEqual(rowsOf(board.grid()), ['.#.', '###', '.#.']);
});

test('reports the line with the contradiction, and has nothing left to do then', () => {
  const board = new Board(puzzleFrom('2;0', '1;2'));
  assert.equal(board.propagate(Infinity), 'broken');
  assert.equal(board.brokenAt, 3);
  assert.equal(board.propagate(Infinity), 'sound');
});

test('undoes to a mark, and only to that', () => {
  const board = new Board(switches);
  board.propagate(Infinity);
  const root = board.mark();
  board.set(0, candidate(1));
  assert.equal(board.propagate(Infinity), 'sound');
  assert.deepEqual(rowsOf(board.grid()), ['#.', '.#']);
  board.undoTo(root);
  assert.deepEqual(rowsOf(board.grid()), ['??', '??']);
  board.set(0, candidate(0));
  const inner = board.mark();
  board.set(3, candidate(0));
  board.undoTo(inner);
  assert.deepEqual(rowsOf(board.grid()), ['.?', '??']);
});

test('starts from given cells, and leaves them alone', () => {
  const given = gridFrom(['?#', '??']);
  const board = new Board(switches, given);
  board.propagate(Infinity);
  assert.deepEqual(rowsOf(board.grid()), ['.#', '#.']);
  assert.deepEqual(rowsOf(given), ['?#', '??']);
});

test('setting what is known already changes nothing', () => {
  const board = new Board(cross);
  board.propagate(Infinity);
  const mark = board.mark();
  board.set(4, candidate(1));
  assert.equal(board.mark(), mark);
});
