// Turns a picture into a good puzzle: few and inconspicuous changes that make it unique, line-solvable or of a given
// grade, as proven by the engine. If it stops early, it returns the best result so far with the ambiguous cells.
import {
  BLACK_ON_WHITE,
  type Color,
  colorOf,
  type Grid,
  type Palette,
  type Puzzle,
  puzzleOf,
  Random,
} from '../../model/index.js';
import { type Engine, LINE_SOLVES, type Limits, limitsOf, type StopReason } from '../../solve/index.js';
import { type GradeBounds, isBounded, verifyBounds } from '../grade-bounds.js';
import { Canvas } from './canvas.js';
import { CanvasQueries } from './canvas-queries.js';
import { dropNeedless, priceOf } from './drop-needless.js';
import { GRADE_TARGETS, type GradeTarget, makeGraded, pointsOff } from './make-graded.js';
import { makeLineSolvable } from './make-line-solvable.js';
import { type Costs, gather, type ImproveProgress, makeUnique } from './make-unique.js';
import { visibility } from './visibility.js';

/** The targets: `unique`, `line-solvable`, or line-solvable with a grade. */
export const IMPROVE_TARGETS = ['unique', 'line-solvable', 'easy', 'medium', 'hard'] as const;
/** What `improve` aims for. */
export type ImproveTarget = (typeof IMPROVE_TARGETS)[number];

/** Default limit: 30 million line solves, some seconds. */
export interface ImproveOptions extends Limits {
  /** Default: black on white. */
  readonly palette?: Palette;
  /** Default `unique`. */
  readonly target?: ImproveTarget;
  /** Bounds of the grade, besides the target. Default: none. */
  readonly grade?: GradeBounds;
  /**
   * The certainty of each cell, from 0 (undecided) to 1. Changes prefer uncertain cells. Default: all equal.
   */
  readonly certainty?: ArrayLike<number>;
  /** The same picture, options and seed give the same changes. Default 0. */
  readonly seed?: number;
  readonly engine?: Engine;
}

/** A cell whose colour was changed. */
export interface CellChange {
  /** Index into `Grid.cells`. */
  readonly cell: number;
  readonly from: Color;
  readonly to: Color;
}

/** What `improve` returns: the changed grid, its puzzle, and every change. */
export interface Improvement {
  /** Whether the target is reached, proven by the engine. */
  readonly reached: boolean;
  /** If the target is not reached: why it stopped; `stuck` if no change helps. */
  readonly reason?: StopReason | 'stuck';
  /** The changed picture. */
  readonly grid: Grid;
  readonly puzzle: Puzzle;
  /** The differences from the given picture, by cell. */
  readonly changes: readonly CellChange[];
  /** If the target is not reached: cells known to be ambiguous, or not settled by line logic if that is the target. */
  readonly ambiguous: readonly number[];
  /** Effort in line solves. */
  readonly effort: number;
}

/**
 * Changes a picture until it is a good puzzle. Deterministic but for deadline and signal.
 *
 * @example
 * const { reached, grid, changes } = improve(picture, { target: 'line-solvable' });
 */
export function improve(picture: Grid, options: ImproveOptions = {}): Improvement {
  const turns = improveInTurns(picture, options);
  for (;;) {
    const turn = turns.next();
    if (turn.done) return turn.value;
  }
}

/**
 * `improve` in turns: yields how far it is, every few milliseconds.
 *
 * @example
 * for (const { changed, open } of improveInTurns(picture)) console.log(changed, open);
 */
export function improveInTurns(
  picture: Grid,
  options: ImproveOptions = {},
): Generator<ImproveProgress, Improvement, void> {
  verify(picture, options);
  const effort = { lineSolves: LINE_SOLVES.improve, ...options.effort };
  return inTurns(picture, options, new CanvasQueries({ ...limitsOf(options), effort }, options.engine));
}

/** One attempt to reach the target, on its own canvas. */
interface Attempt {
  readonly canvas: Canvas;
  readonly reached: boolean;
  /** The total visibility of its changes. */
  readonly price: number;
}

function* inTurns(
  picture: Grid,
  options: ImproveOptions,
  queries: CanvasQueries,
): Generator<ImproveProgress, Improvement, void> {
  const { palette = BLACK_ON_WHITE, target = 'unique' } = options;
  const { lineSolves = Infinity } = queries.limits.effort ?? {};
  const ways = target === 'unique' ? UNIQUE_WAYS : LINE_WAYS;
  let best: Attempt | undefined;
  for (const way of ways) {
    const attempt = yield* attemptOf(way, new Canvas(picture, palette), queries, options);
    if (best === undefined || isBetter(attempt, best)) best = attempt;
    // A second attempt is worth its effort only if the first changed much and enough effort is left.
    const isGood = best.reached && best.canvas.changed().length <= FEW * picture.cells.length;
    if (isGood || queries.stopped !== null || queries.lineSolves * 2 > lineSolves) break;
  }
  return conclude(best as Attempt, queries, target);
}

