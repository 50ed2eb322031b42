// Finds what may be digits in a strip: pieces of ink of one height, put together where a digit is in pieces,
// cut where two digits touch, each read by the network.
import type { Box } from '../digits/glyph.js';
import { NO_DIGIT } from '../digits/network.js';
import type { DigitReader } from '../digits/reader.js';
import { type Component, components } from '../image/components.js';
import { median } from '../image/median.js';
import { cutTouching, inkShare, isHollow, tight } from './cut.js';
import { colorsOf, type GlyphColors } from './glyph-colors.js';
import { CELL, type Strip } from './strip.js';

export interface Glyph {
  /** In pixels of the strip. */
  readonly box: Box;
  /** Probabilities of 0-9 and "no digit". */
  readonly probabilities: Float64Array;
  /** The box was cut out of a wider piece of ink. */
  readonly cut: boolean;
  readonly colors: GlyphColors;
}

/** A glyph before its colours are known. */
export type PlainGlyph = Omit<Glyph, 'colors'>;

export interface Glyphs {
  readonly list: readonly Glyph[];
  /** Usual height of a digit in pixels of the strip; 0 if there is none. */
  readonly digitHeight: number;
  readonly digitWidth: number;
  /** Larger pieces that are not digits: letters, icons, textures. */
  readonly others: readonly Box[];
  /** Pieces of the height of a digit that were not read: they may be a digit in a bad state. */
  readonly unread: readonly Box[];
}

export const digitProbability = ({ probabilities }: PlainGlyph) => 1 - probabilities[NO_DIGIT];

const widthOf = ({ left, right }: Box) => right - left;
const heightOf = ({ top, bottom }: Box) => bottom - top;

/** Pieces that could be a digit on their own. */
function plausible({ left, top, right, bottom, area }: Component): boolean {
  const [width, height] = [right - left, bottom - top];
  return (
    height >= 0.2 * CELL &&
    height <= 1.15 * CELL &&
    width >= 0.05 * CELL &&
    width <= 1.6 * height &&
    area > 0.12 * width * height
  );
}

/** Narrower pieces look like a 1, but may be pieces of lines: they say little about the height of digits. */
const BAR = 0.36;
const BAR_WEIGHT = 0.25;

