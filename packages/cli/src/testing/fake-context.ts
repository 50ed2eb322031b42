// A world for commands that run within the test: streams that remember, a clock, no signals.
import { PassThrough } from 'node:stream';
import type { Context } from '../context.js';
import type { ExitName } from '../exit-codes.js';
import { runProgram } from '../program.js';

export interface FakeSettings {
  readonly stdin?: string;
  readonly env?: Context['env'];
  /** A terminal of this width instead of a pipe. */
  readonly columns?: number;
  /** Ctrl-C was pressed before anything is done. */
  readonly isInterrupted?: boolean;
}

export interface FakeRun {
  readonly outcome: ExitName;
  readonly stdout: string;
  readonly stderr: string;
}

export async function runInProcess(args: readonly string[], settings: FakeSettings = {}): Promise<FakeRun> {
  const [stdout, stderr] = [new Recorder(settings.columns), new Recorder(settings.columns)];
  const stdin = new PassThrough();
  stdin.end(settings.stdin ?? '');
  const controller = new AbortController();
  if (settings.isInterrupted) controller.abort();
  const outcome = await runProgram(args, {
    stdin,
    stdout,
    stderr,
    env: { LANG: 'C.UTF-8', ...settings.env },
    now: () => performance.now(),
    unguarded: async (work) => work(),
    interrupt: () => ({
      signal: controller.signal,
      outcome: () => (settings.isInterrupted ? 'interrupted' : undefined),
    }),
  });
  return { outcome, stdout: stdout.text, stderr: stderr.text };
}

class Recorder extends PassThrough {
  text = '';
  readonly isTTY: boolean;
  readonly columns?: number;

  constructor(columns: number | undefined) {
    super();
    this.isTTY = columns !== undefined;
    if (columns !== undefined) this.columns = columns;
    this.setEncoding('utf8').on('data', (text: string) => {
      this.text += text;
    });
  }

  getColorDepth(): number {
    return 1;
  }
}
