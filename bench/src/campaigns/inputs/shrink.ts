// Makes an input smaller while it still shows the same problem: leaves out halves, quarters, and so on.

/** At most `tries` questions are asked; the first answer is known to be yes. */
export function shrink(
  bytes: Uint8Array,
  stillFails: (smaller: Uint8Array) => boolean,
  tries = 400,
): Uint8Array {
  let best = bytes;
  let left = tries;
  for (let size = best.length >> 1; size >= 1 && left > 0; size >>= 1) {
    for (let from = 0; from < best.length && left > 0; ) {
      const smaller = new Uint8Array(best.length - Math.min(size, best.length - from));
      smaller.set(best.subarray(0, from));
      smaller.set(best.subarray(from + size), from);
      left -= 1;
      if (smaller.length > 0 && stillFails(smaller)) best = smaller;
      else from += size;
    }
  }
  return best;
}
