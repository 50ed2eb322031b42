// What a player waits for: a hint, and "why is this cell so?", on the larger shipped puzzles that a
// person can solve, at many moments of a solve, in a process that is warm and has solved the puzzle once.
import { grade, hint, steps, why } from '@crosshatch/core/explain';
import { copyGrid, type Grid, type Puzzle, unknownGrid } from '@crosshatch/core/model';
import { solve } from '@crosshatch/core/solve';
import { Random } from '../../../packages/core/dist/testing/random.js';
import { shippedPuzzles } from '../../../packages/core/dist/testing/shipped-puzzles.js';
import { median, quantile } from '../measure/statistics.js';
import { timeOf } from '../measure/stopwatch.js';
import { duration, table } from '../report/figures.js';
import type { Part } from './part.js';

const MOMENTS = 20;
const LEAST_CELLS = 40 * 40;

/** Grids on the way to the solution, evenly spread. */
function moments(puzzle: Puzzle): Grid[] {
  const grid = unknownGrid(puzzle, puzzle.palette);
  const all = [copyGrid(grid)];
  for (const { settles } of steps(puzzle)) {
    for (const { cell, candidates } of settles) grid.cells[cell] &= candidates;
    all.push(copyGrid(grid));
  }
  const every = Math.max(1, Math.floor(all.length / MOMENTS));
  return all.filter((_, i) => i % every === 0);
}

function askAll(puzzle: Puzzle): { hints: number[]; whys: number[] } {
  const random = new Random(7);
  const cell = () => random.below(puzzle.width * puzzle.height);
  const result = solve(puzzle);
  hint(puzzle, unknownGrid(puzzle, puzzle.palette), { level: 4, result });
  const hints = moments(puzzle).map((grid) =>
    timeOf(() => hint(puzzle, grid, { level: 4, near: cell(), result })),
  );
  const whys = Array.from({ length: MOMENTS }, () => timeOf(() => why(puzzle, cell(), { result })));
  return { hints, whys };
}

export const asking: Part = {
  id: 'asking',
  title: 'hints and reasons on puzzles of 40x40 and more',
  quick: false,
  run: async () => {
    const asked = shippedPuzzles().flatMap(({ file, document: { puzzle } }) => {
      if (puzzle.width * puzzle.height < LEAST_CELLS) return [];
      const result = grade(puzzle);
      if (result.verdict !== 'graded' || result.class === 'not-unique') return [];
      return [{ file, grade: result.class, ...askAll(puzzle) }];
    });
    const figures = (times: readonly number[]) => [duration(median(times)), duration(quantile(times, 1))];
    const rows = asked.map(({ file, grade: of, hints, whys }) => [
      `${file} (${of})`,
      ...figures(hints),
      ...figures(whys),
    ]);
    const inLine = asked.filter(({ grade: of }) => !of.startsWith('needs-'));
    const longest = (times: readonly number[][]) => Math.max(...times.flat());
    const hints = longest(inLine.map((one) => one.hints));
    const whys = longest(inLine.map((one) => one.whys));
    return {
      text: table(['puzzle', 'hint, median', 'longest', 'why, median', 'longest'], rows),
      bars: [
        {
          bar: 'asking',
          wanted: 'line-solvable up to 50x50: any hint within 100 ms, any reason within 1 s',
          measured: `${duration(hints)} and ${duration(whys)}`,
          holds: hints < 100 && whys < 1000,
        },
      ],
    };
  },
};
