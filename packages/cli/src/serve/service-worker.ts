// The worker thread of the service, and how to start one.
import { isMainThread, parentPort, Worker } from 'node:worker_threads';
import { nodePort, nodeThread, serve, type Thread } from '@crosshatch/core/worker';
import { workMethods } from '@crosshatch/server';
import { pictureTools } from './picture-tools.js';

/** Megabytes of a thread's heap: a request that needs more loses its thread, not the service. */
const HEAP_MEGABYTES = 1024;

/** Starts this file as a worker thread. */
export function startServiceThread(): Thread {
  const worker = new Worker(new URL(import.meta.url), {
    resourceLimits: { maxOldGenerationSizeMb: HEAP_MEGABYTES },
  });
  worker.unref();
  return nodeThread(worker);
}

if (!isMainThread && parentPort !== null) serve(nodePort(parentPort), workMethods(pictureTools));
