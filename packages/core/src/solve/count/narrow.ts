// Rules out what no solution has. One search lists solutions that differ: each shows a candidate that none before had,
// and when there are no more, the candidates that were not shown go. It keeps what it learns, where a search for each
// candidate would begin anew. Where it takes too long, or the engine lists all solutions instead, the candidates left
// are put to the engine one by one: either it finds a solution (which then speaks for many cells at once), or the
// candidate goes. Afterwards each candidate left is the colour of its cell in some solution.
import { candidate, type Grid, type Puzzle, type Solution } from '../../model/index.js';
import type { Engine } from '../engine.js';
import type { CountMeter } from './meter.js';

/**
 * Costs after which going on is not worth it, in line solves: of a search for varied solutions (of ten random 25x25,
 * those that are settled within 15 s take at most 12.4 million), of all questions, and of one.
 */
const VARIATION_COST = 14_000_000;
const MOST_COST = 20_000_000;
const MOST_PER_QUESTION = 1_000_000;

/** Whether every candidate left is in some solution, or only that none of those that went is. */
export type Narrowing = 'exact' | 'sound' | 'unsolvable';

/** A grid, and which candidates of the cells looked at were seen in solutions. */
export class Narrower {
  private readonly seen: Map<number, number>;

  constructor(
    private readonly puzzle: Puzzle,
    /** Narrowed in place. */
    private readonly grid: Grid,
    private readonly cells: readonly number[],
    /** Those that are known; further ones are added. */
    private readonly solutions: Solution[],
    private readonly engine: Engine,
    private readonly meter: CountMeter,
  ) {
    this.seen = new Map(cells.map((cell) => [cell, 0]));
    solutions.forEach((solution) => {
      this.note(solution);
    });
  }

  /** By variation, and by questions where the engine has none. */
  *run(): Generator<undefined, Narrowing, void> {
    return (yield* this.byVariation()) ?? (yield* this.byQuestions());
  }

  /**
   * One search for solutions that differ. `sound`, with nothing ruled out, where it was given up; undefined where the
   * engine lists all solutions.
   */
  private *byVariation(): Generator<undefined, Narrowing | undefined, void> {
    const { puzzle, grid, engine, meter } = this;
    const search = engine.begin(puzzle, { given: { ...grid, cells: grid.cells.slice() }, vary: true });
    let spent = 0;
    try {
      for (;;) {
        const slice = meter.runSlice(search);
        spent += slice.cost;
        if (slice.outcome === 'exhausted') return this.keepSeen();
        if (slice.outcome === 'solution' && !this.add(search.solution())) return undefined;
        yield;
        if (spent > VARIATION_COST || !meter.poll()) return 'sound';
      }
    } finally {
      search.release();
    }
  }

  /** A search for each candidate that no solution showed. */
  private *byQuestions(): Generator<undefined, Narrowing, void> {
    const { puzzle, grid, cells, meter } = this;
    let spent = 0;
    let isExact = true;
    for (const cell of cells) {
      for (let color = 0; color <= puzzle.palette.colors.length; color++) {
        const bit = candidate(color);
        if ((grid.cells[cell] & bit) === 0 || (this.seenAt(cell) & bit) !== 0) continue;
        const { found, cost } = yield* this.ask(cell, bit);
        spent += cost;
        if (found === 'none') grid.cells[cell] &= ~bit;
        else if (found === undefined) isExact = false;
        else this.add(found);
        if (grid.cells[cell] === 0) return 'unsolvable';
        if (spent > MOST_COST || !meter.poll()) return 'sound';
      }
    }
    return isExact ? 'exact' : 'sound';
  }

  private keepSeen(): Narrowing {
    if (this.solutions.length === 0) return 'unsolvable';
    for (const cell of this.cells) this.grid.cells[cell] &= this.seenAt(cell);
    return 'exact';
  }

  private seenAt(cell: number): number {
    return this.seen.get(cell) ?? 0;
  }

  /** Whether the solution shows something new. */
  private add(solution: Solution): boolean {
    this.solutions.push(solution);
    return this.note(solution);
  }

  private note({ cells }: Solution): boolean {
    let isNew = false;
    for (const [cell, seen] of this.seen) {
      if ((seen & cells[cell]) !== 0) continue;
      this.seen.set(cell, seen | cells[cell]);
      isNew = true;
    }
    return isNew;
  }

  private *ask(cell: number, bit: number): Generator<undefined, Answer, void> {
    const { puzzle, grid, engine, meter } = this;
    const cells = grid.cells.slice();
    cells[cell] = bit;
    const search = engine.begin(puzzle, { given: { ...grid, cells } });
    let cost = 0;
    try {
      for (;;) {
        const slice = meter.runSlice(search);
        cost += slice.cost;
        if (slice.outcome === 'solution') return { found: search.solution(), cost };
        if (slice.outcome === 'exhausted') return { found: 'none', cost };
        yield;
        if (cost > MOST_PER_QUESTION || !meter.poll()) return { found: undefined, cost };
      }
    } finally {
      search.release();
    }
  }
}

/** Undefined when the question was given up. */
interface Answer {
  readonly found: Solution | 'none' | undefined;
  readonly cost: number;
}
