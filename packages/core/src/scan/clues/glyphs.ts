// Finds what may be digits in a strip: pieces of ink of one height, put together where a digit is in pieces,
// cut where two digits touch, each read by the network.
import type { Box } from '../digits/glyph.js';
import { NO_DIGIT } from '../digits/network.js';
import type { DigitReader } from '../digits/reader.js';
import { type Component, components } from '../image/components.js';
import { cutTouching } from './cut.js';
import { CELL, type Strip } from './strip.js';

export interface Glyph {
  /** In pixels of the strip. */
  readonly box: Box;
  /** Probabilities of 0-9 and "no digit". */
  readonly probabilities: Float64Array;
  /** The box was cut out of a wider piece of ink. */
  readonly cut: boolean;
}

export interface Glyphs {
  readonly list: readonly Glyph[];
  /** Usual height of a digit in pixels of the strip; 0 if there is none. */
  readonly digitHeight: number;
  readonly digitWidth: number;
}

export const digitProbability = ({ probabilities }: Glyph) => 1 - probabilities[NO_DIGIT];

const widthOf = ({ left, right }: Box) => right - left;
const heightOf = ({ top, bottom }: Box) => bottom - top;

/** Pieces that could be a digit on their own. */
function plausible({ left, top, right, bottom, area }: Component): boolean {
  const [width, height] = [right - left, bottom - top];
  return (
    height >= 0.2 * CELL && height <= 1.15 * CELL && width >= 0.05 * CELL && width <= 1.6 * height && area > 0.12 * width * height
  );
}

/** The height that most certain digits share, found by counting neighbours within an eighth. */
export function usualHeight(glyphs: readonly Glyph[]): number {
  const sure = glyphs.filter((glyph) => digitProbability(glyph) > 0.8);
  let [best, most] = [0, 0];
  for (const { box } of sure) {
    const height = heightOf(box);
    const count = sure.reduce((sum, other) => {
      const ratio = heightOf(other.box) / height;
      return sum + (ratio > 0.88 && ratio < 1.13 ? Math.max(...other.probabilities.subarray(0, NO_DIGIT)) : 0);
    }, 0);
    if (count > most) [best, most] = [height, count];
  }
  const near = sure.map(({ box }) => heightOf(box)).filter((height) => height > 0.85 * best && height < 1.18 * best);
  return near.length === 0 ? 0 : near.sort((a, b) => a - b)[near.length >> 1];
}

/** Joins pieces that stand above each other and together have the height of one digit. */
function joined(pieces: readonly Component[], digitHeight: number): Box[] {
  const boxes: Box[] = pieces.map(({ left, top, right, bottom }) => ({ left, top, right, bottom }));
  const small = boxes.filter((box) => heightOf(box) < 0.74 * digitHeight && widthOf(box) < 1.2 * digitHeight);
  const whole = boxes.filter((box) => !small.includes(box));
  small.sort((a, b) => a.left - b.left);
  const groups: Box[] = [];
  for (const box of small) {
    const partner = groups.findIndex((group) => {
      const shared = Math.min(group.right, box.right) - Math.max(group.left, box.left);
      const tall = Math.max(group.bottom, box.bottom) - Math.min(group.top, box.top);
      const wide = Math.max(group.right, box.right) - Math.min(group.left, box.left);
      return shared > 0.3 * Math.min(widthOf(group), widthOf(box)) && tall < 1.15 * digitHeight && wide < 0.95 * digitHeight;
    });
    if (partner < 0) groups.push(box);
    else {
      const group = groups[partner];
      groups[partner] = {
        left: Math.min(group.left, box.left),
        top: Math.min(group.top, box.top),
        right: Math.max(group.right, box.right),
        bottom: Math.max(group.bottom, box.bottom),
      };
    }
  }
  return [...whole, ...groups];
}

const MOST_PIECES = 6000;

export function findGlyphs(strip: Strip, reader: DigitReader, known?: { readonly digitHeight: number }): Glyphs {
  const plane = { width: strip.width, height: strip.height, data: strip.ink };
  const pieces = components({ width: strip.width, height: strip.height, data: strip.mask }, 8, 5).components;
  if (pieces.length > MOST_PIECES) return { list: [], digitHeight: 0, digitWidth: 0 };
  const first: Glyph[] = [];
  const readings = new Map<Component, Glyph>();
  for (const piece of pieces) {
    if (!plausible(piece)) continue;
    const glyph = { box: piece, probabilities: reader.read(plane, piece), cut: false };
    readings.set(piece, glyph);
    first.push(glyph);
  }
  const digitHeight = known?.digitHeight ?? usualHeight(first);
  if (digitHeight === 0) return { list: [], digitHeight: 0, digitWidth: 0 };
  const fits = (box: Box) => heightOf(box) >= 0.72 * digitHeight && heightOf(box) <= 1.3 * digitHeight;
  const widths = first
    .filter((glyph) => fits(glyph.box) && digitProbability(glyph) > 0.9 && widthOf(glyph.box) > 0.35 * digitHeight)
    .map(({ box }) => widthOf(box))
    .sort((a, b) => a - b);
  const digitWidth = widths.length > 0 ? widths[widths.length >> 1] : 0.6 * digitHeight;
  const list: Glyph[] = [];
  for (const box of joined(pieces, digitHeight)) {
    if (!fits(box)) continue;
    const width = widthOf(box);
    if (width > 5 * digitHeight || width < 0.04 * CELL) continue;
    const wide = width > 0.88 * digitHeight && width > 1.4 * digitWidth;
    const piece = pieces.find(({ left, top, right, bottom }) => left === box.left && top === box.top && right === box.right && bottom === box.bottom);
    const glyph = (piece && readings.get(piece)) ?? { box, probabilities: reader.read(plane, box), cut: false };
    const parts = wide || (width > 1.15 * digitWidth && digitProbability(glyph) < 0.6) ? cutTouching(strip, reader, box, digitWidth, digitHeight) : undefined;
    if (parts === undefined || (!wide && digitProbability(glyph) > Math.min(...parts.map(digitProbability)))) list.push({ ...glyph, box });
    else list.push(...parts);
  }
  return { list, digitHeight, digitWidth };
}
