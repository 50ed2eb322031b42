// The view of a grid: fitted until somebody zooms, and large enough for a finger.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { BLACK_ON_WHITE, gridOfColors, puzzleOf } from '@crosshatch/core/model';
import { signal } from '@preact/signals';
import { clueShape } from './geometry.js';
import { GridControl } from './grid-control.js';
import { minimapOf } from './minimap.js';

function control(side: number): GridControl {
  const colors = Array.from({ length: side * side }, (_, i) => (i + Math.trunc(i / side)) % 2);
  const puzzle = puzzleOf(gridOfColors({ width: side, height: side }, colors), BLACK_ON_WHITE);
  return new GridControl(signal(clueShape(puzzle, false)));
}

const AREA = { width: 800, height: 600 };
const cell = (grid: GridControl) => grid.geometry.value?.cell ?? 0;

test('before the room is known there is no geometry', () => {
  assert.equal(control(10).geometry.value, undefined);
});

test('fitted, it follows the room; zoomed, it stays as large as it is', () => {
  const grid = control(20);
  grid.resize(AREA, false);
  const fitted = cell(grid);
  grid.resize({ width: 400, height: 300 }, false);
  assert(cell(grid) < fitted);
  grid.zoomBy(2);
  const zoomed = cell(grid);
  grid.resize(AREA, false);
  assert.equal(cell(grid), zoomed);
  grid.fitAll();
  assert.equal(cell(grid), fitted);
});

test('zooming out ends where everything is in view', () => {
  const grid = control(20);
  grid.resize(AREA, false);
  const fitted = cell(grid);
  grid.zoomBy(3);
  grid.moveBy(100, 100);
  grid.zoomBy(0.01);
  assert.equal(cell(grid), fitted);
});

test('on a touch screen a large puzzle starts large enough for a finger', () => {
  const large = control(60);
  large.resize({ width: 390, height: 500 }, true);
  assert(cell(large) >= 20);
  const small = control(5);
  small.resize({ width: 390, height: 500 }, true);
  assert(cell(small) > 40, 'a small one fills the room');
});

test('what a sheet covers is brought above it, and back when it is gone', () => {
  const grid = control(15);
  grid.resize({ width: 360, height: 380 }, true);
  const before = grid.geometry.value;
  grid.revealSpan({ rows: [14, 14] });
  assert.deepEqual(grid.geometry.value, before, 'what is seen stays where it is');
  grid.covered.value = 150;
  grid.revealSpan({ rows: [14, 14] });
  const { y = 0, gy = 0, cell: side = 0 } = grid.geometry.value ?? {};
  assert.equal(side, before?.cell);
  assert(gy - y + 15 * side <= 380 - 150 + 1, 'above the sheet');
  grid.covered.value = 0;
  assert.deepEqual(grid.geometry.value, before);
});

test('panes are dragged larger and smaller, within bounds', () => {
  const grid = control(40);
  grid.resize({ width: 390, height: 600 }, true);
  const { left = 0, wholeLeft = 0 } = grid.geometry.value ?? {};
  assert(left < wholeLeft, 'the clues are too long for the pane');
  grid.resizePane('left', 5);
  assert.equal(grid.geometry.value?.left, left + 5);
  grid.resizePane('left', 1000);
  assert(Number(grid.geometry.value?.left) <= 0.75 * 390);
  grid.resizePane('left', -1000);
  assert(Number(grid.geometry.value?.left) >= 20);
  grid.shiftClues(5000, 0);
  assert.equal(grid.geometry.value?.shiftX, wholeLeft - Number(grid.geometry.value?.left));
  grid.fitAll();
  assert.equal(grid.geometry.value?.shiftX, 0);
});

test('a point of the minimap becomes the middle of the window', () => {
  const grid = control(60);
  grid.resize(AREA, false);
  grid.zoomBy(3);
  const map = grid.geometry.value && minimapOf(grid.geometry.value);
  assert(map !== undefined);
  grid.goToOnMap({ x: map.x + map.width / 2, y: map.y + map.height / 2 });
  const { x = 0, gx = 0, viewRight = 0, cell: side = 0 } = grid.geometry.value ?? {};
  assert(Math.abs(x + (viewRight - gx) / 2 - 30 * side) < 1);
});

test('a cell that is out of view is brought in', () => {
  const grid = control(60);
  grid.resize(AREA, false);
  grid.zoomBy(4);
  grid.reveal(60 * 60 - 1);
  const { x = 0, y = 0 } = grid.geometry.value ?? {};
  assert(x > 0 && y > 0);
  grid.reveal(0);
  assert.deepEqual([grid.geometry.value?.x, grid.geometry.value?.y], [0, 0]);
});

test('columns and rows are brought in, the other direction is left alone', () => {
  const grid = control(60);
  grid.resize(AREA, false);
  grid.zoomBy(4);
  grid.reveal(0);
  grid.revealSpan({ rows: [40, 42] });
  const { x = 0, y = 0, cell: side = 0, gy = 0, viewBottom = 0 } = grid.geometry.value ?? {};
  assert.equal(x, 0);
  assert(y <= 40 * side && y + (viewBottom - gy) >= 43 * side);
  grid.revealSpan({ columns: [5, 59] });
  assert.equal(grid.geometry.value?.x, 5 * side, 'the first of what has no room');
});

test('the picture alone stands in the middle', () => {
  const grid = control(10);
  grid.resize(AREA, false);
  const { gx = 0, viewRight = 0, viewBottom = 0 } = grid.pictureGeometry(200) ?? {};
  assert(Math.abs(gx - (AREA.width - viewRight)) <= 1);
  assert(viewBottom <= AREA.height - 200);
});
