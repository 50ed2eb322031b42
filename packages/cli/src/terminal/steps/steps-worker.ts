// Finds the deductions of a solve in a worker thread, because one may take long, and the command must react to Ctrl-C
// and, with `--watch`, to keys meanwhile. The worker runs this file.

import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads';
import type { PuzzleDocument } from '@crosshatch/core';
import { type Deduction, type StepsEnd, steps } from '@crosshatch/core/explain';
import { nodePort, nodeThread, type Outcome, serve, type Thread, WorkerPool } from '@crosshatch/core/worker';
import type { Context } from '../../context.js';
import { deadlineIn } from '../../deadline.js';

interface Order {
  readonly document: PuzzleDocument;
  readonly seconds: number | undefined;
}

interface Methods {
  steps(order: Order, progress: (deduction: Deduction) => void): StepsEnd;
}

/** Identifies the threads of this file: in the bundle, other worker files are imported too. */
const NAME = 'crosshatch-steps';

export interface StepsRequest {
  readonly seconds?: number | undefined;
  readonly signal: AbortSignal;
}

function startStepsThread(): Thread {
  return nodeThread(new Worker(new URL(import.meta.url), { workerData: NAME }));
}

/** Yields the deductions as they are found. Ends with `abort` if the signal is aborted. */
export async function* stepsInThread(
  document: PuzzleDocument,
  { seconds, signal }: StepsRequest,
  { thread }: Pick<Context, 'thread'>,
): AsyncGenerator<Deduction, StepsEnd, void> {
  const pool = new WorkerPool<Methods>(() => thread(startStepsThread));
  const found: Deduction[] = [];
  let end: Outcome<StepsEnd> | undefined;
  let wake: () => void = () => {};
  const onProgress = (deduction: Deduction) => {
    found.push(deduction);
    wake();
  };
  void pool.run('steps', { document, seconds }, { onProgress, signal, retry: false }).then((outcome) => {
    end = outcome;
    wake();
  });
  try {
    for (;;) {
      if (signal.aborted) return 'abort';
      const next = found.shift();
      if (next !== undefined) yield next;
      else if (end?.kind === 'result') return end.result;
      else if (end !== undefined) throw new Error('message' in end ? end.message : end.kind);
      else {
        await new Promise<void>((resolve) => {
          wake = resolve;
        });
      }
    }
  } finally {
    pool.close();
  }
}

if (!isMainThread && parentPort !== null && workerData === NAME) {
  serve<Methods>(nodePort(parentPort), {
    steps: ({ document: { puzzle, given }, seconds }, progress) => {
      const walk = steps(puzzle, {
        deadline: deadlineIn(seconds),
        ...(given === undefined ? {} : { given }),
      });
      for (let next = walk.next(); ; next = walk.next()) {
        if (next.done) return next.value;
        progress(next.value);
      }
    },
  });
}
