// Starts the worker thread of the solver (solve-thread.ts). The thread is a file of its own: whatever the bundle merges
// with this module must not serve requests as soon as it is loaded in some other thread.
import { Worker } from 'node:worker_threads';
import { nodeThread, type Thread } from '@crosshatch/core/worker';

export function startSolveThread(): Thread {
  const worker = new Worker(new URL('./solve-thread.js', import.meta.url));
  // The thread must not keep the process alive.
  worker.unref();
  return nodeThread(worker);
}
