// Worker threads that outlive a run of the command, or a service, in the process of a test: the next one gets the same
// thread instead of one that loads everything again. Only a thread without a call under way is kept; `stop` ends others,
// unless they answer in a moment: a run may have heard by progress already what it wanted to know.
import { after } from 'node:test';
import type { Reply, Request, Thread } from '../worker/index.js';

type Start = () => Thread;

/** Milliseconds that a thread waits for the next run. It keeps the process alive, so the last ones end with the tests. */
const KEPT_FOR = 10_000;

/** Milliseconds in which a thread that is stopped may answer. */
const MOMENT = 50;

const idle = new Map<Start, KeptThread[]>();
after(() => {
  for (const thread of [...idle.values()].flat()) thread.end();
});

/** A thread of an earlier run, or a new one. */
export function keptThread(start: Start): Thread {
  const kept = idle.get(start)?.pop() ?? new KeptThread(start);
  return kept.begin();
}

class KeptThread {
  private readonly thread: Thread;
  private calls = 0;
  private isStopped = false;
  private isEnded = false;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private onReply: (reply: Reply) => void = () => {};
  private onEnd: (error: Error | undefined) => void = () => {};

  constructor(private readonly start: Start) {
    this.thread = start();
    this.thread.listen((reply) => {
      if (reply.type !== 'progress') this.calls -= 1;
      this.onReply(reply);
      if (this.isStopped && this.calls === 0) this.keep();
    });
    this.thread.onEnd((error) => {
      this.isEnded = true;
      this.forget();
      this.onEnd(error);
    });
  }

  /** The thread as one run sees it. */
  begin(): Thread {
    clearTimeout(this.timer);
    this.isStopped = false;
    return {
      post: (request: Request) => {
        this.calls += 1;
        this.thread.post(request);
      },
      listen: (handler) => {
        this.onReply = handler;
      },
      onEnd: (handler) => {
        this.onEnd = handler;
      },
      stop: () => this.stop(),
    };
  }

  private stop(): void {
    this.onReply = () => {};
    this.onEnd = () => {};
    this.isStopped = true;
    if (this.calls === 0) this.keep();
    else this.timer = setTimeout(() => this.end(), MOMENT);
  }

  private keep(): void {
    clearTimeout(this.timer);
    if (this.isEnded) return;
    idle.set(this.start, [...(idle.get(this.start) ?? []), this]);
    this.timer = setTimeout(() => this.end(), KEPT_FOR);
  }

  /** It is not needed any more. */
  end(): void {
    this.forget();
    this.thread.stop();
  }

  private forget(): void {
    clearTimeout(this.timer);
    idle.set(
      this.start,
      (idle.get(this.start) ?? []).filter((each) => each !== this),
    );
  }
}
