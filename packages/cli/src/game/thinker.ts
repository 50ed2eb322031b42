// Answers questions in a worker thread: this very file is what the worker runs. One question at a time; a new
// one, or `stop`, ends the thread that is at work, because thought cannot be interrupted in any other way.
import { isMainThread, parentPort, Worker } from 'node:worker_threads';
import type { Play } from '@crosshatch/core/play';
import { nodePort, nodeThread, serve, WorkerPool } from '@crosshatch/core/worker';
import type { Answer, Question } from './game.js';

interface Methods {
  answer(asked: { readonly question: Question; readonly play: Play }): Answer;
}

export interface Thinker {
  /** Calls back with the answer, or with what went wrong, unless it is stopped before. */
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

  /** Ends the thread for good. */
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
  // Loaded only here: the game starts sooner without the explainer.
  const { Thinking } = await import('./thinking.js');
  const thinking = new Thinking();
  serve<Methods>(nodePort(parentPort), {
    answer: ({ question, play }) => thinking.answer(question, play),
  });
}
