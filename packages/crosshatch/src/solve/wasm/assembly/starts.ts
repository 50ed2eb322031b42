// Which starts of which run are used by some placement of a line: what the kernels know anyway.
import { narrowAny } from './kernel-any';
import { longFirstWord, longLastWord, longStart, narrowLong } from './kernel-long';
import { narrowMono, startsAt } from './kernel-mono';
import { narrowWide, wideFirstWord, wideLastWord, wideStart } from './kernel-wide';
import { KERNEL_ANY, KERNEL_LONG, KERNEL_MONO, lineKernel } from './lines';

let kernel: i32 = 0;

/** Works the line out; what follows tells the result until the next line is worked. */
export function startsOfLine(record: usize, may: usize): bool {
  kernel = lineKernel(record);
  if (kernel === KERNEL_MONO) return narrowMono(record, load<u64>(may), load<u64>(may, 8));
  if (kernel === KERNEL_ANY) return narrowAny(record, may);
  return kernel === KERNEL_LONG ? narrowLong(record, may) : narrowWide(record, may);
}

function oneWord(): bool {
  return kernel === KERNEL_MONO || kernel === KERNEL_ANY;
}
function firstWord(run: i32): i32 {
  return oneWord() ? 0 : kernel === KERNEL_LONG ? longFirstWord(run) : wideFirstWord(run);
}
function lastWord(run: i32): i32 {
  return oneWord() ? 0 : kernel === KERNEL_LONG ? longLastWord(run) : wideLastWord(run);
}
function startWord(run: i32, word: i32): u64 {
  if (oneWord()) return load<u64>(startsAt + ((<usize>run) << 3));
  return kernel === KERNEL_LONG ? longStart(run, word) : wideStart(run, word);
}

/** First possible start of a run. */
export function firstStart(run: i32): i32 {
  const word = firstWord(run);
  return (word << 6) + <i32>ctz<u64>(startWord(run, word));
}

/** Last possible start of a run. */
export function lastStart(run: i32): i32 {
  const word = lastWord(run);
  return (word << 6) + 63 - <i32>clz<u64>(startWord(run, word));
}

/** Pre: the position is between the first and the last start. */
export function isStart(run: i32, position: i32): bool {
  return ((startWord(run, position >> 6) >> (position & 63)) & 1) !== 0;
}
