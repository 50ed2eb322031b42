// A worker without a thread, for tests: it records what it is sent, and the test answers in its place.
import type { Reply, Request, Thread } from '../worker/index.js';

export class DummyThread implements Thread {
  readonly heard: Request[] = [];
  isStopped = false;
  private handler: (reply: Reply) => void = () => {};
  private handleEnd: (error: Error | undefined) => void = () => {};

  post(request: Request): void {
    this.heard.push(request);
  }

  listen(handler: (reply: Reply) => void): void {
    this.handler = handler;
  }

  onEnd(handler: (error: Error | undefined) => void): void {
    this.handleEnd = handler;
  }

  stop(): void {
    this.isStopped = true;
  }

  crash(error: Error): void {
    this.handleEnd(error);
  }

  /** Answers the newest request. */
  reply(type: 'progress' | 'result', value: unknown): void {
    this.handler({ id: this.heard[this.heard.length - 1].id, type, value });
  }
}
