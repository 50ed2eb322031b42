import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { type Grid, gridOfColors, type Palette, sameGrid } from '../../model/index.js';
import { drawGrid, drawRows, parseDrawing } from './text.js';

const TRAFFIC: Palette = {
  background: { name: 'white', rgb: '#ffffff' },
  colors: [
    { name: 'red', rgb: '#ff0000', symbol: 'r' },
    { name: 'green', rgb: '#00ff00', symbol: 'g' },
  ],
};

test('a grid is drawn with # for filled, . for blank and ? for unknown', () => {
  const grid: Grid = { width: 3, height: 2, cells: Uint32Array.of(2, 1, 3, 0, 2, 2) };
  assert.equal(drawGrid(grid), '#.?\n!##');
  assert.deepEqual(drawRows(grid), ['#.?', '!##']);
});

test('a coloured grid is drawn with the symbols of its palette', () => {
  const grid = gridOfColors({ width: 4, height: 1 }, [1, 0, 2, 2]);
  assert.equal(drawGrid(grid, TRAFFIC), 'r.gg');
});

test('a palette of one colour is drawn with # whatever its symbol', () => {
  const palette: Palette = { ...TRAFFIC, colors: [TRAFFIC.colors[0]] };
  assert.equal(drawGrid(gridOfColors({ width: 2, height: 1 }, [1, 0]), palette), '#.');
});

test('a cell of which only some colours are ruled out is unknown', () => {
  assert.equal(drawGrid({ width: 1, height: 1, cells: Uint32Array.of(0b110) }, TRAFFIC), '?');
});

test('a drawing may be indented', () => {
  const grid = parseDrawing(`
    #.
    .?
  `);
  assert.deepEqual([...grid.cells], [2, 1, 1, 3]);
});

test('every drawing parses to the grid it was drawn from', () => {
  const cell = fc.constantFrom(0b001, 0b010, 0b100, 0b111, 0);
  const grid = fc
    .tuple(fc.integer({ min: 1, max: 6 }), fc.integer({ min: 1, max: 6 }))
    .chain(([width, height]) =>
      fc
        .array(cell, { minLength: width * height, maxLength: width * height })
        .map((cells): Grid => ({ width, height, cells: Uint32Array.from(cells) })),
    );
  fc.assert(
    fc.property(grid, (drawn) => sameGrid(parseDrawing(drawGrid(drawn, TRAFFIC), TRAFFIC), drawn)),
    { seed: 1 },
  );
});

test('what is not a drawing is refused in one sentence', () => {
  const refused = (text: string, message: string) => {
    assert.throws(() => parseDrawing(text), { name: 'RangeError', message });
  };
  refused(' \n ', 'The drawing is empty; expected at least one cell.');
  refused('##\n#', 'Row 2 of the drawing has 1 cells; expected 2.');
  refused('#x', 'Row 1 of the drawing has "x"; expected one of . # ? !');
});

test('a colour beyond the palette is refused', () => {
  const grid = gridOfColors({ width: 1, height: 1 }, [2]);
  assert.throws(() => drawGrid(grid), {
    name: 'RangeError',
    message: 'A cell has colour 2; the palette has colours 1 to 1.',
  });
});
