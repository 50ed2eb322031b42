// An order of cells is only ever better or worse, never wrong, as long as each line is filled from its
// beginning: no count shows a bad plan. So its promises are held here, and some peaks are pinned.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type Puzzle, unknownGrid } from '../../model/index.js';
import { randomPuzzle } from '../../testing/generate.js';
import { puzzleFrom } from '../../testing/notation.js';
import { Random } from '../../testing/random.js';
import { planFrontier } from './frontier-plan.js';
import { type Region, regionsOf } from './regions.js';

function regionsIn(puzzle: Puzzle): readonly Region[] {
  const { cells } = unknownGrid(puzzle, puzzle.palette);
  return regionsOf(puzzle, cells, [...cells.keys()]) ?? [];
}

function planOf(puzzle: Puzzle) {
  const [region, ...others] = regionsIn(puzzle);
  assert.deepEqual(others, []);
  return { region, ...planFrontier(region, puzzle, puzzle.palette.colors.length + 1) };
}

const peakOf = (rows: string, columns: string, colors = 1) =>
  Number(planOf(puzzleFrom(rows, columns, colors)).peak.toFixed(3));

/** States of the open segments at their worst, when cells are settled in this order and nothing is sorted. */
function plainPeak(region: Region, order: readonly number[]): number {
  const progress = new Map<number, number>();
  let peak = 0;
  for (const cell of order) {
    region.segments.forEach(({ cells }, i) => {
      const place = cells.indexOf(cell);
      if (place >= 0) progress.set(i, place + 1);
    });
    let bits = 0;
    for (const [i, place] of progress) bits += Math.log2(region.segments[i].widths[place]);
    peak = Math.max(peak, bits);
  }
  return peak;
}

test('every cell once, each line from its beginning, and the bound holds for the order', () => {
  const random = new Random(4);
  let regions = 0;
  for (let i = 0; i < 150; i++) {
    const puzzle = randomPuzzle(random, {
      width: 2 + random.below(6),
      height: 2 + random.below(6),
      colors: 1 + random.below(2),
      density: 0.4,
      blotted: 0.1,
      unknown: 0.2,
    });
    for (const region of regionsIn(puzzle)) {
      regions += 1;
      const { stops, peak, widest } = planFrontier(region, puzzle, puzzle.palette.colors.length + 1);
      const next = new Int32Array(region.segments.length);
      const order = stops.map(({ row, rowPlace, column, columnPlace }) => {
        assert.deepEqual([next[row]++, next[column]++], [rowPlace, columnPlace]);
        const cell = region.segments[row].cells[rowPlace];
        assert.equal(region.segments[column].cells[columnPlace], cell);
        assert(region.segments[row].line < puzzle.height && region.segments[column].line >= puzzle.height);
        return cell;
      });
      assert.deepEqual(
        [...order].sort((a, b) => a - b),
        [...region.cells],
      );
      assert(peak <= plainPeak(region, order) + 1e-9);
      // No worse than the two plain orders.
      const byColumn = [...region.cells].sort((a, b) => (a % puzzle.width) - (b % puzzle.width) || a - b);
      assert(peak <= plainPeak(region, region.cells) + 1e-9 && peak <= plainPeak(region, byColumn) + 1e-9);
      assert(widest >= 0 && widest < region.cells.length);
    }
  }
  assert(regions > 100, `only ${regions} regions`);
});

test('lines that can change places are sorted: n + 1 frontiers instead of 2^n', () => {
  const ones = (n: number) => Array.from({ length: n }, () => '1').join(';');
  const { stops, peak } = planOf(puzzleFrom(ones(6), ones(6)));
  // At the end of a row all six columns are one group, of two states each.
  assert.deepEqual(
    stops.filter(({ groups }) => groups.length > 0).map(({ groups }) => groups.map((group) => group.length)),
    Array.from({ length: 5 }, () => [6]),
  );
  assert(peak < 6, `2^${peak} frontiers`);
  assert.equal(peakOf('1;1', '1;1'), 2);
  assert.equal(peakOf(ones(4), ones(4)), 4.322);
});

test('peaks of small puzzles, and where they are', () => {
  const pinned: readonly (readonly [string, string, number, number])[] = [
    ['1 1;2;1', '1;1 1;?;1;1', 4.585, 7],
    ['1;?;1', '1;2;1', 3.585, 4],
    ['2;?;1 1;1', '1 1;2;1;1', 5.585, 8],
    ['2;2;1', '1;1;1;1;1', 4, 11],
    // Column by column.
    ['1;2', '0;0;0;2;1;0', 2, 4],
    ['1;1 1 1;1 1;3 1;2 1 2;1 1 1;2', '2;1 1;1 1;3;1 1;1 3;4 1', 11.34, 23],
    // Where the frontier grows least.
    ['1 1;1 1;2 1 1', '1 1;1;1;1;0;2;1', 5.585, 10],
    ['2;1;1 1;0;1;0;1 1;0', '1 1;1;3 1 1', 3.585, 12],
  ];
  for (const [rows, columns, peak, widest] of pinned) {
    const plan = planOf(puzzleFrom(rows, columns));
    assert.deepEqual([Number(plan.peak.toFixed(3)), plan.widest], [peak, widest], `${rows} | ${columns}`);
  }
  assert.equal(peakOf('1a 1b;1b', '1a;1b;1b', 2), 2.585);
});
