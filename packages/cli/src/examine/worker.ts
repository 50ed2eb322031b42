// The worker thread that reads sources and examines puzzles, and how to start one.
import { isMainThread, parentPort, threadId, Worker } from 'node:worker_threads';
import { puzzleOf } from '@crosshatch/core/model';
import { solve } from '@crosshatch/core/solve';
import { nodePort, nodeThread, serve, type Thread } from '@crosshatch/core/worker';
import { warnOfSlowEngine } from '../engine-warning.js';
import { examineMethods } from './tasks.js';

/** Starts this file as a worker thread. */
export function startExamineThread(): Thread {
  return nodeThread(new Worker(new URL(import.meta.url)));
}

if (!isMainThread && parentPort !== null) {
  // The first of the threads warns for all of them.
  if (threadId === 1) await warnOfSlowEngine(process.stderr);
  warmUp();
  serve(nodePort(parentPort), examineMethods);
}

/** Loads the engine in advance; otherwise the time of the first puzzle would include it. */
function warmUp(): void {
  solve(puzzleOf({ width: 1, height: 1, cells: Uint32Array.of(2) }));
}
