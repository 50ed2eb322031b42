// The whole solve as a walk: at every step the easiest technique that finds something, and among equals a
// finding that fills a cell near the last step, as a person would continue.
import type { StopReason } from '../solve/index.js';
import type { Deduction } from './deduction.js';
import { Finder, type FinderOptions, type Found } from './find/finder.js';
import type { Query } from './query.js';
import { LazyDeduction } from './reasons/lazy-deduction.js';
import { imagesOf, keeps, withImages } from './reasons/mirrored.js';
import { isSimilar, withSameArguments } from './reasons/same-argument.js';
import { type Board, isUnknown } from './techniques/board.js';
import { LADDER } from './techniques/ladder.js';

/**
 * How a walk ended: every cell is settled; what is left differs between solutions; there is no
 * solution; or why it was stopped.
 */
export type StepsEnd = 'solved' | 'several' | 'contradiction' | StopReason;

/** Findings that are compared with the best one, at most. */
const MOST_COMPARED = 12;

export interface WalkOptions extends FinderOptions {
  /** The cell from where the walk begins: what is near comes first. */
  readonly near?: number;
  /** Whether to stay near that cell instead of moving on with every step. */
  readonly stayNear?: boolean;
  /** Whether assumptions that fail by the same argument become one step. */
  readonly joinSame?: boolean;
  /** Line solves that looking ahead for one step may take. Default: no limit. */
  readonly lookaheadCap?: number;
}

/** The walk itself, for those who need its board as well. */
export class Walk {
  readonly finder: Finder;
  /** Where the walk is: prefer what is near. */
  private near: number | undefined;
  private readonly staysNear: boolean;
  private readonly joinsSame: boolean;
  /** The symmetries of the puzzle, and those that kept the board before the last step. */
  private readonly images: readonly Uint32Array[];
  private kept: readonly Uint32Array[] = [];

  constructor(
    readonly board: Board,
    private readonly query: Query,
    options: WalkOptions = {},
  ) {
    this.finder = new Finder(board, query, options);
    this.finder.look.stopEarly = true;
    this.finder.look.cap = options.lookaheadCap ?? Infinity;
    this.near = options.near;
    this.staysNear = options.stayNear ?? false;
    this.joinsSame = options.joinSame ?? false;
    this.images = this.joinsSame ? imagesOf(board.puzzle) : [];
  }

  /** The next deduction, already applied to the board; undefined at the end. */
  next(): Deduction | undefined {
    const { board, query, finder } = this;
    const [found, others] = this.choose();
    if (found === undefined) return undefined;
    const step = new LazyDeduction(board, found);
    const same = this.joinsSame ? others.filter((other) => isSimilar(found, other)) : [];
    const deduction = withSameArguments(
      step.deduction(query),
      same.slice(0, MOST_COMPARED).map((other) => new LazyDeduction(board, other).deduction(query)),
    );
    this.kept = found.scope === 'line' ? [] : this.images.filter((image) => keeps(image, board));
    for (const { cell, candidates } of deduction.settles) finder.narrow(cell, candidates);
    if (!this.staysNear) this.near = step.settles[0].cell;
    return query.stopped === null ? deduction : undefined;
  }

  /** The step that `next` returned last, with its mirrored arguments, which are applied to the board. */
  mirrored(deduction: Deduction): Deduction {
    const { board, finder } = this;
    const all = withImages(deduction, this.kept, board.puzzle);
    for (const { cell, candidates } of all.settles) finder.narrow(cell, candidates);
    return all;
  }

  /** The next step, already applied to the board, its reason not yet computed; undefined at the end. */
  take(): LazyDeduction | undefined {
    const [found] = this.choose();
    if (found === undefined) return undefined;
    const step = new LazyDeduction(this.board, found);
    this.finder.apply(found);
    if (!this.staysNear) this.near = step.settles[0].cell;
    return step;
  }

  /** The best finding, and all findings of its cost. */
  private choose(): [best: Found | undefined, all: readonly Found[]] {
    const { board, finder } = this;
    finder.look.near = this.near;
    const found = finder.cheapest().map((one): Found => {
      if (one.scope === 'line') return one;
      return { ...one, finding: { ...one.finding, gain: finder.look.gainOf(one.finding.settles) } };
    });
    const best = withSamePremise(bestOf(found, board, this.near), found);
    return this.query.stopped === null ? [best, found] : [undefined, found];
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

/** The finding to show first: it fills a cell, is near, settles much and is early on the ladder. */
function bestOf(found: readonly Found[], board: Board, near: number | undefined): Found | undefined {
  let best: Found | undefined;
  let bestRank: number[] = [];
  for (const candidate of found) {
    const rank = rankOf(candidate, board, near);
    if (best === undefined || isLess(rank, bestRank)) [best, bestRank] = [candidate, rank];
  }
  return best;
}

/**
 * The finding with the cells of all others that have the same premise: known cells between them are no reason to
 * give "the 4 ends at cell 7 at the latest" twice.
 */
function withSamePremise(best: Found | undefined, found: readonly Found[]): Found | undefined {
  if (best?.scope !== 'line' || best.finding.room === undefined) return best;
  const premise = premiseOf(best);
  const same = found.flatMap((one) =>
    one.scope === 'line' && premiseOf(one) === premise ? one.finding.settles : [],
  );
  if (same.length === best.finding.settles.length) return best;
  const settles = same.sort((a, b) => a.position - b.position);
  return { ...best, finding: { ...best.finding, settles } };
}

/** What a finding says before its conclusion, as a key; undefined if it is not about the room of runs. */
function premiseOf(found: Found): string | undefined {
  if (found.scope !== 'line' || found.finding.room === undefined) return undefined;
  const { technique, line, finding } = found;
  return JSON.stringify([technique.id, line, finding.runs, finding.about, finding.room]);
}

/** Ranks findings of equal cost; the smallest comes first. */
function rankOf(found: Found, board: Board, near: number | undefined): number[] {
  const place = LADDER.indexOf(found.technique);
  if (found.scope === 'grid') {
    const { branches, settles, gain = 1 } = found.finding;
    const length = branches.reduce((sum, branch) => sum + Math.max(branch.lines.length, 1), 0);
    const away = near === undefined ? 0 : distance(board, settles[0].cell, near);
    return [length / gain, away, place];
  }
  const { settles } = found.finding;
  let away = near === undefined ? 0 : Infinity;
  let fillsNone = 1;
  for (const { position, candidates } of settles) {
    if (candidates > 1 && !isUnknown(candidates)) fillsNone = 0;
    if (near !== undefined) away = Math.min(away, distance(board, board.cellAt(found.line, position), near));
  }
  return [fillsNone, away, -settles.length, place, found.line];
}

function isLess(a: readonly number[], b: readonly number[]): boolean {
  const at = a.findIndex((value, i) => value !== b[i]);
  return at >= 0 && a[at] < b[at];
}

function distance(board: Board, a: number, b: number): number {
  const { width } = board.puzzle;
  return Math.abs(Math.trunc(a / width) - Math.trunc(b / width)) + Math.abs((a % width) - (b % width));
}
