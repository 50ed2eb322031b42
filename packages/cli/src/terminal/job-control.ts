// Suspending with Ctrl-Z and continuing with `fg`. In raw mode Ctrl-Z sends no signal, so the program stops itself; it
// must restore the terminal before and set it up again afterwards.

export interface JobControl {
  /** Stops this process, and after a key its whole process group, as the terminal would. Asynchronous. */
  stop(whom: 'process' | 'group'): void;
  /** Listens for requests to stop and for continuation, until the returned function is called. */
  listen(heard: JobEvents): () => void;
}

interface JobEvents {
  /** While listening, the process stops only by `stop`. */
  readonly onStop: () => void;
  readonly onContinue: () => void;
}

/** Undefined on platforms without these signals. */
export function nodeJobControl(): JobControl | undefined {
  if (process.platform === 'win32') return undefined;
  let listening: JobEvents | undefined;
  const onStop = () => listening?.onStop();
  const onContinue = () => {
    process.off('SIGTSTP', onStop);
    process.on('SIGTSTP', onStop);
    listening?.onContinue();
    // The window may have been resized meanwhile; only the foreground job is notified.
    process.kill(process.pid, 'SIGWINCH');
  };
  const leave = () => {
    process.off('SIGTSTP', onStop);
    process.off('SIGCONT', onContinue);
  };
  return {
    stop: (whom) => {
      // Without a listener the signal has its default effect.
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
