// The deductions of a solve, found in a worker thread: one of them may take long, and meanwhile the
// command has to hear Ctrl-C and, with `--watch`, its keys.
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads';
import type { PuzzleDocument } from 'crosshatch';
import { type Deduction, type StepsEnd, steps } from 'crosshatch/explain';

/** What the thread is given. */
interface Order {
  readonly crosshatchSteps: true;
  readonly document: PuzzleDocument;
  readonly seconds: number | undefined;
}

/** What it tells: deductions, then how it ended. */
type News = { readonly deduction: Deduction } | { readonly end: StepsEnd };

export interface StepsRequest {
  readonly seconds?: number | undefined;
  readonly signal: AbortSignal;
}

/** The deductions as they are found. Ends with `abort` when the signal is raised. */
export async function* stepsInThread(
  document: PuzzleDocument,
  { seconds, signal }: StepsRequest,
): AsyncGenerator<Deduction, StepsEnd, void> {
  const order: Order = { crosshatchSteps: true, document, seconds };
  const worker = new Worker(new URL(import.meta.url), { workerData: order });
  const inbox: News[] = [];
  let trouble: unknown;
  let wake: () => void = () => {};
  const onAbort = () => wake();
  worker.on('message', (news: News) => {
    inbox.push(news);
    wake();
  });
  worker.on('error', (error) => {
    trouble = error;
    wake();
  });
  signal.addEventListener('abort', onAbort);
  try {
    for (;;) {
      if (signal.aborted) return 'abort';
      const news = inbox.shift();
      if (news !== undefined && 'end' in news) return news.end;
      if (news !== undefined) yield news.deduction;
      else if (trouble !== undefined) throw trouble;
      else {
        await new Promise<void>((resolve) => {
          wake = resolve;
        });
      }
    }
  } finally {
    signal.removeEventListener('abort', onAbort);
    await worker.terminate();
  }
}

function work({ document, seconds }: Order, post: (news: News) => void): void {
  const end = performance.now() + (seconds ?? Infinity) * 1000;
  const { puzzle, given } = document;
  const walk = steps(puzzle, {
    deadline: () => performance.now() >= end,
    ...(given === undefined ? {} : { given }),
  });
  for (let next = walk.next(); ; next = walk.next()) {
    if (next.done) {
      post({ end: next.value });
      return;
    }
    post({ deduction: next.value });
  }
}

if (!isMainThread && parentPort !== null && (workerData as Partial<Order> | null)?.crosshatchSteps) {
  const port = parentPort;
  work(workerData as Order, (news) => port.postMessage(news));
}
