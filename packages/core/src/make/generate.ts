// Generates random puzzles with given properties. A pattern without the wanted property is changed step by step where
// it is ambiguous, and discarded if that does not help.
import { type Grade, grade } from '../explain/index.js';
import {
  type Color,
  colorOf,
  completePalette,
  type Grid,
  gridOfColors,
  MAX_COLORS,
  MAX_SIDE,
  type Palette,
  type Puzzle,
  puzzleOf,
  Random,
} from '../model/index.js';
import {
  type Engine,
  LINE_SOLVES,
  type Limits,
  Meter,
  type SolveResult,
  type StopReason,
  solveInTurns,
} from '../solve/index.js';
import { countingLineEngine } from './counting-line-engine.js';
import { type GradeBounds, type GradeRange, isBounded, pointsOutside, verifyBounds } from './grade-bounds.js';
import { type PatternRecipe, randomPattern, type Texture } from './pattern.js';
import { cellGroups, needsSquare, type PatternSymmetry } from './pattern-symmetry.js';

/** What kind of puzzle to generate. The same recipe gives the same puzzle. */
export interface GenerateRecipe {
  /** Number of columns, 1 to 1000. */
  readonly width: number;
  /** Number of rows, 1 to 1000. */
  readonly height: number;
  /**
   * An integer. The same recipe with the same seed gives the same puzzle. If uniqueness is wanted, the changes depend
   * on the engine, so this holds within one version of the library.
   */
  readonly seed: number;
  /** Share of filled cells, 0 to 1. Default 0.5; changes for uniqueness may shift it slightly. */
  readonly density?: number;
  /** Number of colours, not counting the background. Default 1. */
  readonly colors?: number;
  /** Default `noise`. */
  readonly texture?: Texture;
  /** Default `none`. */
  readonly symmetry?: PatternSymmetry;
  /** The required property: `any`, `unique`, or `line-solvable`. Default `any`. */
  readonly want?: 'any' | 'unique' | 'line-solvable';
  /** Bounds of the grade. With bounds the puzzle is unique, also if `want` is `any`. Default: none. */
  readonly grade?: GradeBounds;
  /** Maximum number of patterns to try. Default 200. */
  readonly attempts?: number;
}

/** Limits of `generate`, and the engine that checks the puzzles. */
export interface GenerateLimits extends Limits {
  readonly engine?: Engine;
}

/** What `generate` returns: a puzzle with its solution, or why none was found. */
export type GenerateResult =
  | {
      readonly ok: true;
      readonly puzzle: Puzzle;
      readonly solution: Grid;
      readonly attempts: number;
      /** If the recipe bounds it. */
      readonly grade?: Grade;
    }
  | {
      readonly ok: false;
      readonly reason: 'attempts' | StopReason;
      readonly attempts: number;
      /** If the recipe bounds the grade: the numbers of the puzzles that were found but are outside of the bounds. */
      readonly outside?: GradeBounds;
    };

/** Changes without improvement before a pattern is discarded. */
const MAX_FRUITLESS = 30;

/**
 * A puzzle to order. Deterministic but for deadline and signal.
 *
 * @example
 * const made = generate({ width: 20, height: 20, seed: 1, want: 'unique' });
 * if (made.ok) console.log(drawGrid(made.solution));
 */
export function generate(recipe: GenerateRecipe, limits: GenerateLimits = {}): GenerateResult {
  const turns = generateInTurns(recipe, limits);
  for (;;) {
    const turn = turns.next();
    if (turn.done) return turn.value;
  }
}

/**
 * `generate` in turns: yields every few milliseconds, and after every look at a pattern.
 *
 * @example
 * const turns = generateInTurns({ width: 20, height: 20, seed: 1 });
 * while (!turns.next().done) await nextTask();
 */
