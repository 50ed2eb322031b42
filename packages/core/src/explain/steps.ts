// The whole solve as a walk: at every step the easiest technique that has something to say, and among
// equals the one nearest to the last step, as a person would go on.
import type { StopReason } from '../solve/index.js';
import type { Deduction } from './deduction.js';
import { Finder, type FinderOptions, type Found } from './find/finder.js';
import type { Query } from './query.js';
import { Taken } from './reasons/taken.js';
import { Board } from './techniques/board.js';
import { LADDER } from './techniques/ladder.js';

/**
 * How a walk ended: every cell is settled; what is left differs between solutions; there is no
 * solution; or why it was stopped.
 */
export type StepsEnd = 'solved' | 'several' | 'contradiction' | StopReason;

/**
 * The deductions that solve the puzzle, the easiest first, each with its reason. The generator's
 * return value says how it ended.
 */
export function* stepsOf(query: Query): Generator<Deduction, StepsEnd, void> {
  const { puzzle, given } = query.subject;
  const walk = new Walk(new Board(puzzle, given), query);
  for (let step = walk.next(); step !== undefined; step = walk.next()) yield step;
  return walk.end();
}

export interface WalkOptions extends FinderOptions {
  /** The cell from where the walk begins: what is near comes first. */
  readonly near?: number;
  /** Whether to stay near that cell instead of moving on with every step. */
  readonly stayNear?: boolean;
  /** Line solves that looking ahead for one step may take. Default: no limit. */
  readonly lookaheadCap?: number;
}

/** The walk itself, for those who need its board as well. */
export class Walk {
  readonly finder: Finder;
  /** Where the walk is: prefer what is near. */
  private near: number | undefined;
  private readonly staysNear: boolean;

  constructor(
    readonly board: Board,
    private readonly query: Query,
    options: WalkOptions = {},
  ) {
    this.finder = new Finder(board, query, options);
    this.finder.look.isHasty = true;
    this.finder.look.cap = options.lookaheadCap ?? Infinity;
    this.near = options.near;
    this.staysNear = options.stayNear ?? false;
  }

  /** The next deduction, already applied to the board; undefined at the end. */
  next(): Deduction | undefined {
    const deduction = this.take()?.deduction(this.query);
    return this.query.stopped === null ? deduction : undefined;
  }

  /** The next step, already applied to the board, its reason not yet worked out; undefined at the end. */
  take(): Taken | undefined {
    const { board, finder } = this;
    finder.look.near = this.near;
    const found = nearest(finder.cheapest(), board, this.near);
    if (found === undefined || this.query.stopped !== null) return undefined;
    const taken = new Taken(board, found);
    finder.apply(found);
    if (!this.staysNear) this.near = taken.settles[0].cell;
    return taken;
  }

  /** How it ended. Pre: `next` or `take` has returned undefined. */
  end(): StepsEnd {
    if (this.query.stopped !== null) return this.query.stopped;
    if (this.finder.brokenAt !== null) return 'contradiction';
    if (this.board.unknown === 0) return 'solved';
    if (this.finder.look.isSpent) return 'effort';
    const result = this.finder.look.search();
    if (result.verdict === 'undecided') return result.reason;
    return result.verdict === 'none' ? 'contradiction' : 'several';
  }
}

/** The finding to tell first: near, short to follow, large, early on the ladder. */
function nearest(found: readonly Found[], board: Board, near: number | undefined): Found | undefined {
  let best: Found | undefined;
  let bestRank: number[] = [];
  for (const candidate of found) {
    const rank = rankOf(candidate, board, near);
    if (best === undefined || isLess(rank, bestRank)) [best, bestRank] = [candidate, rank];
  }
  return best;
}

function rankOf(found: Found, board: Board, near: number | undefined): number[] {
  const place = LADDER.indexOf(found.technique);
  if (found.scope === 'grid') {
    const { waves, branches, settles } = found.finding;
    const lines = branches.reduce((sum, branch) => sum + branch.lines.length, 0);
    return [waves, lines, near === undefined ? 0 : distance(board, settles[0].cell, near), place];
  }
  const away = near === undefined ? 0 : lineDistance(board, found.line, near);
  return [away, -found.finding.settles.length, place, found.line];
}

function isLess(a: readonly number[], b: readonly number[]): boolean {
  const at = a.findIndex((value, i) => value !== b[i]);
  return at >= 0 && a[at] < b[at];
}

function lineDistance(board: Board, line: number, cell: number): number {
  const { width, height } = board.puzzle;
  return line < height ? Math.abs(line - Math.trunc(cell / width)) : Math.abs(line - height - (cell % width));
}

function distance(board: Board, a: number, b: number): number {
  const { width } = board.puzzle;
  return Math.abs(Math.trunc(a / width) - Math.trunc(b / width)) + Math.abs((a % width) - (b % width));
}
