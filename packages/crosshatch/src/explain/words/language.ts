// What a language has to say. A second language is one file of this shape, registered in words.ts.
// Sentences begin with a capital and end with a full stop; `lead` is the line with its clue, "Row 7 (4 2)".
import type { GivenCells } from '../diagnose/given-cells.js';
import type { TechniqueId } from '../ladder.js';
import type { GradeClass } from '../score.js';
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

/** How many cells of a colour (null in black-and-white puzzles) rows and columns ask for. */
interface ToldTotals {
  readonly color: string | null;
  readonly rows: ToldTotal;
  readonly columns: ToldTotal;
}

interface ToldTotal {
  readonly sum: number;
  /** Whether it may be more: a run is blotted or a clue unknown. */
  readonly isAtLeast: boolean;
}

interface ToldGiven {
  readonly cell: ToldCell;
  readonly value: ToldValue;
}

/** What is said round a diagnosis. */
interface DiagnosisPhrases {
  readonly unique: string;
  readonly undecided: string;
  readonly noSolution: string;
  readonly totals: (told: ToldTotals) => string;
  /** Where the wrong number is, if it is one. */
  readonly suspects: (lines: readonly ToldLine[]) => string;
  /** Before so many repairs; `isComplete` when all single slips were looked at. */
  readonly slips: (count: number, isComplete: boolean) => string;
  readonly leavesSeveral: string;
  readonly needsMore: string;
  readonly moreSlips: (count: number) => string;
  /** The lines that can't hold together. */
  readonly together: (lines: readonly ToldLine[], isMinimal: boolean) => string;
  readonly several: (cells: number, isExact: boolean, places: number) => string;
  /** Cells to tell from the start; `fewest`: fewer will not do, `minimal`: none can be left out. */
  readonly give: (cells: readonly ToldGiven[], quality: Exclude<GivenCells['quality'], 'partly'>) => string;
  readonly giveUndecided: string;
}

interface ToldRounds {
  readonly steps: number;
  readonly rounds: number;
  /** The narrowest round, from 1; its footholds, the cost of its rung, and the share unknown in percent. */
  readonly narrowest: number;
  readonly footholds: number;
  readonly cost: number;
  readonly unknown: number;
}

/** What is said of a grade; classes in lower case. */
interface GradePhrases {
  readonly classes: Readonly<Record<GradeClass | 'none' | 'undecided', string>>;
  /** `Easy, 12 of 100.` */
  readonly graded: (words: string, number: number) => string;
  readonly hardest: (title: string) => string;
  /** Cells that no technique settles. */
  readonly unsettled: (count: number) => string;
  readonly rounds: (told: ToldRounds) => string;
  readonly none: string;
  readonly undecided: (isTime: boolean) => string;
  /** The heads of the table of techniques: how often, which. */
  readonly usesTable: readonly [string, string];
  /** The heads of a table of grades: number, class, hardest technique, deductions, puzzle. */
  readonly table: readonly [string, string, string, string, string];
}

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
  /** Which runs to look at; all of several are not counted out. */
  readonly lookAtRuns: (line: ToldLine, runs: readonly ToldRun[], areAll: boolean) => string;
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
  readonly diagnosis: DiagnosisPhrases;
  readonly grade: GradePhrases;
  readonly solvedIn: (steps: number) => string;
  /** Where to ask next: a command. */
  readonly askNext: (command: string) => string;
}
