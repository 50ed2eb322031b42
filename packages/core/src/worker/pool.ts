// A pool of workers for calls that must not hurt each other: a worker has one call at a time, one that crashes,
// overruns its time or is cancelled loses that call only, and a fresh worker takes its place.
//
// Our own rather than from npm (piscina was the candidate): it runs in browsers too, starts no worker before
// there is work, reports progress, and ends a worker that overruns.
import type { Methods, ParamsOf, ProgressOf, Reply, ResultOf, Thread } from './protocol.js';

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

export interface CallOptions<Progress = unknown> {
  readonly onProgress?: ((value: Progress) => void) | undefined;
  /** Cancels the call: a worker that is at it is ended. */
  readonly signal?: CancelSignal | undefined;
  /** Milliseconds from the moment a worker takes the call; needs the pool's `timer`. */
  readonly timeout?: number | undefined;
  /**
   * Whether a call whose worker crashed gets a second one before it is given up: the first may have died of
   * the call before. Default true.
   */
  readonly retry?: boolean;
}

export interface PoolOptions {
  /** Workers at most. Default 1. */
  readonly size?: number;
  /** Runs an action later, unless the function that it returns is called. */
  readonly timer?: (milliseconds: number, action: () => void) => () => void;
}

interface Call {
  readonly method: string;
  readonly params: unknown;
  readonly options: CallOptions;
  readonly settle: (outcome: Outcome<unknown>) => void;
  isRetry: boolean;
}

/** One worker; `current` is what it is at. */
interface Slot {
  readonly thread: Thread;
  current: { readonly id: number; readonly call: Call; readonly cancelTimer: () => void } | undefined;
}

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

  /** Never rejects: whatever happens to the call is its outcome. */
  run<K extends keyof M & string>(
    method: K,
    params: ParamsOf<M, K>,
    options: CallOptions<ProgressOf<M, K>> = {},
  ): Promise<Outcome<ResultOf<M, K>>> {
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

  /** The result; rejects with the signal's reason when cancelled, with an Error for every other trouble. */
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

  /** Ends every worker at once, whatever it is doing; all calls are cancelled. */
  close(): void {
    this.isClosed = true;
    this.cancelAll();
  }

  /** The same, but later calls start new workers. */
  cancelAll(): void {
    const calls = this.waiting.splice(0);
    for (const slot of this.slots) {
      slot.thread.stop();
      slot.current?.cancelTimer();
      if (slot.current !== undefined) calls.push(slot.current.call);
      slot.current = undefined;
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
    slot.thread.listen((reply) => this.hear(slot, reply));
    slot.thread.onEnd((error) => this.ended(slot, error));
    return slot;
  }

  private begin(slot: Slot, call: Call): void {
    this.lastId += 1;
    const { timeout } = call.options;
    const cancelTimer =
      timeout === undefined
        ? () => {}
        : (this.options.timer?.(timeout, () => this.drop(slot, { kind: 'timeout' })) ?? (() => {}));
    slot.current = { id: this.lastId, call, cancelTimer };
    slot.thread.post({ id: this.lastId, method: call.method, params: call.params });
  }

  private hear(slot: Slot, reply: Reply): void {
    const { current } = slot;
    if (current === undefined || current.id !== reply.id) return;
    if (reply.type === 'progress') {
      current.call.options.onProgress?.(reply.value);
      return;
    }
    current.cancelTimer();
    slot.current = undefined;
    current.call.settle(
      reply.type === 'result'
        ? { kind: 'result', result: reply.value }
        : { kind: 'error', message: reply.message },
    );
    this.serve();
  }

  /** A worker that ended by itself, at a call or idle. */
  private ended(slot: Slot, error: Error | undefined): void {
    if (!this.slots.delete(slot)) return;
    const { current } = slot;
    current?.cancelTimer();
    slot.current = undefined;
    if (current !== undefined) {
      const { call } = current;
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
    for (const slot of this.slots) if (slot.current?.call === call) this.drop(slot, { kind: 'cancelled' });
  }

  /** Ends a worker that is at a call, and goes on with a new one. */
  private drop(slot: Slot, outcome: Outcome<never>): void {
    const { current } = slot;
    this.slots.delete(slot);
    slot.current = undefined;
    slot.thread.stop();
    current?.cancelTimer();
    current?.call.settle(outcome);
    this.serve();
  }
}
