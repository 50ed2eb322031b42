import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { arbitraryCandidates } from '../testing/arbitraries.js';
import { gridFrom, paletteOf, rowsOf } from '../testing/notation.js';
import {
  allCandidates,
  candidate,
  colorOf,
  copyGrid,
  differingCells,
  gridOfColors,
  isComplete,
  sameGrid,
  unknownGrid,
} from './grid.js';
import { MAX_COLORS } from './limits.js';

test('candidates are bits: blank is bit 0, colour c is bit c', () => {
  assert.equal(candidate(0), 0b1);
  assert.equal(candidate(3), 0b1000);
  assert.equal(allCandidates(paletteOf(1)), 0b11);
  assert.equal(allCandidates(paletteOf(3)), 0b1111);
});

test('30 colours and blank fit in one word', () => {
  const all = allCandidates(paletteOf(MAX_COLORS));
  assert.equal(all, 0x7fffffff);
  for (let color = 0; color <= MAX_COLORS; color++) {
    assert.equal(colorOf(candidate(color)), color);
    assert.equal(all & candidate(color), candidate(color));
  }
});

test('a cell has a colour when one candidate is left', () => {
  assert.equal(colorOf(0b1), 0);
  assert.equal(colorOf(0b100), 2);
  assert.equal(colorOf(0b11), undefined);
  assert.equal(colorOf(0), undefined);
});

test('an unknown grid knows nothing, a grid of colours everything', () => {
  const unknown = unknownGrid({ width: 3, height: 2 }, paletteOf(2));
  assert.deepEqual(rowsOf(unknown, 2), ['???', '???']);
  assert.equal(isComplete(unknown), false);
  const known = gridOfColors({ width: 3, height: 2 }, [0, 1, 2, 2, 1, 0]);
  assert.deepEqual(rowsOf(known, 2), ['.ab', 'ba.']);
  assert.equal(isComplete(known), true);
});

test('a contradictory cell is not complete', () => {
  assert.equal(isComplete(gridFrom(['#[]'])), false);
  assert.equal(isComplete(gridFrom(['#?'])), false);
});

test('a grid of colours takes the right number of colours within bounds', () => {
  const size = { width: 2, height: 1 };
  assert.throws(() => gridOfColors(size, [1]), {
    name: 'RangeError',
    message: 'There are 1 colours; 2x1 cells need 2.',
  });
  // 32 would be shifted round to blank.
  for (const color of [-1, 31, 32, 0.5, Number.NaN]) {
    const message = `A cell has colour ${color}; expected 0 to 30.`;
    assert.throws(() => gridOfColors(size, [0, color]), { name: 'RangeError', message });
  }
  assert.deepEqual([...gridOfColors(size, new Uint8Array([0, 30])).cells], [1, 2 ** 30]);
});

test('a copy is equal and independent', () => {
  fc.assert(
    fc.property(arbitraryCandidates(), ({ grid }) => {
      const copy = copyGrid(grid);
      assert(sameGrid(grid, copy));
      copy.cells[0] ^= 1;
      assert(!sameGrid(grid, copy));
    }),
    { seed: 7 },
  );
});

test('grids of the same cells but another shape differ', () => {
  assert(!sameGrid(gridFrom(['##..']), gridFrom(['##', '..'])));
  // One begins with all cells of the other.
  assert(!sameGrid(gridFrom(['#']), gridFrom(['#.'])));
  assert(!sameGrid(gridFrom(['#']), gridFrom(['#', '.'])));
  assert(sameGrid(gridFrom(['#.']), gridFrom(['#.'])));
});

test('differing cells are those in which not all agree', () => {
  const grids = [gridFrom(['#.#', '..?']), gridFrom(['#.#', '.#?']), gridFrom(['..#', '..#'])];
  assert.deepEqual(differingCells(grids), [0, 4, 5]);
  assert.deepEqual(differingCells([grids[0], grids[0]]), []);
  assert.deepEqual(differingCells([grids[0]]), []);
  assert.deepEqual(differingCells([]), []);
});
