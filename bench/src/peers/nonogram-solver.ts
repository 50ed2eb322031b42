// The npm package nonogram-solver. It solves lines, then tries cells at random; it finds a solution
// and says nothing of others. Its parts are used instead of its one function, which reads a file.
import { createRequire } from 'node:module';
import { type Grid, gridOfColors, type Puzzle } from '@crosshatch/core/model';
import { type Answer, type ModuleSolver, UNDECIDED } from '../../../packages/cli/dist/compare/index.js';
import { Random } from '../../../packages/core/dist/testing/random.js';

/** What is used of it; its types know only the function that reads a file. */
interface Theirs {
  readonly snapshot: readonly number[];
  readonly isSolved: boolean;
}
type PuzzleClass = new (data: { rows: number[][]; columns: number[][] }) => Theirs;
type StrategyClass = new (solvers: unknown) => { solve(puzzle: Theirs): void };

export const nonogramSolver: ModuleSolver = {
  id: 'nonogram-solver',
  title: 'nonogram-solver (npm)',
  proves: false,
  colors: 1,
  mostCells: 100 * 100,
  load: async () => {
    const require = createRequire(import.meta.url);
    const TheirPuzzle = require('nonogram-solver/src/Puzzle') as PuzzleClass;
    const Strategy = require('nonogram-solver/src/Strategy') as StrategyClass;
    const solvers: unknown = require('nonogram-solver/src/allSolvers');
    // It draws on Math.random and on the terminal: the first is seeded, the second kept quiet.
    const random = new Random(1);
    Math.random = () => random.next();
    (require('nonogram-solver/src/util') as { spinner: { spin(): void } }).spinner.spin = () => {};
    return ({ puzzle }): Answer => {
      const [rows, columns] = [lengths(puzzle.rows), lengths(puzzle.columns)];
      // It refuses sums that differ by an exception, without a word on whether there is a solution.
      if (sum(rows) !== sum(columns)) return UNDECIDED;
      const theirs = new TheirPuzzle({ rows, columns });
      new Strategy(solvers).solve(theirs);
      return theirs.isSolved ? { verdict: 'solved', solutions: [gridOf(puzzle, theirs)] } : UNDECIDED;
    };
  },
};

function lengths(clues: Puzzle['rows']): number[][] {
  return clues.map((clue) => (clue ?? []).map((run) => run.length ?? 1));
}

function sum(lines: readonly number[][]): number {
  return lines.flat().reduce((total, length) => total + length, 0);
}

function gridOf(puzzle: Puzzle, { snapshot }: Theirs): Grid {
  return gridOfColors(
    puzzle,
    snapshot.map((cell) => (cell === 1 ? 1 : 0)),
  );
}
