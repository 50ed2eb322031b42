// Ctrl-C, SIGTERM and a closed terminal. A listener in JavaScript only runs when the event loop turns, so
// it is of use to a command that works in turns and has something to save, and harmful to work that
// blocks: the signal would be swallowed until that ends. Hence signals keep their default effect (the
// process ends at once) until a command asks for them, and again while it does work that blocks.
import { setImmediate } from 'node:timers/promises';
import type { ExitName } from './exit-codes.js';

export interface Interrupt {
  readonly signal: AbortSignal;
  /** How the command ends: undefined while nobody has interrupted it. */
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

/** How long a command may take to end in order; less than the second that a person waits. */
const GRACE_MILLISECONDS = 800;

/** The signals of this process. */
export function processSignals(): Signals {
  const controller = new AbortController();
  let outcome: 'interrupted' | 'terminated' | undefined;
  let isWanted = false;
  let grace = GRACE_MILLISECONDS;
  /** Work under way that blocks. */
  let blocking = 0;

  const onSignal = (name: SignalName) => {
    outcome ??= OUTCOMES[name];
    // From here on signals have their default effect: a second Ctrl-C ends the process, whatever it is doing.
    update();
    // Something that can not be cancelled, such as opening a pipe that nobody writes to, may keep the
    // process alive, and even process.exit would wait for it.
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
      // A signal that came during the last turn waits in the event loop, and would be lost with its
      // listener. Between two immediates the loop looks at what waits.
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
