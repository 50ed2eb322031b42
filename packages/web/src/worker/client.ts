// The page's side of the worker. Calls are answered in order; one that is cancelled stops at once, because its
// worker is ended and the waiting calls go to a new one.
import { WorkerPool, webThread } from '@crosshatch/core/worker';
import type { handlers } from './handlers.js';

export class LibraryWorker extends WorkerPool<typeof handlers> {
  constructor() {
    super(() => webThread(new Worker(new URL('./library-worker.ts', import.meta.url), { type: 'module' })));
  }
}
