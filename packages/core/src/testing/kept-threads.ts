// Worker threads that outlive a run of the command, or a service, in the process of a test: the next one gets the same
// thread instead of one that loads everything again. Only a thread without a call under way is kept; `stop` ends others.
import type { Reply, Request, Thread } from '../worker/index.js';

type Start = () => Thread;

/** Milliseconds that a thread waits for the next run: a kept thread keeps the process alive. */
const KEPT_FOR = 300;

const idle = new Map<Start, KeptThread[]>();

/** A thread of an earlier run, or a new one. */
export function keptThread(start: Start): Thread {
  const kept = idle.get(start)?.pop() ?? new KeptThread(start);
  return kept.begin();
}

class KeptThread {
  private readonly thread: Thread;
  private calls = 0;
  private end: ReturnType<typeof setTimeout> | undefined;
  private onReply: (reply: Reply) => void = () => {};
  private onEnd: (error: Error | undefined) => void = () => {};

  constructor(private readonly start: Start) {
    this.thread = start();
    this.thread.listen((reply) => {
      if (reply.type !== 'progress') this.calls -= 1;
      this.onReply(reply);
    });
    this.thread.onEnd((error) => {
      this.forget();
      this.onEnd(error);
    });
  }

  /** The thread as one run sees it. */
  begin(): Thread {
    clearTimeout(this.end);
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
    if (this.calls > 0) {
      this.thread.stop();
      return;
    }
    idle.set(this.start, [...(idle.get(this.start) ?? []), this]);
    this.end = setTimeout(() => {
      this.forget();
      this.thread.stop();
    }, KEPT_FOR);
  }

  private forget(): void {
    clearTimeout(this.end);
    idle.set(
      this.start,
      (idle.get(this.start) ?? []).filter((each) => each !== this),
    );
  }
}
