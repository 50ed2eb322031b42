// What kernels for lines of several words share: words of masks, and for the two of one colour the masks of the
// line at hand, read once, with zero words behind them, and the way from starts of runs to cells.
import { lineLevels, lineWords } from './lines';
import { allocate } from './memory';

/** Zero words behind every mask. */
export const PADDING: i32 = 2;

/** [word]: cells that may be blank. */
export let blankAt: usize = 0;
/** [level][word]: where 2^level cells may be filled. */
export let fitsAt: usize = 0;
/** [level][word]: where 2^level cells are filled in some placement. */
export let spreadAt: usize = 0;
/** [word]: cells that are blank in some placement. */
export let usedAt: usize = 0;
/** What the last narrowing left: cells that may be blank, then cells that may be filled. */
export let leftLongAt: usize = 0;
/** Of the line at hand: its words, and the bytes of a mask with its padding. */
export let words: i32 = 0;
export let bytes: usize = 0;

/** Makes the scratch for lines of at most so many words and levels. */
export function layOutLongMasks(mostWords: i32, mostLevels: i32): void {
  const most = (<usize>(mostWords + PADDING)) << 3;
  blankAt = allocate(most);
  fitsAt = allocate(<usize>mostLevels * most);
  spreadAt = allocate(<usize>mostLevels * most);
  usedAt = allocate(most);
  leftLongAt = allocate(most << 1);
}

export function word(mask: usize, index: i32): u64 {
  return load<u64>(mask + ((<usize>index) << 3));
}
export function setWord(mask: usize, index: i32, value: u64): void {
  store<u64>(mask + ((<usize>index) << 3), value);
}
/** The lowest position of a set whose first word that is not empty has this index. */
export function firstPosition(mask: usize, index: i32): i32 {
  return (index << 6) + <i32>ctz<u64>(word(mask, index));
}
/** The highest position of a set whose last word that is not empty has this index. */
export function lastPosition(mask: usize, index: i32): i32 {
  return (index << 6) + 63 - <i32>clz<u64>(word(mask, index));
}
export function hasPosition(mask: usize, position: i32): bool {
  return ((word(mask, position >> 6) >> <u64>(position & 63)) & 1) !== 0;
}
/** The bits of `higher` and `lower` (64 above) from bit `by` of `lower` on; `by` is below 64. */
export function shiftedDown(lower: u64, higher: u64, by: u64): u64 {
  return (lower >> by) | ((higher << 1) << (63 - by));
}

/** Reads the masks: what may be blank, and where 1, 2, 4.. cells in a row may be filled. */
export function readMasks(line: usize, may: usize): void {
  words = lineWords(line);
  bytes = (<usize>(words + PADDING)) << 3;
  const count = words;
  const blank = blankAt;
  let at = fitsAt;
  for (let index = 0; index < count; index++) {
    setWord(blank, index, word(may, index));
    setWord(at, index, word(may, count + index));
  }
  pad(blank, count);
  pad(at, count);
  const levels = lineLevels(line);
  for (let level = 1; level < levels; level++) {
    const next = at + bytes;
    const shift = 1 << (level - 1);
    if (shift < 64) {
      const bits = <u64>shift;
      let here = word(at, 0);
      for (let index = 0; index < count; index++) {
        const higher = word(at, index + 1);
        setWord(next, index, here & ((here >> bits) | (higher << (64 - bits))));
        here = higher;
      }
    } else {
      const up = shift >> 6;
      for (let index = 0; index < count; index++) {
        setWord(next, index, index + up < count ? word(at, index) & word(at, index + up) : 0);
      }
    }
    at = next;
    pad(at, count);
  }
}

function pad(mask: usize, from: i32): void {
  for (let index = from; index < from + PADDING; index++) setWord(mask, index, 0);
}

/** Begins to collect what placements use. */
export function clearUsed(levels: i32): void {
  memory.fill(usedAt, 0, bytes);
  memory.fill(spreadAt, 0, <usize>levels * bytes);
}

/** Turns starts of 2^level cells into cells, level by level. */
export function spreadDown(levels: i32): void {
  for (let level = levels - 1; level > 0; level--) {
    const at = spreadAt + <usize>level * bytes;
    const shift = 1 << (level - 1);
    const up = shift >> 6;
    const bits = <u64>(shift & 63);
    for (let index = 0; index < words; index++) {
      const here = index >= up ? word(at, index - up) : 0;
      const before = index > up ? word(at, index - up - 1) : 0;
      const moved = (here << bits) | ((before >> 1) >> (63 - bits));
      setWord(at - bytes, index, word(at - bytes, index) | word(at, index) | moved);
    }
  }
}
