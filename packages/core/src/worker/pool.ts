// A pool of workers that isolates calls from each other. Each worker runs one call at a time. A call that crashes
// its worker, exceeds its time or is cancelled is the only one lost: a new worker replaces the old one.
//
// Written here instead of using piscina: this pool also runs in browsers, starts a worker only when there is
// work, passes progress on, and terminates a worker that exceeds its time.
import type { Methods, ParamsOf, ProgressOf, Reply, ResultOf, Thread } from './protocol.js';

/** How a call ended: a result, a failure, or a cancellation. */
export type Outcome<Result> =
  | { readonly kind: 'result'; readonly result: Result }
  /** The handler threw. */
  | { readonly kind: 'error'; readonly message: string }
  /** The worker ended without an answer. */
  | { readonly kind: 'crashed'; readonly message: string }
  | { readonly kind: 'timeout' }
  | { readonly kind: 'cancelled' };

/** What is used of an AbortSignal. */
export interface CancelSignal {
  readonly aborted: boolean;
  readonly reason?: unknown;
  addEventListener(type: 'abort', handler: () => void): void;
  removeEventListener(type: 'abort', handler: () => void): void;
}

/** Options of one call: progress, cancellation, limits. */
export interface CallOptions<Progress = unknown> {
  readonly onProgress?: ((value: Progress) => void) | undefined;
  /** Cancels the call. If it is running, its worker is terminated. */
  readonly signal?: CancelSignal | undefined;
  /** Milliseconds that the call may run, waiting for a free worker not included. Needs the pool's `timers`. */
  readonly timeout?: number | undefined;
  /** Milliseconds that the running call may go without reporting progress. Needs the pool's `timers`. */
  readonly silence?: number | undefined;
  /**
   * Whether a call whose worker crashed is tried once more with another worker: a late failure of the previous
   * call may have caused the crash. Default true.
   */
  readonly retry?: boolean;
}

/** The part of `globalThis` that limits need; every platform with workers has it. */
export interface Timers {
  setTimeout(action: () => void, milliseconds: number): unknown;
  clearTimeout(timer: unknown): void;
}

/** Options of a pool. */
export interface PoolOptions {
  /** Maximum number of workers. Default 1. */
  readonly size?: number;
  /** Pass `globalThis`. Required by calls with a `timeout` or a limit of `silence`. */
  readonly timers?: Timers;
}

interface Call {
  readonly method: string;
  readonly params: unknown;
  readonly options: CallOptions;
  readonly settle: (outcome: Outcome<unknown>) => void;
  isRetry: boolean;
}

interface RunningCall {
  readonly id: number;
  readonly call: Call;
  timeout: unknown;
  silence: unknown;
}

/** One worker and the call it is running. */
interface Slot {
  readonly thread: Thread;
  current: RunningCall | undefined;
}

/** Runs calls in worker threads, several at a time, and replaces threads that crash. */
export class WorkerPool<M extends Methods<M>> {
  private readonly slots = new Set<Slot>();
  private readonly waiting: Call[] = [];
  private readonly size: number;
  private lastId = 0;
  private isClosed = false;

  constructor(
    private readonly startThread: () => Thread,
    private readonly options: PoolOptions = {},
  ) {
    this.size = options.size ?? 1;
  }

  /** Calls that are running or waiting. */
  get load(): number {
    return this.waiting.length + [...this.slots].filter(({ current }) => current !== undefined).length;
  }

  /** Never rejects: a crash, a timeout and a cancellation are outcomes. */
  run<K extends keyof M & string>(
    method: K,
    params: ParamsOf<M, K>,
    options: CallOptions<ProgressOf<M, K>> = {},
  ): Promise<Outcome<ResultOf<M, K>>> {
    if ((options.timeout ?? options.silence) !== undefined && this.options.timers === undefined)
      throw new TypeError('A call with a time limit needs a pool with `timers`.');
    return new Promise((resolve) => {
      const { signal } = options;
      if (this.isClosed || signal?.aborted) {
        resolve({ kind: 'cancelled' });
        return;
      }
      const cancel = () => this.cancel(call);
      const call: Call = {
        method,
        params,
        options: options as CallOptions,
        settle: (outcome) => {
          signal?.removeEventListener('abort', cancel);
          resolve(outcome as Outcome<ResultOf<M, K>>);
        },
        isRetry: false,
      };
      signal?.addEventListener('abort', cancel);
      this.waiting.push(call);
      this.serve();
    });
  }

