// A worker thread that solves, and how to start one.
import { isMainThread, parentPort, Worker } from 'node:worker_threads';
import { solveMethods } from '@crosshatch/core/solve';
import { nodePort, nodeThread, serve, type Thread } from '@crosshatch/core/worker';

/** Starts this very file as a worker. */
export function startSolveThread(): Thread {
  const worker = new Worker(new URL(import.meta.url));
  // It must not keep the command alive.
  worker.unref();
  return nodeThread(worker);
}

if (!isMainThread && parentPort !== null) serve(nodePort(parentPort), solveMethods);
