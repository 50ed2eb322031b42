// Everything a command needs of the world outside: streams, environment, clock, signals. Commands take
// it as an argument, so that a test can give them streams of its own.
import type { Readable, Writable } from 'node:stream';
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

/** The variables that crosshatch looks at. */
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
  /** Milliseconds that never run backwards. */
  readonly now: () => number;
  /**
   * From the first call on, Ctrl-C, SIGTERM and a closed terminal raise this signal instead of ending the
   * process at once. A command that has not ended within a second is ended then; a second signal does so at once.
   * A command that needs longer to end in order says how long.
   */
  readonly interrupt: (graceMilliseconds?: number) => Interrupt;
  /** The signal of `interrupt`, if the command has called that: without it, signals end the process by themselves. */
  readonly requestedSignal?: (() => AbortSignal | undefined) | undefined;
  /**
   * Does work that may keep the event loop waiting (parsing, rendering) or that can not be cancelled (reading
   * a pipe). Meanwhile signals end the process at once: nothing may be open that has to be saved or restored.
   * Undefined, and the work is not begun, when the command is interrupted already.
   */
  readonly unguarded: <Result>(work: () => Result | Promise<Result>) => Promise<Result | undefined>;
  /** Undefined where a process can not be suspended. */
  readonly jobs?: JobControl | undefined;
}

/** The world as Node knows it. */
export function nodeContext(): Context {
  return {
    stdin: process.stdin,
    stdout: process.stdout,
    stderr: process.stderr,
    env: process.env,
    now: () => performance.now(),
    ...processSignals(),
    jobs: nodeJobControl(),
  };
}
