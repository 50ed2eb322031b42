// Thinks in a worker thread: this very file is what the worker runs. One question at a time; a new one, or
// `stop`, ends the thread that is at work, because thought can't be interrupted in any other way.
import { isMainThread, parentPort, Worker } from 'node:worker_threads';
import type { Play } from 'crosshatch/play';
import type { Answer, Question } from './game.js';

interface Order {
  readonly question: Question;
  readonly play: Play;
}

export interface Thinker {
  /** Calls back with the answer, or with what went wrong, unless it is stopped before. */
  ask(question: Question, play: Play, done: (answer: Answer | Error) => void): void;
  stop(): void;
}

export class ThreadThinker implements Thinker {
  private worker: Worker | undefined;
  private isBusy = false;

  ask(question: Question, play: Play, done: (answer: Answer | Error) => void): void {
    this.stop();
    const worker = this.worker ?? this.start();
    this.isBusy = true;
    worker.removeAllListeners();
    worker.once('message', (answer: Answer) => {
      this.isBusy = false;
      done(answer);
    });
    worker.once('error', (error) => {
      this.worker = undefined;
      this.isBusy = false;
      done(error);
    });
    const order: Order = { question, play };
    worker.postMessage(order);
  }

  stop(): void {
    if (!this.isBusy) return;
    this.close();
  }

  /** Ends the thread for good. */
  close(): void {
    this.worker?.removeAllListeners();
    // A thread that is being ended may still report trouble, which is nobody's business any more.
    this.worker?.on('error', () => {});
    void this.worker?.terminate();
    this.worker = undefined;
    this.isBusy = false;
  }

  private start(): Worker {
    this.worker = new Worker(new URL(import.meta.url));
    this.worker.unref();
    return this.worker;
  }
}

if (!isMainThread && parentPort !== null) {
  const port = parentPort;
  // Only here: the game begins sooner without the explainer.
  const { think } = await import('./thinking.js');
  port.on('message', ({ question, play }: Order) => port.postMessage(think(question, play)));
}
