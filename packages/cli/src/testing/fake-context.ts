// Runs the command in the process of the test, with recorded streams and without signals. Starting a process for
// each run took two thirds of the time of all tests; signals, pipes and terminals still need one (run-command.ts).
import { PassThrough } from 'node:stream';
import { keptThread } from '../../../core/dist/testing/kept-threads.js';
import type { Context } from '../context.js';
import { EXIT_CODES, type ExitName } from '../exit-codes.js';
import { runProgram } from '../program.js';

export interface FakeSettings {
  readonly stdin?: string | Uint8Array;
  readonly cwd?: string | undefined;
  readonly env?: Context['env'];
  /** A terminal of this width instead of a pipe. */
  readonly columns?: number;
  /** Ctrl-C was pressed before the command starts. */
  readonly isInterrupted?: boolean;
}

export interface FakeRun {
  readonly outcome: ExitName;
  readonly code: number;
  readonly stdout: string;
  readonly stderr: string;
}

/** The working folder belongs to the whole process, so runs wait for each other. */
let lastRun: Promise<unknown> = Promise.resolve();

export function runInProcess(args: readonly string[], settings: FakeSettings = {}): Promise<FakeRun> {
  const run = lastRun.then(async () => {
    const before = process.cwd();
    if (settings.cwd !== undefined) process.chdir(settings.cwd);
    try {
      return await runOnce(args, settings);
    } finally {
      process.chdir(before);
    }
  });
  lastRun = run.catch(() => {});
  return run;
}

async function runOnce(args: readonly string[], settings: FakeSettings): Promise<FakeRun> {
  const [stdout, stderr] = [new Recorder(settings.columns), new Recorder(settings.columns)];
  const stdin = new PassThrough();
  stdin.end(settings.stdin ?? '');
  const controller = new AbortController();
  if (settings.isInterrupted) controller.abort();
  const outcome = await runProgram(args, fakeContext({ stdin, stdout, stderr }, controller, settings.env));
  return { outcome, code: EXIT_CODES[outcome].code, stdout: stdout.text, stderr: stderr.text };
}

/** A context of streams of the test; Ctrl-C is the controller's `abort`. */
export function fakeContext(
  streams: Pick<Context, 'stdin' | 'stdout' | 'stderr'>,
  { signal }: AbortController,
  env: Context['env'] = {},
): Context {
  return {
    ...streams,
    env: { LANG: 'C.UTF-8', ...env },
    // Most tests need only one thread.
    cores: 1,
    thread: keptThread,
    now: () => performance.now(),
    unguarded: async (work) => work(),
    interrupt: () => ({ signal, outcome: () => (signal.aborted ? 'interrupted' : undefined) }),
  };
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
