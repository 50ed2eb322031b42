// The worker thread of the solver, and how to start it.
import { isMainThread, parentPort, Worker } from 'node:worker_threads';
import { solveMethods } from '@crosshatch/core/solve';
import { nodePort, nodeThread, serve, type Thread } from '@crosshatch/core/worker';

/** Starts this file as a worker thread. */
export function startSolveThread(): Thread {
  const worker = new Worker(new URL(import.meta.url));
  // The thread must not keep the process alive.
  worker.unref();
  return nodeThread(worker);
}

if (!isMainThread && parentPort !== null) serve(nodePort(parentPort), solveMethods);
