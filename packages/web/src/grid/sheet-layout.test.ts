import assert from 'node:assert/strict';
import { test } from 'node:test';
import { gridOfColors, puzzleOf } from '@crosshatch/core/model';
import { bareShape, cellAt, clueShape } from './geometry.js';
import { layOutSheet, layOutWhole } from './sheet-layout.js';

const puzzle = puzzleOf(gridOfColors({ width: 5, height: 2 }, [1, 0, 1, 0, 1, 0, 1, 0, 0, 0]));
const shape = clueShape(puzzle, false);
const room = { width: 400, height: 400 };
const sizes = { smallest: 8, largest: 30 };

test('cells are as large as there is room for, within bounds', () => {
  assert.equal(layOutSheet(shape, room, sizes).geometry.cell, 30);
  const { area, geometry } = layOutSheet(shape, { ...room, width: 130 }, sizes);
  assert(area.width <= 130 && geometry.cell >= 8 && geometry.cell < 30);
  assert.equal(layOutSheet(shape, { ...room, width: 10 }, sizes).geometry.cell, 8);
});

test('the whole sheet is on the canvas: clues, cells, and nothing is cut or moved', () => {
  for (const runs of [1, 4, 40]) {
    const { area, geometry } = layOutSheet({ ...shape, rowEms: runs, columnRuns: runs }, room, sizes);
    const { ox, oy, gx, gy, cell, viewRight, viewBottom } = geometry;
    assert(ox >= 0 && oy >= 0 && gx - ox >= runs * geometry.font && gy - oy >= runs * geometry.slot);
    assert.deepEqual([viewRight, viewBottom], [gx + 5 * cell, gy + 2 * cell]);
    assert(viewRight <= area.width && viewBottom <= area.height);
    assert.deepEqual([geometry.x, geometry.y], [0, 0]);
    assert.equal(cellAt(geometry, viewRight - 1, viewBottom - 1), 9);
  }
});

test('a sheet that does not fit with its clues is shown whole without them', () => {
  assert.deepEqual(layOutWhole(shape, room, sizes), layOutSheet(shape, room, sizes));
  const { area, geometry } = layOutWhole(shape, { ...room, width: 50 }, sizes);
  assert(area.width <= 50 && geometry.left === 0 && geometry.cell >= 4);
});

test('a bare shape leaves no room for clues', () => {
  const { gx, gy } = layOutSheet(bareShape(shape), room, sizes).geometry;
  assert(gx < 5 && gy < 5);
});
