// Help in four levels, from the player's own grid: where to look; which run or block matters, as a question; the
// technique with what it rests on; the cells with the whole argument. Each level contains the ones before.
import { answerTexts, type Locale, undecidedSentence } from '../messages/index.js';
import { type Grid, type LineId, lineLength, type Puzzle } from '../model/index.js';
import { LINE_SOLVES, type Limits, type StopReason } from '../solve/index.js';
import type { Branch, CellFact, Deduction, RunRef, SettledCell } from './deduction.js';
import {
  closeFinishedLines,
  isColorComplete,
  ruleOutCompleteColors,
  ruleOutMissingColors,
} from './finished-lines.js';
import type { Judge } from './judge.js';
import { withNestedBranches } from './nested-trial.js';
import { INTERACTIVE, Query } from './query.js';
import { leadingTo, restsOn } from './reasons/closure.js';
import type { LazyDeduction } from './reasons/lazy-deduction.js';
import { refuteMark } from './refute-mark.js';
import { Walk } from './steps.js';
import { Board, isUnknown } from './techniques/board.js';
import type { TechniqueId } from './techniques/ladder.js';
import {
  type BlamedMarks,
  deductionHintWords,
  type HintSubject,
  mistakeWords,
  type Region,
  type WithoutColors,
} from './words/hint-words.js';

/** The levels of a hint: where to look, which run, which technique, which cells. */
export const HINT_LEVELS = [1, 2, 3, 4] as const;
/** A level of a hint, 1 to 4. */
export type HintLevel = (typeof HINT_LEVELS)[number];

/** Options of `hint`. */
export interface HintOptions extends Limits {
  /** 1: where to look; 2: which run or block, and what to ask; 3: the technique and its reason; 4: the cells. Default 1. */
  readonly level?: HintLevel;
  /** Index of the cell that was changed last: among equal deductions, one that settles a cell near it comes first. */
  readonly near?: number;
  /** Whether finished lines, and colours that a clue does not have, get hints of their own. Default: no. */
  readonly finishedLines?: boolean;
  /** Language of `words`. Default English. */
  readonly locale?: Locale;
}

/** A deduction, as far as the level shows it. */
export interface DeductionHint {
  readonly kind: 'deduction';
  readonly level: HintLevel;
  readonly words: string;
  readonly lines: readonly LineId[];
  /** Where to look, if that is less than a line. */
  readonly region?: Region;
  /** From level 2: the runs that it is about, or else the cells. */
  readonly about?: Deduction['about'];
  /** From level 3. */
  readonly technique?: TechniqueId;
  /** From level 3: how hard the technique is, as in `LADDER`; 1 is the easiest. */
  readonly cost?: number;
  readonly reason?: { readonly cells: readonly CellFact[]; readonly runs: readonly RunRef[] };
  readonly chain?: readonly Branch[];
  /** From level 3: finished lines whose other cells count as blank, though they are not marked. */
  readonly finished?: readonly LineId[];
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
  /** At level 4: one of them, and the shortest way from it to a line that cannot be placed. */
  readonly refutation?: Branch;
}

/** What `hint` returns: the next step, a mistake, or why there is neither. */
export type Hint =
  | DeductionHint
  | MistakeHint
  /** `several`: what is left differs between solutions; `no-solution`: of the puzzle itself. */
  | { readonly kind: 'solved' | 'several' | 'no-solution'; readonly words: string }
  | { readonly kind: 'undecided'; readonly reason: StopReason; readonly words: string };

/** What the search for a hint depends on, besides the grid. */
export type HintSearch = Pick<HintOptions, 'near' | 'finishedLines'>;

/** A hint that is found once and given in portions: any level, without searching again. */
export type FoundHint = (level: HintLevel, locale?: Locale) => Hint;

