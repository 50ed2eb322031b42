// Where work runs, so that a hard puzzle never delays the small ones behind it:
//   quick   two threads; every request that is not tiny starts here and gets a short slice of time
//   long    as many threads as configured; what did not finish in its slice starts again here
// A request that hard puzzles keep waiting in `long` has already failed to finish within a slice, so it is hard
// itself. The slice that is lost is small beside the time that such a request takes.
import { type CancelSignal, type Outcome, type Thread, WorkerPool } from '@crosshatch/core/worker';
import { Problem } from '../problems.js';
import type { ServiceLimits } from '../settings.js';
import type { ExamineRequest, ReadAnswer, ReadRequest, WorkMethods } from './methods.js';
import type { Part, WorkAnswer, WorkRequest } from './protocol.js';

const QUICK_THREADS = 2;
/** Milliseconds of a request in the quick lane. */
const SLICE = 250;
/** A thread that does not notice its deadline by itself is terminated this many milliseconds after it; starting a thread counts. */
const SLACK = 2000;

export interface RunOptions {
  readonly signal?: CancelSignal | undefined;
  readonly onPart?: ((part: Part) => void) | undefined;
}

export class Lanes {
  private readonly quick: WorkerPool<WorkMethods>;
  private readonly long: WorkerPool<WorkMethods>;
  /** Requests that have entered and not left. */
  private entered = 0;
  /** Seconds that recent requests took, as a moving average: for Retry-After. */
  private seconds = 0.5;

  constructor(
    startThread: () => Thread,
    private readonly limits: ServiceLimits,
  ) {
    const timers = globalThis as never;
    this.quick = new WorkerPool<WorkMethods>(startThread, { size: QUICK_THREADS, timers });
    this.long = new WorkerPool<WorkMethods>(startThread, { size: limits.workers, timers });
  }

  get load(): number {
    return this.entered;
  }

  /** Starts one thread of each lane, so that the first requests do not wait for it. */
  async warmUp(): Promise<void> {
    const source = { name: '-', content: '1:1' };
    const request = { operation: 'hash', source, options: {}, milliseconds: 1000, cells: 1 } as const;
    await Promise.all([this.quick.run('perform', request), this.long.run('perform', request)]);
  }

  /** Undefined when the time was up before there was anything to report. */
  async perform(request: WorkRequest, options: RunOptions): Promise<WorkAnswer | undefined> {
    return this.admitted(async () => {
      const end = performance.now() + request.milliseconds;
      // A request whose results are streamed cannot be restarted.
      const isSliced = request.milliseconds > SLICE && !request.reportsParts;
      const milliseconds = isSliced ? SLICE : request.milliseconds;
      const lane = isSliced || request.milliseconds <= SLICE ? this.quick : this.long;
      const first = await lane.run(
        'perform',
        { ...request, milliseconds },
        { ...options, onProgress: options.onPart, timeout: milliseconds + SLACK },
      );
      if (!isSliced || (first.kind === 'result' && !first.result.isOutOfTime)) return answerOf(first);
      const rest = Math.max(1, end - performance.now());
      const second = await this.long.run(
        'perform',
        { ...request, milliseconds: rest },
        { ...options, onProgress: options.onPart, timeout: rest + SLACK },
      );
      return answerOf(second);
    });
  }

  /** For a batch: reads a source. The batch as a whole is admitted, not each of its puzzles. */
  async read(request: ReadRequest, options: RunOptions): Promise<Outcome<ReadAnswer>> {
    return this.long.run('read', request, { ...callOptions(options), timeout: request.milliseconds + SLACK });
  }

  async examine(request: ExamineRequest, milliseconds: number, options: RunOptions) {
    return this.long.run('examine', request, { ...callOptions(options), timeout: milliseconds + SLACK });
  }

  /** Runs work that counts as one request. Throws a Problem when there are too many. */
  async admitted<Result>(work: () => Promise<Result>): Promise<Result> {
    const { workers, queue } = this.limits;
    if (this.entered >= workers + QUICK_THREADS + queue) {
      const waits = Math.min(60, Math.max(1, Math.ceil((this.seconds * queue) / workers)));
      const detail = `${this.entered} requests are at work or wait; try again in ${waits} s.`;
      throw new Problem('overloaded', { detail, retryAfter: waits });
    }
    this.entered += 1;
    const begun = performance.now();
    try {
      return await work();
    } finally {
      this.entered -= 1;
      this.seconds = 0.9 * this.seconds + 0.1 * ((performance.now() - begun) / 1000);
    }
  }

  close(): void {
    this.quick.close();
    this.long.close();
  }
}

function callOptions({ signal }: RunOptions) {
  return { signal };
}

/** Thrown when the client has gone: nobody reads the answer. */
export class Cancelled extends Error {}

function answerOf(outcome: Outcome<WorkAnswer>): WorkAnswer | undefined {
  switch (outcome.kind) {
    case 'result':
      return outcome.result;
    case 'timeout':
      return undefined;
    case 'cancelled':
      throw new Cancelled('the request was cancelled');
    default:
      throw new Error(outcome.message);
  }
}
