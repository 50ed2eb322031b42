// The npm package simple-nonogram-solver: lines only, in a pool of worker threads that it starts for
// each puzzle. Not among our dependencies; measured when it is installed next to them.
import { gridOfColors, type Puzzle } from '@crosshatch/core/model';
import { type Answer, type ModuleSolver, UNDECIDED } from '../../../packages/cli/dist/compare/index.js';

interface Theirs {
  solveNonogram(hints: { rowsHints: number[][]; columnsHints: number[][] }): Promise<boolean[][]>;
}

const NAME = 'simple-nonogram-solver';

export const simpleNonogramSolver: ModuleSolver = {
  id: NAME,
  title: `${NAME} (npm)`,
  proves: false,
  colors: 1,
  mostCells: 100 * 100,
  load: async () => {
    const theirs = (await import(NAME).catch(() => undefined)) as Theirs | undefined;
    if (theirs === undefined) return 'not installed';
    return async ({ puzzle }): Promise<Answer> => {
      const hints = { rowsHints: lengths(puzzle.rows), columnsHints: lengths(puzzle.columns) };
      // It throws when lines alone don't do.
      const rows = await theirs.solveNonogram(hints).catch(() => undefined);
      if (rows === undefined) return UNDECIDED;
      return { verdict: 'solved', solutions: [gridOfColors(puzzle, rows.flat().map(Number))] };
    };
  },
};

function lengths(clues: Puzzle['rows']): number[][] {
  return clues.map((clue) => (clue ?? []).map((run) => run.length ?? 1));
}
