// The command's time limits as a `deadline` of the library's `Limits`.

/** A function that returns true once the seconds have passed; never if they are undefined. */
export function deadlineIn(
  seconds: number | undefined,
  now: () => number = () => performance.now(),
): () => boolean {
  const end = now() + (seconds ?? Infinity) * 1000;
  return () => now() >= end;
}
