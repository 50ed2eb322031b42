// What kernels for lines of several words share: positions in sets of several words, and for the two of one colour
// the masks of the current line, read once, with zero words behind them, and the way from starts of runs to cells.
import { Line, Mask } from '../layout';
import { Long } from '../state';

/** Zero words behind each mask. */
export const PADDING: i32 = 2;

/** The lowest position of a set whose first word that is not empty has this index. */
export function firstPosition(mask: Mask, index: i32): i32 {
  return (index << 6) + <i32>ctz<u64>(mask[index]);
}
/** The highest position of a set whose last word that is not empty has this index. */
export function lastPosition(mask: Mask, index: i32): i32 {
  return (index << 6) + 63 - <i32>clz<u64>(mask[index]);
}
export function hasPosition(mask: Mask, position: i32): bool {
  return ((mask[position >> 6] >> <u64>(position & 63)) & 1) !== 0;
}
/** The bits of `higher` and `lower` (64 above) from bit `by` of `lower` on; `by` is below 64. */
export function shiftedDown(lower: u64, higher: u64, by: u64): u64 {
  return (lower >> by) | ((higher << 1) << (63 - by));
}

/** Reads the masks: what may be blank, and where 1, 2, 4.. cells in a row may be filled. */
export function readMasks(line: Line, masks: Mask): void {
  const words = line.words;
  const stride = words + PADDING;
  Long.words = words;
  Long.stride = stride;
  const blank = Long.blank;
  let at = Long.fits;
  for (let index = 0; index < words; index++) {
    blank[index] = masks[index];
    at[index] = masks[words + index];
  }
  pad(blank, words);
  pad(at, words);
  const levels = line.levels;
  for (let level = 1; level < levels; level++) {
    const next = at.from(stride);
    const shift = 1 << (level - 1);
    if (shift < 64) {
      const bits = <u64>shift;
      let here = at[0];
      for (let index = 0; index < words; index++) {
        const higher = at[index + 1];
        next[index] = here & ((here >> bits) | (higher << (64 - bits)));
        here = higher;
      }
    } else {
      const up = shift >> 6;
      for (let index = 0; index < words; index++) {
        next[index] = index + up < words ? at[index] & at[index + up] : 0;
      }
    }
    at = next;
    pad(at, words);
  }
}

function pad(mask: Mask, from: i32): void {
  for (let index = from; index < from + PADDING; index++) mask[index] = 0;
}

/** Begins to collect what placements use. */
export function clearUsed(levels: i32): void {
  Long.used.fill(0, Long.stride);
  Long.spread.fill(0, levels * Long.stride);
}

/** Turns starts of 2^level cells into cells, level by level. */
export function spreadDown(levels: i32): void {
  for (let level = levels - 1; level > 0; level--) {
    const at = Long.spread.from(level * Long.stride);
    const lower = Long.spread.from((level - 1) * Long.stride);
    const shift = 1 << (level - 1);
    const up = shift >> 6;
    const bits = <u64>(shift & 63);
    for (let index = 0; index < Long.words; index++) {
      const here = index >= up ? at[index - up] : 0;
      const before = index > up ? at[index - up - 1] : 0;
      const moved = (here << bits) | ((before >> 1) >> (63 - bits));
      lower[index] |= at[index] | moved;
    }
  }
}
