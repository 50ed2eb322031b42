import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import {
  arbitraryCandidates,
  arbitraryGrid,
  arbitraryPuzzle,
  arbitrarySymmetry,
} from '../testing/arbitraries.js';
import { gridFrom, paletteOf, puzzleFrom, rowsOf } from '../testing/notation.js';
import { check } from './check.js';
import { puzzleOf } from './clues-of.js';
import { copyGrid, sameGrid } from './grid.js';
import { type Symmetry, transformGrid, transformPuzzle } from './symmetry.js';

const SEEN: Record<Symmetry, string[]> = {
  identity: ['#..', '##?'],
  rotate90: ['##', '#.', '?.'],
  rotate180: ['?##', '..#'],
  rotate270: ['.?', '.#', '##'],
  mirror: ['..#', '?##'],
  flip: ['##?', '#..'],
  transpose: ['##', '.#', '.?'],
  antitranspose: ['?.', '#.', '##'],
};

for (const [symmetry, rows] of Object.entries(SEEN)) {
  test(`${symmetry} of a grid`, () => {
    assert.deepEqual(rowsOf(transformGrid(gridFrom(['#..', '##?']), symmetry as Symmetry)), rows);
  });
}

test('turning a puzzle is taking the clues of its turned grid', () => {
  const property = fc.property(arbitraryGrid(), arbitrarySymmetry(), ({ grid, colors }, symmetry) => {
    const palette = paletteOf(colors);
    const turned = transformPuzzle(puzzleOf(grid, palette), symmetry);
    assert.deepEqual(turned, puzzleOf(transformGrid(grid, symmetry), palette));
  });
  fc.assert(property, { seed: 1 });
});

test('blotted and unknown clues turn with the puzzle', () => {
  const puzzle = puzzleFrom('? 1;*;0', '1;*;? 1');
  assert.deepEqual(transformPuzzle(puzzle, 'rotate180'), puzzleFrom('0;*;1 ?', '1 ?;*;1'));
  assert.deepEqual(transformPuzzle(puzzle, 'rotate90'), puzzleFrom('1;*;1 ?', '0;*;? 1'));
});

test('a turned solution solves the turned puzzle', () => {
  const property = fc.property(arbitraryPuzzle(), arbitrarySymmetry(), ({ puzzle, grid }, symmetry) => {
    assert.deepEqual(check(transformPuzzle(puzzle, symmetry), transformGrid(grid, symmetry)), { ok: true });
  });
  fc.assert(property, { seed: 2 });
});

const INVERSE: Partial<Record<Symmetry, Symmetry>> = { rotate90: 'rotate270', rotate270: 'rotate90' };

test('every symmetry can be undone, and leaves its input alone', () => {
  const property = fc.property(arbitraryCandidates(), arbitrarySymmetry(), ({ grid }, symmetry) => {
    const before = copyGrid(grid);
    const back = transformGrid(transformGrid(grid, symmetry), INVERSE[symmetry] ?? symmetry);
    assert(sameGrid(back, before));
    assert(sameGrid(grid, before));
  });
  fc.assert(property, { seed: 3 });
});

test('an unknown symmetry is a mistake of the caller', () => {
  const wrong = 'rotate45' as Symmetry;
  assert.throws(() => transformGrid(gridFrom(['#']), wrong), {
    name: 'RangeError',
    message: /^The symmetry is "rotate45"; expected identity, rotate90, .*antitranspose\.$/,
  });
  assert.throws(() => transformPuzzle(puzzleFrom('1', '1'), 'toString' as Symmetry), RangeError);
});
