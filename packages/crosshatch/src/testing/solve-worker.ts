// A worker thread that solves, and how to start one: what an environment gives to a portfolio.
import { isMainThread, parentPort, Worker } from 'node:worker_threads';
import { answerSolves, type SolveWorker } from '../solve/index.js';

/** Starts this very file as a worker. */
export function startWorker(): SolveWorker {
  const worker = new Worker(new URL(import.meta.url));
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
