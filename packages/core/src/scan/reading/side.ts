// The digits of one side of a lattice: the strip beside it or above it, looked at in several ways.
import { digitProbability, findGlyphs, type Glyphs } from '../clues/glyphs.js';
import { greyLimit, withGreyed } from '../clues/greyed.js';
import { byInkColor, merged } from '../clues/ink-color.js';
import { removeBoxLines } from '../clues/lines-out.js';
import { byPatches, hasColors, withPatches } from '../clues/patches.js';
import { byPolarity, showsMore } from '../clues/polarity.js';
import { removeStrikes } from '../clues/strikes.js';
import { CELL, makeStrip, type Strip, thresholdInk } from '../clues/strip.js';
import { NO_DIGIT } from '../digits/network.js';
import type { DigitReader } from '../digits/reader.js';
import type { GridMapping } from '../grid/mapping.js';
import type { Picture } from '../image/picture.js';
import { type DigitMark, digitMarks } from './digit-marks.js';
import { clueReach } from './reach.js';
import { mostBoxes } from './split.js';

export interface Size {
  readonly columns: number;
  readonly rows: number;
  /** The cells that were found, if the lattice was found by its cells. */
  readonly cells?: readonly { readonly column: number; readonly row: number }[];
}

export interface Side {
  readonly lines: 'rows' | 'columns';
  readonly marks: readonly DigitMark[];
  /** Certain digits in line with these that lie just beyond them: the clues may be longer than they seem. */
  readonly farther: readonly DigitMark[];
  /** In cells. */
  readonly digitHeight: number;
  /** Middles of pieces of a digit's height that were not read. */
  readonly unread: readonly Place[];
}

interface Place {
  readonly u: number;
  readonly v: number;
}

/** A side as a puzzle with one colour shows it and, if it has boxes of their own colours, as they show it. */
export interface SideViews {
  readonly plain: Side;
  readonly patched?: Side;
}

/** Whole cells beside or above the lattice that lie in the picture. */
function depthOutside(
  picture: Picture,
  mapping: GridMapping,
  { columns, rows }: Size,
  side: 'rows' | 'columns',
): number {
  const place = new Float64Array(2);
  const inside = (u: number, v: number) => {
    mapping.at(u, v, place);
    return place[0] > 0 && place[1] > 0 && place[0] < picture.width && place[1] < picture.height;
  };
  const most = Math.ceil((side === 'rows' ? columns : rows) / 2) + 4;
  const shares = [0.1, 0.5, 0.9];
  let depth = 0;
  while (
    depth < most &&
    shares.some((share) =>
      side === 'rows' ? inside(-depth - 0.1, share * rows) : inside(share * columns, -depth - 0.1),
    )
  ) {
    depth++;
  }
  return depth;
}

/** How a side is looked at. */
export interface Look {
  /** Ink counts from this share of the strongest around it. */
  readonly inkShare?: number;
  /** Also the bright and the dark ink apart from each other. */
  readonly isDivided?: boolean;
}

export function readSide(
  picture: Picture,
  mapping: GridMapping,
  size: Size,
  lines: Side['lines'],
  reader: DigitReader,
  { inkShare, isDivided }: Look,
): SideViews {
  const rows = lines === 'rows';
  const length = rows ? size.columns : size.rows;
  const depth = depthOutside(picture, mapping, size, lines);
  const stripOf = (boxes: number) => {
    const deep = Math.min(length, boxes + 1);
    const area = rows
      ? { left: -depth, top: 0, right: deep, bottom: size.rows }
      : { left: 0, top: -depth, right: size.columns, bottom: deep };
    return makeStrip(picture, mapping, size, area, lines, inkShare);
  };
  const look = (view: Strip) => {
    removeBoxLines(view, length);
    removeStrikes(view, reader);
    return findGlyphs(view, reader, size);
  };
  let strip = stripOf(mostBoxes(length, false));
  const sides = isDivided === true ? byPolarity(strip) : [];
  let first = look(strip);
  const grey = greyLimit(first);
  if (grey !== undefined) {
    const lower = { ...strip, mask: strip.mask.slice(), ink: strip.ink.slice() };
    thresholdInk(lower, inkShare, grey);
    first = withGreyed(first, look(lower));
  }
  for (const view of sides) {
    const found = look(view);
    if (showsMore(found, first)) [strip, first] = [view, found];
  }
  const plain = sideOf(strip, byOneColor(strip, first, length, reader, size));
  const patched = hasColors(strip) ? byPatches(stripOf(mostBoxes(length, true))) : undefined;
  if (patched === undefined) return { plain };
  const found = withPatches(first, findGlyphs(patched.strip, reader, size), patched.patches);
  return found === undefined ? { plain } : { plain, patched: sideOf(patched.strip, found) };
}