  /** Resolves with the result. Rejects with the signal's reason if cancelled, and with an Error otherwise. */
  async call<K extends keyof M & string>(
    method: K,
    params: ParamsOf<M, K>,
    options: CallOptions<ProgressOf<M, K>> = {},
  ): Promise<ResultOf<M, K>> {
    const outcome = await this.run(method, params, options);
    switch (outcome.kind) {
      case 'result':
        return outcome.result;
      case 'cancelled':
        throw options.signal?.reason ?? new Error('The call was cancelled.');
      case 'timeout':
        throw new Error('The call took too long.');
      default:
        throw new Error(outcome.message);
    }
  }

  /** Cancels all calls and terminates all workers. Later calls are cancelled at once. */
  close(): void {
    this.isClosed = true;
    this.cancelAll();
  }

  /** Cancels all calls and terminates all workers. Later calls start new workers. */
  cancelAll(): void {
    const calls = this.waiting.splice(0);
    for (const slot of this.slots) {
      slot.thread.stop();
      const call = this.endCall(slot);
      if (call !== undefined) calls.push(call);
    }
    this.slots.clear();
    for (const { settle } of calls) settle({ kind: 'cancelled' });
  }

  private serve(): void {
    while (this.waiting.length > 0) {
      const slot = this.freeSlot();
      if (slot === undefined) return;
      this.begin(slot, this.waiting.shift() as Call);
    }
  }

  private freeSlot(): Slot | undefined {
    for (const slot of this.slots) if (slot.current === undefined) return slot;
    if (this.slots.size >= this.size) return undefined;
    const slot: Slot = { thread: this.startThread(), current: undefined };
    this.slots.add(slot);
    slot.thread.listen((reply) => this.handleReply(slot, reply));
    slot.thread.onEnd((error) => this.handleEnd(slot, error));
    return slot;
  }

  private begin(slot: Slot, call: Call): void {
    this.lastId += 1;
    const { timeout, silence } = call.options;
    slot.current = {
      id: this.lastId,
      call,
      timeout: this.startTimer(slot, timeout),
      silence: this.startTimer(slot, silence),
    };
    slot.thread.post({ id: this.lastId, method: call.method, params: call.params });
  }

  private startTimer(slot: Slot, milliseconds: number | undefined): unknown {
    if (milliseconds === undefined) return undefined;
    const timer = this.options.timers?.setTimeout(
      () => this.replace(slot, { kind: 'timeout' }),
      milliseconds,
    );
    // In Node a timer must not keep the process alive; the worker does that.
    (timer as { unref?: () => void }).unref?.();
    return timer;
  }

  private handleReply(slot: Slot, reply: Reply): void {
    const { current } = slot;
    if (current === undefined || current.id !== reply.id) return;
    if (reply.type === 'progress') {
      this.options.timers?.clearTimeout(current.silence);
      current.silence = this.startTimer(slot, current.call.options.silence);
      current.call.options.onProgress?.(reply.value);
      return;
    }
    this.endCall(slot)?.settle(
      reply.type === 'result'
        ? { kind: 'result', result: reply.value }
        : { kind: 'error', message: reply.message },
    );
    this.serve();
  }

  /** Called when a worker has ended by itself, with a call or idle. */
  private handleEnd(slot: Slot, error: Error | undefined): void {
    if (!this.slots.delete(slot)) return;
    const call = this.endCall(slot);
    if (call !== undefined) {
      if (call.isRetry || !(call.options.retry ?? true)) {
        call.settle({ kind: 'crashed', message: error?.message ?? 'the worker ended without an answer' });
      } else {
        call.isRetry = true;
        this.waiting.unshift(call);
      }
    }
    this.serve();
  }

  private cancel(call: Call): void {
    const at = this.waiting.indexOf(call);
    if (at >= 0) {
      this.waiting.splice(at, 1);
      call.settle({ kind: 'cancelled' });
      return;
    }
    for (const slot of this.slots) if (slot.current?.call === call) this.replace(slot, { kind: 'cancelled' });
  }

  /** Terminates a worker and its call. The next call starts a new worker. */
  private replace(slot: Slot, outcome: Outcome<never>): void {
    this.slots.delete(slot);
    slot.thread.stop();
    this.endCall(slot)?.settle(outcome);
    this.serve();
  }

  /** Detaches the running call from its worker and stops its timers. */
  private endCall(slot: Slot): Call | undefined {
    const { current } = slot;
    slot.current = undefined;
    for (const timer of [current?.timeout, current?.silence])
      if (timer !== undefined) this.options.timers?.clearTimeout(timer);
    return current?.call;
  }
}
