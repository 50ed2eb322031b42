// A worker thread of the service without pictures, for tests. This very file is what the thread runs.
import { isMainThread, parentPort, Worker } from 'node:worker_threads';
import { nodePort, nodeThread, serve, type Thread } from '@crosshatch/core/worker';
import { keptThread } from '../../../core/dist/testing/kept-threads.js';
import { workMethods } from '../work/methods.js';

export function startTestThread(): Thread {
  const worker = new Worker(new URL(import.meta.url));
  worker.unref();
  return nodeThread(worker);
}

/** The thread of an earlier service, which has loaded everything already, or a new one. */
export function keptTestThread(): Thread {
  return keptThread(startTestThread);
}

if (!isMainThread && parentPort !== null) serve(nodePort(parentPort), workMethods());
