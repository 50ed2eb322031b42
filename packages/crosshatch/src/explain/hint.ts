// Help in four portions, from the player's own grid: which line to look at; which run; the technique
// with its reason; the cells. Each level holds what the ones before held.
import type { Grid, LineId, Puzzle } from '../model/index.js';
import type { StopReason } from '../solve/index.js';
import { Board, isUnknown } from './board.js';
import { leadingTo, restsOn } from './closure.js';
import type { Branch, CellFact, Deduction, RunRef, SettledCell } from './deduction.js';
import { Judge } from './judge.js';
import type { TechniqueId } from './ladder.js';
import { Allowance, type ExplainOptions, SOON } from './options.js';
import { requireSize, Walk } from './steps.js';
import type { Taken } from './taken.js';
import { deductionHintWords, mistakeWords } from './words/hint-words.js';
import { type Locale, languageOf } from './words/words.js';

export const HINT_LEVELS = [1, 2, 3, 4] as const;
export type HintLevel = (typeof HINT_LEVELS)[number];

export interface HintOptions extends ExplainOptions {
  /** 1: which line; 2: which run; 3: the technique and its reason; 4: the cells. Default 1. */
  readonly level?: HintLevel;
  /** Index of the cell that was changed last: among equals, what is near it comes first. */
  readonly near?: number;
  /** Language of `words`. Default English. */
  readonly locale?: Locale;
}

/** A deduction told as far as the level allows. */
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
  /** From level 2: a line with a mistake in it. */
  readonly line?: LineId;
  /** From level 3: how many cells of that line are wrong. */
  readonly count?: number;
  /** At level 4: all that is wrong. */
  readonly cells?: readonly number[];
}

export type Hint =
  | DeductionHint
  | MistakeHint
  /** `several`: what is left differs between solutions; `no-solution`: of the puzzle itself. */
  | { readonly kind: 'solved' | 'several' | 'no-solution'; readonly words: string }
  | { readonly kind: 'undecided'; readonly reason: StopReason; readonly words: string };

/** The next thing to see, the easiest first. */
export function hint(puzzle: Puzzle, grid: Grid, options: HintOptions = {}): Hint {
  const level = options.level ?? 1;
  if (!HINT_LEVELS.includes(level)) throw new RangeError(`The level is ${level}; expected 1, 2, 3 or 4.`);
  return findHint(puzzle, grid, options)(level);
}

/**
 * A hint that is found once and told in portions: what is returned tells any level, without looking again.
 * What only a later level needs is worked out when that is asked for.
 */
export function findHint(
  puzzle: Puzzle,
  grid: Grid,
  options: Omit<HintOptions, 'level'> = {},
): (level: HintLevel) => Hint {
  requireSize(puzzle, grid);
  requireSize(puzzle, options.given);
  const language = languageOf(options.locale);
  const allowance = new Allowance(options, SOON.solve);
  const judge = new Judge(puzzle, options, allowance);
  const agrees = judge.agrees(grid);
  if (judge.result().verdict === 'none') return told({ kind: 'no-solution', words: language.noSolution });
  if (agrees === false) {
    let cells: readonly number[] | undefined;
    return (level) => {
      // Which marks are wrong can be far more work than that some are.
      if (level > 1) cells ??= judge.mistakes(grid);
      return mistakeHint(puzzle, cells ?? [], level, options.locale);
    };
  }
  const board = new Board(puzzle, judge.withGiven(grid));
  if (board.unknown === 0 && agrees) return told({ kind: 'solved', words: language.solved });
  if (agrees) return nextHint(board, options, allowance);
  // Nobody knows whether the marks are right. What follows from them is worth telling all the same.
  const next = nextHint(board, options, new Allowance(options, SOON.solve));
  if (next(1).kind === 'deduction') return next;
  return told({ kind: 'undecided', reason: allowance.stopped ?? 'budget', words: language.undecided });
}

/** The same at any level. */
function told(hint: Hint): (level: HintLevel) => Hint {
  return () => hint;
}

function nextHint(board: Board, options: HintOptions, allowance: Allowance): (level: HintLevel) => Hint {
  const language = languageOf(options.locale);
  const walk = new Walk(board, allowance, {
    patience: SOON.ahead,
    ...(options.near === undefined ? {} : { near: options.near, stayNear: true }),
  });
  const taken: Taken[] = [];
  for (let step = walk.take(); step !== undefined; step = walk.take()) {
    // What only rules out a colour can't be drawn into most grids: go on until a cell is certain.
    if (step.settles.some(({ candidates }) => !isUnknown(candidates))) {
      const deduction = step.deduction(allowance);
      const before = leadingTo(taken, restsOn(deduction), allowance);
      if (allowance.stopped !== null) break;
      return (level) => deductionHint(board.puzzle, deduction, before, level, options.locale);
    }
    taken.push(step);
  }
  const end = walk.end();
  if (end === 'solved') return told({ kind: 'solved', words: language.solved });
  if (end === 'several') return told({ kind: 'several', words: language.several });
  if (end === 'contradiction') return told({ kind: 'no-solution', words: language.noSolution });
  return told({ kind: 'undecided', reason: end, words: language.undecided });
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
  cells: readonly number[],
  level: HintLevel,
  locale: Locale | undefined,
): MistakeHint {
  // The row or column that holds most of it: the best place to start again.
  const counts = new Map<LineId, number>();
  for (const cell of cells) {
    for (const line of [Math.trunc(cell / puzzle.width), puzzle.height + (cell % puzzle.width)]) {
      counts.set(line, (counts.get(line) ?? 0) + 1);
    }
  }
  const [line, count] = [...counts].reduce((best, next) => (next[1] > best[1] ? next : best), [0, 0]);
  return {
    kind: 'mistake',
    level,
    words: mistakeWords(puzzle, level, line, count, cells, locale),
    ...(level >= 2 ? { line } : {}),
    ...(level >= 3 ? { count } : {}),
    ...(level >= 4 ? { cells } : {}),
  };
}
