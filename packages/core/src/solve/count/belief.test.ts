// Belief on regions without loops, where it is exact: the weight of a state is the share of fillings that go on from it.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Puzzle } from '../../model/index.js';
import { puzzleFrom } from '../../testing/notation.js';
import { Board } from '../reference/board.js';
import { beliefOf } from './belief.js';
import { type Region, regionsOf } from './regions.js';
import type { Segment } from './segments.js';

function regionOf(puzzle: Puzzle): Region {
  const board = new Board(puzzle);
  board.propagate(Infinity);
  const [region, ...others] = regionsOf(puzzle, board.cells, [...board.cells.keys()]) ?? [];
  assert.equal(others.length, 0);
  return region;
}

/** For each place and state the share of the ways to the end, if all cells are free. */
function shares({ steps, widths }: Segment, colors: number): number[][] {
  const layers = widths.map((width) => new Array<number>(width).fill(0));
  layers[steps.length][0] = 1;
  for (let place = steps.length - 1; place >= 0; place--) {
    steps[place].forEach((to, i) => {
      if (to >= 0) layers[place][Math.floor(i / colors)] += layers[place + 1][to];
    });
  }
  return layers.map((layer) => {
    const sum = layer.reduce((total, ways) => total + ways, 0);
    return layer.map((ways) => ways / sum);
  });
}

const isClose = (one: number, other: number) => Math.abs(one - other) < 1e-3;

test('a line that nothing crosses weighs each state by the ways that lead on from it', () => {
  for (const [row, colors] of [
    ['1 1', 1],
    ['2', 1],
    ['1 2', 1],
    ['1a 1b', 2],
  ] as const) {
    const columns = Array.from({ length: 6 }, () => '?').join(';');
    const puzzle = { ...puzzleFrom(row, columns, colors), columns: Array.from({ length: 6 }, () => null) };
    const region = regionOf(puzzle);
    const belief = beliefOf(region, colors + 1);
    region.segments.forEach((segment, i) => {
      if (!segment.isRow) return;
      const wanted = shares(segment, colors + 1);
      belief[i].forEach((layer, place) => {
        assert.equal(layer.length, wanted[place].length);
        layer.forEach((bits, state) => {
          assert(isClose(2 ** bits, wanted[place][state]), `${row}: place ${place}, state ${state}`);
        });
      });
    });
  }
});

test('the weights of a place sum to 1, in loops too', () => {
  for (const [rows, columns] of [
    ['1;1;1', '1;1;1'],
    ['1 1;1;2;1', '1 1;1;1;1 1'],
    ['1;2;1', '1;2;1'],
  ]) {
    const puzzle = puzzleFrom(rows, columns);
    for (const layers of beliefOf(regionOf(puzzle), 2)) {
      for (const layer of layers) {
        const sum = layer.reduce((total, bits) => total + 2 ** bits, 0);
        assert(isClose(sum, 1), `${rows} / ${columns}: ${sum}`);
      }
    }
  }
});

test('in a symmetric puzzle all lines begin alike, and most of their fillings are still open after a cell', () => {
  const puzzle = puzzleFrom('1;1;1', '1;1;1');
  const region = regionOf(puzzle);
  const belief = beliefOf(region, 2);
  // In two of three fillings the cell is still to come.
  region.segments.forEach((_, i) => {
    const [begun, after] = belief[i];
    assert(isClose(2 ** begun[0], 1));
    const open = Math.max(...[...after].map((bits) => 2 ** bits));
    assert(open > 0.5 && open < 0.8, String(open));
  });
});
