// Says which marks are truly wrong: a mark is wrong if no solution has it. With one solution that is a
// comparison; with several, any of them is as good, so a mark that some solution has is not wrong, even
// when all the marks together fit none: then the referee says so without blaming a cell.
// It keeps the solutions that it has seen, so that it is asked again and again at little cost. It belongs
// where solving is done (a worker), not into the state.
import { allCandidates, colorOf, type Grid, type Puzzle, type Solution } from '../model/index.js';
import { type SolveOptions, type SolveResult, type StopReason, solve } from '../solve/index.js';
import { type Play, requireSize } from './play.js';

/**
 * `right`: some solution agrees with all marks; `wrong`: none does, and `cells` are the marks that are
 * wrong by themselves; `no-solution`: of the puzzle; `undecided`: a limit was reached.
 */
export type Judgement =
  | { readonly kind: 'right' | 'no-solution' }
  | { readonly kind: 'wrong'; readonly cells: readonly number[] }
  | { readonly kind: 'undecided'; readonly reason: StopReason };

/** How far to go back: to the state after `moves` moves; null when not even the start was right. */
export type MistakeSearch =
  | { readonly kind: 'right' | 'no-solution' }
  | { readonly kind: 'mistake'; readonly moves: number | null }
  | { readonly kind: 'undecided'; readonly reason: StopReason };

export interface RefereeOptions extends Pick<SolveOptions, 'budget' | 'deadline' | 'signal' | 'engine'> {
  /** Cells that are told from the start. */
  readonly given?: Grid;
  /** What solving the puzzle came to, if that is known already. */
  readonly result?: SolveResult;
}

export class Referee {
  private readonly whole: SolveResult;
  private readonly seen: Solution[] = [];
  /** Colours that a cell has in some solution seen, as bits; and those proved to be in none. */
  private readonly possible: Uint32Array;
  private readonly impossible: Uint32Array;

  constructor(
    private readonly puzzle: Puzzle,
    private readonly options: RefereeOptions = {},
  ) {
    requireSize('given', puzzle, options.given ?? null);
    this.possible = new Uint32Array(puzzle.width * puzzle.height);
    this.impossible = new Uint32Array(this.possible.length);
    this.whole = options.result ?? this.solve(options.given, 2);
    if (this.whole.verdict === 'unique') this.see([this.whole.solution], Infinity);
    else if (this.whole.verdict !== 'none') this.see(this.whole.solutions, Infinity);
  }

  /** Judges the marks. */
  judge(grid: Grid): Judgement {
    requireSize('marked', this.puzzle, grid);
    if (this.whole.verdict === 'none') return { kind: 'no-solution' };
    const agrees = this.agrees(grid);
    if (agrees === true) return { kind: 'right' };
    if (agrees !== false) return { kind: 'undecided', reason: agrees };
    const cells: number[] = [];
    for (let cell = 0; cell < grid.cells.length; cell++) {
      const isWrong = this.isWrong(grid, cell);
      if (isWrong === true) cells.push(cell);
      else if (isWrong !== false) return { kind: 'undecided', reason: isWrong };
    }
    return { kind: 'wrong', cells };
  }

  /** The last state of the history with which some solution agrees. */
  beforeMistake(play: Play): MistakeSearch {
    if (this.whole.verdict === 'none') return { kind: 'no-solution' };
    // Marks are also taken back, so being right is not monotone: walk from the end, not by halves.
    const cells = play.grid.cells.slice();
    for (let moves = play.done.length; ; moves--) {
      const isNew = moves === play.done.length || play.done[moves].changes.length > 0;
      const agrees = isNew ? this.agrees({ ...play.grid, cells }) : false;
      if (agrees === true) return moves === play.done.length ? { kind: 'right' } : { kind: 'mistake', moves };
      if (agrees !== false) return { kind: 'undecided', reason: agrees };
      if (moves === 0) return { kind: 'mistake', moves: null };
      for (const { cell, from } of play.done[moves - 1].changes) cells[cell] = from;
    }
  }

  /** Whether some solution agrees with the grid, or why that was not decided. */
  private agrees(grid: Grid): boolean | StopReason {
    if (this.seen.some((solution) => agree(grid, solution))) return true;
    if (this.isAllSeen()) return false;
    return this.hasSolution(grid);
  }

  /** Whether no solution has the mark of this cell. */
  private isWrong(grid: Grid, cell: number): boolean | StopReason {
    const mark = grid.cells[cell];
    if (colorOf(mark) === undefined || (this.possible[cell] & mark) !== 0) return false;
    if (this.isAllSeen() || (this.impossible[cell] & mark) !== 0) return true;
    const alone = new Uint32Array(grid.cells.length).fill(allCandidates(this.puzzle.palette));
    alone[cell] = mark;
    const has = this.hasSolution({ ...grid, cells: alone });
    if (has === false) this.impossible[cell] |= mark;
    return typeof has === 'boolean' ? !has : has;
  }

  private hasSolution(grid: Grid): boolean | StopReason {
    const { given } = this.options;
    const cells =
      given === undefined ? grid.cells : grid.cells.map((marks, cell) => marks & given.cells[cell]);
    const result = this.solve({ ...grid, cells }, 1);
    if (result.verdict === 'none') return false;
    const found = result.verdict === 'unique' ? [result.solution] : result.solutions;
    this.see(found, MOST_KEPT);
    if (found.length > 0) return true;
    return result.verdict === 'undecided' ? result.reason : false;
  }

  private isAllSeen(): boolean {
    return this.whole.verdict === 'unique' || (this.whole.verdict === 'multiple' && this.whole.complete);
  }

  /** Learns from solutions, and keeps them while it has fewer than `most`. */
  private see(solutions: readonly Solution[], most: number): void {
    for (const solution of solutions) {
      if (this.seen.length < most) this.seen.push(solution);
      for (let cell = 0; cell < this.possible.length; cell++) this.possible[cell] |= solution.cells[cell];
    }
  }

  private solve(given: Grid | undefined, max: number): SolveResult {
    const { budget, deadline, signal, engine } = this.options;
    return solve(this.puzzle, {
      max,
      ...(given === undefined ? {} : { given }),
      ...(budget === undefined ? {} : { budget }),
      ...(deadline === undefined ? {} : { deadline }),
      ...(signal === undefined ? {} : { signal }),
      ...(engine === undefined ? {} : { engine }),
    });
  }
}

/** Every one that is kept is compared with each grid: enough to answer most questions. */
const MOST_KEPT = 64;

function agree(grid: Grid, solution: Solution): boolean {
  for (let cell = 0; cell < grid.cells.length; cell++) {
    if ((grid.cells[cell] & solution.cells[cell]) === 0) return false;
  }
  return true;
}