/** The height that most certain digits share, found by counting neighbours within an eighth. */
function usualHeight(glyphs: readonly PlainGlyph[]): number {
  const sure = glyphs.filter((glyph) => digitProbability(glyph) > 0.8);
  const heights = sure.map(({ box }) => heightOf(box));
  const weights = sure.map(
    ({ box, probabilities }) =>
      (widthOf(box) < BAR * heightOf(box) ? BAR_WEIGHT : 1) *
      Math.max(...probabilities.subarray(0, NO_DIGIT)),
  );
  let [best, most] = [0, 0];
  for (const height of heights) {
    let count = 0;
    for (let i = 0; i < heights.length; i++)
      if (heights[i] > 0.88 * height && heights[i] < 1.13 * height) count += weights[i];
    if (count > most) {
      best = height;
      most = count;
    }
  }
  const near = heights.filter((height) => height > 0.85 * best && height < 1.18 * best);
  return median(near) ?? 0;
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
      return (
        shared > 0.3 * Math.min(widthOf(group), widthOf(box)) &&
        tall < 1.15 * digitHeight &&
        wide < 0.95 * digitHeight
      );
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

const placeKey = ({ left, top, right, bottom }: Box) => `${left},${top},${right},${bottom}`;

/** Mean of the best probabilities: comparable between one box and its cuts. */
const clarity = (glyphs: readonly PlainGlyph[]) =>
  glyphs.reduce((sum, { probabilities }) => sum + Math.max(...probabilities.subarray(0, NO_DIGIT)), 0) /
  glyphs.length;

/** Width in digit heights from which on ink that is no digit may be two narrow ones that touch. */
const TWO_NARROW = 0.5;

/** Wider than any digit of this picture, or wide and not convincing as one digit. */
function isTooWide(glyph: PlainGlyph, width: number, digitWidth: number, digitHeight: number): boolean {
  if (width > 1.2 * digitHeight && width > 1.5 * digitWidth) return true;
  if (width > TWO_NARROW * digitHeight && clarity([glyph]) < 0.5) return true;
  return width > 1.2 * digitWidth && clarity([glyph]) < 0.95;
}

const NO_GLYPHS: Glyphs = { list: [], digitHeight: 0, digitWidth: 0, others: [], unread: [] };

const MOST_PIECES = 6000;

/** Sides of a frame in cells, how square it is, and how much of its inner half is ink at most. */
const LEAST_FRAME = 0.7;
const FRAME_ASPECT = 0.75;
const FRAME_INSIDE = 0.06;

/** Whether a piece is the outline of a cell, or the gap around a filled one: a large square with nothing in it. */
function isFrame(strip: Strip, { left, top, right, bottom }: Box): boolean {
  const [wide, high] = [right - left, bottom - top];
  if (Math.min(wide, high) < LEAST_FRAME * CELL || Math.min(wide / high, high / wide) < FRAME_ASPECT)
    return false;
  const [x, y] = [wide >> 2, high >> 2];
  return (
    inkShare(strip, { left: left + x, top: top + y, right: right - x, bottom: bottom - y }) < FRAME_INSIDE
  );
}

/** Digits that hang together with a line or a border: what remains of the piece inside its cells. */
function freed(strip: Strip, whole: readonly Box[], found: readonly Box[], cells: Cells): Box[] {
  const result: Box[] = [];
  const taken = new Set(
    found.map(({ left, right, top, bottom }) => cellKey((left + right) / 2, (top + bottom) / 2)),
  );
  for (const box of whole) {
    if (found.includes(box) || (heightOf(box) < 0.5 * CELL && widthOf(box) < 0.5 * CELL)) continue;
    for (let y = Math.floor(box.top / CELL); y * CELL < box.bottom; y++) {
      for (let x = Math.floor(box.left / CELL); x * CELL < box.right; x++) {
        const [u, v] = [x + strip.area.left, y + strip.area.top];
        const key = cellKey((x + 0.5) * CELL, (y + 0.5) * CELL);
        if (u < 0 || v < 0 || u >= cells.columns || v >= cells.rows || taken.has(key)) continue;
        taken.add(key);
        const edge = 0.1 * CELL;
        const inner = tight(strip, {
          left: Math.round(x * CELL + edge),
          top: Math.round(y * CELL + edge),
          right: Math.round((x + 1) * CELL - edge),
          bottom: Math.round((y + 1) * CELL - edge),
        });
        // Narrow remains are pieces of the line itself.
        if (inner !== undefined && widthOf(inner) > 0.3 * CELL && !isFrame(strip, inner)) result.push(inner);
      }
    }
  }
  return result;
}

const cellKey = (x: number, y: number) => Math.floor(y / CELL) * 4096 + Math.floor(x / CELL);

/** Size of the lattice that the strip belongs to. */
interface Cells {
  readonly columns: number;
  readonly rows: number;
}

export function findGlyphs(strip: Strip, reader: DigitReader, cells: Cells): Glyphs {
  const plane = { width: strip.width, height: strip.height, data: strip.ink };
  const pieces = components({ width: strip.width, height: strip.height, data: strip.mask }, 8, 5);
  if (pieces.length > MOST_PIECES) return NO_GLYPHS;
  const first: PlainGlyph[] = [];
  const readings = new Map<Component, PlainGlyph>();
  for (const piece of pieces) {
    if (!plausible(piece) || isFrame(strip, piece)) continue;
    const glyph = { box: piece, probabilities: reader.read(plane, piece), cut: false };
    readings.set(piece, glyph);
    first.push(glyph);
  }
  const digitHeight = usualHeight(first);
  if (digitHeight === 0) return NO_GLYPHS;
  const fits = (box: Box) => heightOf(box) >= 0.72 * digitHeight && heightOf(box) <= 1.3 * digitHeight;
  const widths = first
    .filter((glyph) => fits(glyph.box) && digitProbability(glyph) > 0.9 && glyph.probabilities[1] < 0.3)
    .map(({ box }) => widthOf(box));
  const digitWidth = (widths.length > 2 ? median(widths) : undefined) ?? 0.6 * digitHeight;
  const byPlace = new Map(pieces.map((piece) => [placeKey(piece), piece]));
  const list: PlainGlyph[] = [];
  const unread: Box[] = [];
  const whole = joined(pieces, digitHeight);
  const boxes = whole.filter(fits);
  boxes.push(...freed(strip, whole, boxes, cells).filter(fits));
  for (const box of boxes) {
    const width = widthOf(box);
    if (width > 5 * digitHeight || width < 0.04 * CELL || isFrame(strip, box)) continue;
    if (isHollow(strip, box)) {
      unread.push(box);
      continue;
    }
    const piece = byPlace.get(placeKey(box));
    const glyph = (piece && readings.get(piece)) ?? {
      box,
      probabilities: reader.read(plane, box),
      cut: false,
    };
    const parts =
      isTooWide(glyph, width, digitWidth, digitHeight) && !reader.isCross(plane, box)
        ? cutTouching(strip, reader, box, digitWidth, digitHeight)
        : undefined;
    if (parts === undefined || clarity([glyph]) > clarity(parts)) list.push({ ...glyph, box });
    else list.push(...parts);
  }
  const others = pieces.filter((box) => {
    const [small, large] = [heightOf(box), widthOf(box)].sort((a, b) => a - b);
    // Thin pieces are rules between the clues, and belong there.
    return large > 0.5 * digitHeight && small > 0.25 * digitHeight && !fits(box);
  });
  const colors = colorsOf(
    strip,
    list.map(({ box }) => box),
  );
  const colored = list.map((glyph, i) => ({ ...glyph, colors: colors[i] }));
  return { list: colored, digitHeight, digitWidth, others, unread };
}
