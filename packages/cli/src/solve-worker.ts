// A worker thread that solves, and how to start one.
import { isMainThread, parentPort, Worker } from 'node:worker_threads';
import { answerSolves, type SolveWorker } from 'crosshatch/solve';

/** Starts this very file as a worker. */
export function startSolveWorker(): SolveWorker {
  const worker = new Worker(new URL(import.meta.url));
  // A worker that can't start or breaks is no loss: the command's own thread goes on.
  worker.on('error', () => {});
  worker.unref();
  return {
    post: (order) => worker.postMessage(order),
    listen: (handler) => worker.on('message', handler),
    stop: () => void worker.terminate(),
  };
}

if (!isMainThread && parentPort !== null) {
  const port = parentPort;
  answerSolves({
    post: (reply) => port.postMessage(reply),
    listen: (handler) => port.on('message', handler),
  });
}
