// A stated size has to agree with the lists or the picture beside it, whatever reads them: without that, a file whose
// last row was deleted is another puzzle.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { parse } from './index.js';

const ROWS = '[[2, 2], [4], [1, 1], [6]]';
const COLUMNS = '[[1, 1], [4], [1, 1], [1, 1], [4], [1, 1]]';
const CELLS = '["##..##", ".####.", ".#..#.", "######"]';

/** Files with a 4 x 6 puzzle (rows x columns) beside a height and a width. */
const FILES: Record<string, (height: number, width: number) => string> = {
  'rows and cols': (h, w) => `{"height": ${h}, "width": ${w}, "rows": ${ROWS}, "cols": ${COLUMNS}}`,
  'the size after the lists': (h, w) =>
    `{"rows": ${ROWS}, "cols": ${COLUMNS}, "height": ${h}, "width": ${w}}`,
  'rows and columns': (h, w) => `{"height": ${h}, "width": ${w}, "rows": ${ROWS}, "columns": ${COLUMNS}}`,
  'a source': (h, w) => `{"h": ${h}, "w": ${w}, "rows": ${ROWS}, "cols": ${COLUMNS}, "source": "x"}`,
  'runs with colours': (h, w) =>
    `{"height": ${h}, "width": ${w}, "rows": [[["r", 1]], [["r", 1]], [["r", 1]], [["r", 1]]],` +
    ' "cols": [[["r", 4]], [], [], [], [], []]}',
  'row clues': (h, w) => `{"height": ${h}, "width": ${w}, "row_clues": ${ROWS}, "col_clues": ${COLUMNS}}`,
  'sizes as strings': (h, w) => `{"height": "${h}", "width": "${w}", "rows": ${ROWS}, "cols": ${COLUMNS}}`,
  'counts of lines': (h, w) => `{"rowCount": ${h}, "colCount": ${w}, "rows": ${ROWS}, "cols": ${COLUMNS}}`,
  'a pair of sides': (h, w) => `{"size": [${w}, ${h}], "rows": ${ROWS}, "cols": ${COLUMNS}}`,
  'sides in a string': (h, w) => `{"size": "${w}x${h}", "rows": ${ROWS}, "cols": ${COLUMNS}}`,
  'sides in an object': (h, w) => `{"size": {"h": ${h}, "w": ${w}}, "rows": ${ROWS}, "cols": ${COLUMNS}}`,
  'the size in another object': (h, w) =>
    `{"dimensions": {"rows": ${h}, "cols": ${w}}, "clues": {"rows": ${ROWS}, "cols": ${COLUMNS}}}`,
  'the size around the clues': (h, w) =>
    `{"height": ${h}, "width": ${w}, "clues": {"rows": ${ROWS}, "cols": ${COLUMNS}}}`,
  YAML: (h, w) => `height: ${h}\nwidth: ${w}\nrows: ${ROWS}\ncolumns: ${COLUMNS}\n`,
  TOML: (h, w) => `height = ${h}\nwidth = ${w}\nrows = ${ROWS}\ncolumns = ${COLUMNS}\n`,
  'an object of JavaScript': (h, w) =>
    `const puzzle = { nRows: ${h}, nCols: ${w}, rows: ${ROWS}, cols: ${COLUMNS} };\n`,
  'a picture of strings': (h, w) => `{"width": ${w}, "height": ${h}, "grid": ${CELLS}}`,
  'a picture of numbers': (h, w) =>
    `{"size": [${h}, ${w}], "grid": ${CELLS.replace(/"/g, '').replace(/[#.]+/g, cells)}}`,
  'several puzzles': (h, w) =>
    `[{"height": 4, "rows": ${ROWS}, "cols": ${COLUMNS}}, {"width": ${w}, "height": ${h}, "rows": ${ROWS}, "cols": ${COLUMNS}}]`,
};

function cells(row: string): string {
  return JSON.stringify([...row].map((cell) => (cell === '#' ? 1 : 0)));
}

for (const [name, file] of Object.entries(FILES)) {
  test(`the stated size must be that of the puzzle: ${name}`, () => {
    const result = parse(file(4, 6));
    assert(result.ok, 'right size');
    for (const { puzzle } of result.documents) assert.deepEqual([puzzle.height, puzzle.width], [4, 6]);
    for (const [height, width] of [
      [5, 6],
      [3, 6],
      [4, 7],
    ]) {
      const wrong = parse(file(height, width));
      assert(!wrong.ok, `read as ${height} x ${width}`);
      assert.equal(wrong.faults[0].code, 'size-mismatch', wrong.faults[0].message);
    }
  });
}

test('numbers of a program that are not about its lists do not count', () => {
  const result = parse(`width = 640\nheight = 480\nrows = ${ROWS}\ncolumns = ${COLUMNS}\n`);
  assert(result.ok);
});

test('a size around several puzzles is not that of each', () => {
  const result = parse(`{"size": 20, "puzzles": [{"rows": ${ROWS}, "cols": ${COLUMNS}}]}`);
  assert(result.ok);
});
