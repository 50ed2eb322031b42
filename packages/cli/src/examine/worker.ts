// The worker thread that parses sources and examines puzzles, and how to start one.
import { isMainThread, parentPort, Worker } from 'node:worker_threads';
import { puzzleOf } from '@crosshatch/core/model';
import { solve } from '@crosshatch/core/solve';
import type { PoolThread } from './pool.js';
import { type ExamineTask, perform, type ReadTask } from './tasks.js';

/** Starts this very file as a worker thread. */
export function startExamineThread(): PoolThread {
  return threadOf(new Worker(new URL(import.meta.url)));
}

/** A worker thread as the pool wants it. */
export function threadOf(worker: Worker): PoolThread {
  let error: Error | undefined;
  let handle: ((message: unknown) => void) | undefined;
  let end: ((error: Error | undefined) => void) | undefined;
  worker.on('message', (message: unknown) => handle?.(message));
  worker.on('error', (reason: unknown) => {
    error = reason instanceof Error ? reason : new Error(String(reason));
  });
  worker.on('exit', () => end?.(error));
  return {
    post: (task) => worker.postMessage(task),
    onMessage: (handler) => {
      handle = handler;
    },
    onEnd: (handler) => {
      end = handler;
    },
    stop: () => void worker.terminate(),
  };
}

if (!isMainThread && parentPort !== null) {
  const port = parentPort;
  warmUp();
  port.on('message', (task: ExamineTask | ReadTask) => perform(task, (message) => port.postMessage(message)));
}

/** Loads the engine before the first puzzle, so that its time is not that puzzle's. */
function warmUp(): void {
  solve(puzzleOf({ width: 1, height: 1, cells: Uint32Array.of(2) }));
}
