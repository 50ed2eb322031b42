// Takes the strokes out of struck-off numbers. A stroke runs level through the middle of its number and beyond it on
// both sides; what remains above and below is joined again where both touched the stroke.
import type { Box } from '../digits/glyph.js';
import { NO_DIGIT } from '../digits/network.js';
import type { DigitReader } from '../digits/reader.js';
import { components } from '../image/components.js';
import { tight } from './cut.js';
import { CELL, type Strip } from './strip.js';

/** Sides of a struck-off number in cells. */
const LEAST_HEIGHT = 0.2;
const MOST_HEIGHT = 1.15;
const MOST_WIDTH = 4;

/** A stroke covers this share of the width, lies between these shares of the height, and is at most this thick. */
const COVERED = 0.93;
const HIGHEST = 0.3;
const LOWEST = 0.7;
const THICKEST = 0.2;

/** Rows of pixels beside a stroke that its blurred edge reaches. */
const EDGE = 1;

interface Rows {
  readonly from: number;
  /** Exclusive. */
  readonly to: number;
}

/** The rows of pixels of the stroke through a piece of ink; undefined if there is none. */
function strokeOf({ mask, width }: Strip, { left, top, right, bottom }: Box): Rows | undefined {
  const [wide, high] = [right - left, bottom - top];
  const isCovered = (y: number) => {
    let count = 0;
    for (let x = left; x < right; x++) count += mask[y * width + x];
    return count >= COVERED * wide;
  };
  const [first, last] = [Math.floor(top + HIGHEST * high), Math.ceil(top + LOWEST * high)];
  let from = first;
  while (from < last && !isCovered(from)) from++;
  let to = from;
  while (to < last && isCovered(to)) to++;
  if (to === from || to === last || from === first || to - from > Math.max(2, THICKEST * high))
    return undefined;
  // The bar of a 4 ends with the digit; a stroke goes on.
  let [l, r] = [right, left];
  for (let y = top; y < bottom; y++) {
    if (y >= from - EDGE && y < to + EDGE) continue;
    for (let x = left; x < right; x++) {
      if (mask[y * width + x] === 0) continue;
      if (x < l) l = x;
      if (x >= r) r = x + 1;
    }
  }
  return l > left && r < right && l < r ? { from: from - EDGE, to: to + EDGE } : undefined;
}

/** Whether a pixel or one beside it has ink. */
const touches = (mask: Uint8Array, at: number) => mask[at - 1] + mask[at] + mask[at + 1] > 0;

function removeStroke({ mask, ink, width }: Strip, { left, right }: Box, { from, to }: Rows): void {
  for (let x = left; x < right; x++) {
    const [above, below] = [(from - 1) * width + x, to * width + x];
    const isJoined = touches(mask, above) && touches(mask, below);
    for (let y = from; y < to; y++) {
      const at = y * width + x;
      const part = (y - from + 1) / (to - from + 1);
      mask[at] = isJoined ? 1 : 0;
      ink[at] = isJoined
        ? Math.max(ink[above], ink[below])
        : Math.min(ink[at], ink[above] * (1 - part) + ink[below] * part);
    }
  }
}

/** How certainly the ink in a box is one digit. */
function clarityOf({ width, height, ink }: Strip, reader: DigitReader, box: Box): number {
  const wide = box.right - box.left > MOST_ASPECT * (box.bottom - box.top);
  if (wide) return 0;
  return Math.max(...reader.read({ width, height, data: ink }, box).subarray(0, NO_DIGIT));
}

/** A single digit is at most this wide, as a multiple of its height. */
const MOST_ASPECT = 1.2;

/**
 * Clears the strokes of all struck-off numbers of a strip, and says how many there are. The bar of a 4 can look like a
 * stroke: what is a digit with it, and less of one without it, stays.
 */
export function removeStrikes(strip: Strip, reader: DigitReader): number {
  const { width, height, mask, ink } = strip;
  let count = 0;
  for (const box of components({ width, height, data: mask }, 8, 12)) {
    const [wide, high] = [(box.right - box.left) / CELL, (box.bottom - box.top) / CELL];
    if (high < LEAST_HEIGHT || high > MOST_HEIGHT || wide < 0.3 * high || wide > MOST_WIDTH) continue;
    const stroke = strokeOf(strip, box);
    if (stroke === undefined) continue;
    const before = clarityOf(strip, reader, box);
    const [from, to] = [stroke.from * width, stroke.to * width];
    const kept = { mask: mask.slice(from, to), ink: ink.slice(from, to) };
    removeStroke(strip, box, stroke);
    const rest = tight(strip, box);
    const after = rest === undefined ? 0 : clarityOf(strip, reader, rest);
    if (before <= after) count++;
    else {
      mask.set(kept.mask, from);
      ink.set(kept.ink, from);
    }
  }
  return count;
}
