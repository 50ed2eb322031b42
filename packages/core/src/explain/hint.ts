// Help in four portions, from the player's own grid: which line to look at; which run; the technique
// with its reason; the cells. Each level holds what the ones before held.
import { answerTexts, type Locale, undecidedSentence } from '../messages/index.js';
import type { Grid, LineId, Puzzle } from '../model/index.js';
import { LINE_SOLVES, type Limits, type StopReason } from '../solve/index.js';
import type { Branch, CellFact, Deduction, RunRef, SettledCell } from './deduction.js';
import type { Judge } from './judge.js';
import { INTERACTIVE, Query } from './query.js';
import { leadingTo, restsOn } from './reasons/closure.js';
import type { Taken } from './reasons/taken.js';
import { Walk } from './steps.js';
import { Board, isUnknown } from './techniques/board.js';
import type { TechniqueId } from './techniques/ladder.js';
import { type BlamedMarks, deductionHintWords, mistakeWords } from './words/hint-words.js';

export const HINT_LEVELS = [1, 2, 3, 4] as const;
export type HintLevel = (typeof HINT_LEVELS)[number];

export interface HintOptions extends Limits {
  /** 1: which line; 2: which run; 3: the technique and its reason; 4: the cells. Default 1. */
  readonly level?: HintLevel;
  /** Index of the cell that was changed last: among equals, what is near it comes first. */
  readonly near?: number;
  /** Language of `words`. Default English. */
  readonly locale?: Locale;
}

/** A deduction, as far as the level shows it. */
export interface DeductionHint {
  readonly kind: 'deduction';
  readonly level: HintLevel;
  readonly words: string;
  readonly lines: readonly LineId[];
  /** From level 2: the runs that it is about, or else the cells. */
  readonly about?: { readonly runs: readonly RunRef[]; readonly cells: readonly number[] };
  /** From level 3. */
  readonly technique?: TechniqueId;
  readonly cost?: number;
  readonly reason?: { readonly cells: readonly CellFact[]; readonly runs: readonly RunRef[] };
  readonly chain?: readonly Branch[];
  /** From level 3, in coloured puzzles: deductions that only rule colours out and come before. */
  readonly before?: readonly Deduction[];
  /** At level 4. */
  readonly settles?: readonly SettledCell[];
}

/** The grid can't be completed. */
export interface MistakeHint {
  readonly kind: 'mistake';
  readonly level: HintLevel;
  readonly words: string;
  /** From level 2: a line with some of the marks to blame. */
  readonly line?: LineId;
  /** From level 2: whether each of those is possible alone, but not all together; else each is wrong. */
  readonly isConflict?: boolean;
  /** From level 3: how many of them are in that line. */
  readonly count?: number;
  /** At level 4: all of them. */
  readonly cells?: readonly number[];
}

export type Hint =
  | DeductionHint
  | MistakeHint
  /** `several`: what is left differs between solutions; `no-solution`: of the puzzle itself. */
  | { readonly kind: 'solved' | 'several' | 'no-solution'; readonly words: string }
  | { readonly kind: 'undecided'; readonly reason: StopReason; readonly words: string };

/** A hint that is found once and given in portions: any level, without searching again. */
export type FoundHint = (level: HintLevel, locale?: Locale) => Hint;

/** The next thing to see, the easiest first. What only a later level needs is computed when asked for. */
export function findHint(query: Query, judge: Judge, grid: Grid, near?: number): FoundHint {
  const { puzzle } = query.subject;
  const agrees = judge.agrees(grid, query);
  if (query.result().verdict === 'none') return plainHint('no-solution');
  if (agrees === false) {
    let blamed: BlamedMarks | undefined;
    return (level, locale) => {
      // Which marks are wrong can be far more work than that some are.
      if (level > 1) blamed ??= mistakesIn(query, judge, grid);
      return mistakeHint(puzzle, blamed ?? NO_MARKS, level, locale);
    };
  }
  const board = new Board(puzzle, judge.withGiven(grid));
  if (board.unknown === 0 && agrees === true) return plainHint('solved');
  if (agrees === true) return nextHint(board, query, near);
  // It is not known whether the marks are right. What follows from them is still worth showing.
  const next = nextHint(board, new Query(query.subject, query.limits, INTERACTIVE), near);
  return next(1).kind === 'deduction' ? next : undecidedHint(query.stopped ?? 'effort');
}

