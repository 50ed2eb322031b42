// The page's side of the worker. Requests are answered in order. A request that is aborted stops at once:
// if it is running, its worker is ended and the waiting requests go to a new one.
import type { FromWorker, InputOf, OutputOf, RequestKind, ToWorker } from './protocol.js';

export interface AskOptions {
  readonly signal?: AbortSignal;
  readonly onProgress?: (value: unknown) => void;
}

interface Asked {
  readonly message: ToWorker;
  readonly onProgress: ((value: unknown) => void) | undefined;
  resolve(value: unknown): void;
  reject(error: unknown): void;
}

export class LibraryWorker {
  private worker: Worker | undefined;
  private readonly queue: Asked[] = [];
  private running: Asked | undefined;
  private lastId = 0;

  /** Rejects with the signal's reason when aborted, with an Error when the worker failed. */
  ask<K extends RequestKind>(kind: K, input: InputOf<K>, options: AskOptions = {}): Promise<OutputOf<K>> {
    const { signal, onProgress } = options;
    return new Promise<unknown>((resolve, reject) => {
      if (signal?.aborted) {
        reject(signal.reason);
        return;
      }
      this.lastId += 1;
      const asked: Asked = { message: { id: this.lastId, kind, input }, onProgress, resolve, reject };
      signal?.addEventListener('abort', () => this.drop(asked, signal.reason), { once: true });
      this.queue.push(asked);
      this.next();
    }) as Promise<OutputOf<K>>;
  }

  /** Ends the worker; what was asked is rejected. The next question starts a new one. */
  stop(): void {
    const reason = new DOMException('The work was stopped.', 'AbortError');
    for (const asked of this.queue.splice(0)) asked.reject(reason);
    if (this.running !== undefined) this.drop(this.running, reason);
    this.worker?.terminate();
    this.worker = undefined;
  }

  private next(): void {
    if (this.running !== undefined) return;
    this.running = this.queue.shift();
    if (this.running === undefined) return;
    this.worker ??= this.start();
    this.worker.postMessage(this.running.message);
  }

  private start(): Worker {
    const worker = new Worker(new URL('./library-worker.ts', import.meta.url), { type: 'module' });
    worker.onmessage = ({ data }: MessageEvent<FromWorker>) => this.hear(data);
    worker.onerror = (event) => {
      const { running } = this;
      this.worker = undefined;
      this.running = undefined;
      running?.reject(new Error(event.message || 'The worker could not be started.'));
      this.next();
    };
    return worker;
  }

  private hear(message: FromWorker): void {
    const { running } = this;
    if (running === undefined || running.message.id !== message.id) return;
    if (message.type === 'progress') {
      running.onProgress?.(message.value);
      return;
    }
    this.running = undefined;
    if (message.type === 'done') running.resolve(message.value);
    else if (message.type === 'failed') running.reject(new Error(message.message));
    this.next();
  }

  private drop(asked: Asked, reason: unknown): void {
    const waiting = this.queue.indexOf(asked);
    if (waiting >= 0) this.queue.splice(waiting, 1);
    else if (this.running !== asked) return;
    else {
      this.worker?.terminate();
      this.worker = undefined;
      this.running = undefined;
    }
    asked.reject(reason);
    this.next();
  }
}