/** The attempts: sizes of the first window, or line-solvable first. Neither is always better. */
type Way = readonly number[] | 'lines';
const UNIQUE_WAYS: readonly Way[] = [[8, 16, 24, 48], [12, 24, 48], 'lines'];
const LINE_WAYS: readonly Way[] = ['lines', 'lines'];
/** The minimum cost of a change. */
const EACH = 0.6;
/** The share of changed cells that is acceptable without another attempt. */
const FEW = 0.01;

function* attemptOf(
  way: Way,
  canvas: Canvas,
  queries: CanvasQueries,
  { target = 'unique', grade: bounds = {}, certainty, seed = 0 }: ImproveOptions,
): Generator<ImproveProgress, Attempt, void> {
  const cost: Costs = (flip) => visibility(canvas, flip, certainty);
  // The effort so far seeds the second attempt differently.
  const random = new Random(seed + queries.lineSolves);
  let reached =
    way === 'lines'
      ? yield* makeLineSolvable(canvas, queries, cost, random)
      : yield* makeUnique(canvas, queries, cost, way);
  const isKept = () =>
    target === 'unique' ? queries.alternative(canvas) === 'none' : queries.unknown(canvas).length === 0;
  if (reached) yield* dropNeedless(canvas, queries, cost, isKept);
  if (reached && (isGradeTarget(target) || isBounded(bounds))) {
    const aim = { ...(isGradeTarget(target) ? { target } : {}), bounds };
    reached = yield* makeGraded(canvas, queries, cost, random, aim, isKept);
    const isWanted = () => isKept() && pointsOff(queries.grade(canvas), aim) === 0;
    if (reached) yield* dropNeedless(canvas, queries, cost, isWanted);
  }
  const price = canvas.changed().reduce((sum, cell) => sum + EACH + priceOf(canvas, cost, cell), 0);
  return { canvas, reached, price };
}

function isGradeTarget(target: ImproveTarget): target is GradeTarget {
  return target in GRADE_TARGETS;
}

function isBetter(a: Attempt, b: Attempt): boolean {
  return a.reached === b.reached ? a.reached && a.price < b.price : a.reached;
}

function conclude({ canvas, reached }: Attempt, queries: CanvasQueries, target: ImproveTarget): Improvement {
  const grid = canvas.grid();
  const changes = canvas
    .changed()
    .map((cell) => ({ cell, from: canvas.original[cell], to: canvas.colors[cell] }));
  const result = { grid, puzzle: puzzleOf(grid, canvas.palette), changes };
  const effort = queries.lineSolves;
  if (reached) return { reached, ...result, ambiguous: [], effort };
  const reason = queries.stopped ?? 'stuck';
  return { reached, reason, ...result, ambiguous: ambiguousCells(canvas, target), effort };
}

/** The cells known to be ambiguous at the end, found with a separate effort limit. */
function ambiguousCells(canvas: Canvas, target: ImproveTarget): number[] {
  const queries = new CanvasQueries({ effort: { lineSolves: LINE_SOLVES.pattern } });
  if (target !== 'unique') return queries.unknown(canvas);
  const turns = gather(canvas, queries, []);
  for (;;) {
    const turn = turns.next();
    if (!turn.done) continue;
    const cells = turn.value.parts.flatMap((part) => part.map(({ cell }) => cell));
    return [...new Set(cells)].sort((a, b) => a - b);
  }
}

function verify(picture: Grid, { certainty, seed, grade }: ImproveOptions): void {
  verifyBounds(grade);
  const unknown = picture.cells.findIndex((cell) => colorOf(cell) === undefined);
  if (unknown >= 0) {
    throw new RangeError(`Cell ${unknown} of the picture is unknown; expected a colour or blank everywhere.`);
  }
  if (certainty !== undefined && certainty.length !== picture.cells.length) {
    throw new RangeError(
      `certainty has ${certainty.length} values; the picture has ${picture.cells.length} cells.`,
    );
  }
  if (seed !== undefined && !Number.isSafeInteger(seed)) {
    throw new RangeError(`seed is ${seed}; expected a whole number.`);
  }
}
