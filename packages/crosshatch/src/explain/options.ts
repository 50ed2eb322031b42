// What every question of this layer may be given: limits as for a solve, and the machinery to use.
// The one place where the line engine of the explainer is chosen.
import type { Grid, Puzzle } from '../model/index.js';
import {
  type Budget,
  defaultLineEngine,
  type Effort,
  type Engine,
  type LineEngine,
  propagate,
  type SolveOptions,
  type SolveResult,
  type StopReason,
} from '../solve/index.js';

export interface ExplainOptions {
  /** Limits on the work, counted as for a solve. Default: none. */
  readonly budget?: Budget;
  /** Asked now and then; true means that time is up. */
  readonly deadline?: () => boolean;
  /** An AbortSignal, or anything with a flag that another thread can set. */
  readonly signal?: { readonly aborted: boolean };
  /** Cells that are told from the start and belong to the puzzle. */
  readonly given?: Grid;
  /**
   * What `solve` said of the puzzle with the same given cells, if that is known: whoever asks many questions
   * about a hard puzzle solves it once. Default: it is solved when a question needs it.
   */
  readonly result?: SolveResult;
  /** The engine for whole solves. */
  readonly engine?: Engine;
  /** The complete line solver. Default: the WebAssembly one where there is WebAssembly. */
  readonly lineEngine?: LineEngine;
}

/**
 * What a player who waits for an answer can spare: line solves for solving the puzzle as a whole, and for
 * looking ahead for one step. Some seconds at most for a puzzle of 100x100.
 */
export const SOON = { solve: 500_000, ahead: 200_000 } as const;

/** Line solves between two looks at deadline and signal. */
const LOOK_EVERY = 256;

/** What is left of the limits while a question is worked on. Once stopped it stays stopped. */
export class Allowance {
  /** Why the work has to stop; null while it may go on. */
  stopped: StopReason | null = null;
  readonly lineEngine: LineEngine;

  private readonly used: { lineSolves: number; probes: number; decisions: number; contradictions: number } = {
    lineSolves: 0,
    probes: 0,
    decisions: 0,
    contradictions: 0,
  };
  private nextLook = 0;

  constructor(
    private readonly options: ExplainOptions,
    /** Line solves for one whole solve, at most: who needs an answer soon does without that of a monster. */
    private readonly mostForSolve = Infinity,
  ) {
    this.lineEngine = options.lineEngine ?? defaultLineEngine();
  }

  /** Whether the counting of rounds may be left to the kernel: not when a line engine was chosen. */
  get mayUseKernel(): boolean {
    return this.options.lineEngine === undefined;
  }

  /** Line solves used so far. */
  get lineSolves(): number {
    return this.used.lineSolves;
  }

  /** What is known of the whole puzzle from the start. */
  get result(): SolveResult | undefined {
    return this.options.result;
  }

  /** Counts lines worked through. False when the work has to stop. */
  spendLines(count: number): boolean {
    this.used.lineSolves += count;
    if (this.used.lineSolves >= this.nextLook) this.look();
    return this.stopped === null;
  }

  /** Complete line logic over a whole puzzle: what is known then, or null on a contradiction. */
  propagate(puzzle: Puzzle, given?: Grid): Grid | null {
    const { grid, brokenAt, lineSolves } = propagate(puzzle, given === undefined ? {} : { given });
    this.spendLines(lineSolves);
    return brokenAt === null ? grid : null;
  }

  spendProbe(): void {
    this.used.probes += 1;
  }

  /** Options for a solve inside this question; `cap` limits its line solves further. */
  forSolve(cap = this.mostForSolve): SolveOptions {
    const { budget, deadline, signal, engine } = this.options;
    const lineSolves = Math.max(0, Math.min(cap, (budget?.lineSolves ?? Infinity) - this.used.lineSolves));
    const rest: Record<string, number> = Number.isFinite(lineSolves) ? { lineSolves } : {};
    for (const counter of ['probes', 'decisions', 'contradictions'] as const) {
      const limit = budget?.[counter];
      if (limit !== undefined) rest[counter] = Math.max(0, limit - this.used[counter]);
    }
    return {
      budget: rest,
      ...(deadline === undefined ? {} : { deadline }),
      ...(signal === undefined ? {} : { signal }),
      ...(engine === undefined ? {} : { engine }),
    };
  }

  /** Counts what a solve inside this question used. */
  charge(effort: Effort): void {
    this.used.lineSolves += effort.lineSolves;
    this.used.probes += effort.probes;
    this.used.decisions += effort.decisions;
    this.used.contradictions += effort.contradictions;
    this.look();
  }

  private look(): void {
    const { budget, deadline, signal } = this.options;
    this.nextLook = this.used.lineSolves + LOOK_EVERY;
    if (signal?.aborted) this.stopped ??= 'abort';
    else if (deadline?.()) this.stopped ??= 'deadline';
    else if (
      this.used.lineSolves > (budget?.lineSolves ?? Infinity) ||
      this.used.probes > (budget?.probes ?? Infinity) ||
      this.used.decisions > (budget?.decisions ?? Infinity) ||
      this.used.contradictions > (budget?.contradictions ?? Infinity)
    ) {
      this.stopped ??= 'budget';
    }
    if (budget?.lineSolves !== undefined) {
      this.nextLook = Math.min(this.nextLook, budget.lineSolves + 1);
    }
  }
}
