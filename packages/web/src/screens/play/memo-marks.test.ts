// Memo marks: toggled, and undone in turn with the moves of the play.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { MemoMarks } from './memo-marks.js';

const cells = (memos: MemoMarks) => [...memos.cells.value].sort((a, b) => a - b);

test('a stroke puts marks on cells, and takes them away where its first cell has one', () => {
  const memos = new MemoMarks([4]);
  memos.toggle([1, 2, 4], 0);
  assert.deepEqual(cells(memos), [1, 2, 4]);
  memos.toggle([2, 3, 4], 0);
  assert.deepEqual(cells(memos), [1]);
});

test('undo and redo take turns with the moves of the play', () => {
  const memos = new MemoMarks();
  memos.toggle([1], 0);
  memos.toggle([2], 3);
  assert(!memos.undo(4), 'move 4 of the play was made later');
  assert(memos.undo(3));
  assert.deepEqual(cells(memos), [1]);
  assert(!memos.undo(2));
  assert(memos.undo(0));
  assert.deepEqual(cells(memos), []);
  assert(memos.redo(0));
  assert(!memos.redo(2), 'the other one comes after move 3');
  assert(memos.redo(3));
  assert.deepEqual(cells(memos), [1, 2]);
  memos.forgetUndone();
  assert(!memos.redo(9));
});
