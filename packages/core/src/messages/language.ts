// What a language has to say, by subject. Each subject has a file in every language's folder, and a table of
// all languages in the file of its name beside this one: a program that shows faults does not load how
// deductions are explained.
//
// A *message* has no capital (unless the language asks for it) and no full stop, as compilers print it, so
// that it fits into a line of its own, after a colon, or before an addition in brackets; `asSentence` makes
// a sentence of it. A *sentence* is whole.
import type { Fault, FaultCode, LineFailure, PaletteFault } from '../model/index.js';
import type { titles } from './en/techniques.js';
import type {
  BranchText,
  BreakText,
  CellText,
  CellValueText,
  DeductionText,
  LineText,
  RegionText,
  RepairText,
  RoundsText,
  TotalsText,
  ValueText,
} from './texts.js';

/** What is wrong with an input, a puzzle or a grid. Messages, but for `suspects`. */
export interface FaultTexts {
  readonly faults: {
    readonly [C in Exclude<FaultCode, 'bad-palette'>]: (fault: Extract<Fault, { code: C }>) => string;
  };
  readonly palette: {
    readonly [P in PaletteFault['problem']]: (fault: PaletteFault & { readonly problem: P }) => string;
  };
  /** `found`: the unknown cells, or the runs as a clue. */
  readonly failures: {
    readonly [C in LineFailure['code']]: (
      line: LineText,
      found: C extends 'unknown-cells' ? number : string,
    ) => string;
  };
  readonly totals: (totals: TotalsText) => string;
  /** A sentence: where the wrong number is, if it is one. */
  readonly suspects: (lines: readonly LineText[]) => string;
}

/** Why work stopped early; solve's `StopReason`. */
export type StopCode = 'effort' | 'deadline' | 'abort' | 'max';
/** The code of a verdict, as messages take it. */
export type VerdictCode = 'unique' | 'multiple' | 'none' | 'undecided';
/** The verdict of a judgement. */
export type JudgementCode = 'right' | 'wrong' | 'wrong-together' | 'no-solution' | 'undecided';

/** What a solve came to, and what a player's marks are. */
export interface VerdictTexts {
  /** The verdict in two words; a message. */
  readonly titles: Readonly<Record<VerdictCode, string>>;
  /** The whole result in one line; messages. `differing`: cells that differ between the solutions. */
  readonly unique: (isLineSolvable: boolean) => string;
  readonly exactly: (solutions: number, differing: number) => string;
  readonly atLeast: (solutions: number, differing: number, why: string) => string;
  readonly none: (line: LineText | null, isLineSolvable: boolean) => string;
  readonly oneFound: (why: string) => string;
  readonly someKnown: (known: number, cells: number, why: string) => string;
  /** Why there are not more solutions, where `max` were asked for and found. */
  readonly mayBeMore: string;
  readonly stops: Readonly<Record<StopCode, string>>;
  /** What follows the title, in sentences. */
  readonly details: {
    readonly lineSolvable: string;
    readonly needsSearch: string;
    readonly differ: (cells: number, isExact: boolean) => string;
    readonly exactly: (solutions: number) => string;
    readonly none: string;
  };
  /** The answer to any question that a limit ended; a sentence. */
  readonly undecided: string;
  /** Sentences; `rightForOne` for a puzzle with several solutions. */
  readonly judgements: Readonly<Record<JudgementCode, string>>;
  readonly rightForOne: string;
  /** Where a history of marks went wrong; sentences. */
  readonly nothingToUndo: string;
  readonly firstMarksWrong: string;
  readonly undone: (moves: number) => string;
}

/** Techniques that have words. The layer `explain` has no others, or it does not compile. */
export type TechniqueKey = keyof typeof titles;

/** The texts about techniques in one language. */
export interface TechniqueTexts {
  readonly titles: Readonly<Record<TechniqueKey, string>>;
  /** A question that leads to the deduction and names what matters, without giving the result away. */
  readonly questions: Readonly<Record<TechniqueKey, (step: DeductionText) => string>>;
  /** What the deduction rests on, without its result: "Row 7 (4 2): the 4 must fit into cells 3-8." */
  readonly premises: Readonly<Record<TechniqueKey, (step: DeductionText) => string>>;
  /** The whole argument with every cell that follows. */
  readonly sentences: Readonly<Record<TechniqueKey, (step: DeductionText) => string>>;
  /** The result only: "Row 7: cells 5-6 filled". */
  readonly short: (step: DeductionText) => string;
}

