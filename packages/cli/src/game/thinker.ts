// Answers queries in a worker thread, which runs this file. A new query or `stop` terminates a busy thread: there is no
// other way to interrupt the computation.
import { isMainThread, parentPort, Worker } from 'node:worker_threads';
import type { Play } from '@crosshatch/core/play';
import { nodePort, nodeThread, serve, WorkerPool } from '@crosshatch/core/worker';
import type { Answer, Question } from './game.js';

interface Methods {
  answer(asked: { readonly question: Question; readonly play: Play }): Answer;
}

export interface Thinker {
  /** Calls back with the answer or an error, unless it is stopped first. */
  ask(question: Question, play: Play, done: (answer: Answer | Error) => void): void;
  stop(): void;
}

export class ThreadThinker implements Thinker {
  private readonly pool = new WorkerPool<Methods>(startThread);

  ask(question: Question, play: Play, done: (answer: Answer | Error) => void): void {
    this.stop();
    void this.pool.run('answer', { question, play }).then((outcome) => {
      if (outcome.kind === 'result') done(outcome.result);
      else if (outcome.kind === 'error' || outcome.kind === 'crashed') done(new Error(outcome.message));
    });
  }

  stop(): void {
    if (this.pool.load > 0) this.pool.cancelAll();
  }

  /** Terminates the thread. */
  close(): void {
    this.pool.close();
  }
}

function startThread() {
  const worker = new Worker(new URL(import.meta.url));
  worker.unref();
  return nodeThread(worker);
}

if (!isMainThread && parentPort !== null) {
  // Loaded only in the worker: the game starts faster without the explain layer.
  const { Thinking } = await import('./thinking.js');
  const thinking = new Thinking();
  serve<Methods>(nodePort(parentPort), {
    answer: ({ question, play }) => thinking.answer(question, play),
  });
}
