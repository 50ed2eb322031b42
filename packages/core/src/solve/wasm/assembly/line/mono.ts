// The line kernel for one colour and lines of up to 63 cells: a whole line in one 64-bit word.
//
// Positions 0..n are between the cells. With the first i runs placed,
//   reach[i]  = positions p such that cells 0..p-1 can be covered by them (blanks may follow),
//   starts[i] = positions where run i may begin.
// Walking right over cells that may be blank is one addition: the carry runs through the ones of
// `blank` and stops one past them.
//
//        blank  0111 0110        from     0000 0010
//        from + blank            = 0111 1000, xor blank = 0000 1110: positions 1, 2, 3
//
// Walking left has no carry, so it doubles: 1, 2, 4.. cells at a time under masks of cells that may
// all be blank. What is reached from both sides is exactly what some placement uses. A dozen instructions a run.
import { Line, Mask } from '../layout';

/** Scratch of the kernels of one word: reach and starts per run, and what the last narrowing left. */
export class OneWord {
  static readonly reach: Mask = changetype<Mask>(memory.data(64 * 8, 16));
  static readonly starts: Mask = changetype<Mask>(memory.data(64 * 8, 16));
  static readonly steps: Mask = changetype<Mask>(memory.data(8 * 8, 16));
  static leftBlank: u64 = 0;
  static leftFilled: u64 = 0;
}

/** Per level. */
class Doubling {
  static readonly fits: Mask = changetype<Mask>(memory.data(8 * 8, 16));
  static readonly spread: Mask = changetype<Mask>(memory.data(8 * 8, 16));
}

/** From `from`, all positions to the right that are reached over cells of `over` only. */
export function walkRight(from: u64, over: u64): u64 {
  return (((from & over) + over) ^ over) | from;
}

/** Whether some placement fits. The forward half only: a third of the cost of `narrowMono`. */
export function possibleMono(line: Line, blank: u64, filled: u64): bool {
  let run = line.runs[0];
  const end = line.runs[line.runCount];
  let fits = filled;
  Doubling.fits[0] = fits;
  const levels = line.levels;
  for (let level = 1; level < levels; level++) {
    fits &= fits >> ((<u64>1) << (level - 1));
    Doubling.fits[level] = fits;
  }
  let reach = walkRight(1, blank);
  let from = reach;
  while (run !== end) {
    const length = run.length;
    const level = <i32>run.level;
    const fit = Doubling.fits[level];
    const starts = from & fit & (fit >> (length - (1 << level)));
    if (starts === 0) return false;
    reach = walkRight(starts << length, blank);
    from = (reach & blank) << 1;
    run = run.next;
  }
  return ((reach >> line.length) & 1) !== 0;
}

/** Complete: leaves in `leftBlank` and `leftFilled` what some placement uses; false when none fits. */
export function narrowMono(line: Line, blank: u64, filled: u64): bool {
  const runs = line.runCount;
  const n = line.length;

  let fits = filled;
  Doubling.fits[0] = fits;
  Doubling.spread[0] = 0;
  const levels = line.levels;
  for (let level = 1; level < levels; level++) {
    fits &= fits >> ((<u64>1) << (level - 1));
    Doubling.fits[level] = fits;
    Doubling.spread[level] = 0;
  }

  // Forward.
  let reach = walkRight(1, blank);
  let from = reach;
  let run = line.runs[0];
  OneWord.reach[0] = reach;
  for (let i = 0; i < runs; i++) {
    const length = run.length;
    const level = <i32>run.level;
    const fit = Doubling.fits[level];
    const starts = from & fit & (fit >> (length - (1 << level)));
    if (starts === 0) return false;
    OneWord.starts[i] = starts;
    reach = walkRight(starts << length, blank);
    OneWord.reach[i + 1] = reach;
    from = (reach & blank) << 1;
    run = run.next;
  }
  if (((reach >> n) & 1) === 0) return false;

  // Backward.
  const steps = line.closingSteps;
  let over = blank;
  for (let step = 0; step < steps; step++) {
    OneWord.steps[step] = over;
    over &= over >> ((<u64>1) << step);
  }
  let back = (<u64>1) << n;
  for (let step = 0; step < steps; step++) back |= (back >> ((<u64>1) << step)) & OneWord.steps[step];
  let usedBlank = reach & (back >> 1);
  for (let i = runs - 1; i >= 0; i--) {
    run = run.previous;
    const length = run.length;
    const level = <i32>run.level;
    const ends = i === runs - 1 ? back : blank & (back >> 1);
    const starts = OneWord.starts[i] & (ends >> length);
    OneWord.starts[i] = starts;
    Doubling.spread[level] |= starts | (starts << (length - (1 << level)));
    back = starts;
    for (let step = 0; step < steps; step++) back |= (back >> ((<u64>1) << step)) & OneWord.steps[step];
    usedBlank |= OneWord.reach[i] & (back >> 1);
  }
  OneWord.leftBlank = usedBlank & blank;

  // Starts of 2^level cells become starts of half as many, down to single cells.
  let spread: u64 = 0;
  for (let level = levels - 1; level > 0; level--) {
    spread |= Doubling.spread[level];
    spread |= spread << ((<u64>1) << (level - 1));
  }
  OneWord.leftFilled = spread | Doubling.spread[0];
  return true;
}