/** The next thing to see, the easiest first. What only a later level needs is computed when asked for. */
export function findHint(query: Query, judge: Judge, grid: Grid, search: HintSearch): FoundHint {
  const { puzzle } = query.subject;
  const agrees = judge.agrees(grid, query);
  if (query.result().verdict === 'none') return plainHint('no-solution');
  if (agrees === false) {
    let blamed: BlamedMarks | undefined;
    let refutation: Branch | undefined | null = null;
    return (level, locale) => {
      // Which marks are wrong, and why, can be far more work than that some are.
      if (level > 1) blamed ??= mistakesIn(query, judge, grid);
      if (level > 3 && blamed !== undefined && refutation === null) {
        refutation = refuteMark(query, grid, blamed.cells, blamed.isConflict);
      }
      return mistakeHint(puzzle, blamed ?? NO_MARKS, refutation ?? undefined, level, locale);
    };
  }
  const board = new Board(puzzle, judge.withGiven(grid));
  if (board.unknown === 0 && agrees === true) return plainHint('solved');
  if (agrees === true) return nextHint(board, query, search);
  // It is not known whether the marks are right. What follows from them is still worth showing.
  const next = nextHint(board, new Query(query.subject, query.limits, INTERACTIVE), search);
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

function nextHint(board: Board, query: Query, { near, finishedLines }: HintSearch): FoundHint {
  const open = board.grid();
  if (!finishedLines) ruleOutMissingColors(board);
  const closed = finishedLines ? new Map<number, LineId>() : closeFinishedLines(board);
  if (!finishedLines) ruleOutCompleteColors(board);
  const found = walkToHint(board, query, near, closed, open);
  // All runs stand once the finished lines are closed: then the puzzle is solved, whether blanks are marked or not.
  if (finishedLines || found(1).kind === 'deduction' || found(1).kind === 'solved') return found;
  // Where nothing else is left to see, what is obvious is worth a hint after all: finished lines, then colours.
  const plain = new Board(board.puzzle, open);
  ruleOutMissingColors(plain);
  const finished = walkToHint(plain, query, near, new Map(), open);
  return finished(1).kind === 'deduction'
    ? finished
    : walkToHint(new Board(board.puzzle, open), query, near, new Map(), open);
}

function walkToHint(
  board: Board,
  query: Query,
  near: number | undefined,
  closed: ReadonlyMap<number, LineId>,
  /** The player's grid. */
  open: Grid,
): FoundHint {
  const walk = new Walk(board, query, {
    lookaheadCap: LINE_SOLVES.lookahead,
    ...(near === undefined ? {} : { near, stayNear: true }),
  });
  const passed: LazyDeduction[] = [];
  for (let step = walk.take(); step !== undefined; step = walk.take()) {
    // What only rules out a colour can't be drawn into most grids: go on until a cell is certain.
    if (step.settles.some(({ candidates }) => !isUnknown(candidates))) {
      const deduction = withNestedBranches(step.deduction(query), board, query);
      const before = leadingTo(passed, restsOn(deduction), query);
      if (query.stopped !== null) break;
      const rests = [deduction, ...before].flatMap(restsOn);
      const finished = new Set(rests.flatMap((cell) => closed.get(cell) ?? []));
      const ruledOut = colorsRuledOut(board, open, deduction).map(({ lines, ...rest }) => ({
        ...rest,
        lines: lines.filter((line) => !finished.has(line)),
      }));
      const region = regionOf(board.puzzle, deduction);
      const subject = {
        deduction,
        region,
        finished: [...finished].sort((a, b) => a - b),
        without: ruledOut.filter(({ lines }) => lines.length > 0),
      };
      return (level, locale) => deductionHint(board.puzzle, subject, before, level, locale);
    }
    passed.push(step);
  }
  const end = walk.end();
  if (end === 'contradiction') return plainHint('no-solution');
  return end === 'solved' || end === 'several' ? plainHint(end) : undecidedHint(end);
}

/** The lines across that do not have a colour which the argument is about, or have all of it already. */
function colorsRuledOut(board: Board, open: Grid, deduction: Deduction): WithoutColors[] {
  const { lines, reason, about, chain, technique } = deduction;
  const [line] = lines;
  const clue = board.clues[line];
  if (board.puzzle.palette.colors.length === 1 || technique === 'color-crossing') return [];
  if (chain !== undefined || clue === null) return [];
  const runs = about.runs.length === 0 ? clue.runs : about.runs.map(({ run }) => clue.runs[run]);
  const { width, height } = board.puzzle;
  const found: WithoutColors[] = [];
  const marked = new Board(board.puzzle, open);
  for (const color of new Set(runs.map((run) => run.color))) {
    const has = (candidates: number) => ((candidates >>> color) & 1) === 1;
    const across = new Set(
      reason.cells
        .filter(({ cell, candidates }) => has(open.cells[cell]) && !has(candidates))
        .map(({ cell }) => (line < height ? height + (cell % width) : Math.trunc(cell / width))),
    );
    const missing = [...across].filter((other) => !has(board.clues[other]?.allowed ?? board.all));
    const complete = [...across].filter((other) => isColorComplete(marked, other, color));
    if (missing.length > 0) found.push({ color, lines: missing, isComplete: false });
    if (complete.length > 0) found.push({ color, lines: complete, isComplete: true });
  }
  return found;
}

/** Where an argument over several lines takes place, if that is no more than its first line. */
function regionOf(puzzle: Puzzle, { lines, settles, chain }: Deduction): Region | undefined {
  if (chain === undefined) return undefined;
  const cells = [
    ...settles.map(({ cell }) => cell),
    ...chain.flatMap(({ assume, links }) => [
      assume.cell,
      ...links.flatMap((link) => [...link.settles, ...link.rests.cells].map(({ cell }) => cell)),
    ]),
  ];
  const extent = (of: readonly number[]): [number, number] => [Math.min(...of), Math.max(...of)];
  const rows = extent(cells.map((cell) => Math.trunc(cell / puzzle.width)));
  const columns = extent(cells.map((cell) => cell % puzzle.width));
  const size = (rows[1] - rows[0] + 1) * (columns[1] - columns[0] + 1);
  return size <= lineLength(puzzle, lines[0]) ? { rows, columns } : undefined;
}

function deductionHint(
  puzzle: Puzzle,
  subject: HintSubject,
  before: readonly Deduction[],
  level: HintLevel,
  locale: Locale | undefined,
): DeductionHint {
  const { deduction, region, finished } = subject;
  const { technique, cost, reason, about, settles, chain, lines } = deduction;
  return {
    kind: 'deduction',
    level,
    words: deductionHintWords(subject, puzzle, level, locale),
    lines,
    ...(region === undefined ? {} : { region }),
    ...(level >= 2 ? { about } : {}),
    ...(level >= 3 ? { technique, cost, reason } : {}),
    ...(level >= 3 && finished.length > 0 ? { finished } : {}),
    ...(level >= 3 && before.length > 0 ? { before } : {}),
    ...(level >= 3 && chain !== undefined ? { chain } : {}),
    ...(level >= 4 ? { settles } : {}),
  };
}

function mistakeHint(
  puzzle: Puzzle,
  blamed: BlamedMarks,
  refutation: Branch | undefined,
  level: HintLevel,
  locale: Locale | undefined,
): MistakeHint {
  const { line, isConflict, count, cells } = blamed;
  return {
    kind: 'mistake',
    level,
    words: mistakeWords(puzzle, level, blamed, refutation, locale),
    ...(level >= 2 ? { line, isConflict } : {}),
    ...(level >= 3 ? { count } : {}),
    ...(level >= 4 ? { cells } : {}),
    ...(level >= 4 && refutation !== undefined ? { refutation } : {}),
  };
}
