// Pictures given as lists of filled cells, and pictures of x and o: what they mean where it is certain, a note where it
// is likely, a refusal where it is open.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { canonicalText } from '../../model/index.js';
import { KITE } from '../../testing/format-checks.js';
import { parse } from '../index.js';

/** The filled cells of the kite, which is 4 cells wide and 3 high: ##.# / .... / .### */
const FILLED = [
  [0, 0],
  [0, 1],
  [0, 3],
  [2, 1],
  [2, 2],
  [2, 3],
];

type Write = (row: number, column: number) => string;

function listOf(write: Write, between = ', '): string {
  return FILLED.map(([row, column]) => write(row, column)).join(between);
}

const STATED: Readonly<Record<string, string>> = {
  'row and column': `{"width": 4, "height": 3, "cells": [${listOf((r, c) => `[${r}, ${c}]`)}]}`,
  'x and y': `{"width": 4, "height": 3, "filled": [${listOf((r, c) => `[${c}, ${r}]`)}]}`,
  'from 1': `{"width": 4, "height": 3, "black": [${listOf((r, c) => `[${r + 1}, ${c + 1}]`)}]}`,
  'x and y from 1': `{"rows": 3, "cols": 4, "points": [${listOf((r, c) => `[${c + 1},${r + 1}]`)}]}`,
  objects: `{"size": {"rows": 3, "cols": 4}, "filled": [${listOf((r, c) => `{"row": ${r}, "col": ${c}}`)}]}`,
  'objects of x and y': `{"width": 4, "height": 3, "pixels": [${listOf((r, c) => `{"x": ${c}, "y": ${r}}`)}]}`,
  strings: `{"rows": 3, "cols": 4, "black": [${listOf((r, c) => `"${r},${c}"`)}]}`,
  'a program': `# nonogram\nwidth = 4\nheight = 3\nfilled = {${listOf((r, c) => `(${c}, ${r})`)}}\n`,
};

for (const [what, text] of Object.entries(STATED)) {
  test(`filled cells as ${what}`, () => {
    const result = parse(text);
    assert(result.ok, JSON.stringify(result));
    assert.equal(canonicalText(result.documents[0].puzzle), KITE);
    assert.equal(result.orientation, 'stated');
    assert.deepEqual(result.warnings, []);
    const goal = result.documents[0].goal;
    assert(goal !== undefined && goal.cells.filter((cell) => cell === 2).length === FILLED.length);
  });
}

test('in a square grid the first number is taken for the row, and that is an assumption', () => {
  const result = parse('{"size": 3, "cells": [[0, 0], [0, 1], [2, 1]]}');
  assert(result.ok);
  assert.equal(result.orientation, 'assumed');
  assert.deepEqual(
    result.documents[0].puzzle.rows.map((clue) => clue?.map(({ length }) => length)),
    [[2], [], [1]],
  );
});

test('cells that can be counted from 0 and from 1 are refused', () => {
  const result = parse('{"width": 9, "height": 9, "cells": [[1, 2], [3, 4], [5, 2]]}');
  assert(!result.ok);
  assert.equal(result.faults[0].code, 'ambiguous-format');
  assert.match(result.faults[0].message, /from 0 or from 1/);
});

test('lists that are no cells of the grid are not read as a picture', () => {
  for (const cells of [
    '[[0, 9], [1, 1]]',
    '[[0, 1, 2]]',
    '[[0, 1], 3]',
    '[["a", 1]]',
    '[]',
    '[{"row": 0, "row": 1}]',
  ]) {
    assert(!parse(`{"width": 4, "height": 3, "cells": ${cells}}`).ok, cells);
  }
  assert(!parse('{"cells": [[0, 1], [0, 2]]}').ok, 'without a size');
});

for (const text of [
  'xxox\noooo\noxxx\n',
  'XXOX\nOOOO\nOXXX',
  'x x o x\no o o o\no x x x\n',
  '["xxox", "oooo", "oxxx"]',
  '{"grid": [["X","X","O","X"],["O","O","O","O"],["O","X","X","X"]]}',
]) {
  test(`x is filled and o is blank, with a warning: ${JSON.stringify(text)}`, () => {
    const result = parse(text);
    assert(result.ok, JSON.stringify(result));
    assert.equal(canonicalText(result.documents[0].puzzle), KITE);
    assert.deepEqual(
      result.warnings.map(({ code, document }) => [code, document]),
      [['assumed-marks', 0]],
    );
  });
}

test('a picture of x and o beside clues is not compared with them', () => {
  const clues = '"rows": [[2, 1], [], [3]], "columns": [[1], [1, 1], [1], [1, 1]]';
  const result = parse(`{${clues}, "solution": ["ooxo", "xxxx", "xooo"]}`);
  assert(result.ok);
  assert.equal(canonicalText(result.documents[0].puzzle), KITE);
  assert.equal(result.documents[0].goal, undefined);
  assert.deepEqual(result.warnings, []);
});