/** Hints, reasons, and how a walk through the deductions ended. Sentences. */
export interface AnswerTexts {
  /** Where to look: a line, or a part of the grid. */
  readonly lookAtLine: (line: LineText) => string;
  readonly lookAtRegion: (region: RegionText) => string;
  /** Lines whose runs are complete, so that their other cells count as blank. */
  readonly finishedLines: (lines: readonly LineText[]) => string;
  /** Lines whose clues do not have a colour, so that none of their cells has. */
  readonly withoutColor: (lines: readonly LineText[], color: string) => string;
  readonly completeColor: (lines: readonly LineText[], color: string) => string;
  /** The answer to "why is this cell so?", before the steps; or without any. */
  readonly why: {
    readonly chain: (cell: CellText, value: ValueText) => string;
    readonly known: (cell: CellText, value: ValueText) => string;
    readonly open: (cell: CellText) => string;
    /** Steps that a step rests on, by their numbers: "(from 1 and 3)". */
    readonly from: (steps: readonly number[]) => string;
    /** What follows from an assumption, link by link. */
    readonly follows: (branch: BranchText) => string;
  };
  /** Marks that are wrong: `count` of them in a line, or all. */
  readonly mistake: {
    readonly somewhere: string;
    readonly inLine: (line: LineText) => string;
    readonly count: (line: LineText, count: number) => string;
    readonly cells: (cells: readonly CellText[]) => string;
    /** Why a mark is wrong: the steps that follow from it, and the line that breaks. */
    readonly because: (mark: BranchText) => string;
  };
  /** Marks of which each is possible alone, but not all of them. */
  readonly conflict: {
    readonly inLine: (line: LineText) => string;
    readonly count: (line: LineText, count: number) => string;
    readonly cells: (cells: readonly CellText[]) => string;
  };
  readonly solved: string;
  /** Cells that a walk left open, and all cells. */
  readonly unexplained: (open: number, of: number) => string;
  readonly solvedIn: (steps: number) => string;
  readonly several: string;
  readonly noSolution: string;
  /** Where to ask next: a command. */
  readonly askNext: (command: string) => string;
}

/** What is wrong with a puzzle, and what would repair it. Sentences. */
export interface DiagnosisTexts {
  readonly unique: string;
  readonly undecided: string;
  readonly noSolution: string;
  /** The heading before this many repairs; `isComplete` when all single slips were looked at. */
  readonly slips: (count: number, isComplete: boolean) => string;
  readonly leavesSeveral: string;
  readonly needsMore: string;
  readonly moreSlips: (count: number) => string;
  /** The lines that can't hold together. */
  readonly together: (lines: readonly LineText[], isMinimal: boolean) => string;
  readonly several: (cells: number, isExact: boolean, places: number) => string;
  /** Cells to give from the start; `fewest`: fewer are not enough, `minimal`: none can be left out. */
  readonly give: (cells: readonly CellValueText[], quality: 'fewest' | 'minimal') => string;
  readonly giveUndecided: string;
  /** The line that cannot be placed, at the end of a story, and why. */
  readonly breaks: (line: LineText, why: BreakText) => string;
  /** No short argument: only trying everything shows that these lines can't hold together. */
  readonly breaksBySearch: (lines: number) => string;
  readonly repair: (repair: RepairText) => string;
}

/** Grade classes that have words, and what stands there without a grade. */
export type GradeKey =
  | 'trivial'
  | 'easy'
  | 'medium'
  | 'hard'
  | 'expert'
  | 'needs-lookahead'
  | 'needs-guessing'
  | 'not-unique'
  | 'none'
  | 'undecided';

/** Grades. Classes are messages, the rest are sentences and the heads of tables. */
export interface GradeTexts {
  readonly classes: Readonly<Record<GradeKey, string>>;
  /** `Easy, 12 of 100.` */
  readonly graded: (words: string, number: number) => string;
  /** The two numbers that it is made of: how long it takes, and the hardest idea. */
  readonly parts: (length: number, depth: number) => string;
  readonly hardest: (title: string) => string;
  /** Cells that no technique settles. */
  readonly unsettled: (count: number) => string;
  readonly rounds: (rounds: RoundsText) => string;
  readonly none: string;
  readonly undecided: (isTime: boolean) => string;
  /** The heads of the table of techniques: how often, which. */
  readonly usesTable: readonly [string, string];
  /** The heads of a table of grades: number, length, depth, class, hardest technique, deductions, puzzle. */
  readonly table: readonly [string, string, string, string, string, string, string];
}
