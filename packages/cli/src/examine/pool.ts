// A pool of worker threads for work that must not hurt the rest: each worker has one task at a time, a
// worker that crashes or overruns loses only its task, and a fresh one takes its place.
//
// Written here rather than taken from npm (piscina was the candidate): what is needed beyond it - the
// task that was lost, a hard limit per task, early news of a task, no worker before there is work - would
// have had to be built around it, and is most of this file.

/** What the pool needs of a thread; a worker thread of Node has it. */
export interface PoolThread {
  post(task: unknown): void;
  onMessage(handler: (message: unknown) => void): void;
  /** Called once when the thread is gone, with the error if there was one. */
  onEnd(handler: (error: Error | undefined) => void): void;
  stop(): void;
}

/** Threads answer with any number of `news` and one `answer`. */
export type ThreadMessage<News, Answer> =
  | { readonly kind: 'news'; readonly news: News }
  | { readonly kind: 'answer'; readonly answer: Answer };

export type TaskOutcome<Answer> =
  | { readonly kind: 'answered'; readonly answer: Answer }
  | { readonly kind: 'crashed'; readonly message: string }
  | { readonly kind: 'overran' };

export interface TaskSettings<News> {
  readonly onNews?: (news: News) => void;
  /** A thread that has not answered by then is stopped. Milliseconds; default: no limit. */
  readonly limit?: number | undefined;
}

interface Waiting {
  readonly start: (thread: PoolThread) => void;
}

export class WorkerPool<Task, News, Answer> {
  private readonly idle: PoolThread[] = [];
  private readonly waiting: Waiting[] = [];
  private readonly threads = new Set<PoolThread>();
  private isClosed = false;

  constructor(
    private readonly startThread: () => PoolThread,
    private readonly size: number,
  ) {}

  /** Tasks that are begun or wait. */
  get load(): number {
    return this.threads.size - this.idle.length + this.waiting.length;
  }

  /** Never rejects: a crash is an outcome. After `close` it never settles. */
  run(task: Task, settings: TaskSettings<News> = {}): Promise<TaskOutcome<Answer>> {
    return new Promise((resolve) => {
      this.waiting.push({ start: (thread) => this.begin(thread, task, settings, resolve) });
      this.serve();
    });
  }

  /** Stops every thread at once, whatever it is doing. */
  close(): void {
    this.isClosed = true;
    this.waiting.length = 0;
    for (const thread of this.threads) thread.stop();
  }

  private serve(): void {
    while (!this.isClosed && this.waiting.length > 0) {
      const thread = this.idle.pop() ?? (this.threads.size < this.size ? this.addThread() : undefined);
      if (thread === undefined) return;
      this.waiting.shift()?.start(thread);
    }
  }

  private addThread(): PoolThread {
    const thread = this.startThread();
    this.threads.add(thread);
    return thread;
  }

  private begin(
    thread: PoolThread,
    task: Task,
    settings: TaskSettings<News>,
    resolve: (outcome: TaskOutcome<Answer>) => void,
  ): void {
    let isOver = false;
    const settle = (outcome: TaskOutcome<Answer>, isReusable: boolean) => {
      if (isOver || this.isClosed) return;
      isOver = true;
      clearTimeout(timer);
      if (isReusable) this.idle.push(thread);
      else this.threads.delete(thread);
      resolve(outcome);
      this.serve();
    };
    const timer =
      settings.limit === undefined
        ? undefined
        : setTimeout(() => {
            thread.stop();
            settle({ kind: 'overran' }, false);
          }, settings.limit);
    thread.onMessage((message) => {
      if (isOver || this.isClosed) return;
      const told = message as ThreadMessage<News, Answer>;
      if (told.kind === 'news') settings.onNews?.(told.news);
      else settle({ kind: 'answered', answer: told.answer }, true);
    });
    thread.onEnd((error) => {
      settle({ kind: 'crashed', message: error?.message ?? 'the worker ended without an answer' }, false);
    });
    thread.post(task);
  }
}
