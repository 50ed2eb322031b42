import assert from 'node:assert/strict';
import { test } from 'node:test';
import { gridOfColors, puzzleOf } from 'crosshatch/model';
import { cellAt, lanesOf, layoutOf, wholeLayoutOf } from './sheet-layout.js';

const puzzle = puzzleOf(gridOfColors({ width: 5, height: 2 }, [1, 0, 1, 0, 1, 0, 1, 0, 0, 0]));
const room = { width: 400, height: 400, smallest: 8, largest: 30 };

test('cells are as large as there is room for, within bounds', () => {
  const lanes = lanesOf(puzzle);
  assert.deepEqual(lanes, { across: 3, down: 1 });
  assert.equal(layoutOf(puzzle, lanes, room).cell, 30);
  const narrow = layoutOf(puzzle, lanes, { ...room, width: 130 });
  assert(narrow.width <= 130 && narrow.cell >= 8 && narrow.cell < 30);
  assert.equal(layoutOf(puzzle, lanes, { ...room, width: 10 }).cell, 8);
});

test('a place on the sheet is a cell, or beside the grid', () => {
  const layout = layoutOf(puzzle, lanesOf(puzzle), room);
  const { left, top, cell } = layout;
  assert.deepEqual(cellAt(layout, puzzle, left + 1, top + 1), { x: 0, y: 0 });
  assert.deepEqual(cellAt(layout, puzzle, left + 5 * cell - 1, top + 2 * cell - 1), { x: 4, y: 1 });
  for (const [x, y] of [
    [left - 1, top],
    [left, top - 1],
    [left + 5 * cell, top],
    [left, top + 2 * cell],
  ]) {
    assert.equal(cellAt(layout, puzzle, x, y), undefined);
  }
});

test('a sheet that does not fit with its clues is shown whole without them', () => {
  const lanes = lanesOf(puzzle);
  assert.deepEqual(wholeLayoutOf(puzzle, lanes, room), layoutOf(puzzle, lanes, room));
  const whole = wholeLayoutOf(puzzle, lanes, { ...room, width: 50 });
  assert(whole.width <= 50 && whole.left < 5 && whole.cell >= 4);
});

test('without lanes there is no room for clues', () => {
  const { left, top } = layoutOf(puzzle, { across: 0, down: 0 }, room);
  assert(left < 5 && top < 5);
});
