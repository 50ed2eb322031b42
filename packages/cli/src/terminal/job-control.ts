// Suspending by Ctrl-Z and coming back by `fg`. In raw mode the terminal sends no signal for Ctrl-Z, so
// the program has to stop itself; before that, and after it continues, it has to look after the terminal.

export interface JobControl {
  /** Stops this process, for a key all of its process group, as the terminal does. Takes effect soon. */
  stop(whom: 'process' | 'group'): void;
  /** Hears that the process is asked to stop, and that it goes on; until the function returned is called. */
  listen(heard: JobEvents): () => void;
}

interface JobEvents {
  /** The process does not stop by itself while it listens: `stop` does it. */
  readonly onStop: () => void;
  readonly onContinue: () => void;
}

/** Undefined where there are no such signals. */
export function nodeJobControl(): JobControl | undefined {
  if (process.platform === 'win32') return undefined;
  let listening: JobEvents | undefined;
  const onStop = () => listening?.onStop();
  const onContinue = () => {
    process.off('SIGTSTP', onStop);
    process.on('SIGTSTP', onStop);
    listening?.onContinue();
    // The window may have changed its size meanwhile, which only the job in the foreground hears of.
    process.kill(process.pid, 'SIGWINCH');
  };
  const leave = () => {
    process.off('SIGTSTP', onStop);
    process.off('SIGCONT', onContinue);
  };
  return {
    stop: (whom) => {
      // Without a listener the signal does what it always does.
      process.off('SIGTSTP', onStop);
      process.kill(whom === 'group' ? 0 : process.pid, 'SIGTSTP');
    },
    listen: (heard) => {
      leave();
      listening = heard;
      process.on('SIGTSTP', onStop);
      process.on('SIGCONT', onContinue);
      return leave;
    },
  };
}
