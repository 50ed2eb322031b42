// A picture becomes a good puzzle: the fewest, least visible changes that make it unique or solvable by
// lines alone, or as hard as wanted, proven by the engine. Whatever stops it, the best so far comes back, with what is still
// ambiguous.
import {
  BLACK_ON_WHITE,
  type Color,
  colorOf,
  type Grid,
  type Palette,
  type Puzzle,
  puzzleOf,
} from '../../model/index.js';
import { type Engine, LINE_SOLVES, type Limits, limitsOf, type StopReason } from '../../solve/index.js';
import { Random } from '../random.js';
import { Canvas } from './canvas.js';
import { CanvasQueries } from './canvas-queries.js';
import { dropNeedless, priceOf } from './drop-needless.js';
import { GRADE_TARGETS, type GradeTarget, makeGraded, pointsOff } from './make-graded.js';
import { makeLineSolvable } from './make-line-solvable.js';
import { type Costs, gather, type ImproveProgress, makeUnique } from './make-unique.js';
import { visibility } from './visibility.js';

/** What a picture can be made: of one solution, solvable by line logic alone, or that with a grade. */
export const IMPROVE_TARGETS = ['unique', 'line-solvable', 'easy', 'medium', 'hard'] as const;
/** What `improve` aims for. */
export type ImproveTarget = (typeof IMPROVE_TARGETS)[number];

/** Default limit: 30 million line solves, some seconds. */
export interface ImproveOptions extends Limits {
  /** Default: black on white. */
  readonly palette?: Palette;
  /** Default `unique`. */
  readonly target?: ImproveTarget;
  /**
   * How sure the picture is of each cell, 0 (could as well be otherwise) to 1: changes go where it is not.
   * Default: equally sure everywhere.
   */
  readonly certainty?: ArrayLike<number>;
  /** The same picture, options and seed give the same changes. Default 0. */
  readonly seed?: number;
  readonly engine?: Engine;
}

/** A cell that got another colour. */
export interface CellChange {
  readonly cell: number;
  readonly from: Color;
  readonly to: Color;
}

/** What `improve` returns: the changed grid, its puzzle, and every change. */
export interface Improvement {
  /** Whether the picture is now what was wanted, proven by the engine. */
  readonly reached: boolean;
  /** When it is not: why it stopped; `stuck` when no change leads further. */
  readonly reason?: StopReason | 'stuck';
  /** The picture with its changes. */
  readonly grid: Grid;
  readonly puzzle: Puzzle;
  /** What is different from the picture that was given, by cell. */
  readonly changes: readonly CellChange[];
  /** When not reached: cells that are known to be ambiguous (or not settled by lines, where that was wanted). */
  readonly ambiguous: readonly number[];
  /** Line solves that it took. */
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

/** One way to the target, on a canvas of its own. */
interface Attempt {
  readonly canvas: Canvas;
  readonly reached: boolean;
  /** How visible its changes are altogether. */
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
    // Another way is worth the effort only where the first changed much, and leaves enough of it.
    const isGood = best.reached && best.canvas.changed().length <= FEW * picture.cells.length;
    if (isGood || queries.stopped !== null || queries.lineSolves * 2 > lineSolves) break;
  }
  return conclude(best as Attempt, queries, target);
}

/** The sides of windows to begin with, or lines first: one is better here, the other there. */
type Way = readonly number[] | 'lines';
const UNIQUE_WAYS: readonly Way[] = [[8, 16, 24, 48], [12, 24, 48], 'lines'];
const LINE_WAYS: readonly Way[] = ['lines', 'lines'];
/** What a change costs however well it is hidden. */
const EACH = 0.6;
/** Changes, as a share of the cells, that are few enough. */
const FEW = 0.01;

function* attemptOf(
  way: Way,
  canvas: Canvas,
  queries: CanvasQueries,
  { target = 'unique', certainty, seed = 0 }: ImproveOptions,
): Generator<ImproveProgress, Attempt, void> {
  const cost: Costs = (flip) => visibility(canvas, flip, certainty);
  // What is spent so far makes the second attempt by lines another one.
  const random = new Random(seed + queries.lineSolves);
  let reached =
    way === 'lines'
      ? yield* makeLineSolvable(canvas, queries, cost, random)
      : yield* makeUnique(canvas, queries, cost, way);
  const isLineSolvable = () => queries.unknown(canvas).length === 0;
  if (reached) {
    const isWanted = target === 'unique' ? () => queries.alternative(canvas) === 'none' : isLineSolvable;
    yield* dropNeedless(canvas, queries, cost, isWanted);
  }
  if (reached && isGradeTarget(target)) {
    reached = yield* makeGraded(canvas, queries, cost, random, target);
    const isWanted = () => isLineSolvable() && pointsOff(queries.gradeNumber(canvas), target) === 0;
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

/** What is known to be open at the end, found with an effort of its own. */
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

function verify(picture: Grid, { certainty, seed }: ImproveOptions): void {
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
