// Judges a player's grid against what the puzzle allows. With one solution that is a comparison; with
// several, any of them is as good, and a grid is wrong only if none agrees with it.
import { allCandidates, type Grid, type Puzzle, type Solution } from '../model/index.js';
import { type SolveResult, solve } from '../solve/index.js';
import type { Allowance, ExplainOptions } from './options.js';

export class Judge {
  private whole: SolveResult | undefined;

  constructor(
    private readonly puzzle: Puzzle,
    private readonly options: ExplainOptions,
    private readonly allowance: Allowance,
  ) {}

  /** What the puzzle itself comes to. */
  result(): SolveResult {
    this.whole ??= this.options.result ?? this.solve(this.options.given, 2);
    return this.whole;
  }

  /** Whether some solution agrees with the grid; undefined when that was not decided. */
  agrees(grid: Grid): boolean | undefined {
    const whole = this.result();
    if (whole.verdict === 'none') return false;
    if (whole.verdict === 'unique') return wrongCells(grid, whole.solution).length === 0;
    const seen = whole.solutions.some((solution) => wrongCells(grid, solution).length === 0);
    if (seen) return true;
    const result = this.solve(this.withGiven(grid), 1);
    if (result.verdict === 'none') return false;
    return result.verdict !== 'undecided' || result.solutions.length > 0 ? true : undefined;
  }

  /**
   * The player's cells that have to go, fewest as far as that is easy to see: all that contradict the
   * one solution, or, with several, what is left when the others are kept one after the other.
   */
  mistakes(grid: Grid): number[] {
    const whole = this.result();
    if (whole.verdict === 'unique') return wrongCells(grid, whole.solution);
    const all = allCandidates(this.puzzle.palette);
    const kept: Grid = { ...grid, cells: new Uint32Array(grid.cells.length).fill(all) };
    const wrong: number[] = [];
    const keep = (cells: readonly number[]): void => {
      if (cells.length === 0 || this.allowance.stopped !== null) return;
      for (const cell of cells) kept.cells[cell] = grid.cells[cell];
      if (this.agrees(kept) !== false) return;
      for (const cell of cells) kept.cells[cell] = all;
      if (cells.length === 1) {
        wrong.push(cells[0]);
        return;
      }
      const middle = cells.length >> 1;
      keep(cells.slice(0, middle));
      keep(cells.slice(middle));
    };
    keep([...grid.cells.keys()].filter((cell) => (grid.cells[cell] & all) !== all));
    return wrong;
  }

  /** The grid together with the cells that belong to the puzzle. */
  withGiven(grid: Grid): Grid {
    const { given } = this.options;
    if (given === undefined) return grid;
    return { ...grid, cells: grid.cells.map((candidates, cell) => candidates & given.cells[cell]) };
  }

  private solve(given: Grid | undefined, max: number): SolveResult {
    const result = solve(this.puzzle, {
      ...this.allowance.forSolve(),
      max,
      ...(given === undefined ? {} : { given }),
    });
    this.allowance.charge(result.effort);
    return result;
  }
}

/** The cells that can't have the colour that they have in this solution. */
function wrongCells(grid: Grid, solution: Solution): number[] {
  return [...grid.cells.keys()].filter((cell) => (grid.cells[cell] & solution.cells[cell]) === 0);
}
