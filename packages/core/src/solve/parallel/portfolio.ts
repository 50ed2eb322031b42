// A portfolio: for a hard puzzle, searches with other strategies and seeds race in workers beside the
// one in this thread. The first to finish answers, the others are stopped; and since each finds its
// own solutions first, two of them together may refute uniqueness before either does alone.
import { differingCells, type Puzzle, type Solution, sameGrid } from '../../model/index.js';
import { type Thread, WorkerPool } from '../../worker/index.js';
import { type CertificateSink, CertificateWriter } from '../certificate/writer.js';
import type { Multiple, SolveResult } from '../result.js';
import { type SolveOptions, verifyOptions } from '../solve.js';
import type { Strategy } from '../strategy.js';
import { Task } from '../task.js';
import type { SolveMethods, SolveProgress } from './worker.js';

/** Options of `solveInParallel`: those of `solve`, and how to start and wait for threads. */
export interface ParallelOptions extends Omit<SolveOptions, 'certificate'> {
  /** How many searches may run at a time, this thread's included. */
  readonly threads: number;
  /** Starts a worker that serves `solveMethods`. */
  readonly startThread: () => Thread;
  /** Lets the event loop turn, so that replies come in; undefined when there is no need yet. */
  readonly pause: () => Promise<void> | undefined;
  /** Line solves before the workers join: most puzzles are done by then. Default 300,000. */
  readonly raceAfter?: number;
  /** To get a certificate of the answer. */
  readonly certificates?: RacingCertificates;
}

/** Every search of a race writes a certificate of its own; the winner's is the one to keep. */
export interface RacingCertificates {
  /** Where the text of a search goes. 0 is the search in this thread; each is asked for once. */
  readonly sink: (search: number) => CertificateSink;
  /** Called once, when there is an answer: which text is complete. */
  readonly complete: (search: number) => void;
}

const RACE_AFTER = 300_000;

interface Contestant {
  readonly strategy: Strategy;
  readonly seed: number;
}

/** What the workers do, in the order in which they are started. */
const PORTFOLIO: readonly Contestant[] = [
  { strategy: 'activity', seed: 1 },
  { strategy: 'eager', seed: 2 },
  { strategy: 'eager-activity', seed: 3 },
  { strategy: 'balanced', seed: 4 },
  { strategy: 'activity', seed: 5 },
  { strategy: 'eager', seed: 6 },
  { strategy: 'eager-activity', seed: 7 },
  { strategy: 'enumerate', seed: 8 },
];

/** The contestant of a worker, from 0 on; `seed` is that of the search in this thread. */
function contestant(worker: number, seed: number): Contestant {
  const round = Math.floor(worker / PORTFOLIO.length);
  const entry = PORTFOLIO[worker % PORTFOLIO.length];
  return { strategy: entry.strategy, seed: entry.seed + round * PORTFOLIO.length + seed };
}

/** Solutions of different searches are put together only when few are wanted. */
const MOST_POOLED = 16;

/**
 * As `solve`, with workers for hard puzzles. The verdict is the same; the effort may differ.
 *
 * @example
 * await solveInParallel(puzzle, { threads: 4, startThread, pause: () => setImmediate() });
 */
export async function solveInParallel(puzzle: Puzzle, options: ParallelOptions): Promise<SolveResult> {
  const { threads, startThread, pause, raceAfter = RACE_AFTER, certificates, ...plain } = options;
  verifyOptions(puzzle, plain);
  const max = plain.max ?? 2;
  const certificate = certificates?.sink(0);
  const task = new Task(puzzle, { ...plain, ...(certificate === undefined ? {} : { certificate }) }, max);
  const race = new Race(puzzle, plain, certificates);
  try {
    for (;;) {
      const own = task.step();
      if (own !== undefined) certificates?.complete(0);
      const result = own ?? race.outcome(task);
      if (result !== undefined) return result;
      if (!race.isOn && threads > 1 && task.effort().lineSolves > raceAfter) {
        race.start(threads - 1, startThread);
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
  private pool: WorkerPool<SolveMethods> | undefined;
  private readonly found: Solution[] = [];
  private result: SolveResult | undefined;
  private readonly max: number;
  private searches = 1;

  constructor(
    private readonly puzzle: Puzzle,
    private readonly options: SolveOptions,
    private readonly certificates: RacingCertificates | undefined,
  ) {
    this.max = options.max ?? 2;
  }

  start(count: number, startThread: () => Thread): void {
    this.isOn = true;
    const { given, effort, seed = 0 } = this.options;
    const pool = new WorkerPool<SolveMethods>(startThread, { size: count });
    this.pool = pool;
    for (let i = 0; i < count; i++) {
      const search = this.searches++;
      const sink = this.certificates?.sink(search);
      const onProgress = (news: SolveProgress) => {
        if (typeof news === 'string') sink?.(news);
        else this.note(news);
      };
      const order = {
        puzzle: this.puzzle,
        max: this.max,
        ...contestant(i, seed),
        ...(given === undefined ? {} : { given }),
        ...(effort === undefined ? {} : { effort }),
        ...(sink === undefined ? {} : { certificate: true }),
      };
      // A failed worker is harmless: the search in this thread continues.
      void pool.run('solve', order, { onProgress, retry: false }).then((outcome) => {
        if (this.result !== undefined || outcome.kind !== 'result' || isOutOfEffort(outcome.result)) return;
        this.result = outcome.result;
        this.certificates?.complete(search);
      });
    }
  }

  /** What the workers, or they and this thread together, have settled. */
  outcome(task: Task): SolveResult | undefined {
    if (this.result !== undefined || this.found.length === 0) return this.result;
    const wanted = Math.max(this.max, 2);
    const solutions = distinct([...task.found, ...this.found]).slice(0, wanted);
    if (solutions.length < wanted) return undefined;
    const result: Multiple = {
      verdict: 'multiple',
      solutions,
      complete: false,
      reason: 'max',
      differing: differingCells(solutions),
      ...task.evidence(),
    };
    if (this.certificates !== undefined) this.certify(result, this.certificates);
    return result;
  }

  stop(): void {
    this.pool?.close();
  }

  /** Solutions of different searches make a certificate of their own. */
  private certify(result: Multiple, { sink, complete }: RacingCertificates): void {
    const writer = new CertificateWriter(this.puzzle, this.options.given, sink(this.searches));
    for (const solution of result.solutions) writer.solution(solution);
    writer.end(result);
    complete(this.searches);
  }

  private note(solution: Solution): void {
    if (this.max > MOST_POOLED) return;
    if (!this.found.some((known) => sameGrid(known, solution))) this.found.push(solution);
  }
}

function isOutOfEffort(result: SolveResult): boolean {
  return result.verdict === 'undecided' && result.reason === 'effort';
}

function distinct(solutions: readonly Solution[]): Solution[] {
  return solutions.filter((grid, i) => !solutions.slice(0, i).some((earlier) => sameGrid(earlier, grid)));
}
