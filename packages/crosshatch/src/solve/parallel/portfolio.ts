// A portfolio: when a puzzle resists, searches that differ in their seed race in workers beside the
// one in this thread. The first to finish answers, the others are stopped; and since each finds its
// own solutions first, two of them together may refute uniqueness before either does alone.
import { differingCells, type Puzzle, type Solution, sameGrid } from '../../model/index.js';
import type { SolveResult } from '../result.js';
import { type SolveOptions, verifyOptions } from '../solve.js';
import { Task } from '../task.js';
import type { SolveWorker } from './protocol.js';

export interface ParallelOptions extends SolveOptions {
  /** How many searches may run at a time, this thread's included. */
  readonly threads: number;
  /** Starts a worker that runs `answerSolves`. */
  readonly startWorker: () => SolveWorker;
  /** Lets the event loop turn, so that replies come in; undefined when there is no need yet. */
  readonly pause: () => Promise<void> | undefined;
  /** Line solves before the workers are called: most puzzles are done by then. Default 300,000. */
  readonly patience?: number;
}

const PATIENCE = 300_000;

/** Solutions of different searches are put together only when few are wanted. */
const MOST_POOLED = 16;

/** As `solve`, with workers for puzzles that resist. Its verdict is the same, its effort may not be. */
export async function solveInParallel(puzzle: Puzzle, options: ParallelOptions): Promise<SolveResult> {
  const { threads, startWorker, pause, patience = PATIENCE, ...plain } = options;
  verifyOptions(puzzle, plain);
  const max = plain.max ?? 2;
  const task = new Task(puzzle, plain, max);
  const race = new Race(max);
  try {
    for (;;) {
      const result = task.step() ?? race.outcome(task);
      if (result !== undefined) return result;
      if (!race.isOn && threads > 1 && task.effort().lineSolves > patience) {
        race.start(puzzle, plain, threads - 1, startWorker);
      }
      await pause();
    }
  } finally {
    race.stop();
    task.release();
  }
}

class Race {
  isOn = false;
  private readonly workers: SolveWorker[] = [];
  private readonly found: Solution[] = [];
  private result: SolveResult | undefined;

  constructor(private readonly max: number) {}

  start(puzzle: Puzzle, options: SolveOptions, count: number, startWorker: () => SolveWorker): void {
    this.isOn = true;
    const { given, budget, seed = 0 } = options;
    for (let i = 1; i <= count; i++) {
      const worker = startWorker();
      this.workers.push(worker);
      worker.listen((reply) => {
        if ('solution' in reply) this.note(reply.solution);
        else if (!isOutOfBudget(reply.result)) this.result ??= reply.result;
      });
      worker.post({
        puzzle,
        max: this.max,
        seed: seed + i,
        ...(given === undefined ? {} : { given }),
        ...(budget === undefined ? {} : { budget }),
      });
    }
  }

  /** What the workers, or they and this thread together, have settled. */
  outcome(task: Task): SolveResult | undefined {
    if (this.result !== undefined || this.found.length === 0) return this.result;
    const wanted = Math.max(this.max, 2);
    const solutions = distinct([...task.found, ...this.found]).slice(0, wanted);
    if (solutions.length < wanted) return undefined;
    return {
      verdict: 'multiple',
      solutions,
      complete: false,
      reason: 'max',
      differing: differingCells(solutions),
      effort: task.effort(),
    };
  }

  stop(): void {
    for (const worker of this.workers) worker.stop();
  }

  private note(solution: Solution): void {
    if (this.max > MOST_POOLED) return;
    if (!this.found.some((known) => sameGrid(known, solution))) this.found.push(solution);
  }
}

function isOutOfBudget(result: SolveResult): boolean {
  return result.verdict === 'undecided' && result.reason === 'budget';
}

function distinct(solutions: readonly Solution[]): Solution[] {
  return solutions.filter((grid, i) => !solutions.slice(0, i).some((earlier) => sameGrid(earlier, grid)));
}
