// What is wrong with a puzzle: why it has no solution and which slip would explain it, or in what its
// several solutions differ and what would make it unique.
import type { Locale } from '../../messages/index.js';
import {
  differingTotals,
  type Finding,
  type Grid,
  type LineId,
  type Puzzle,
  type Solution,
} from '../../model/index.js';
import { LINE_SOLVES, type Limits, type StopReason } from '../../solve/index.js';
import type { Caps, Query } from '../query.js';
import { contradictionWords, repairWords } from '../words/diagnosis-words.js';
import { conflictingLines } from './core.js';
import { differingIn } from './differing.js';
import { cellsToGive, type GivenCells } from './given-cells.js';
import { independentPlaces } from './places.js';
import { findRepairs, type Repair } from './repairs.js';
import { type Contradiction, contradictionAmong } from './story.js';

/** Options of `diagnose`. */
export interface DiagnoseOptions extends Limits {
  /** The picture that is meant, if the puzzle is ambiguous: cells to give are taken from it. */
  readonly goal?: Solution;
  /** Language of the words. Default English. */
  readonly locale?: Locale;
}

/** Diagnosis of a puzzle without a solution: clues in conflict, and repairs. */
export interface Unsolvable {
  readonly kind: 'unsolvable';
  /** Colours of which rows and columns ask for different numbers of cells. */
  readonly totals: readonly Finding[];
  /** Lines that can't hold together; with `isMinimal`, any of them left out, the others can. */
  readonly lines: readonly LineId[];
  readonly isMinimal: boolean;
  readonly contradiction: Contradiction & { readonly words: readonly string[] };
  /** Single slips that would explain it, the likeliest first. */
  readonly repairs: readonly (Repair & { readonly words: string })[];
  /** Whether all single slips were looked at. */
  readonly isComplete: boolean;
}

/**
 * Diagnosis of a puzzle with several solutions: two of them, the cells that can differ, and cells to give
 * away.
 */
export interface Ambiguous {
  readonly kind: 'ambiguous';
  /** Two of the solutions. */
  readonly solutions: readonly [Solution, Solution];
  /** The cells that differ in some solution. */
  readonly cells: readonly number[];
  /** Whether those are all; else there may be more. */
  readonly isExact: boolean;
  /** The same cells, one list per independent place. */
  readonly places: readonly (readonly number[])[];
  /** Cells to give from the start so that one solution is left. */
  readonly give: GivenCells;
}

/** What is wrong with a puzzle, or that it has exactly one solution. */
export type Diagnosis =
  /** Nothing is wrong: the solution is the only one. */
  | { readonly kind: 'unique'; readonly solution: Solution; readonly lineSolvable: boolean }
  | Unsolvable
  | Ambiguous
  | { readonly kind: 'undecided'; readonly reason: StopReason; readonly partial: Grid };

/** Line solves: no cap for the verdict itself, little for each of the many questions that follow. */
export const DIAGNOSIS_CAPS: Caps = { result: Infinity, solve: 250_000 };
/** Line solves for finding a minimal set of conflicting lines. */
const CONFLICT_BUDGET = 1_000_000;

export function diagnosisOf(query: Query, { goal, locale }: DiagnoseOptions): Diagnosis {
  const { puzzle } = query.subject;
  const result = query.result();
  switch (result.verdict) {
    case 'unique':
      return { kind: 'unique', solution: result.solution, lineSolvable: result.lineSolvable };
    case 'undecided':
      return { kind: 'undecided', reason: result.reason, partial: result.partial };
    case 'none':
      return unsolvable(query, puzzle, locale);
    case 'multiple':
      return ambiguous(query, puzzle, result.solutions, goal);
  }
}

function unsolvable(query: Query, puzzle: Puzzle, locale: Locale | undefined): Unsolvable {
  const { lines, isMinimal } = query.share(CONFLICT_BUDGET, () => conflictingLines(query, puzzle));
  const contradiction = contradictionAmong(query, puzzle, lines);
  const { repairs, isComplete } = findRepairs(query, puzzle, lines);
  return {
    kind: 'unsolvable',
    totals: differingTotals(puzzle),
    lines,
    isMinimal,
    contradiction: { ...contradiction, words: contradictionWords(contradiction, lines, puzzle, locale) },
    repairs: repairs.map((repair) => ({ ...repair, words: repairWords(repair, puzzle, locale) })),
    isComplete,
  };
}

function ambiguous(
  query: Query,
  puzzle: Puzzle,
  solutions: readonly Solution[],
  goal: Solution | undefined,
): Ambiguous {
  const { seen, cells, isExact } = query.share(LINE_SOLVES.thorough, () =>
    differingIn(query, puzzle, solutions),
  );
  return {
    kind: 'ambiguous',
    solutions: [solutions[0], solutions[1]],
    cells,
    isExact,
    places: independentPlaces(query, puzzle, seen, cells),
    give: query.share(LINE_SOLVES.thorough, () =>
      cellsToGive(query, puzzle, goal ?? solutions[0], solutions),
    ),
  };
}
