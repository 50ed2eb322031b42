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
  /** A thread that is silent for so long, without news or answer, is stopped. Milliseconds; default: no limit. */
  readonly limit?: number | undefined;
  /**
   * Whether a task whose thread crashed gets a second one before it is given up: the first may have died
   * of the task before. Default true.
   */
  readonly retry?: boolean;
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
    /** True for the first that ends the task. */
    const end = (): boolean => {
      if (isOver || this.isClosed) return false;
      isOver = true;
      clearTimeout(timer);
      return true;
    };
    const overrun = () => {
      if (!end()) return;
      thread.stop();
      this.lose(thread);
      resolve({ kind: 'overran' });
      this.serve();
    };
    // Not a reason to stay alive: the thread is one, until the pool is closed.
    const timer = settings.limit === undefined ? undefined : setTimeout(overrun, settings.limit).unref();
    thread.onMessage((message) => {
      const told = message as ThreadMessage<News, Answer>;
      if (told.kind === 'news') {
        if (isOver || this.isClosed) return;
        timer?.refresh();
        settings.onNews?.(told.news);
        return;
      }
      if (!end()) return;
      this.idle.push(thread);
      resolve({ kind: 'answered', answer: told.answer });
      this.serve();
    });
    thread.onEnd((error) => {
      this.lose(thread);
      if (!end()) return;
      if (settings.retry ?? true) {
        const again = { ...settings, retry: false };
        this.waiting.unshift({ start: (fresh) => this.begin(fresh, task, again, resolve) });
      } else {
        resolve({ kind: 'crashed', message: error?.message ?? 'the worker ended without an answer' });
      }
      this.serve();
    });
    thread.post(task);
  }

  /** Forgets a thread that is gone, also one that died while it had nothing to do. */
  private lose(thread: PoolThread): void {
    this.threads.delete(thread);
    const place = this.idle.indexOf(thread);
    if (place >= 0) this.idle.splice(place, 1);
  }
}
