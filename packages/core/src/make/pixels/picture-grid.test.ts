import assert from 'node:assert/strict';
import { test } from 'node:test';
import { colorOf } from '../../model/index.js';
import { rowsOf } from '../../testing/notation.js';
import { box, circle, Painter, stroke } from '../../testing/pictures/painter.js';
import { type PictureRecipe, pictureGrid } from './picture-grid.js';

const rows = (painter: Painter, recipe: PictureRecipe) => {
  const { grid, palette } = pictureGrid(painter, recipe);
  return rowsOf(grid, palette.colors.length);
};

test('a disc becomes a disc: cropped, and blank outside', () => {
  const painter = new Painter(200).background('#ffffff').fill(circle(0.3, 0.6, 0.2), '#202020');
  assert.deepEqual(rows(painter, { size: 6 }), ['.####.', '######', '######', '######', '######', '.####.']);
});

test('on dark ground the light subject is filled; --invert turns it round', () => {
  const painter = new Painter(120).background('#101030').fill(box(0.2, 0.2, 0.6, 0.6), '#fff0c0');
  const size = { width: 5, height: 5 };
  const whole = { size, crop: false };
  assert.deepEqual(rows(painter, whole), ['.....', '.###.', '.###.', '.###.', '.....']);
  assert.deepEqual(rows(painter, { ...whole, invert: true })[2], '#...#');
});

test('what is transparent is background, also round a white subject', () => {
  for (const color of ['#000000', '#ffffff']) {
    const painter = new Painter(100).fill(box(0.25, 0, 0.5, 1), color);
    assert.deepEqual(rows(painter, { size: { width: 4, height: 4 }, crop: false })[1], '.##.', color);
  }
});

test('colours: the border is the background, the others come by area and have names', () => {
  const painter = new Painter(160)
    .background('#2a5fd4')
    .fill(box(0.1, 0.1, 0.8, 0.5), '#f2d21c')
    .fill(box(0.3, 0.7, 0.4, 0.2), '#d42a2a');
  const { palette, grid } = pictureGrid(painter, { size: 10, colors: 2, crop: false });
  assert.deepEqual(
    [palette.background.name, ...palette.colors.map(({ name }) => name)],
    ['blue', 'yellow', 'red'],
  );
  assert.deepEqual(rowsOf(grid, 2)[3], '.aaaaaaaa.');
  assert.deepEqual(rowsOf(grid, 2)[7], '...bbbb...');
});

test('specified colours are used as far as they occur', () => {
  const painter = new Painter(100).background('#fafafa').fill(circle(0.5, 0.5, 0.4), '#c03028');
  const { palette } = pictureGrid(painter, { size: 8, colors: ['#ffffff', '#ff0000', '#00ff00'] });
  assert.deepEqual([palette.background.rgb, palette.colors.map(({ rgb }) => rgb)], ['#ffffff', ['#ff0000']]);
});

test('outline mode draws the edge alone', () => {
  const painter = new Painter(180).background('#ffffff').fill(box(0.1, 0.1, 0.8, 0.8), '#303030');
  const grid = rows(painter, { size: 8, outline: true });
  assert.equal(grid[0], '########');
  assert.equal(grid[4], '#......#');
});

test('thin strokes stay whole at every size', () => {
  const painter = new Painter(300)
    .background('#ffffff')
    .fill(stroke(0.02, [0.05, 0.5], [0.95, 0.5]), '#000000');
  painter.fill(stroke(0.02, [0.5, 0.05], [0.5, 0.95]), '#000000');
  for (const size of [11, 15, 21]) {
    const { grid } = pictureGrid(painter, { size });
    const filled = (cells: number[]) => cells.filter((cell) => colorOf(grid.cells[cell]) === 1).length;
    const across = Array.from({ length: grid.width }, (_, x) => x);
    const best = Math.max(
      ...Array.from({ length: grid.height }, (_, y) => filled(across.map((x) => y * grid.width + x))),
    );
    assert.equal(best, grid.width, `${size}`);
  }
});

test('it says how sure it was, and what it shows', () => {
  const painter = new Painter(100, 60).background('#ffffff').fill(box(0.1, 0.1, 0.5, 0.3), '#000000');
  const { grid, certainty, area } = pictureGrid(painter, { size: 10 });
  assert.equal(certainty.length, grid.cells.length);
  assert(certainty.every((value) => value >= 0 && value <= 1));
  assert(Math.abs(area.left - 10) < 2 && Math.abs(area.width - 50) < 3);
});

test('pictures of one pixel, of one colour and of odd shapes are no trouble', () => {
  for (const [width, height] of [
    [1, 1],
    [1, 300],
    [300, 1],
    [7, 5],
  ]) {
    const painter = new Painter(width, height).background('#405060');
    const { grid } = pictureGrid(painter, { size: 12 });
    assert(grid.cells.every((cell) => colorOf(cell) === 1));
    assert.equal(Math.max(grid.width, grid.height), 12);
    pictureGrid(painter, { size: 5, colors: 4, dither: true });
    pictureGrid(painter, { size: 5, outline: true });
  }
});

test('invalid arguments are reported', () => {
  const painter = new Painter(4).background('#ffffff');
  const refused = (recipe: PictureRecipe, message: RegExp) =>
    assert.throws(() => pictureGrid(painter, recipe), { name: 'RangeError', message });
  refused({ size: 0 }, /size is 0/);
  refused({ size: { width: 5, height: 5000 } }, /size is 5000/);
  refused({ size: 5, colors: 31 }, /colors is 31/);
  refused({ size: 5, colors: ['#fff'] }, /1 colours/);
  refused({ size: 5, colors: ['#fff', 'red'] }, /"red"/);
  refused({ size: 5, threshold: 2 }, /threshold is 2/);
  refused({ size: 5, specks: -1 }, /specks is -1/);
  const data = new Uint8Array(3);
  assert.throws(() => pictureGrid({ width: 1, height: 1, data }, { size: 5 }), /3 bytes; 1x1/);
});
