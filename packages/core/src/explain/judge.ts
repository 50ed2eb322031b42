// Judges a player's marks: the one definition of right and wrong.
//   right           some solution agrees with all marks
//   a wrong mark    no solution agrees with it
//   wrong together  each mark is in some solution, but no solution has them all
// With one solution that is a comparison. With several, solutions that have been seen are kept, so that a
// judge that is asked again and again answers most questions without a solve.
import { allCandidates, type Grid, type Solution } from '../model/index.js';
import type { SolveResult, StopReason } from '../solve/index.js';
import type { Query, Subject } from './query.js';

/** Whether the marks of a player agree with a solution. */
export type Judgement =
  | { readonly verdict: 'right' }
  /** `cells`: the marks that no solution has; all of them if `complete`, else a limit was reached. */
  | { readonly verdict: 'wrong'; readonly cells: readonly number[]; readonly complete: boolean }
  | { readonly verdict: 'wrong-together' }
  /** Of the puzzle itself. */
  | { readonly verdict: 'no-solution' }
  | { readonly verdict: 'undecided'; readonly reason: StopReason };

/** Where a history of grids went wrong. */
export type MistakeSearch =
  | { readonly verdict: 'right' | 'no-solution' }
  /** `undo`: how many grids to go back from the newest; null when not even the oldest is right. */
  | { readonly verdict: 'mistake'; readonly undo: number | null }
  | { readonly verdict: 'undecided'; readonly reason: StopReason };

/** Solutions kept: each is compared with every grid, and this many answer most questions. */
const MAX_KEPT = 64;

export class Judge {
  private readonly seen: Solution[] = [];
  /** Candidates that a cell has in some seen solution, and those proved to be in none. */
  private readonly possible: Uint32Array;
  private readonly impossible: Uint32Array;
  private readonly all: number;

  constructor(private readonly subject: Subject) {
    const { width, height, palette } = subject.puzzle;
    this.possible = new Uint32Array(width * height);
    this.impossible = new Uint32Array(width * height);
    this.all = allCandidates(palette);
  }

  judge(grid: Grid, query: Query): Judgement {
    if (query.result().verdict === 'none') return { verdict: 'no-solution' };
    const agrees = this.agrees(grid, query);
    if (agrees === true) return { verdict: 'right' };
    if (agrees !== false) return { verdict: 'undecided', reason: agrees };
    const cells: number[] = [];
    let complete = true;
    for (let cell = 0; cell < grid.cells.length; cell++) {
      const isWrong = this.isWrong(grid, cell, query);
      if (isWrong === true) cells.push(cell);
      else if (isWrong !== false) complete = false;
    }
    return complete && cells.length === 0
      ? { verdict: 'wrong-together' }
      : { verdict: 'wrong', cells, complete };
  }

  /** Whether some solution agrees with the grid, or why that was not decided. */
  agrees(grid: Grid, query: Query): boolean | StopReason {
    const whole = query.result();
    if (whole.verdict === 'none') return false;
    this.keep(whole.verdict === 'unique' ? [whole.solution] : whole.solutions);
    if (this.seen.some((solution) => agree(grid, solution))) return true;
    return isEverySolutionKnown(whole) ? false : this.hasSolution(grid, query);
  }

  /** How far to go back to a grid that was right. `history` holds grids, the newest first. */
  lastRight(history: Iterable<Grid>, query: Query): MistakeSearch {
    if (query.result().verdict === 'none') return { verdict: 'no-solution' };
    // Marks are also taken back, so being right is not monotone: walk from the newest, do not bisect.
    let undo = 0;
    let last: Grid | undefined;
    for (const grid of history) {
      const agrees = grid === last ? false : this.agrees(grid, query);
      last = grid;
      if (agrees === true) return undo === 0 ? { verdict: 'right' } : { verdict: 'mistake', undo };
      if (agrees !== false) return { verdict: 'undecided', reason: agrees };
      undo += 1;
    }
    return undo === 0 ? { verdict: 'right' } : { verdict: 'mistake', undo: null };
  }

  /**
   * Marks that cannot hold together, of which none can be left out; as far as the limits allow.
   * Pre: no solution agrees with the grid.
   */
  conflict(grid: Grid, query: Query): readonly number[] {
    const marked = [...grid.cells.keys()].filter((cell) => (grid.cells[cell] & this.all) !== this.all);
    // Grow a set of marks that some solution agrees with; the mark that breaks it belongs to the conflict.
    const conflict: number[] = [];
    while (query.stopped === null) {
      let low = 0;
      let high = marked.length;
      if (this.agrees(this.only(grid, conflict), query) === false) break;
      while (low < high) {
        const middle = (low + high) >> 1;
        const tried = this.only(grid, [...conflict, ...marked.slice(0, middle + 1)]);
        if (this.agrees(tried, query) === false) high = middle;
        else low = middle + 1;
      }
      if (low >= marked.length) break;
      conflict.push(marked[low]);
      marked.length = low;
    }
    return conflict.length > 0 ? conflict.sort((a, b) => a - b) : marked;
  }

  /** The grid together with the given cells of the puzzle. */
  withGiven(grid: Grid): Grid {
    const { given } = this.subject;
    if (given === undefined) return grid;
    return { ...grid, cells: grid.cells.map((candidates, cell) => candidates & given.cells[cell]) };
  }

  /** Whether no solution has the mark of this cell. */
  private isWrong(grid: Grid, cell: number, query: Query): boolean | StopReason {
    const mark = grid.cells[cell] & this.all;
    if (mark === this.all || (this.possible[cell] & mark) !== 0) return false;
    if ((mark & ~this.impossible[cell]) === 0 || isEverySolutionKnown(query.result())) return true;
    const agrees = this.agrees(this.only(grid, [cell]), query);
    if (agrees === false) this.impossible[cell] |= mark;
    return typeof agrees === 'boolean' ? !agrees : agrees;
  }

  /** The grid with no marks but those of these cells. */
  private only(grid: Grid, cells: readonly number[]): Grid {
    const marks = new Uint32Array(grid.cells.length).fill(this.all);
    for (const cell of cells) marks[cell] = grid.cells[cell];
    return { ...grid, cells: marks };
  }

  private hasSolution(grid: Grid, query: Query): boolean | StopReason {
    const result = query.solve(this.subject.puzzle, { max: 1, given: this.withGiven(grid) });
    if (result.verdict === 'none') return false;
    const found = result.verdict === 'unique' ? [result.solution] : result.solutions;
    this.keep(found);
    if (found.length > 0) return true;
    return result.verdict === 'undecided' ? result.reason : false;
  }

  private keep(solutions: readonly Solution[]): void {
    for (const solution of solutions) {
      if (this.seen.includes(solution)) continue;
      if (this.seen.length < MAX_KEPT) this.seen.push(solution);
      for (let cell = 0; cell < this.possible.length; cell++) this.possible[cell] |= solution.cells[cell];
    }
  }
}

function isEverySolutionKnown(result: SolveResult): boolean {
  return result.verdict === 'unique' || (result.verdict === 'multiple' && result.complete);
}

function agree(grid: Grid, solution: Solution): boolean {
  return grid.cells.every((candidates, cell) => (candidates & solution.cells[cell]) !== 0);
}