/** Where its digits have one colour, a second look at the strip takes that colour as ink. */
function byOneColor(strip: Strip, first: Glyphs, length: number, reader: DigitReader, size: Size): Glyphs {
  const colored = byInkColor(strip, first);
  if (colored === undefined) return first;
  removeBoxLines(colored, length);
  removeStrikes(colored, reader);
  return merged(first, findGlyphs(colored, reader, size));
}

/** How far beyond the others a number may stand, in cells, how certain it is, and how far from the middle of its line. */
const FARTHER = 1.2;
const CERTAIN = 0.95;
const OFF_CENTRE = 0.2;

function isFarther({ glyph, u, v }: DigitMark, lines: Side['lines'], reach: number): boolean {
  const [along, across] = lines === 'rows' ? [u, v] : [v, u];
  return (
    along > -reach - FARTHER &&
    Math.max(...glyph.probabilities.subarray(0, NO_DIGIT)) > CERTAIN &&
    Math.abs(across - Math.floor(across) - 0.5) < OFF_CENTRE
  );
}

function sideOf(strip: Strip, glyphs: Glyphs): Side {
  const { area, lines } = strip;
  const marks = digitMarks(strip, glyphs);
  const reach = clueReach(strip, glyphs, marks);
  const isNear = ({ u, v }: Place) => (lines === 'rows' ? u : v) > -reach;
  const used = new Set(marks.map(({ glyph }) => glyph));
  const rejected = glyphs.list.filter((glyph) => !used.has(glyph)).map(({ box }) => box);
  const unread: Place[] = [...glyphs.unread, ...rejected]
    .map(({ left, top, right, bottom }) => ({
      u: area.left + (left + right) / 2 / CELL,
      v: area.top + (top + bottom) / 2 / CELL,
    }))
    .filter(isNear);
  const near = marks.filter(isNear);
  const digitHeight = glyphs.digitHeight / CELL;
  for (const mark of marks) {
    if (!isNear(mark) && near.some((other) => isNextTo(mark, other, lines, digitHeight))) unread.push(mark);
  }
  return {
    lines,
    digitHeight,
    marks: near,
    farther: marks.filter((mark) => !isNear(mark) && isFarther(mark, lines, reach)),
    unread,
  };
}

/** Gap between two numbers of a clue at most, in digit heights, and how far they are from being level, in cells. */
const WIDEST_GAP = 1.3;
const LEVEL = 0.25;

/** How much the height of a digit differs from the usual one at most. */
const HEIGHT_SPREAD = 0.15;

/** Whether a mark beyond the last number of the clues looks like one more number of another mark's clue. */
export function isNextTo(
  mark: DigitMark,
  other: DigitMark,
  lines: Side['lines'],
  digitHeight: number,
): boolean {
  const height = mark.bottom - mark.top;
  if (digitProbability(mark.glyph) < 0.5 || Math.abs(height / digitHeight - 1) > HEIGHT_SPREAD) return false;
  const [gap, apart] =
    lines === 'rows'
      ? [other.left - mark.right, mark.v - other.v]
      : [other.top - mark.bottom, mark.u - other.u];
  return gap > 0 && gap < WIDEST_GAP * digitHeight && Math.abs(apart) < LEVEL;
}
