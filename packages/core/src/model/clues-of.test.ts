import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { arbitraryGrid } from '../testing/arbitraries.js';
import { gridFrom, paletteOf, puzzleFrom } from '../testing/notation.js';
import { check } from './check.js';
import { cluesOf, puzzleOf, runsOfLine } from './clues-of.js';
import { unknownGrid } from './grid.js';
import { MAX_SIDE } from './limits.js';
import { makePuzzle } from './puzzle.js';

test('the clues of a picture', () => {
  assert.deepEqual(puzzleOf(gridFrom(['##.#', '....', '.###'])), puzzleFrom('2 1;0;3', '1;1 1;1;1 1'));
});

test('touching colours are runs of their own', () => {
  const grid = gridFrom(['aab.b', 'bb.aa'], 2);
  assert.deepEqual(puzzleOf(grid, paletteOf(2)), puzzleFrom('2a 1b 1b;2b 2a', '1a 1b;1a 1b;1b;1a;1b 1a', 2));
});

test('a line with an unknown or contradictory cell has an unknown clue', () => {
  const grid = gridFrom(['#?.', '#..', '.[]#']);
  assert.deepEqual(puzzleOf(grid), puzzleFrom('*;1;*', '2;*;1'));
  assert.equal(runsOfLine(grid, 0), null);
  assert.deepEqual(runsOfLine(grid, 1), [{ length: 1, color: 1 }]);
});

test('every grid solves the puzzle of its clues, which is well formed', () => {
  const property = fc.property(arbitraryGrid({ maxColors: 4 }), ({ grid, colors }) => {
    const puzzle = puzzleOf(grid, paletteOf(colors));
    assert.deepEqual(check(puzzle, grid), { ok: true });
    assert.deepEqual(makePuzzle(puzzle), { ok: true, puzzle, findings: [] });
    assert.deepEqual(cluesOf(grid), { rows: puzzle.rows, columns: puzzle.columns });
  });
  fc.assert(property, { seed: 8 });
});

test('a picture that no puzzle can be is a mistake of the caller', () => {
  assert.throws(() => puzzleOf(gridFrom(['ab'], 2)), {
    name: 'RangeError',
    message: 'A cell has colour 2; the palette has only colour 1.',
  });
  assert.throws(
    () => puzzleOf(gridFrom(['[.c]'], 3), paletteOf(2)),
    /has colour 3; the palette has colours 1 to 2/,
  );
  assert.equal(puzzleOf(unknownGrid({ width: MAX_SIDE, height: 1 }, paletteOf(1))).width, MAX_SIDE);
  assert.equal(puzzleOf(unknownGrid({ width: 1, height: MAX_SIDE }, paletteOf(1))).height, MAX_SIDE);
  const long = unknownGrid({ width: MAX_SIDE + 1, height: 1 }, paletteOf(1));
  assert.throws(() => puzzleOf(long), {
    name: 'RangeError',
    message: 'The grid is 1001x1; a puzzle has 1 to 1000 rows and columns.',
  });
  const sides = [
    [0, 0],
    [0, 3],
    [3, 0],
    [1, MAX_SIDE + 1],
  ];
  for (const [width, height] of sides) {
    const cells = new Uint32Array(width * height).fill(1);
    assert.throws(() => puzzleOf({ width, height, cells }), RangeError, `${width}x${height}`);
  }
});
