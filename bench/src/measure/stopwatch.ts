// Times one thing in this process. The lesser of wall time and processor time: the first counts other
// people's work on a busy machine, the second what the runtime does on further threads.

/** Milliseconds of one call. */
export function timeOf(work: () => unknown): number {
  const before = process.cpuUsage();
  const begin = performance.now();
  work();
  const wall = performance.now() - begin;
  const { user, system } = process.cpuUsage(before);
  return Math.min(wall, (user + system) / 1000);
}

/** A round lasts at least this many milliseconds, so that it exceeds the resolution of the clocks. */
const LEAST = 20;

/** Milliseconds of one call when warm, one figure for each round. */
export function timesOf(work: () => unknown, rounds: number): number[] {
  let calls = 1;
  const round = () =>
    timeOf(() => {
      for (let i = 0; i < calls; i++) work();
    });
  while (round() < LEAST) calls *= 2;
  return Array.from({ length: rounds }, () => round() / calls);
}
