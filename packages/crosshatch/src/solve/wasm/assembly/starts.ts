// Which starts of which run are used by some placement of a line: what the kernels know anyway.
import { narrowAny } from './kernel-any';
import { isLongStart, longFirst, longLast, narrowLong } from './kernel-long';
import { narrowMono, startsAt } from './kernel-mono';
import { isWideStart, narrowWide, wideFirst, wideLast } from './kernel-wide';
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
function word(run: i32): u64 {
  return load<u64>(startsAt + ((<usize>run) << 3));
}

/** First possible start of a run. */
export function firstStart(run: i32): i32 {
  if (oneWord()) return <i32>ctz<u64>(word(run));
  return kernel === KERNEL_LONG ? longFirst(run) : wideFirst(run);
}

/** Last possible start of a run. */
export function lastStart(run: i32): i32 {
  if (oneWord()) return 63 - <i32>clz<u64>(word(run));
  return kernel === KERNEL_LONG ? longLast(run) : wideLast(run);
}

/** Pre: the position is between the first and the last start. */
export function isStart(run: i32, position: i32): bool {
  if (oneWord()) return ((word(run) >> (position & 63)) & 1) !== 0;
  return kernel === KERNEL_LONG ? isLongStart(run, position) : isWideStart(run, position);
}