export function* generateInTurns(
  recipe: GenerateRecipe,
  limits: GenerateLimits = {},
): Generator<undefined, GenerateResult, void> {
  verify(recipe);
  const attempts = recipe.attempts ?? 200;
  const workshop = new PuzzleGenerator(recipe, limits);
  for (let attempt = 1; attempt <= attempts; attempt++) {
    const outcome = yield* workshop.attempt();
    if (outcome === 'dull') continue;
    if (typeof outcome === 'string') {
      return { ok: false, reason: outcome, attempts: attempt, ...workshop.outside() };
    }
    const puzzle = puzzleOf(outcome, workshop.palette);
    const found = { ok: true as const, puzzle, solution: outcome, attempts: attempt };
    if (!isBounded(recipe.grade)) return found;
    const grade = workshop.gradeWithin(puzzle, recipe.grade);
    if (grade === 'dull') continue;
    if (typeof grade === 'object') return { ...found, grade };
    return { ok: false, reason: grade, attempts: attempt, ...workshop.outside() };
  }
  return { ok: false, reason: 'attempts', attempts, ...workshop.outside() };
}

class PuzzleGenerator {
  readonly palette: Palette;
  private readonly random: Random;
  private readonly groups: readonly (readonly number[])[];
  private readonly groupOf: Int32Array;
  private readonly pattern: PatternRecipe;
  private readonly meter: Meter;
  private readonly engine: Engine | undefined;
  private readonly want: NonNullable<GenerateRecipe['want']>;
  /** Grades outside of the bounds. */
  private readonly graded: Grade[] = [];
  /** What the solver said about the last pattern that had the wanted property. */
  private proof: SolveResult | undefined;

  constructor(
    private readonly recipe: GenerateRecipe,
    limits: GenerateLimits,
  ) {
    this.meter = new Meter(limits);
    this.engine = limits.engine;
    const { want = 'any' } = recipe;
    this.want = want === 'any' && isBounded(recipe.grade) ? 'unique' : want;
    const { width, height, density = 0.5, colors = 1, texture = 'noise' } = recipe;
    this.pattern = { width, height, density, colors, texture };
    this.palette = completePalette({ colors: new Array(colors).fill({}) });
    this.random = new Random(recipe.seed);
    this.groups = cellGroups(recipe, recipe.symmetry ?? 'none');
    this.groupOf = new Int32Array(width * height);
    this.groups.forEach((group, i) => {
      for (const cell of group) this.groupOf[cell] = i;
    });
  }

  /** Tries one pattern. Returns its grid, `dull` if it does not lead to the wanted property, or why to stop. */
  *attempt(): Generator<undefined, Grid | 'dull' | StopReason, void> {
    let colors = randomPattern(this.pattern, this.groups, this.random);
    if (this.want === 'any') return gridOfColors(this.recipe, colors);
    let doubtful = yield* this.doubtful(colors);
    for (let left = MAX_FRUITLESS; left > 0 && Array.isArray(doubtful); left--) {
      if (doubtful.length === 0) return gridOfColors(this.recipe, colors);
      yield;
      const changed = this.changed(colors, doubtful);
      const after = yield* this.doubtful(changed);
      if (!Array.isArray(after)) {
        if (after !== 'dull') return after;
      } else if (after.length <= doubtful.length) {
        // Changes that keep the score are accepted too: they lead out of local optima.
        if (after.length < doubtful.length) left = MAX_FRUITLESS;
        [colors, doubtful] = [changed, after];
      }
    }
    return Array.isArray(doubtful) ? 'dull' : doubtful;
  }

