// Hosts a count of the fast engine (assembly/count/).
import { allCandidates, type Grid, type Puzzle } from '../../model/index.js';
import type { Effort } from '../effort.js';
import type { CountingSearch, ExactCount } from '../engine.js';
import { begin, effortOf, runFor } from './host.js';
import type { EngineInstance, InstancePool } from './module.js';

/** The bit of Strategy in assembly/options.ts. */
const COUNT = 64;
/** What a run came to: see assembly/search.ts. */
const PAUSED = 0;
/** Cells of a line in one word. */
const LONGEST = 63;

/** Components to remember: there must be room for some, and they must not take more than some 500 MB. */
const LEAST_REMEMBERED = 16;
const MOST_REMEMBERED = 2 ** 21;

/** One colour, known lengths and lines of one word; no given cell without candidates. */
export function canCount({ width, height, palette, rows, columns }: Puzzle, given: Grid): boolean {
  const all = allCandidates(palette);
  return (
    palette.colors.length === 1 &&
    Math.max(width, height) <= LONGEST &&
    [...rows, ...columns].every((clue) => clue?.every(({ length }) => length !== null) === true) &&
    given.cells.every((cell) => (cell & all) !== 0)
  );
}

/** Pre: `canCount`. */
export class WasmCount implements CountingSearch {
  private readonly instance: EngineInstance;

  constructor(
    private readonly puzzle: Puzzle,
    given: Grid,
    remembered: number,
    private readonly pool: InstancePool,
  ) {
    this.instance = pool.borrow();
    const entries = Math.max(LEAST_REMEMBERED, Math.min(remembered, MOST_REMEMBERED));
    const header = [puzzle.width, puzzle.height, 2, COUNT, entries, 0];
    begin(this.instance, header, [...puzzle.rows, ...puzzle.columns], given.cells);
  }

  run(slice: number): 'paused' | 'ended' {
    return runFor(this.instance, slice) === PAUSED ? 'paused' : 'ended';
  }

  exact(): ExactCount | undefined {
    const { instance } = this;
    if (instance.isCountExact() === 0) return undefined;
    const { width, height } = this.puzzle;
    const cells = Uint32Array.from({ length: width * height }, (_, cell) => instance.counted(cell));
    return { count: this.atLeast(), possible: { width, height, cells } };
  }

  atLeast(): bigint {
    return BigInt.asUintN(64, this.instance.countOf());
  }

  effort(): Effort {
    return effortOf(this.instance);
  }

  release(): void {
    this.pool.giveBack(this.instance);
  }
}
