// One door to the kernels: narrows a line with the kernel that it has, and says which starts of which run some
// placement uses.
import { Kernel, Line, Mask } from '../layout';
import { Long, Wide } from '../state';
import { Colored, narrowColored, possibleColored } from './colored';
import { isLongStart, longFirst, longLast, narrowLong, possibleLong } from './long';
import { narrowMono, OneWord, possibleMono } from './mono';
import { isWideStart, narrowWide, possibleWide, wideFirst, wideLast } from './wide';

class Last {
  static kernel: i32 = 0;
}

/** Works out what placements use; the functions below give the result until the next line is narrowed. */
export function narrowLine(line: Line, masks: Mask): bool {
  assert(line.kernel !== Kernel.NONE);
  Last.kernel = line.kernel;
  switch (line.kernel) {
    case Kernel.MONO:
      return narrowMono(line, masks[0], masks[1]);
    case Kernel.COLORED:
      return narrowColored(line, masks);
    case Kernel.LONG:
      return narrowLong(line, masks);
    default:
      return narrowWide(line, masks);
  }
}

/** Whether some placement fits: the forward half. */
export function isPossible(line: Line, masks: Mask): bool {
  switch (line.kernel) {
    case Kernel.MONO:
      return possibleMono(line, masks[0], masks[1]);
    case Kernel.COLORED:
      return possibleColored(line, masks);
    case Kernel.LONG:
      return possibleLong(line, masks);
    default:
      return possibleWide(line, masks);
  }
}

/** The masks that are left, [colour][word]. Not for `Kernel.MONO`, which leaves them in two words. */
export function leftMasks(): Mask {
  assert(Last.kernel !== Kernel.MONO);
  if (Last.kernel === Kernel.COLORED) return Colored.left;
  return Last.kernel === Kernel.LONG ? Long.left : Wide.left;
}

function isOneWord(): bool {
  return Last.kernel === Kernel.MONO || Last.kernel === Kernel.COLORED;
}

/** First possible start of a run. */
export function firstStart(run: i32): i32 {
  if (isOneWord()) return <i32>ctz<u64>(OneWord.starts[run]);
  return Last.kernel === Kernel.LONG ? longFirst(run) : wideFirst(run);
}

/** Last possible start of a run. */
export function lastStart(run: i32): i32 {
  if (isOneWord()) return 63 - <i32>clz<u64>(OneWord.starts[run]);
  return Last.kernel === Kernel.LONG ? longLast(run) : wideLast(run);
}

/** Pre: the position is between the first and the last start. */
export function isStart(run: i32, position: i32): bool {
  if (isOneWord()) return ((OneWord.starts[run] >> (position & 63)) & 1) !== 0;
  return Last.kernel === Kernel.LONG ? isLongStart(run, position) : isWideStart(run, position);
}
