// What a language has to say. A second language is one file of this shape, registered in words.ts.
// Sentences begin with a capital and end with a full stop; `lead` is the line with its clue, "Row 7 (4 2)".
import type { TechniqueId } from '../ladder.js';
import type { Told, ToldCell, ToldLine, ToldRun, ToldValue } from './told.js';

/** A change of the clues that may repair a puzzle, made ready for telling. Runs count from 1. */
export type ToldRepair =
  | {
      readonly kind: 'change';
      readonly line: ToldLine;
      readonly run: number;
      readonly from: string;
      readonly to: string;
    }
  | { readonly kind: 'add'; readonly line: ToldLine; readonly run: number; readonly to: string }
  | { readonly kind: 'drop'; readonly line: ToldLine; readonly run: number; readonly from: string }
  | {
      readonly kind: 'split';
      readonly line: ToldLine;
      readonly run: number;
      readonly from: string;
      readonly to: string;
    }
  | {
      readonly kind: 'join';
      readonly line: ToldLine;
      readonly run: number;
      readonly from: string;
      readonly to: string;
    }
  | {
      readonly kind: 'swap-runs';
      readonly line: ToldLine;
      readonly run: number;
      readonly from: string;
      readonly to: string;
    }
  | { readonly kind: 'swap-lines'; readonly line: ToldLine; readonly other: ToldLine };

export interface Language {
  readonly titles: Readonly<Record<TechniqueId, string>>;
  /** The whole argument in a sentence or two. */
  readonly sentences: Readonly<Record<TechniqueId, (told: Told) => string>>;
  /** What to look for, without giving the result away. */
  readonly nudges: Readonly<Record<TechniqueId, (told: Told) => string>>;
  /** The result only: "Row 7: cells 5-6 filled". */
  readonly short: (told: Told) => string;
  /** Where to look: one line or several. */
  readonly lookAtLines: (lines: readonly ToldLine[]) => string;
  readonly lookAtRuns: (line: ToldLine, runs: readonly ToldRun[]) => string;
  readonly lookAtCell: (cell: ToldCell) => string;
  /** The answer to "why is this cell so?", before the steps; or without any. */
  readonly why: {
    readonly chain: (cell: ToldCell, value: ToldValue) => string;
    readonly known: (cell: ToldCell, value: ToldValue) => string;
    readonly open: (cell: ToldCell) => string;
  };
  readonly mistake: {
    readonly somewhere: string;
    readonly inLine: (line: ToldLine) => string;
    readonly count: (line: ToldLine, count: number) => string;
    readonly cells: (cells: readonly ToldCell[]) => string;
  };
  readonly solved: string;
  readonly several: string;
  readonly noSolution: string;
  readonly undecided: string;
  /** The line that can't be placed, at the end of a story. */
  readonly breaks: (line: ToldLine) => string;
  /** No short argument: only trying everything shows that these lines can't hold together. */
  readonly breaksBySearch: (lines: number) => string;
  readonly repair: (repair: ToldRepair) => string;
}
