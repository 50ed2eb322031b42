// The single slips whose repair makes the puzzle solvable. A repair has to touch the conflicting lines;
// a line is worth looking at only if the puzzle is solvable without it; a changed clue only if the
// totals of rows and columns then agree and it fits what the other lines say. What passes is solved.
import {
  type Clue,
  cellOfLine,
  clueOf,
  differingTotals,
  type Grid,
  type LineId,
  lineCount,
  lineLength,
  type Puzzle,
} from '../../model/index.js';
import type { Query } from '../query.js';
import { editsOf, type RepairKind } from './edits.js';
import { onlyLines, withClues } from './other-clues.js';

/** A single change of the clues that gives the puzzle a solution. */
export interface Repair {
  readonly kind: RepairKind;
  /** The line to change; two for `swap-lines`. */
  readonly lines: readonly LineId[];
  /** The run concerned, from 0; -1 for `swap-lines`. */
  readonly run: number;
  /** What the lines should read. */
  readonly clues: readonly Clue[];
  /** What becomes of the puzzle. */
  readonly verdict: 'unique' | 'multiple';
  readonly lineSolvable: boolean;
}

export interface Repairs {
  /** The best first. */
  readonly repairs: readonly Repair[];
  /** Whether every single slip was looked at; false when a limit came first. */
  readonly isComplete: boolean;
}

/** Solves spent on repairs at most, so that a hopeless puzzle does not take for ever. */
const MOST_TRIED = 300;

/** Where two lines that were swapped stand among the other slips. */
const ODDITY_OF_SWAPPED_LINES = 3;

interface Rated {
  readonly repair: Repair;
  readonly oddity: number;
}

/** Pre: `core` are lines that can't hold together. */
export function findRepairs(query: Query, puzzle: Puzzle, core: readonly LineId[]): Repairs {
  return new RepairSearch(query, puzzle).run(core);
}

class RepairSearch {
  private readonly found: Rated[] = [];
  private tried = 0;
  private isComplete = true;

  constructor(
    private readonly query: Query,
    private readonly puzzle: Puzzle,
  ) {}

  run(core: readonly LineId[]): Repairs {
    for (const line of core) this.withinLine(line);
    this.swappedLines(core);
    if (this.query.isShareSpent) this.isComplete = false;
    const rank = ({ repair, oddity }: Rated) => [
      repair.verdict === 'unique' ? 0 : 1,
      repair.lineSolvable ? 0 : 1,
      oddity,
      repair.lines[0],
      repair.run,
    ];
    const repairs = this.found
      .map((rated) => ({ rated, rank: rank(rated) }))
      .sort((a, b) => compare(a.rank, b.rank))
      .map(({ rated }) => rated.repair);
    return { repairs, isComplete: this.isComplete };
  }

  private withinLine(line: LineId): void {
    const { query, puzzle } = this;
    const others = new Set(Array.from({ length: lineCount(puzzle) }, (_, one) => one));
    others.delete(line);
    const without = onlyLines(puzzle, others);
    const known = query.propagate(without);
    if (known === null) return; // the other lines are in conflict without this one
    const isSolvable = query.isSolvable(without, { given: known });
    if (isSolvable === false) return;
    if (isSolvable === undefined) this.isComplete = false;
    const cells = cellsOf(known, line);
    for (const edit of editsOf(
      clueOf(puzzle, line),
      lineLength(puzzle, line),
      puzzle.palette.colors.length,
    )) {
      const changed = withClues(puzzle, new Map([[line, edit.clue]]));
      if (!this.fits(edit.clue, cells) || !haveEqualTotals(changed)) continue;
      this.attempt(
        changed,
        { kind: edit.kind, lines: [line], run: edit.run, clues: [edit.clue] },
        edit.oddity,
      );
    }
  }

  private swappedLines(core: readonly LineId[]): void {
    const { puzzle } = this;
    if (!haveEqualTotals(puzzle)) return; // swapping changes no total
    const looked = new Set<string>();
    for (const line of core) {
      const [from, to] = line < puzzle.height ? [0, puzzle.height] : [puzzle.height, lineCount(puzzle)];
      for (let other = from; other < to; other++) {
        const pair = [Math.min(line, other), Math.max(line, other)];
        if (other === line || looked.has(pair.join())) continue;
        looked.add(pair.join());
        const clues = [clueOf(puzzle, pair[1]), clueOf(puzzle, pair[0])];
        const changed = withClues(
          puzzle,
          new Map([
            [pair[0], clues[0]],
            [pair[1], clues[1]],
          ]),
        );
        this.attempt(changed, { kind: 'swap-lines', lines: pair, run: -1, clues }, ODDITY_OF_SWAPPED_LINES);
      }
    }
  }

  private attempt(changed: Puzzle, repair: Omit<Repair, 'verdict' | 'lineSolvable'>, oddity: number): void {
    if (this.query.isShareSpent) return;
    const known = this.query.propagate(changed);
    if (known === null) return;
    if (this.tried >= MOST_TRIED) {
      this.isComplete = false;
      return;
    }
    this.tried += 1;
    const result = this.query.solve(changed, { given: known });
    if (result.verdict === 'none') return;
    if (result.verdict === 'undecided') {
      this.isComplete = false;
      if (result.solutions.length === 0) return;
    }
    const verdict = result.verdict === 'unique' ? 'unique' : 'multiple';
    const lineSolvable = result.verdict === 'unique' && result.lineSolvable;
    this.found.push({ repair: { ...repair, verdict, lineSolvable }, oddity });
  }

  private fits(clue: Clue, cells: Uint32Array): boolean {
    this.query.spendLines(1);
    return this.query.lineEngine.solveLine(clue, cells.slice());
  }
}

/** Whether rows and columns can ask for the same number of cells of every colour. */
function haveEqualTotals(puzzle: Puzzle): boolean {
  return differingTotals(puzzle).length === 0;
}

function cellsOf(grid: Grid, line: LineId): Uint32Array {
  return Uint32Array.from(
    { length: lineLength(grid, line) },
    (_, position) => grid.cells[cellOfLine(grid, line, position)],
  );
}

function compare(a: readonly number[], b: readonly number[]): number {
  const at = a.findIndex((value, i) => value !== b[i]);
  return at < 0 ? 0 : a[at] - b[at];
}
