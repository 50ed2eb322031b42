// Questions and answers about a puzzle as a whole.
import type { GradeResult, Grid, Puzzle } from '@crosshatch/core';
import type { Asked } from './explain-handlers.js';

export interface Question extends Asked {
  readonly puzzle: Puzzle;
  readonly given?: Grid;
  /** Line solves that it may cost. Default: no limit. */
  readonly lineSolves?: number;
}

/** A grade with the names of the techniques, the easiest first. */
export interface GradeAnswer {
  readonly result: GradeResult;
  readonly techniques: readonly { readonly title: string; readonly uses: number }[];
}

export function optionsOf({ given, lineSolves }: Question) {
  return {
    ...(given === undefined ? {} : { given }),
    ...(lineSolves === undefined ? {} : { effort: { lineSolves } }),
  };
}

/** What a drawing is worth as a puzzle. */
export type DrawingVerdict =
  | { readonly verdict: 'unique'; readonly lineSolvable: boolean }
  /** The cells that could be otherwise; `isExact` when these are all. */
  | { readonly verdict: 'multiple'; readonly cells: readonly number[]; readonly isExact: boolean }
  | { readonly verdict: 'undecided' };
