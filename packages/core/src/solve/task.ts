// One question put to one engine, worked slice by slice. A meter is polled between the slices; how the
// search ended becomes a result.
import { differingCells, type Puzzle, type Solution } from '../model/index.js';
import { CertificateWriter } from './certificate/writer.js';
import { defaultEngine } from './default-engine.js';
import type { Effort } from './effort.js';
import type { Search, SliceOutcome } from './engine.js';
import { Meter } from './limits.js';
import type { SolveResult, StopReason } from './result.js';
import type { SolveOptions } from './solve.js';
import { TraceWriter } from './trace/writer.js';

/** Line solves between two looks at deadline and signal: a few milliseconds of work. */
const SLICE = 2000;

/** The same when something other than line solves is limited, to stop soon after the limit. */
const FINE_SLICE = 50;

export class Task {
  /** The solutions found so far, by `step`. */
  readonly found: Solution[] = [];
  private readonly search: Search;
  private readonly meter: Meter;
  private readonly slice: number;
  private readonly certificate: CertificateWriter | undefined;
  private readonly trace: TraceWriter | undefined;
  private readonly engine: string;

  constructor(
    puzzle: Puzzle,
    options: SolveOptions,
    private readonly max: number,
  ) {
    this.meter = new Meter(options);
    const { lineSolves: _, ...others } = options.effort ?? {};
    this.slice = Object.keys(others).length === 0 ? SLICE : FINE_SLICE;
    const { given, strategy, seed, engine = defaultEngine(), certificate, trace } = options;
    if (trace !== undefined) {
      this.trace = new TraceWriter(puzzle, trace, { strategy: strategy ?? 'balanced', seed: seed ?? 0 });
    }
    if (certificate !== undefined) this.certificate = new CertificateWriter(puzzle, given, certificate);
    this.engine = engine.id;
    this.search = engine.begin(puzzle, {
      ...(given === undefined ? {} : { given }),
      ...(strategy === undefined ? {} : { strategy }),
      ...(seed === undefined ? {} : { seed }),
      ...(certificate === undefined ? {} : { logProof: true }),
      ...(trace === undefined ? {} : { logTrace: true }),
    });
  }

  /** Works for a slice; the result when that was the last one. */
  step(): SolveResult | undefined {
    const result = this.work();
    if (result !== undefined) {
      this.certificate?.end(result);
      this.trace?.end(result);
    }
    return result;
  }

  private work(): SolveResult | undefined {
    const outcome = this.runSlice();
    if (this.certificate !== undefined || this.trace !== undefined) {
      const records = this.search.takeProof();
      this.certificate?.add(records);
      this.trace?.add(records);
    }
    if (outcome === 'paused') return undefined;
    if (outcome !== 'solution') return this.conclude(outcome);
    const solution = this.search.solution();
    this.found.push(solution);
    this.certificate?.solution(solution);
    this.trace?.solution(solution);
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
    const evidence = this.evidence();
    if (found.length >= 2) {
      const differing = differingCells(found);
      return end === 'exhausted'
        ? { verdict: 'multiple', solutions: found, complete: true, differing, ...evidence }
        : { verdict: 'multiple', solutions: found, complete: false, reason: end, differing, ...evidence };
    }
    if (end !== 'exhausted') {
      return { verdict: 'undecided', reason: end, partial: search.known(), solutions: found, ...evidence };
    }
    const lineSolvable = search.lineSolvable();
    if (found.length === 1) return { verdict: 'unique', solution: found[0], lineSolvable, ...evidence };
    return { verdict: 'none', line: search.brokenAt(), lineSolvable, partial: search.known(), ...evidence };
  }

  /** What every result has: the effort so far and the engine that made it. */
  evidence(): { readonly effort: Effort; readonly engine: string } {
    return { effort: this.search.effort(), engine: this.engine };
  }

  release(): void {
    this.search.release();
  }

  /** Works for a slice, unless a limit is reached. */
  private runSlice(): SliceOutcome | StopReason {
    const { meter, search } = this;
    if (!meter.total(search.effort())) return meter.stopped as StopReason;
    const { lineSolves = Infinity } = meter.limits.effort ?? {};
    return search.run(Math.min(this.slice, lineSolves - meter.lineSolves + 1));
  }
}
