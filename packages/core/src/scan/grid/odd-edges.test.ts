import assert from 'node:assert/strict';
import { test } from 'node:test';
import { withoutOddEdges } from './odd-edges.js';

const PITCH = 20;

/** Cells of 6 columns; each row has its own place. */
const cellsAt = (rows: readonly number[], shift: (row: number, column: number) => number = () => 0) =>
  rows.flatMap((y, row) =>
    Array.from({ length: 6 }, (_, column) => ({
      column,
      row,
      blob: { x: column * PITCH + shift(row, column), y, width: 18, height: 18 },
    })),
  );

const rowsOf = (cells: readonly { readonly row: number }[]) => [...new Set(cells.map(({ row }) => row))];

const regular = [0, 20, 40, 60, 80, 100];

test('a row of buttons below the grid is no row of it', () => {
  const buttons = cellsAt([...regular, 124], (row, column) => (row === 6 ? 3 * (column - 3) : 0));
  assert.deepEqual(rowsOf(withoutOddEdges(buttons, PITCH)), [0, 1, 2, 3, 4, 5]);
});

test('buttons behind a line without cells are no row either', () => {
  const buttons = cellsAt([...regular, 149]).map((cell) => (cell.row === 6 ? { ...cell, row: 7 } : cell));
  assert.deepEqual(rowsOf(withoutOddEdges(buttons, PITCH)), [0, 1, 2, 3, 4, 5]);
});

test('rows with a wider gap after every fifth one, and a page that bends, stay whole', () => {
  const blocks = [0, 20, 40, 60, 80, 104, 124, 144, 164, 184, 208];
  assert.equal(rowsOf(withoutOddEdges(cellsAt(blocks), PITCH)).length, blocks.length);
  const bent = cellsAt(regular, (row) => 0.4 * row * row);
  assert.equal(rowsOf(withoutOddEdges(bent, PITCH)).length, regular.length);
});
