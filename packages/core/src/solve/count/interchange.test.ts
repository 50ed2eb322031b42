import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type Puzzle, unknownGrid } from '../../model/index.js';
import { puzzleFrom } from '../../testing/notation.js';
import { futuresOf } from './interchange.js';
import { type Region, regionsOf } from './regions.js';

function regionOf(puzzle: Puzzle): Region {
  const cells = unknownGrid(puzzle, puzzle.palette).cells;
  const regions = regionsOf(puzzle, cells, [...cells.keys()]);
  assert.equal(regions?.length, 1);
  return (regions as Region[])[0];
}

/** The future of each line at a place, rows first; the numbers as letters in the order of their coming. */
function futuresAt(puzzle: Puzzle, place: number): string {
  const region = regionOf(puzzle);
  const futures = futuresOf(region, puzzle.palette.colors.length + 1);
  const byLine = region.segments
    .map(({ line }, i) => ({ line, future: futures[i][place] }))
    .sort((a, b) => a.line - b.line)
    .map(({ future }) => future);
  const order = [...new Set(byLine)];
  return byLine.map((future) => String.fromCharCode(97 + order.indexOf(future))).join('');
}

test('columns that ask the same change places where rows of single cells cross them', () => {
  // Each row and column is of one kind, rows and columns have other crossings.
  assert.equal(futuresAt(puzzleFrom('1;1;1', '1;1;1'), 0), 'aaabbb');
  assert.equal(futuresAt(puzzleFrom('1;1;1', '1;1;1'), 2), 'aaabbb');
});

test('columns that ask something else do not, nor do rows that cross such columns', () => {
  assert.equal(futuresAt(puzzleFrom('1;1;1', '1;1;?'), 0), 'abcdde');
  assert.equal(futuresAt(puzzleFrom('1;1;1', '2;1;2'), 0).slice(3), 'ded');
});

test('rows of longer runs distinguish their cells', () => {
  assert.equal(futuresAt(puzzleFrom('2;1;1', '1;1;1'), 0), 'abbcde');
  assert.equal(futuresAt(puzzleFrom('?;1;1', '1;1;1'), 0), 'abbcde');
  // Behind that row, from place 1 on, they are alike again.
  assert.equal(futuresAt(puzzleFrom('2;1;1', '1;1;1'), 1), 'abbccc');
});

test('colours: lines of the same colour are alike, of different ones or of several are not', () => {
  assert.equal(futuresAt(puzzleFrom('1a;1a', '1a;1a', 2), 0), 'aabb');
  assert.equal(futuresAt(puzzleFrom('1a;1b', '1a;1b', 2), 0), 'abcd');
  assert.equal(futuresAt(puzzleFrom('1a 1b;1b', '1a;1b;1b', 2), 0), 'abcde');
});

test('at the end there is nothing left to differ', () => {
  const region = regionOf(puzzleFrom('2;1;1', '1;?;1'));
  futuresOf(region, 2).forEach((futures, i) => {
    assert.equal(futures.length, region.segments[i].cells.length + 1);
    assert.equal(futures.at(-1), 0);
    assert(futures.slice(0, -1).every((future) => future > 0));
  });
});
