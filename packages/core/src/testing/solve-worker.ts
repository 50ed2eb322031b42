// A worker thread that solves, and how to start one: what an environment gives to a portfolio.
import { isMainThread, parentPort, Worker } from 'node:worker_threads';
import { solveMethods } from '../solve/index.js';
import { nodePort, nodeThread, serve, type Thread } from '../worker/index.js';

/** Starts this very file as a worker. */
export function startThread(): Thread {
  return nodeThread(new Worker(new URL(import.meta.url)));
}

if (!isMainThread && parentPort !== null) serve(nodePort(parentPort), solveMethods);
