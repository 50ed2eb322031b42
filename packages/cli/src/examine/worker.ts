// The worker thread that examines puzzles, and how to start one.
import { isMainThread, parentPort, Worker } from 'node:worker_threads';
import type { PuzzleDocument } from 'crosshatch';
import { puzzleOf } from 'crosshatch/model';
import { solve } from 'crosshatch/solve';
import { type Examination, type ExamineSettings, examine, type Hashes, hashesOf } from './examine.js';
import type { PoolThread, ThreadMessage } from './pool.js';

export interface ExamineTask {
  readonly document: PuzzleDocument;
  readonly settings: ExamineSettings;
}

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

// The hashes go ahead: whoever looks for duplicates need not wait for the solve.
if (!isMainThread && parentPort !== null) {
  const port = parentPort;
  warmUp();
  const post = (message: ThreadMessage<Hashes, Examination>) => port.postMessage(message);
  port.on('message', ({ document, settings }: ExamineTask) => {
    post({ kind: 'news', news: hashesOf(document) });
    post({ kind: 'answer', answer: examine(document, settings) });
  });
}

/** Loads the engine before the first puzzle, so that its time is not that puzzle's. */
function warmUp(): void {
  solve(puzzleOf({ width: 1, height: 1, cells: Uint32Array.of(2) }));
}
