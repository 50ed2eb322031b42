// What is asked and told about a puzzle as a whole.
import type { GradeResult, Grid, Puzzle } from 'crosshatch';

export interface Question {
  readonly puzzle: Puzzle;
  readonly given?: Grid;
  /** Line solves that it may cost. Default: no limit. */
  readonly patience?: number;
}

/** A grade with the names of the techniques, the easiest first. */
export interface ToldGrade {
  readonly result: GradeResult;
  readonly techniques: readonly { readonly title: string; readonly uses: number }[];
}

export function limitsOf({ given, patience }: Question) {
  return {
    ...(given === undefined ? {} : { given }),
    ...(patience === undefined ? {} : { budget: { lineSolves: patience } }),
  };
}

/** What a drawing is worth as a puzzle. */
export type Judgement =
  | { readonly verdict: 'unique'; readonly lineSolvable: boolean }
  /** The cells that could be otherwise; `isExact` when these are all. */
  | { readonly verdict: 'multiple'; readonly cells: readonly number[]; readonly isExact: boolean }
  | { readonly verdict: 'undecided' };
