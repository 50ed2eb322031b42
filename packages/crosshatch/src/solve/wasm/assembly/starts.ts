// Which starts of which run are used by some placement of a line: what the kernels know anyway.
import { narrowAny } from './kernel-any';
import { narrowMono, startsAt } from './kernel-mono';
import { narrowWide, wideStart } from './kernel-wide';
import { KERNEL_ANY, KERNEL_MONO, lineKernel } from './lines';

let wide: bool = false;

/** Works the line out; `startWord` tells the result until the next line is worked. */
export function startsOfLine(record: usize, may: usize): bool {
  const kernel = lineKernel(record);
  wide = kernel !== KERNEL_MONO && kernel !== KERNEL_ANY;
  if (kernel === KERNEL_MONO) return narrowMono(record, load<u64>(may), load<u64>(may, 8));
  if (kernel === KERNEL_ANY) return narrowAny(record, may);
  return narrowWide(record, may);
}

/** Word of the set of starts of a run. */
export function startWord(run: i32, word: i32): u64 {
  return wide ? wideStart(run, word) : load<u64>(startsAt + ((<usize>run) << 3));
}
