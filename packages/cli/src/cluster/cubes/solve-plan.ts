// What the workers of a cluster do about one hard puzzle: which item is next, and what a result means. Pure, with work
// counted in line solves: the tests and the bench run it without a database.
//
// Items are cubes, or searches for the whole puzzle with another strategy. Neither is best on all puzzles: cubes lose
// where each has to learn the same facts again, whole searches where all strategies take equally long. So both are
// tried, and the share of the search space that the cubes have closed for their effort decides who gets the places.
import { type Grid, type Puzzle, type Solution, sameGrid } from '@crosshatch/core/model';
import type { Strategy } from '@crosshatch/core/solve';
import type { CubeItem, CubeResult } from './cube-items.js';
import { cubesOf, intersection, union } from './split.js';

export interface PlanSettings {
  /** Cells that hold in every solution, apart from those found. */
  readonly facts: Grid;
  readonly found: readonly Solution[];
  /** Solutions wanted. */
  readonly max: number;
  /** Line solves of a cube before it is split again. */
  readonly cubeEffort: number;
  /** Cubes to begin with. */
  readonly cubes: number;
}

interface Cube {
  readonly grid: Grid;
  /** Of the search space. The whole puzzle has 1, and the cubes of a split have equal parts. */
  readonly share: number;
  readonly lineSolves: number;
}

/** The limit of an item that is repeated grows, so that all repetitions cost less than the last one. */
const GROWTH = 2;
/** A cube that took too long is split into this many. */
const PARTS = 4;
/** Searches for the whole puzzle, in turn. The submitting process runs `balanced` with the seed 0. */
const WHOLE: readonly Strategy[] = ['activity', 'eager', 'balanced', 'eager-activity'];
/** The first limit of a search for the whole puzzle, in limits of a cube: its facts are shared at the end. */
const WHOLE_EFFORT = 8;
/** Splitting is judged after this much work, in limits of a cube. */
const JUDGED_AFTER = 4;
/** With less than this share closed by then, splitting would take more than ten times the work done so far. */
const LEAST_SHARE = 0.1;

export class SolvePlan {
  readonly found: Solution[] = [];
  /** Cells that hold in every solution that is not found yet. */
  facts: Grid;
  /** Of all items that have ended. */
  lineSolves = 0;
  private readonly waiting: Cube[] = [];
  private readonly running = new Map<CubeItem, Cube | 'whole'>();
  private wholes = 0;
  private cubeWork = 0;
  private closedShare = 0;
  private isDecided = false;

  constructor(
    private readonly puzzle: Puzzle,
    private readonly settings: PlanSettings,
  ) {
    const { facts, found, cubes, cubeEffort } = settings;
    this.facts = facts;
    for (const solution of found) this.note(solution);
    this.addCubes(facts, 1, cubes, cubeEffort);
  }

  /** As many solutions as wanted are known. */
  get hasEnough(): boolean {
    return this.found.length >= Math.max(2, this.settings.max);
  }

  /** No further solution exists. */
  get isExhausted(): boolean {
    return this.isDecided || (this.waiting.length === 0 && this.count('cube') === 0);
  }

  /** The next item for workers that can have `places` of them at a time; undefined while all places are in use. */
  next(places: number): CubeItem | undefined {
    if (this.running.size >= places) return undefined;
    const cube = this.count('whole') < this.wholePlaces(places) ? undefined : this.largestCube();
    const item = cube === undefined ? this.wholeItem() : cubeItemOf(cube);
    this.running.set(item, cube ?? 'whole');
    return item;
  }

  /** Records the result of an item. True if there are new facts. */
  take(item: CubeItem, result: CubeResult): boolean {
    const cube = this.running.get(item);
    if (cube === undefined) return false;
    this.running.delete(item);
    this.lineSolves += result.lineSolves;
    for (const cells of result.solutions) this.note(this.grid(cells));
    const isOpen = result.verdict === 'undecided' || result.verdict === 'crashed';
    const known =
      result.partial === undefined ? this.facts : intersection(this.facts, this.grid(result.partial));
    if (cube === 'whole') {
      if (!isOpen) this.isDecided = true;
      return this.narrow(known);
    }
    this.cubeWork += result.lineSolves;
    if (isOpen) this.addCubes(intersection(cube.grid, known), cube.share, PARTS, cube.lineSolves * GROWTH);
    else this.closedShare += cube.share;
    return this.isExhausted ? false : this.narrow(this.openCells());
  }

  /** Whether the cubes would take much more work than they have taken so far. */
  get isSplittingSlow(): boolean {
    const { cubeEffort } = this.settings;
    return this.cubeWork >= JUDGED_AFTER * cubeEffort && this.closedShare < LEAST_SHARE;
  }

  /** Places for searches of the whole puzzle: one in four, or all but one if splitting is slow. */
  private wholePlaces(places: number): number {
    return this.isSplittingSlow ? Math.max(1, places - 1) : Math.floor(places / 4);
  }

  private largestCube(): Cube | undefined {
    const largest = this.waiting.reduce((best, { share }) => Math.max(best, share), 0);
    const at = this.waiting.findIndex(({ share }) => share === largest);
    return at < 0 ? undefined : this.waiting.splice(at, 1)[0];
  }

  private wholeItem(): CubeItem {
    const round = Math.floor(this.wholes / WHOLE.length);
    const strategy = WHOLE[this.wholes % WHOLE.length];
    this.wholes += 1;
    const lineSolves = this.settings.cubeEffort * WHOLE_EFFORT * GROWTH ** round;
    return { lineSolves, strategy, seed: this.wholes };
  }

  private addCubes(start: Grid, share: number, count: number, lineSolves: number): void {
    const grids = cubesOf(this.puzzle, start, count);
    if (grids.length === 0) this.closedShare += share;
    for (const grid of grids) this.waiting.push({ grid, share: share / grids.length, lineSolves });
  }

  /** The candidates of all cubes that are open: what none of them has is excluded for good. */
  private openCells(): Grid {
    const open = [...this.waiting, ...this.running.values()].filter((cube) => cube !== 'whole');
    return open.map(({ grid }) => grid).reduce(union);
  }

  private narrow(known: Grid): boolean {
    const facts = intersection(this.facts, known);
    const isNew = !sameGrid(facts, this.facts);
    this.facts = facts;
    return isNew;
  }

  private count(kind: 'cube' | 'whole'): number {
    let count = 0;
    for (const entry of this.running.values()) if ((entry === 'whole') === (kind === 'whole')) count += 1;
    return count;
  }

  private note(solution: Solution): void {
    if (!this.found.some((known) => sameGrid(known, solution))) this.found.push(solution);
  }

  private grid(cells: readonly number[]): Grid {
    const { width, height } = this.puzzle;
    return { width, height, cells: Uint32Array.from(cells) };
  }
}

function cubeItemOf({ grid, lineSolves }: Cube): CubeItem {
  return { cells: [...grid.cells], lineSolves, strategy: 'balanced', seed: 0 };
}
