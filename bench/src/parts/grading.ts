// What a grade costs, as a multiple of the plain solve of the same puzzle by either engine. Search
// plays no part in a grade, so the puzzles are those that need none.
import { grade } from '@crosshatch/core/explain';
import type { Puzzle } from '@crosshatch/core/model';
import { referenceEngine, solve, wasmEngine } from '@crosshatch/core/solve';
import { lineSolvablePicture } from '../../../packages/core/dist/testing/picture-puzzles.js';
import { Random } from '../../../packages/core/dist/testing/random.js';
import { shippedPuzzles } from '../../../packages/core/dist/testing/shipped-puzzles.js';
import { median, quartiles } from '../measure/statistics.js';
import { timesOf } from '../measure/stopwatch.js';
import { digits, duration, table, withSpread } from '../report/figures.js';
import type { Part } from './part.js';

const LARGEST = 50;

/** The smallest ones are left out: there the call itself is most of the time. */
const SMALLEST = 10;

function shipped(): Puzzle[] {
  return shippedPuzzles()
    .map(({ document }) => document.puzzle)
    .filter((puzzle) => {
      const side = Math.max(puzzle.width, puzzle.height);
      const result = side < SMALLEST || side > LARGEST ? undefined : solve(puzzle);
      return result?.verdict === 'unique' && result.lineSolvable;
    });
}

function generated(side: number, count: number): Puzzle[] {
  const random = new Random(side);
  const recipe = { width: side, height: side, feature: 3, density: 0.6 };
  return Array.from({ length: count }, () => lineSolvablePicture(random, recipe));
}

interface Costs {
  readonly grade: number;
  readonly wasm: number;
  readonly reference: number;
}

function costs(puzzle: Puzzle, rounds: number): Costs {
  const least = (work: () => unknown) => Math.min(...timesOf(work, rounds));
  return {
    grade: least(() => grade(puzzle)),
    wasm: least(() => solve(puzzle, { engine: wasmEngine })),
    reference: least(() => solve(puzzle, { engine: referenceEngine })),
  };
}

export const grading: Part = {
  id: 'grading',
  title: 'grading, as a multiple of the plain solve',
  quick: true,
  run: async (quick) => {
    const count = quick ? 5 : 15;
    const sets = [
      { title: `shipped, line-solvable, up to ${LARGEST}x${LARGEST}`, puzzles: shipped() },
      { title: 'generated pictures of 25x25', puzzles: generated(25, count) },
      { title: 'generated pictures of 50x50', puzzles: generated(LARGEST, count) },
    ];
    const measured = sets.map(({ title, puzzles }) => ({
      title: `${title} (${puzzles.length})`,
      costs: puzzles.map((puzzle) => costs(puzzle, quick ? 3 : 9)),
    }));
    const rows = measured.map(({ title, costs: of }) => [
      title,
      duration(median(of.map((one) => one.grade))),
      withSpread(quartiles(of.map((one) => one.grade / one.wasm))),
      withSpread(quartiles(of.map((one) => one.grade / one.reference))),
    ]);
    const all = measured.flatMap(({ costs: of }) => of);
    const wasm = median(all.map((one) => one.grade / one.wasm));
    const reference = median(all.map((one) => one.grade / one.reference));
    return {
      text: table(['puzzles', 'grade, median', 'x solve, WebAssembly', 'x solve, reference'], rows),
      bars: [
        {
          bar: 'grading',
          wanted: 'line-solvable up to 50x50: within about ten times the plain solve',
          measured: `x ${digits(wasm)} of the WebAssembly engine, x ${digits(reference)} of the reference engine`,
          holds: wasm <= 10,
        },
      ],
    };
  },
};
