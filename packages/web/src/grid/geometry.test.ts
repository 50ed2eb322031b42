// The geometry: clues stay in view, zooming keeps the point, nothing leaves the window.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { cellAt, fit, layOut, reveal, zoomAt } from './geometry.js';

const shapes = fc.record({
  columns: fc.integer({ min: 1, max: 200 }),
  rows: fc.integer({ min: 1, max: 200 }),
  rowEms: fc.double({ min: 1, max: 80, noNaN: true }),
  stackedEms: fc.double({ min: 1, max: 40, noNaN: true }),
  columnRuns: fc.integer({ min: 1, max: 60 }),
  columnEms: fc.double({ min: 1, max: 2, noNaN: true }),
});
const areas = fc.record({
  width: fc.integer({ min: 200, max: 2000 }),
  height: fc.integer({ min: 200, max: 2000 }),
});
const views = fc.record({
  cell: fc.double({ min: 0.5, max: 100, noNaN: true }),
  x: fc.double({ min: -5000, max: 50_000, noNaN: true }),
  y: fc.double({ min: -5000, max: 50_000, noNaN: true }),
});

test('panes and window stay inside the room, whatever the view', () => {
  fc.assert(
    fc.property(shapes, areas, views, (shape, area, view) => {
      const g = layOut(shape, area, view);
      assert(g.ox >= -1 && g.oy >= -1, 'the panes begin inside');
      assert(g.gx - g.ox <= area.width / 2 && g.gy - g.oy <= area.height / 2, 'the panes leave room');
      assert(g.viewRight <= area.width && g.viewBottom <= area.height);
      assert(g.x >= 0 && g.y >= 0);
      assert(g.x <= Math.max(0, g.columns * g.cell - (g.viewRight - g.gx)) + 1e-6);
    }),
    { seed: 7 },
  );
});

test('what fits is shown whole', () => {
  fc.assert(
    fc.property(shapes, areas, (shape, area) => {
      const view = fit(shape, area);
      const g = layOut(shape, area, view);
      if (view.cell <= 2.25) return; // as small as it gets
      assert(g.gx + shape.columns * g.cell <= area.width + 1);
      assert(g.gy + shape.rows * g.cell <= area.height + 1);
    }),
    { seed: 8 },
  );
});

test('zooming in keeps the cell under the pointer', () => {
  const shape = { columns: 60, rows: 60, rowEms: 13, stackedEms: 7, columnRuns: 8, columnEms: 1.2 };
  const area = { width: 800, height: 800 };
  const before = layOut(shape, area, { cell: 20, x: 200, y: 150 });
  const point = { x: 500, y: 420 };
  const after = layOut(shape, area, zoomAt(shape, area, before, point, 40));
  assert.equal(after.cell, 40);
  assert.equal(cellAt(after, point.x, point.y), cellAt(before, point.x, point.y));
});

test('a cell outside the window is brought in by as little as needed', () => {
  const shape = { columns: 60, rows: 60, rowEms: 13, stackedEms: 7, columnRuns: 8, columnEms: 1.2 };
  const area = { width: 400, height: 400 };
  const before = layOut(shape, area, { cell: 30, x: 0, y: 0 });
  assert.deepEqual(reveal(before, 0), { cell: 30, x: 0, y: 0 });
  const after = layOut(shape, area, reveal(before, 59));
  assert.equal(after.y, 0);
  assert.equal(cellAt(after, after.viewRight - 1, after.gy + 1), 59);
});

test('the panes hold no cells', () => {
  const shape = { columns: 10, rows: 10, rowEms: 4, stackedEms: 2, columnRuns: 3, columnEms: 1.2 };
  const g = layOut(shape, { width: 500, height: 500 }, { cell: 30, x: 0, y: 0 });
  assert.equal(cellAt(g, g.gx - 1, g.gy + 5), undefined);
  assert.equal(cellAt(g, g.gx + 5, g.gy - 1), undefined);
  assert.equal(cellAt(g, g.gx, g.gy), 0);
});
