// The line kernel for lines of up to 63 cells with any number of colours and blotted runs: the walk of mono.ts with
// one mask per colour. A blank is required only between runs of the same colour, and a blotted run ends wherever
// its colour lets it stretch to.
import { Line, Mask, Run } from '../layout';
import { Puzzle } from '../state';
import { OneWord, walkRight } from './mono';

/** [colour][level], 8 levels a colour. */
class Doubling {
  static readonly fits: Mask = changetype<Mask>(memory.data(32 * 64, 16));
  static readonly spread: Mask = changetype<Mask>(memory.data(32 * 64, 16));
}

export class Colored {
  /** What the last narrowing left, per colour. */
  static readonly left: Mask = changetype<Mask>(memory.data(32 * 8, 16));
}

function fillFits(line: Line, masks: Mask): void {
  const levels = line.levels;
  let used = line.colors;
  while (used !== 0) {
    const color = <i32>ctz<u32>(used);
    used &= used - 1;
    let fits = masks[color];
    const at = Doubling.fits.from(color << 3);
    at[0] = fits;
    for (let level = 1; level < levels; level++) {
      fits &= fits >> ((<u64>1) << (level - 1));
      at[level] = fits;
    }
  }
}

function startsOf(run: Run, from: u64): u64 {
  const length = run.length;
  const fits = Doubling.fits.from((<i32>run.color) << 3);
  if (length === 0) return from & fits[0];
  const level = <i32>run.level;
  const fit = fits[level];
  return from & fit & (fit >> (length - (1 << level)));
}

function endsOf(run: Run, starts: u64): u64 {
  const length = run.length;
  if (length > 0) return starts << length;
  const may = Doubling.fits[(<i32>run.color) << 3];
  return (walkRight(starts, may) & may) << 1;
}

/** Whether some placement fits into the masks (one word per colour). */
export function possibleColored(line: Line, masks: Mask): bool {
  fillFits(line, masks);
  const blank = masks[0];
  let run = line.runs[0];
  const end = line.runs[line.runCount];
  let reach = walkRight(1, blank);
  let before: i32 = 0;
  while (run !== end) {
    const color = <i32>run.color;
    const starts = startsOf(run, color === before ? (reach & blank) << 1 : reach);
    if (starts === 0) return false;
    reach = walkRight(endsOf(run, starts), blank);
    before = color;
    run = run.next;
  }
  return ((reach >> line.length) & 1) !== 0;
}

function walkLeft(from: u64, steps: i32): u64 {
  for (let step = 0; step < steps; step++) from |= (from >> ((<u64>1) << step)) & OneWord.steps[step];
  return from;
}

/** Cells of `over` from which `ends` (positions) are reached by walking right over `over`, at least one cell. */
function stretchLeft(ends: u64, over: u64): u64 {
  let cells = (ends >> 1) & over;
  for (let shift = 1; shift < 64; shift <<= 1) {
    cells |= (cells >> shift) & over;
    over &= over >> shift;
  }
  return cells;
}

/** Complete, as narrowMono; the result is in `Colored.left`. */
export function narrowColored(line: Line, masks: Mask): bool {
  const runs = line.runCount;
  const n = line.length;
  const levels = line.levels;
  const blank = masks[0];
  fillFits(line, masks);
  Colored.left.fill(0, Puzzle.colors);
  Doubling.spread.fill(0, Puzzle.colors << 3);

  let reach = walkRight(1, blank);
  let run = line.runs[0];
  let before: i32 = 0;
  OneWord.reach[0] = reach;
  for (let i = 0; i < runs; i++) {
    const color = <i32>run.color;
    const starts = startsOf(run, color === before ? (reach & blank) << 1 : reach);
    if (starts === 0) return false;
    OneWord.starts[i] = starts;
    reach = walkRight(endsOf(run, starts), blank);
    OneWord.reach[i + 1] = reach;
    before = color;
    run = run.next;
  }
  if (((reach >> n) & 1) === 0) return false;

  const steps = line.closingSteps;
  let over = blank;
  for (let step = 0; step < steps; step++) {
    OneWord.steps[step] = over;
    over &= over >> ((<u64>1) << step);
  }
  let back = walkLeft((<u64>1) << n, steps);
  let usedBlank = reach & (back >> 1);
  let after: i32 = 0;
  for (let i = runs - 1; i >= 0; i--) {
    run = run.previous;
    const length = run.length;
    const color = <i32>run.color;
    const ends = color === after ? blank & (back >> 1) : back;
    let starts = OneWord.starts[i];
    if (length === 0) {
      const filled = Doubling.fits[color << 3];
      const covers = walkRight(starts, filled) & stretchLeft(ends, filled);
      starts &= covers;
      Colored.left[color] |= covers;
    } else {
      const level = <i32>run.level;
      starts &= ends >> length;
      Doubling.spread[(color << 3) + level] |= starts | (starts << (length - (1 << level)));
    }
    OneWord.starts[i] = starts;
    back = walkLeft(starts, steps);
    usedBlank |= OneWord.reach[i] & (back >> 1);
    after = color;
  }
  Colored.left[0] = usedBlank & blank;

  let used = line.colors;
  while (used !== 0) {
    const color = <i32>ctz<u32>(used);
    used &= used - 1;
    const at = Doubling.spread.from(color << 3);
    let spread: u64 = 0;
    for (let level = levels - 1; level > 0; level--) {
      spread |= at[level];
      spread |= spread << ((<u64>1) << (level - 1));
    }
    Colored.left[color] |= spread | at[0];
  }
  return true;
}
