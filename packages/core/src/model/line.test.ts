import assert from 'node:assert/strict';
import { test } from 'node:test';
import { cellOfLine, columnId, isRow, lineCount, lineIndex, lineLength, lineName, rowId } from './line.js';

const size = { width: 4, height: 3 };

test('lines are rows first, then columns', () => {
  const lines = Array.from({ length: lineCount(size) }, (_, line) => line);
  assert.deepEqual(
    lines.map((line) => lineName(size, line)),
    ['row 1', 'row 2', 'row 3', 'column 1', 'column 2', 'column 3', 'column 4'],
  );
  assert.deepEqual(
    lines.map((line) => isRow(size, line)),
    [true, true, true, false, false, false, false],
  );
  assert.deepEqual(
    lines.map((line) => lineIndex(size, line)),
    [0, 1, 2, 0, 1, 2, 3],
  );
  assert.deepEqual(
    lines.map((line) => lineLength(size, line)),
    [4, 4, 4, 3, 3, 3, 3],
  );
});

test('row and column numbers become lines and back', () => {
  for (let row = 0; row < size.height; row++) assert.equal(lineIndex(size, rowId(row)), row);
  for (let column = 0; column < size.width; column++) {
    const line = columnId(size, column);
    assert.equal(isRow(size, line), false);
    assert.equal(lineIndex(size, line), column);
  }
});

test('every cell lies in one row and one column', () => {
  const visits = new Map<number, number[]>();
  for (let line = 0; line < lineCount(size); line++) {
    for (let position = 0; position < lineLength(size, line); position++) {
      const cell = cellOfLine(size, line, position);
      visits.set(cell, [...(visits.get(cell) ?? []), line]);
    }
  }
  assert.equal(visits.size, 12);
  assert.deepEqual(visits.get(0), [0, 3]);
  assert.deepEqual(visits.get(6), [1, 5]);
  assert.deepEqual(visits.get(11), [2, 6]);
});
