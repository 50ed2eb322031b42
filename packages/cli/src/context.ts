// What a command uses of its environment: streams, variables, clock, signals. Commands take it as an argument, so
// that tests can replace it.
import { availableParallelism } from 'node:os';
import type { Readable, Writable } from 'node:stream';
import type { Thread } from '@crosshatch/core/worker';
import { monotonicMilliseconds } from './deadline.js';
import { type Interrupt, processSignals } from './signals.js';
import { type JobControl, nodeJobControl } from './terminal/job-control.js';

export interface OutputStream extends Writable {
  readonly isTTY?: boolean;
  readonly columns?: number;
  readonly rows?: number;
  getColorDepth?(env?: object): number;
}

interface InputStream extends Readable {
  readonly isTTY?: boolean;
  setRawMode?(mode: boolean): unknown;
}

/** The environment variables that crosshatch reads. */
export interface Environment {
  readonly NO_COLOR?: string | undefined;
  readonly FORCE_COLOR?: string | undefined;
  readonly XDG_STATE_HOME?: string | undefined;
  /** The address of a cluster's database. */
  readonly CROSSHATCH_CLUSTER?: string | undefined;
  readonly TERM?: string | undefined;
  readonly LC_ALL?: string | undefined;
  readonly LC_CTYPE?: string | undefined;
  readonly LANG?: string | undefined;
}

export interface Context {
  readonly stdin: InputStream;
  readonly stdout: OutputStream;
  readonly stderr: OutputStream;
  readonly env: Environment;
  /** How many processor cores there are to use. */
  readonly cores: number;
  /** Starts a worker thread. Tests keep threads for later runs: starting one takes longer than most of them. */
  readonly thread: (start: () => Thread) => Thread;
  /** Monotonic time in milliseconds. */
  readonly now: () => number;
  /**
   * From the first call on, Ctrl-C, SIGTERM and a closed terminal abort this signal instead of ending the process.
   * The process ends one second later, or at the next signal, if the command has not ended by then. A command that
   * needs longer to end cleanly passes the time in milliseconds.
   */
  readonly interrupt: (graceMilliseconds?: number) => Interrupt;
  /** The signal of `interrupt`, if the command has called that: without it, signals end the process by themselves. */
  readonly requestedSignal?: (() => AbortSignal | undefined) | undefined;
  /**
   * Runs work that blocks the event loop (parsing, rendering) or cannot be cancelled (reading a pipe). Meanwhile
   * signals end the process at once, so nothing may be open that has to be saved or restored. Returns undefined,
   * without starting the work, if the command is already interrupted.
   */
  readonly unguarded: <Result>(work: () => Result | Promise<Result>) => Promise<Result | undefined>;
  /** Undefined if the platform cannot suspend a process. */
  readonly jobs?: JobControl | undefined;
}

export function nodeContext(): Context {
  return {
    // Opened when it is read: that takes milliseconds, and most commands read files.
    get stdin() {
      return process.stdin;
    },
    stdout: process.stdout,
    stderr: process.stderr,
    env: process.env,
    cores: availableParallelism(),
    thread: (start) => start(),
    now: monotonicMilliseconds,
    ...processSignals(),
    jobs: nodeJobControl(),
  };
}

/** The same context with other streams. A copy by spread would open standard input. */
export function withOutput(
  context: Context,
  streams: { readonly stdout: OutputStream; readonly stderr?: OutputStream },
): Context {
  const properties = Object.getOwnPropertyDescriptors({ ...streams });
  return Object.defineProperties(
    {},
    { ...Object.getOwnPropertyDescriptors(context), ...properties },
  ) as Context;
}
