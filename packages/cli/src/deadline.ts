// The command's time limits as a `deadline` of the library's `Limits`.

/** A function that returns true once the seconds have passed; never if they are undefined. */
export function deadlineIn(
  seconds: number | undefined,
  now: () => number = monotonicMilliseconds,
): () => boolean {
  const end = now() + (seconds ?? Infinity) * 1000;
  return () => now() >= end;
}

/** Milliseconds on a clock that never goes back. `performance.now` would load a dozen modules of Node. */
export function monotonicMilliseconds(): number {
  return Number(process.hrtime.bigint()) / 1e6;
}
