// Cuts a piece of ink that is too wide for one digit. Every cut between two columns with little ink is a
// candidate; the network reads what lies between two cuts, and dynamic programming takes the best sequence.
import type { Box } from '../digits/glyph.js';
import { NO_DIGIT } from '../digits/network.js';
import type { DigitReader } from '../digits/reader.js';
import { kernel } from '../wasm/kernel.js';
import type { PlainGlyph } from './glyphs.js';
import type { Strip } from './strip.js';

const MOST_CUTS = 14;

/** Columns where the ink is thinnest, away from each other, with both ends. */
function candidateCuts(strip: Strip, box: Box, digitHeight: number): number[] {
  const width = box.right - box.left;
  const sums = columnSums(strip.width, strip.ink, box);
  const apart = Math.max(2, Math.round(0.08 * digitHeight));
  const minima: { x: number; sum: number }[] = [];
  for (let x = apart; x < width - apart; x++) {
    let lowest = true;
    for (let k = -apart; k <= apart && lowest; k++) if (sums[x + k] < sums[x]) lowest = false;
    if (lowest) minima.push({ x, sum: sums[x] });
  }
  minima.sort((a, b) => a.sum - b.sum);
  const chosen = minima.slice(0, MOST_CUTS).map(({ x }) => x);
  return [0, ...chosen.sort((a, b) => a - b), width].map((x) => x + box.left);
}

/** Sums of a plane over every column of a box. */
function columnSums(width: number, plane: Uint8Array | Uint8ClampedArray, box: Box): Int32Array {
  const { left, top, right, bottom } = box;
  const own = kernel();
  const source = own.put(plane.subarray(top * width, bottom * width));
  const sums = new Int32Array(right - left);
  const target = own.room(sums.byteLength);
  own.exports.columnSums(source, width, bottom - top, left, right, target);
  own.read(target, sums);
  return sums;
}

/** Shrinks a box to its ink. */
export function tight({ width, mask }: Strip, { left, top, right, bottom }: Box): Box | undefined {
  const own = kernel();
  const source = own.put(mask.subarray(top * width, bottom * width));
  const found = new Int32Array(4);
  const target = own.room(found.byteLength);
  if (own.exports.tight(source, width, left, 0, right, bottom - top, target) === 0) return undefined;
  own.read(target, found);
  const [l, t, r, b] = found;
  return { left: l, top: top + t, right: r, bottom: top + b };
}

/** Share of a box that is ink. */
export function inkShare({ mask, width }: Strip, box: Box): number {
  const { left, top, right, bottom } = box;
  const count = columnSums(width, mask, box).reduce((sum, own) => sum + own, 0);
  return count / Math.max(1, (right - left) * (bottom - top));
}

/** A narrow digit is a 1, and a 1 that narrow is nothing but its stem. */
const NARROW = 0.27;
const STEM = 0.42;

/** Whether a narrow box is mostly empty: two pieces of lines one above the other, not a 1. */
export const isHollow = (strip: Strip, box: Box) =>
  box.right - box.left < NARROW * (box.bottom - box.top) && inkShare(strip, box) < STEM;

/** Each digit costs a little: otherwise an 8 is two threes back to back. So do bars: the sides of a 0 are two of them. */
const PER_DIGIT = 0.35;
const PER_BAR = 0.9;

export function cutTouching(
  strip: Strip,
  reader: DigitReader,
  box: Box,
  digitWidth: number,
  digitHeight: number,
): PlainGlyph[] | undefined {
  const plane = { width: strip.width, height: strip.height, data: strip.ink };
  const cuts = candidateCuts(strip, box, digitHeight);
  const best: { score: number; parts: PlainGlyph[] }[] = [{ score: 0, parts: [] }];
  for (let end = 1; end < cuts.length; end++) {
    best[end] = { score: -Infinity, parts: [] };
    for (let start = 0; start < end; start++) {
      if (best[start].score === -Infinity) continue;
      const width = cuts[end] - cuts[start];
      if (width > 1.35 * digitWidth || width < 0.1 * digitHeight) continue;
      const part = tight(strip, { left: cuts[start], top: box.top, right: cuts[end], bottom: box.bottom });
      if (part === undefined || part.bottom - part.top < 0.7 * digitHeight || isHollow(strip, part)) continue;
      const probabilities = reader.read(plane, part);
      const sure = Math.max(...probabilities.subarray(0, NO_DIGIT));
      const isNarrow = part.right - part.left < NARROW * (part.bottom - part.top);
      const price = isNarrow ? PER_DIGIT + PER_BAR : PER_DIGIT;
      const score = best[start].score + Math.log(sure + 1e-6) - price;
      if (score > best[end].score) {
        best[end] = { score, parts: [...best[start].parts, { box: part, probabilities, cut: true }] };
      }
    }
  }
  const result = best[cuts.length - 1];
  return result.parts.length > 0 ? result.parts : undefined;
}
