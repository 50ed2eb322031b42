import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type Puzzle, unknownGrid } from '../../model/index.js';
import { gridFrom, puzzleFrom } from '../../testing/notation.js';
import { regionKey, regionsOf } from './regions.js';

const everyCell = (puzzle: Puzzle) => Array.from({ length: puzzle.width * puzzle.height }, (_, cell) => cell);

test('two switches apart are two regions, with the segments that tie each', () => {
  const puzzle = puzzleFrom('1;1;0;1;1', '1;1;0;1;1');
  const { cells } = gridFrom(['??...', '??...', '.....', '...??', '...??']);
  const regions = regionsOf(puzzle, cells, everyCell(puzzle));
  assert.deepEqual(
    regions?.map((region) => region.cells),
    [
      [0, 1, 5, 6],
      [18, 19, 23, 24],
    ],
  );
  // Rows 1 and 2 with columns 1 and 2; lines are numbered rows first.
  const lines = regions?.map(({ segments }) => segments.map(({ line }) => line).sort((a, b) => a - b));
  assert.deepEqual(lines, [
    [0, 1, 5, 6],
    [3, 4, 8, 9],
  ]);
  const segmentCells = regions?.[1].segments.map((segment) => segment.cells.join()).sort();
  assert.deepEqual(segmentCells, ['18,19', '18,23', '19,24', '23,24']);
});

test('what shares a cell is one region, however long the chain', () => {
  const stairs = puzzleFrom('1;1;1;1', '1;1;1;1');
  const { cells } = gridFrom(['??..', '.??.', '..??', '?..?']);
  const regions = regionsOf(stairs, cells, everyCell(stairs));
  assert.deepEqual(
    regions?.map((region) => region.cells),
    [[0, 1, 5, 6, 10, 11, 12, 15]],
  );
  assert.equal(regions?.[0].segments.length, 8);
});

test('only cells within are looked at, and nothing unknown is no region', () => {
  const puzzle = puzzleFrom('1;1;0;1;1', '1;1;0;1;1');
  const { cells } = gridFrom(['??...', '??...', '.....', '...??', '...??']);
  assert.deepEqual(
    regionsOf(puzzle, cells, [18, 19, 23, 24])?.map((region) => region.cells),
    [[18, 19, 23, 24]],
  );
  assert.deepEqual(
    regionsOf(puzzle, gridFrom(['#....', '.#...', '.....', '...#.', '....#']).cells, everyCell(puzzle)),
    [],
  );
});

test('a line that cannot be placed', () => {
  const puzzle = puzzleFrom('2;0', '1;1');
  const { cells } = gridFrom(['.?', '??']);
  assert.equal(regionsOf(puzzle, cells, everyCell(puzzle)), null);
});

test('keys distinguish regions by cells and by the clues of their lines', () => {
  const free = (puzzle: Puzzle) => unknownGrid(puzzle, puzzle.palette).cells;
  const keyOf = (puzzle: Puzzle) => {
    const regions = regionsOf(puzzle, free(puzzle), everyCell(puzzle)) ?? [];
    return regions.map((region) => regionKey(region)).join('\n');
  };
  const one = keyOf(puzzleFrom('1;1;1', '1;1;1'));
  assert.equal(one, keyOf(puzzleFrom('1;1;1', '1;1;1')));
  assert.notEqual(one, keyOf(puzzleFrom('1;1;1', '1;1;?')));
  assert.notEqual(keyOf(puzzleFrom('1;1', '1;1')), keyOf(puzzleFrom('*;1', '1;1')));
  assert.match(
    one,
    /^0 0,1,2 [\d, -]+\/3 0,3,6 [\d, -]+\/4 1,4,7 [\d, -]+\/5 2,5,8 [\d, -]+\/1 3,4,5 [\d, -]+\/2 6,7,8 [\d, -]+$/,
  );
});
