// Single questions about a puzzle. For several questions keep an `Analysis`, which solves only once.
import type { Grid, Puzzle } from '../model/index.js';
import type { Limits } from '../solve/index.js';
import { Analysis } from './analysis.js';
import type { Deduction } from './deduction.js';
import type { DiagnoseOptions, Diagnosis } from './diagnose/diagnose.js';
import type { GradeResult } from './grade/grade.js';
import type { Hint, HintOptions } from './hint.js';
import type { Judgement } from './judge.js';
import type { AnalysisOptions } from './query.js';
import type { StepsEnd } from './steps.js';
import type { Stuck } from './stuck.js';
import type { Why, WhyOptions } from './why.js';

/** Options of most questions: those of an analysis, and limits. */
export type ExplainOptions = AnalysisOptions & Limits;

/**
 * How hard a puzzle is for a person.
 *
 * @example
 * const graded = grade(puzzle);
 * if (graded.verdict === 'graded') console.log(graded.class, graded.number);
 */
export function grade(puzzle: Puzzle, options: ExplainOptions = {}): GradeResult {
  return new Analysis(puzzle, options).grade(options);
}

/**
 * The next thing to see from a player's grid.
 *
 * @example
 * console.log(hint(puzzle, grid, { level: 2 }).words);
 */
export function hint(puzzle: Puzzle, grid: Grid, options: AnalysisOptions & HintOptions = {}): Hint {
  return new Analysis(puzzle, options).hint(grid, options);
}

/**
 * Why a cell is what it is.
 *
 * @example
 * const answer = why(puzzle, 4);
 * if (answer.kind === 'chain') console.log(answer.steps.length);
 */
export function why(puzzle: Puzzle, cell: number, options: AnalysisOptions & WhyOptions = {}): Why {
  return new Analysis(puzzle, options).why(cell, options);
}

/**
 * The deductions that solve a puzzle, the easiest first.
 *
 * @example
 * for (const step of steps(puzzle)) console.log(step.technique, step.settles.length);
 */
export function steps(puzzle: Puzzle, options: ExplainOptions = {}): Generator<Deduction, StepsEnd, void> {
  return new Analysis(puzzle, options).steps(options);
}

/**
 * Whether a player's marks are right so far.
 *
 * @example
 * judge(puzzle, grid).verdict; // 'right', 'wrong', ..
 */
export function judge(puzzle: Puzzle, grid: Grid, options: ExplainOptions = {}): Judgement {
  return new Analysis(puzzle, options).judge(grid, options);
}

/**
 * "Is it me or the puzzle?"
 *
 * @example
 * stuck(puzzle, grid).kind; // 'deduction', 'mistake', ..
 */
export function stuck(puzzle: Puzzle, grid: Grid, options: ExplainOptions = {}): Stuck {
  return new Analysis(puzzle, options).stuck(grid, options);
}

/**
 * What is wrong with a puzzle.
 *
 * @example
 * const diagnosis = diagnose(puzzle);
 * if (diagnosis.kind === 'unsolvable') console.log(diagnosis.repairs.map(({ words }) => words));
 */
export function diagnose(puzzle: Puzzle, options: AnalysisOptions & DiagnoseOptions = {}): Diagnosis {
  return new Analysis(puzzle, options).diagnose(options);
}