  /** The grade if it is within the bounds, `dull` if it is not or takes too long, or why to stop. */
  gradeWithin(puzzle: Puzzle, bounds: GradeBounds): Grade | 'dull' | StopReason {
    let lineSolves = 0;
    const lineEngine = countingLineEngine((count) => {
      lineSolves += count;
    });
    const result = grade(puzzle, {
      ...this.meter.remaining(LINE_SOLVES.pattern),
      ...(this.proof === undefined ? {} : { result: this.proof }),
      lineEngine,
    });
    if (!this.meter.charge({ lineSolves })) return this.meter.stopped as StopReason;
    if (result.verdict === 'undecided' && result.reason !== 'effort') return result.reason;
    if (result.verdict !== 'graded') return 'dull';
    if (pointsOutside(result, bounds) === 0) return result;
    this.graded.push(result);
    return 'dull';
  }

  /** The numbers of the puzzles that were outside of the bounds. */
  outside(): { readonly outside?: GradeBounds } {
    if (this.graded.length === 0) return {};
    const range = (numbers: readonly number[]): GradeRange => [Math.min(...numbers), Math.max(...numbers)];
    const length = range(this.graded.map((one) => one.length));
    return { outside: { length, depth: range(this.graded.map(({ depth }) => depth)) } };
  }

  /** The cells that prevent the wanted property; `dull` if finding them takes too long. */
  private *doubtful(colors: readonly Color[]): Generator<undefined, number[] | 'dull' | StopReason, void> {
    const puzzle = puzzleOf(gridOfColors(this.recipe, colors), this.palette);
    const wantsLines = this.want === 'line-solvable';
    // A search without probes and decisions finds what line logic finds.
    const limits = this.meter.remaining(LINE_SOLVES.pattern);
    const effort = wantsLines ? { ...limits.effort, probes: 0, decisions: 0 } : limits.effort;
    const result = yield* solveInTurns(puzzle, {
      ...limits,
      ...(effort && { effort }),
      ...(this.engine && { engine: this.engine }),
    });
    if (!this.meter.charge(result.effort)) return this.meter.stopped as StopReason;
    if (result.verdict === 'undecided') {
      if (result.reason !== 'effort') return result.reason;
      return wantsLines ? openCells(result.partial) : 'dull';
    }
    if (result.verdict === 'multiple') return [...result.differing];
    const isWanted = result.verdict === 'unique' && (!wantsLines || result.lineSolvable);
    if (!isWanted) return 'dull';
    this.proof = result;
    return [];
  }

  /** Recolours one group of the doubtful cells. */
  private changed(colors: readonly Color[], doubtful: readonly number[]): Color[] {
    const cell = doubtful[this.random.below(doubtful.length)];
    const count = this.pattern.colors + 1;
    const color = (colors[cell] + 1 + this.random.below(count - 1)) % count;
    const changed = [...colors];
    for (const twin of this.groups[this.groupOf[cell]]) changed[twin] = color;
    return changed;
  }
}

function openCells(grid: Grid): number[] {
  const open: number[] = [];
  grid.cells.forEach((candidates, cell) => {
    if (colorOf(candidates) === undefined) open.push(cell);
  });
  return open;
}

function verify(recipe: GenerateRecipe): void {
  const { width, height, seed, density = 0.5, colors = 1, symmetry = 'none' } = recipe;
  verifyBounds(recipe.grade);
  for (const [name, value] of [
    ['width', width],
    ['height', height],
  ] as const) {
    if (!Number.isInteger(value) || value < 1 || value > MAX_SIDE) {
      throw new RangeError(`${name} is ${value}; expected a whole number from 1 to ${MAX_SIDE}.`);
    }
  }
  if (!Number.isSafeInteger(seed)) throw new RangeError(`seed is ${seed}; expected a whole number.`);
  if (!(density >= 0 && density <= 1)) throw new RangeError(`density is ${density}; expected 0 to 1.`);
  if (!Number.isInteger(colors) || colors < 1 || colors > MAX_COLORS) {
    throw new RangeError(`colors is ${colors}; expected a whole number from 1 to ${MAX_COLORS}.`);
  }
  if (needsSquare(symmetry) && width !== height) {
    throw new RangeError(`The symmetry "${symmetry}" asks for a square; the size is ${width}x${height}.`);
  }
}
