// Shapes that fill all that is left after the crop: what lies round them has to be known from before it.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { rowsOf } from '../../testing/notation.js';
import { box, circle, Painter } from '../../testing/pictures/painter.js';
import { Random } from '../../testing/random.js';
import { type PictureRecipe, pictureGrid } from './picture-grid.js';

const WAYS: readonly Partial<PictureRecipe>[] = [
  {},
  { colors: 2 },
  { threshold: 'adaptive' },
  { dither: true },
  { contrast: false },
];

function drawn(painter: Painter, recipe: Partial<PictureRecipe> = {}): string[] {
  const { grid, palette } = pictureGrid(painter, { size: 10, ...recipe });
  return rowsOf(grid, palette.colors.length);
}

const block = (row: string, rows: number) => new Array<string>(rows).fill(row);
const FULL = '##########';
const NONE = '..........';

test('a solid rectangle is filled, whatever it lies on', () => {
  for (const [ground, color] of [
    ['#ffffff', '#000000'],
    ['#000000', '#ffffff'],
    ['#2a5fd4', '#f2d21c'],
    [undefined, '#000000'],
    [undefined, '#ffffff'],
  ]) {
    const painter = new Painter(100);
    if (ground !== undefined) painter.background(ground);
    painter.fill(box(0.2, 0.3, 0.5, 0.4), color as string);
    for (const way of WAYS) {
      assert.deepEqual(drawn(painter, way), block(FULL, 8), `${color} on ${ground} ${JSON.stringify(way)}`);
    }
    assert.deepEqual(drawn(painter, { invert: true }), block(NONE, 8));
    assert.deepEqual(drawn(painter, { size: { width: 10, height: 10 } }), [NONE, ...block(FULL, 8), NONE]);
    assert.deepEqual(drawn(painter, { outline: true }), [FULL, ...block('#........#', 6), FULL]);
  }
});

test('it keeps its colour, and the colour round it is the background', () => {
  const painter = new Painter(100).background('#ffffff').fill(box(0.2, 0.3, 0.5, 0.4), '#d01010');
  for (const colors of [2, 5, ['#ffffff', '#ff0000', '#0000ff']]) {
    const { palette } = pictureGrid(painter, { size: 10, colors });
    assert.deepEqual([palette.background.name, palette.colors.map(({ name }) => name)], ['white', ['red']]);
  }
});

test('a picture of one colour is filled, unless it looks like paper', () => {
  for (const way of [...WAYS, { crop: false }, { crop: false, colors: 3 }]) {
    for (const color of ['#000000', '#405060', '#d01010']) {
      assert.deepEqual(drawn(new Painter(60, 42).background(color), way), block(FULL, 7), color);
    }
    for (const color of ['#ffffff', '#f6f6f6']) {
      assert.deepEqual(drawn(new Painter(60, 42).background(color), way), block(NONE, 7), color);
    }
    assert.deepEqual(drawn(new Painter(60, 42), way), block(NONE, 7), 'transparent');
  }
});

test('grain changes nothing of that', () => {
  const grainy = (painter: Painter, amount: number) => {
    const random = new Random(7);
    painter.data.forEach((value, i) => {
      if (i % 4 !== 3) painter.data[i] = value + amount * (random.next() - 0.5);
    });
    return painter;
  };
  const rectangle = () => new Painter(200).background('#e8e8e8').fill(box(0.2, 0.3, 0.5, 0.4), '#282828');
  for (const way of [{}, { colors: 3 }]) {
    assert.deepEqual(drawn(grainy(new Painter(200, 140).background('#101010'), 20), way), block(FULL, 7));
    assert.deepEqual(drawn(grainy(new Painter(200, 140).background('#fafafa'), 12), way), block(NONE, 7));
    // The crop is not exact any more: a line at the border may be blank.
    for (const amount of [40, 100]) {
      const cells = drawn(grainy(rectangle(), amount), way).join('');
      assert(cells.replaceAll('.', '').length > 0.7 * cells.length, cells);
    }
  }
});

test('what is faint on ground of nearly its colour is still drawn', () => {
  const painter = new Painter(100).background('#505050').fill(box(0.2, 0.2, 0.6, 0.6), '#606060');
  assert.deepEqual(drawn(painter, { size: 5, crop: false })[2], '.###.');
});

test('a hole in a solid rectangle is a hole, not the subject', () => {
  const painter = new Painter(14)
    .background('#ffffff')
    .fill(box(2 / 14, 2 / 14, 10 / 14, 10 / 14), '#000000');
  painter.fill(box(6 / 14, 6 / 14, 1 / 14, 1 / 14), '#ffffff');
  for (const way of WAYS) {
    const want = [...block(FULL, 4), '####.#####', ...block(FULL, 5)];
    assert.deepEqual(drawn(painter, way), want, JSON.stringify(way));
  }
});

test('a disc is as it was', () => {
  const painter = new Painter(100).fill(circle(0.5, 0.5, 0.3), '#d01010');
  const [first, second, , fourth] = drawn(painter);
  assert.deepEqual([first, second, fourth], ['...####...', '.########.', FULL]);
});

test('a flag of two halves keeps both', () => {
  const onPaper = new Painter(100)
    .background('#ffffff')
    .fill(box(0.1, 0.3, 0.4, 0.4), '#2040c0')
    .fill(box(0.5, 0.3, 0.4, 0.4), '#d01010');
  assert.deepEqual(drawn(onPaper, { colors: 2 }), block('aaaaabbbbb', 5));
  assert.deepEqual(drawn(onPaper), block(FULL, 5));
  const whole = new Painter(100, 60).background('#2040c0').fill(box(0.5, 0, 0.5, 1), '#d01010');
  assert.deepEqual(drawn(whole), block('#####.....', 6));
  assert.deepEqual(drawn(whole, { colors: 2 }), block('.....#####', 6));
});

test('where the border has many colours, what was blank before the second crop stays blank', () => {
  // Black with a white dot beside white: cut down to the black half, its border is black.
  const painter = new Painter(120, 60)
    .background('#ffffff')
    .fill(box(0, 0, 0.5, 1), '#000000')
    .fill(box(0.2, 0.2, 0.1, 0.1), '#ffffff');
  for (const way of [{}, { colors: ['#ffffff', '#000000'] }]) {
    const rows = drawn(painter, way);
    assert.equal(rows.join('').replaceAll('#', '').length, 4, rows.join('\n'));
    assert.deepEqual([rows.length, rows[0]], [10, FULL]);
  }
});