/** The marks to blame: those that are wrong by themselves, or else some that cannot hold together. */
function mistakesIn(query: Query, judge: Judge, grid: Grid): BlamedMarks {
  const judgement = judge.judge(grid, query);
  const isConflict = judgement.verdict !== 'wrong' || judgement.cells.length === 0;
  const cells = isConflict ? judge.conflict(grid, query) : judgement.cells;
  // The row or column that holds most of it: the best place to start again.
  const { width, height } = query.subject.puzzle;
  const counts = new Map<LineId, number>();
  for (const cell of cells) {
    for (const line of [Math.trunc(cell / width), height + (cell % width)]) {
      counts.set(line, (counts.get(line) ?? 0) + 1);
    }
  }
  const [line, count] = [...counts].reduce((best, next) => (next[1] > best[1] ? next : best), [0, 0]);
  return { cells, isConflict, line, count };
}

/** At level 1, which does not say what is wrong. */
const NO_MARKS: BlamedMarks = { cells: [], isConflict: false, line: 0, count: 0 };

/** The same at any level. */
function plainHint(kind: 'solved' | 'several' | 'no-solution'): FoundHint {
  const words = { solved: 'solved', several: 'several', 'no-solution': 'noSolution' } as const;
  return (_, locale) => ({ kind, words: answerTexts(locale)[words[kind]] });
}

function undecidedHint(reason: StopReason): FoundHint {
  return (_, locale) => ({ kind: 'undecided', reason, words: undecidedSentence(locale) });
}

function nextHint(board: Board, query: Query, near: number | undefined): FoundHint {
  const walk = new Walk(board, query, {
    lookaheadCap: LINE_SOLVES.lookahead,
    ...(near === undefined ? {} : { near, stayNear: true }),
  });
  const taken: Taken[] = [];
  for (let step = walk.take(); step !== undefined; step = walk.take()) {
    // What only rules out a colour can't be drawn into most grids: go on until a cell is certain.
    if (step.settles.some(({ candidates }) => !isUnknown(candidates))) {
      const deduction = step.deduction(query);
      const before = leadingTo(taken, restsOn(deduction), query);
      if (query.stopped !== null) break;
      return (level, locale) => deductionHint(board.puzzle, deduction, before, level, locale);
    }
    taken.push(step);
  }
  const end = walk.end();
  if (end === 'contradiction') return plainHint('no-solution');
  return end === 'solved' || end === 'several' ? plainHint(end) : undecidedHint(end);
}

function deductionHint(
  puzzle: Puzzle,
  step: Deduction,
  before: readonly Deduction[],
  level: HintLevel,
  locale: Locale | undefined,
): DeductionHint {
  const { technique, cost, reason, about, settles, chain, lines } = step;
  return {
    kind: 'deduction',
    level,
    words: deductionHintWords(step, puzzle, level, locale),
    lines,
    ...(level >= 2 ? { about } : {}),
    ...(level >= 3 ? { technique, cost, reason } : {}),
    ...(level >= 3 && before.length > 0 ? { before } : {}),
    ...(level >= 3 && chain !== undefined ? { chain } : {}),
    ...(level >= 4 ? { settles } : {}),
  };
}

function mistakeHint(
  puzzle: Puzzle,
  blamed: BlamedMarks,
  level: HintLevel,
  locale: Locale | undefined,
): MistakeHint {
  const { line, isConflict, count, cells } = blamed;
  return {
    kind: 'mistake',
    level,
    words: mistakeWords(puzzle, level, blamed, locale),
    ...(level >= 2 ? { line, isConflict } : {}),
    ...(level >= 3 ? { count } : {}),
    ...(level >= 4 ? { cells } : {}),
  };
}
