// Takes the strokes out of struck-off numbers. A stroke runs level through the middle of its number and beyond it on
// both sides, or from corner to corner; what remains above and below is joined again where both touched the stroke.
import type { Box } from '../digits/glyph.js';
import { NO_DIGIT } from '../digits/network.js';
import type { DigitReader } from '../digits/reader.js';
import { components } from '../image/components.js';
import { tight } from './cut.js';
import { diagonalOf, removeDiagonal, wentBeyond } from './diagonals.js';
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

/** Ink and mask of a box, to be put back. */
function copyOf({ mask, ink, width }: Strip, { top, bottom }: Box): () => void {
  const [from, to] = [top * width, bottom * width];
  const kept = { mask: mask.slice(from, to), ink: ink.slice(from, to) };
  return () => {
    mask.set(kept.mask, from);
    ink.set(kept.ink, from);
  };
}

/** What remains without a stroke is a digit. */
const CLEAR = 0.5;

/**
 * Clears the diagonal stroke through a number if what remains reads better, and says whether it did. Under two strokes that
 * cross too little of a digit is left: such a number stays as it is.
 */
function removedDiagonal(strip: Strip, reader: DigitReader, box: Box): boolean {
  const [up, down] = (['up', 'down'] as const).map((direction) => diagonalOf(strip, box, direction));
  const diagonal = up ?? down;
  if (diagonal === undefined || (up !== undefined && down !== undefined)) return false;
  const before = clarityOf(strip, reader, box);
  const restore = copyOf(strip, box);
  removeDiagonal(strip, box, diagonal);
  if (wentBeyond(strip, box, diagonal.direction)) {
    const digits = standingApart(strip, box).filter(
      ({ top, bottom }) => bottom - top > LEAST_PART * (box.bottom - box.top),
    );
    const clarities = digits.map((digit) => clarityOf(strip, reader, digit));
    if (clarities.length > 0 && Math.min(...clarities) > Math.max(CLEAR, before)) return true;
  }
  restore();
  return false;
}

/** The pieces of ink in a box; those that stand above each other are one, because a stroke can cut a digit. */
function standingApart({ mask, width }: Strip, { left, right, top, bottom }: Box): Box[] {
  const part = { width, height: bottom - top, data: mask.slice(top * width, bottom * width) };
  const result: Box[] = [];
  for (const piece of components(part, 8, 4).sort((a, b) => a.left - b.left)) {
    if (piece.left < left || piece.right > right) continue;
    const [high, low] = [piece.top + top, piece.bottom + top];
    const last = result.at(-1);
    if (last === undefined || piece.left >= last.right - 1)
      result.push({ left: piece.left, right: piece.right, top: high, bottom: low });
    else {
      result[result.length - 1] = {
        left: last.left,
        right: Math.max(last.right, piece.right),
        top: Math.min(last.top, high),
        bottom: Math.max(last.bottom, low),
      };
    }
  }
  return result;
}

/** Lower pieces are remains of the stroke. */
const LEAST_PART = 0.4;

/** A single digit is at most this wide, as a multiple of its height. */
const MOST_ASPECT = 1.2;

/**
 * Clears the strokes of all struck-off numbers of a strip, and says how many there are. The bar of a 4 can look like a
 * stroke: what is a digit with it, and less of one without it, stays.
 */
export function removeStrikes(strip: Strip, reader: DigitReader): number {
  const { width, height, mask } = strip;
  let count = 0;
  for (const box of components({ width, height, data: mask }, 8, 12)) {
    const [wide, high] = [(box.right - box.left) / CELL, (box.bottom - box.top) / CELL];
    if (high < LEAST_HEIGHT || high > MOST_HEIGHT || wide < 0.3 * high || wide > MOST_WIDTH) continue;
    const stroke = strokeOf(strip, box);
    if (stroke === undefined) {
      if (removedDiagonal(strip, reader, box)) count++;
      continue;
    }
    const before = clarityOf(strip, reader, box);
    const restore = copyOf(strip, box);
    removeStroke(strip, box, stroke);
    const rest = tight(strip, box);
    const after = rest === undefined ? 0 : clarityOf(strip, reader, rest);
    if (before <= after) count++;
    else restore();
  }
  return count;
}
