// The page's side of the worker. Calls are answered in order; one that is cancelled stops at once, because its
// worker is ended and the waiting calls go to a new one.
import {
  type CallOptions,
  type Outcome,
  type ParamsOf,
  type ProgressOf,
  type ResultOf,
  WorkerPool,
  webThread,
} from '@crosshatch/core/worker';
import { locale } from '../strings/words.js';
import type { handlers } from './handlers.js';

type Handlers = typeof handlers;

export class LibraryWorker extends WorkerPool<Handlers> {
  constructor() {
    super(() => webThread(new Worker(new URL('./library-worker.ts', import.meta.url), { type: 'module' })));
  }

  /** Every call says in which language its sentences are wanted. */
  override run<K extends keyof Handlers & string>(
    method: K,
    params: ParamsOf<Handlers, K>,
    options?: CallOptions<ProgressOf<Handlers, K>>,
  ): Promise<Outcome<ResultOf<Handlers, K>>> {
    return super.run(method, { ...(params as object), locale: locale.peek() } as typeof params, options);
  }
}
