// What is wrong with a puzzle: why it has no solution and which slip would explain it, or in what its
// several solutions differ and what would make it unique.
import {
  differingTotals,
  type Finding,
  type Grid,
  type LineId,
  type Puzzle,
  type Solution,
} from '../../model/index.js';
import type { StopReason } from '../../solve/index.js';
import type { ExplainOptions } from '../options.js';
import { requireSize } from '../steps.js';
import { contradictionWords, repairWords } from '../words/diagnosis-words.js';
import type { Locale } from '../words/words.js';
import { conflictingLines } from './core.js';
import { differingIn } from './differing.js';
import { cellsToGive, type GivenCells } from './given-cells.js';
import { Inquiry } from './inquiry.js';
import { independentPlaces } from './places.js';
import { findRepairs, type Repair } from './repairs.js';
import { type Contradiction, contradictionAmong } from './story.js';

export interface DiagnoseOptions extends ExplainOptions {
  /** The picture that is meant, if the puzzle is ambiguous: cells to give are told as they are in it. */
  readonly goal?: Solution;
  /** Language of the words. Default English. */
  readonly locale?: Locale;
}

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
  /** Cells to tell from the start so that one solution is left. */
  readonly give: GivenCells;
}

export type Diagnosis =
  /** Nothing is wrong: the solution is the only one. */
  | { readonly kind: 'unique'; readonly solution: Solution; readonly lineSolvable: boolean }
  | Unsolvable
  | Ambiguous
  | { readonly kind: 'undecided'; readonly reason: StopReason; readonly partial: Grid };

export function diagnose(puzzle: Puzzle, options: DiagnoseOptions = {}): Diagnosis {
  requireSize(puzzle, options.given);
  requireSize(puzzle, options.goal);
  const inquiry = new Inquiry(options);
  const result = inquiry.solve(puzzle, 2, options.given, Infinity);
  switch (result.verdict) {
    case 'unique':
      return { kind: 'unique', solution: result.solution, lineSolvable: result.lineSolvable };
    case 'undecided':
      return { kind: 'undecided', reason: result.reason, partial: result.partial };
    case 'none':
      return unsolvable(inquiry, puzzle, options.locale);
    case 'multiple':
      return ambiguous(inquiry, puzzle, result.solutions, options.goal);
  }
}

/** Line solves for one part of a diagnosis, when the caller sets no limit: some seconds. */
const SHARE = 3_000_000;

function unsolvable(inquiry: Inquiry, puzzle: Puzzle, locale: Locale | undefined): Unsolvable {
  const { lines, isMinimal } = inquiry.share(SHARE, () => conflictingLines(inquiry, puzzle));
  const contradiction = contradictionAmong(inquiry, puzzle, lines);
  const { repairs, isComplete } = inquiry.share(SHARE, () => findRepairs(inquiry, puzzle, lines));
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
  inquiry: Inquiry,
  puzzle: Puzzle,
  solutions: readonly Solution[],
  goal: Solution | undefined,
): Ambiguous {
  const { seen, cells, isExact } = inquiry.share(SHARE, () => differingIn(inquiry, puzzle, solutions));
  return {
    kind: 'ambiguous',
    solutions: [solutions[0], solutions[1]],
    cells,
    isExact,
    places: independentPlaces(inquiry, puzzle, seen, cells),
    give: inquiry.share(SHARE, () => cellsToGive(inquiry, puzzle, goal ?? solutions[0], solutions)),
  };
}
