// One question put to one engine, worked slice by slice. It looks at budget, deadline and signal
// between the slices, and turns how the search ended into a result.
import { differingCells, type Puzzle, type Solution } from '../model/index.js';
import { defaultEngine } from './default-engine.js';
import { type Effort, exceeds } from './effort.js';
import type { Search, SliceOutcome } from './engine.js';
import type { SolveResult, StopReason } from './result.js';
import type { SolveOptions } from './solve.js';

/** Line solves between two looks at deadline and signal: a few milliseconds of work. */
const SLICE = 2000;

/** The same when something other than line solves is limited, to stop soon after the limit. */
const FINE_SLICE = 50;

export class Task {
  /** The solutions found so far, by `step`. */
  readonly found: Solution[] = [];
  private readonly search: Search;

  constructor(
    puzzle: Puzzle,
    private readonly options: SolveOptions,
    private readonly max: number,
  ) {
    const { given, seed, engine = defaultEngine() } = options;
    this.search = engine.begin(puzzle, {
      ...(given === undefined ? {} : { given }),
      ...(seed === undefined ? {} : { seed }),
    });
  }

  /** Works for a slice; the result when that was the last one. */
  step(): SolveResult | undefined {
    const outcome = this.runSlice();
    if (outcome === 'paused') return undefined;
    if (outcome !== 'solution') return this.conclude(outcome);
    this.found.push(this.search.solution());
    // A grid settled by propagation alone is the only one; no need to look for a second.
    if (this.search.lineSolvable()) return this.conclude('exhausted');
    return this.found.length >= this.max ? this.conclude('max') : undefined;
  }

  /** The next solution, or why there is none. It is not kept. */
  next(): Solution | 'exhausted' | StopReason {
    for (;;) {
      const outcome = this.runSlice();
      if (outcome === 'solution') return this.search.solution();
      if (outcome !== 'paused') return outcome;
    }
  }

  effort(): Effort {
    return this.search.effort();
  }

  conclude(end: 'exhausted' | StopReason): SolveResult {
    const { search, found } = this;
    const effort = search.effort();
    if (found.length >= 2) {
      const differing = differingCells(found);
      return end === 'exhausted'
        ? { verdict: 'multiple', solutions: found, complete: true, differing, effort }
        : { verdict: 'multiple', solutions: found, complete: false, reason: end, differing, effort };
    }
    if (end !== 'exhausted') {
      return { verdict: 'undecided', reason: end, partial: search.known(), solutions: found, effort };
    }
    const lineSolvable = search.lineSolvable();
    if (found.length === 1) return { verdict: 'unique', solution: found[0], lineSolvable, effort };
    return { verdict: 'none', line: search.brokenAt(), lineSolvable, partial: search.known(), effort };
  }

  release(): void {
    this.search.release();
  }

  /** Works for a slice, unless there is a reason to stop. */
  private runSlice(): SliceOutcome | StopReason {
    const { signal, deadline, budget } = this.options;
    if (signal?.aborted) return 'abort';
    if (deadline?.()) return 'deadline';
    if (budget === undefined) return this.search.run(SLICE);
    const effort = this.search.effort();
    if (exceeds(effort, budget)) return 'budget';
    const { lineSolves = Infinity, ...others } = budget;
    const slice = Object.keys(others).length === 0 ? SLICE : FINE_SLICE;
    return this.search.run(Math.min(slice, lineSolves - effort.lineSolves + 1));
  }
}
