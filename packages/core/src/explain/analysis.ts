// What is known about one puzzle. The one owner of it: the puzzle is solved once, its grade is computed once,
// the judge keeps the solutions that it has seen, and the last hint is kept for its next level. Keep
// one per puzzle for as long as questions come; it answers all of them.
import { copyGrid, type Grid, type Puzzle, requireSize } from '../model/index.js';
import { type Limits, limitsOf, type SolveResult } from '../solve/index.js';
import type { Deduction } from './deduction.js';
import { DIAGNOSIS_CAPS, type DiagnoseOptions, type Diagnosis, diagnosisOf } from './diagnose/diagnose.js';
import { type GradeResult, gradeOf } from './grade/grade.js';
import {
  type FoundHint,
  findHint,
  HINT_LEVELS,
  type Hint,
  type HintOptions,
  type HintSearch,
} from './hint.js';
import { Judge, type Judgement, type MistakeSearch } from './judge.js';
import { type AnalysisOptions, type Caps, INTERACTIVE, Query, type Subject, subjectOf } from './query.js';
import type { StepsEnd } from './steps.js';
import { type Stuck, stuckAt } from './stuck.js';
import { stepsOf } from './whole-solve.js';
import { type Why, type WhyOptions, whyOf } from './why.js';

/**
 * What is known about one puzzle. Keep one per puzzle to ask several questions: it solves and grades only
 * once.
 */
export class Analysis {
  private readonly subject: Subject;
  private readonly judgeOfMarks: Judge;
  private graded: GradeResult | undefined;
  private lastHint:
    | { readonly grid: Grid; readonly search: HintSearch; readonly found: FoundHint }
    | undefined;

  constructor(
    readonly puzzle: Puzzle,
    options: AnalysisOptions = {},
  ) {
    requireSize(puzzle, options.given, 'given grid');
    this.subject = subjectOf(puzzle, options);
    this.judgeOfMarks = new Judge(this.subject);
  }

  /** The verdict, with up to `max` solutions (default 2). */
  result(options: Limits & { readonly max?: number } = {}): SolveResult {
    return this.query(options).result(options.max);
  }

  /** Whether the marks of a player are right so far, and which are wrong. */
  judge(grid: Grid, limits: Limits = {}): Judgement {
    requireSize(this.puzzle, grid);
    return this.judgeOfMarks.judge(grid, this.query(limits));
  }

  /** How far to go back to a grid that was right. `history` holds a player's grids, the newest first. */
  lastRight(history: Iterable<Grid>, limits: Limits = {}): MistakeSearch {
    return this.judgeOfMarks.lastRight(history, this.query(limits));
  }

  /** How hard the puzzle is for a person; the same for rotated and mirrored copies. */
  grade(limits: Limits = {}): GradeResult {
    if (this.graded === undefined || this.graded.verdict === 'undecided')
      this.graded = gradeOf(this.query(limits));
    return this.graded;
  }

  /** The next thing to see from a player's grid, the easiest first; asking for the next level costs little. */
  hint(grid: Grid, { level = 1, locale, near, finishedLines, ...limits }: HintOptions = {}): Hint {
    requireSize(this.puzzle, grid);
    if (!HINT_LEVELS.includes(level)) throw new RangeError(`The level is ${level}; expected 1, 2, 3 or 4.`);
    const search: HintSearch = {
      ...(near === undefined ? {} : { near }),
      ...(finishedLines === undefined ? {} : { finishedLines }),
    };
    const last = this.lastHint;
    const isSame =
      last !== undefined && last.search.near === near && last.search.finishedLines === finishedLines;
    if (isSame && sameCells(last.grid, grid)) return last.found(level, locale);
    const found = findHint(this.query(limits, INTERACTIVE), this.judgeOfMarks, grid, search);
    // A hint that ran into a limit may do better the next time.
    const isKept = found(1).kind !== 'undecided';
    this.lastHint = isKept ? { grid: copyGrid(grid), search, found } : undefined;
    return found(level, locale);
  }

  /** Why a cell (by its index in the grid) is what it is: a short chain of deductions. */
  why(cell: number, { grid, ...limits }: WhyOptions = {}): Why {
    requireSize(this.puzzle, grid);
    const count = this.puzzle.width * this.puzzle.height;
    if (!Number.isInteger(cell) || cell < 0 || cell >= count) {
      throw new RangeError(`The cell is ${cell}; expected a whole number from 0 to ${count - 1}.`);
    }
    return whyOf(this.query(limits, INTERACTIVE), this.judgeOfMarks, cell, grid);
  }

  /** The deductions that solve the puzzle, the easiest first; the generator's return value says how it ended. */
  steps(limits: Limits = {}): Generator<Deduction, StepsEnd, void> {
    return stepsOf(this.query(limits));
  }

  /** "Is it me or the puzzle?": a mistake, something overlooked, or a puzzle that cannot be solved by logic. */
  stuck(grid: Grid, limits: Limits = {}): Stuck {
    requireSize(this.puzzle, grid);
    return stuckAt(this.query(limits, INTERACTIVE), this.judgeOfMarks, grid);
  }

  /** What is wrong with the puzzle, and what would fix it. */
  diagnose(options: DiagnoseOptions = {}): Diagnosis {
    requireSize(this.puzzle, options.goal, 'goal');
    return diagnosisOf(this.query(options, DIAGNOSIS_CAPS), options);
  }

  private query(limits: Limits, caps?: Caps): Query {
    return new Query(this.subject, limitsOf(limits), caps);
  }
}

function sameCells(a: Grid, b: Grid): boolean {
  return a.cells.every((candidates, cell) => candidates === b.cells[cell]);
}
