// Mirrored arguments: sound, complete under the symmetries of the puzzle, and given once.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { unknownGrid } from '../../model/index.js';
import { solve } from '../../solve/index.js';
import { puzzleFrom } from '../../testing/notation.js';
import { shippedPuzzles } from '../../testing/shipped-puzzles.js';
import type { Deduction } from '../deduction.js';
import { steps } from '../questions.js';
import { Board } from '../techniques/board.js';
import { imagesOf, keeps, withImages } from './mirrored.js';

test('the symmetries of a puzzle, and whether a board has them', () => {
  const plus = puzzleFrom('1;3;1', '1;3;1');
  assert.equal(imagesOf(plus).length, 7);
  assert.equal(imagesOf(puzzleFrom('2;1;0', '2;1;0')).length, 1, 'along the diagonal');
  assert.equal(imagesOf(puzzleFrom('2;1;1', '2;2;0')).length, 0);
  const board = new Board(plus);
  assert(imagesOf(plus).every((image) => keeps(image, board)));
  board.set(1, 2);
  assert.equal(imagesOf(plus).filter((image) => keeps(image, board)).length, 1, 'left to right');
});

test('cells, runs and the assumption have their images', () => {
  const puzzle = puzzleFrom('1 2;2 1', '1;1;*;*');
  const deduction: Deduction = {
    technique: 'shallow-lookahead',
    cost: 20,
    lines: [0],
    settles: [{ cell: 0, was: 3, candidates: 2 }],
    reason: { cells: [{ cell: 2, candidates: 1 }], runs: [{ line: 0, run: 0 }] },
    about: { runs: [], cells: [] },
    chain: [{ assume: { cell: 0, candidates: 1 }, links: [] }],
  };
  const turned = Uint32Array.from({ length: 8 }, (_, cell) => 7 - cell);
  const { settles, reason, mirrored } = withImages(deduction, [turned], puzzle);
  assert.deepEqual(
    settles.map(({ cell }) => cell),
    [0, 7],
  );
  assert.deepEqual(
    reason.cells.map(({ cell }) => cell),
    [2, 5],
  );
  assert.deepEqual(reason.runs, [
    { line: 0, run: 0 },
    { line: 1, run: 1 },
  ]);
  assert.deepEqual(mirrored, [{ cell: 7, candidates: 1 }]);
});

test('a symmetric puzzle: what an assumption settles, it settles in all images, and rightly', () => {
  const found = shippedPuzzles().find(({ file }) => file.includes('rose-window'));
  assert(found !== undefined);
  const { puzzle } = found.document;
  const result = solve(puzzle);
  assert(result.verdict === 'unique');
  const images = imagesOf(puzzle);
  assert.equal(images.length, 7);
  const { cells } = unknownGrid(puzzle, puzzle.palette);
  let assumptions = 0;
  for (const { chain, settles, reason } of steps(puzzle)) {
    if (chain !== undefined) {
      assumptions += 1;
      const settled = new Set(settles.map(({ cell }) => cell));
      for (const image of images) assert(settles.every(({ cell }) => settled.has(image[cell])));
      for (const { cell, candidates } of reason.cells) assert.equal(cells[cell], candidates);
    }
    for (const { cell, candidates } of settles) {
      assert.notEqual(candidates & result.solution.cells[cell], 0);
      cells[cell] &= candidates;
    }
  }
  assert(assumptions > 0 && assumptions <= 5, String(assumptions));
});
