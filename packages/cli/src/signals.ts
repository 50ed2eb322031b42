// Ctrl-C, SIGTERM and a closed terminal. A JavaScript listener runs only in the event loop. That helps a command that
// works in turns and has something to save, but blocking work would delay the signal until it ends. Therefore signals
// have their default effect (the process ends) until a command asks for them, and during blocking work.
import { setImmediate } from 'node:timers/promises';
import type { ExitName } from './exit-codes.js';

export interface Interrupt {
  readonly signal: AbortSignal;
  /** The outcome of an interrupted command; undefined if it was not interrupted. */
  readonly outcome: () => Extract<ExitName, 'interrupted' | 'terminated'> | undefined;
}

export interface Signals {
  readonly interrupt: (graceMilliseconds?: number) => Interrupt;
  readonly requestedSignal: () => AbortSignal | undefined;
  readonly unguarded: <Result>(work: () => Result | Promise<Result>) => Promise<Result | undefined>;
}

const OUTCOMES = { SIGINT: 'interrupted', SIGTERM: 'terminated', SIGHUP: 'terminated' } as const;
type SignalName = keyof typeof OUTCOMES;
const NAMES = Object.keys(OUTCOMES) as SignalName[];

/** Milliseconds for a command to end cleanly; less than the promised second. */
const GRACE_MILLISECONDS = 800;

/** Milliseconds for output of a program that has ended, where something else keeps its process alive. */
const LAST_MILLISECONDS = 200;

/** For commands that would lose work: on a busy machine or a slow disk, writing it may take longer. */
export const SAVING_GRACE_MILLISECONDS = 10_000;

export function processSignals(): Signals {
  const controller = new AbortController();
  let outcome: 'interrupted' | 'terminated' | undefined;
  let isWanted = false;
  let grace = GRACE_MILLISECONDS;
  /** Number of blocking tasks in progress. */
  let blocking = 0;

  const onSignal = (name: SignalName) => {
    outcome ??= OUTCOMES[name];
    // From here on signals have their default effect: a second Ctrl-C ends the process immediately.
    update();
    // An operation that cannot be cancelled, such as opening a pipe without a writer, may keep the process alive, and
    // even process.exit would wait for it.
    setTimeout(() => process.kill(process.pid, name), grace).unref();
    controller.abort();
  };
  const update = () => {
    const isListening = isWanted && blocking === 0 && outcome === undefined;
    for (const name of NAMES) {
      process.removeListener(name, onSignal);
      if (isListening) process.on(name, onSignal);
    }
  };

  return {
    interrupt: (graceMilliseconds = GRACE_MILLISECONDS) => {
      grace = Math.max(grace, graceMilliseconds);
      if (!isWanted) {
        isWanted = true;
        update();
      }
      return { signal: controller.signal, outcome: () => outcome };
    },
    requestedSignal: () => (isWanted ? controller.signal : undefined),
    unguarded: async (work) => {
      if (!isWanted) return work();
      // A signal during the last turn is still queued in the event loop and would be lost with its listener. Between
      // two immediates the loop processes the queue.
      await setImmediate();
      await setImmediate();
      if (outcome !== undefined) return undefined;
      blocking += 1;
      update();
      try {
        return await work();
      } finally {
        blocking -= 1;
        update();
      }
    },
  };
}

/**
 * Ends the process of an interrupted program: an operation that cannot be cancelled, such as opening a pipe that nobody
 * writes to, would keep it for as long as a command with work to save has to end.
 */
export function endInterrupted(outcome: ExitName, { kill, later } = REAL): void {
  const name = NAMES.find((signal) => OUTCOMES[signal] === outcome);
  if (name !== undefined) later(() => kill(name), LAST_MILLISECONDS);
}

const REAL = {
  kill: (name: SignalName): unknown => process.kill(process.pid, name),
  later: (work: () => void, milliseconds: number): unknown => setTimeout(work, milliseconds).unref(),
};
