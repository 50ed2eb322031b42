// A terminal for tests: remembers what was written, can be typed at, resized and interrupted.
import { PassThrough } from 'node:stream';
import { keptThread } from '../../../core/dist/testing/kept-threads.js';
import type { Context } from '../context.js';

/** Milliseconds, generous for a busy machine. */
const TIMEOUT = 60_000;

export class RecordedTerminal {
  /** All that was written, escape sequences and all. */
  written = '';
  isRaw = false;
  readonly stdin = Object.assign(new PassThrough(), {
    isTTY: true,
    setRawMode: (mode: boolean) => {
      this.isRaw = mode;
    },
  });
  readonly stdout = Object.assign(new PassThrough(), {
    isTTY: true,
    columns: 80,
    rows: 24,
    getColorDepth: () => 1,
  });
  private readonly controller = new AbortController();
  private outcome: 'interrupted' | 'terminated' | undefined;
  readonly context: Context;

  constructor(env: Context['env'] = {}) {
    this.stdout.setEncoding('utf8').on('data', (text: string) => {
      this.written += text;
    });
    this.context = {
      stdin: this.stdin,
      stdout: this.stdout,
      stderr: Object.assign(new PassThrough(), { isTTY: true }),
      env: { LANG: 'C.UTF-8', ...env },
      cores: 1,
      thread: keptThread,
      now: () => performance.now(),
      unguarded: async (work) => work(),
      interrupt: () => ({ signal: this.controller.signal, outcome: () => this.outcome }),
    };
  }

  type(text: string): void {
    this.stdin.write(text);
  }

  resize(columns: number, rows: number): void {
    Object.assign(this.stdout, { columns, rows });
    this.stdout.emit('resize');
  }

  terminate(): void {
    this.outcome = 'terminated';
    this.controller.abort();
  }

  /** Waits until this has been written. */
  async until(wanted: string | RegExp): Promise<void> {
    for (const end = Date.now() + TIMEOUT; Date.now() < end; ) {
      if (typeof wanted === 'string' ? this.written.includes(wanted) : wanted.test(this.written)) return;
      await new Promise((resolve) => setTimeout(resolve, 5));
    }
    throw new Error(`${wanted} was never written; this was: ${JSON.stringify(this.written.slice(-2000))}`);
  }
}
