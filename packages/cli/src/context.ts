// Everything a command needs of the world outside: streams, environment, clock, signals. Commands take
// it as an argument, so that a test can give them streams of its own.
import type { Readable, Writable } from 'node:stream';
import type { ExitName } from './exit-codes.js';

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
}

export interface Context {
  readonly stdin: InputStream;
  readonly stdout: OutputStream;
  readonly stderr: OutputStream;
  readonly env: Environment;
  /** Milliseconds that never run backwards. */
  readonly now: () => number;
  /** From the first call on, Ctrl-C, SIGTERM and a closed terminal raise this signal instead of ending the process; twice ends it. */
  readonly interrupt: () => Interrupt;
}

export interface Interrupt {
  readonly signal: AbortSignal;
  /** How the command ends: undefined while nobody has interrupted it. */
  readonly outcome: () => Extract<ExitName, 'interrupted' | 'terminated'> | undefined;
}

/** The world as Node knows it. */
export function nodeContext(): Context {
  let interrupt: Interrupt | undefined;
  return {
    stdin: process.stdin,
    stdout: process.stdout,
    stderr: process.stderr,
    env: process.env,
    now: () => performance.now(),
    interrupt: () => {
      interrupt ??= listenForSignals();
      return interrupt;
    },
  };
}

function listenForSignals(): Interrupt {
  const controller = new AbortController();
  let outcome: 'interrupted' | 'terminated' | undefined;
  const stop = (how: 'interrupted' | 'terminated') => () => {
    outcome ??= how;
    controller.abort();
  };
  // `once`: a second Ctrl-C finds no listener and ends the process, whatever it is doing.
  process.once('SIGINT', stop('interrupted'));
  process.once('SIGTERM', stop('terminated'));
  process.once('SIGHUP', stop('terminated'));
  return { signal: controller.signal, outcome: () => outcome };
}
