// The digits of a strip in lattice coordinates, without what only looks like one: fragments of lines, specks.
import { digitProbability, type Glyph, type Glyphs } from '../clues/glyphs.js';
import {
  greyLevels,
  inkLevel,
  isFaint,
  isGreyed,
  isLikeThese,
  isNarrow,
  usualLevel,
} from '../clues/greyed.js';
import { CELL, type Strip } from '../clues/strip.js';

export interface DigitMark {
  readonly glyph: Glyph;
  /** Centre and edges in cells. */
  readonly u: number;
  readonly v: number;
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
  /** Contrast to what it stands on, as a share of what is usual. */
  readonly strength: number;
}

/** Half the thickness of a border with its blurred edge, in cells. */
const BORDER = 0.12;

/** Beside the lattice there are hardly any pieces of faint lines: narrow ink counts from this share of the usual contrast. */
const LEAST_NARROW = 0.25;

/** What a greyed number that looks like the others counts, against a usual one. */
const GREY_STRENGTH = 0.7;

/** Ink this close to a line of the lattice, in cells, may be a piece of it. */
const NEAR_LINE = 0.12;

/** Whether narrow ink in the lattice stands on one of its upright lines. */
function isOnLine({ area }: Strip, glyph: Glyph, digitHeight: number): boolean {
  const u = area.left + (glyph.box.left + glyph.box.right) / 2 / CELL;
  const v = area.top + (glyph.box.top + glyph.box.bottom) / 2 / CELL;
  return (
    isNarrow(glyph, digitHeight) &&
    u > -NEAR_LINE &&
    v > -NEAR_LINE &&
    Math.abs(u - Math.round(u)) < NEAR_LINE
  );
}

/** A candidate counts from this probability of being a digit at all. */
const LEAST_DIGIT = 0.12;

export function digitMarks(strip: Strip, glyphs: Glyphs): DigitMark[] {
  const usual = usualLevel(glyphs);
  const greys = greyLevels(glyphs, usual);
  const marks: DigitMark[] = [];
  for (const glyph of glyphs.list) {
    if (digitProbability(glyph) < LEAST_DIGIT) continue;
    const level = inkLevel(glyph);
    const isGrey =
      isLikeThese(glyph, greys, glyphs.digitHeight) && !isOnLine(strip, glyph, glyphs.digitHeight);
    if (isFaint(glyph, usual) && !isGrey && !isGreyed(glyph, glyphs.digitHeight)) continue;
    const strength = isGrey ? Math.max(GREY_STRENGTH, level / usual) : level / usual;
    const { left, top, right, bottom } = glyph.box;
    const [x, y] = [strip.area.left, strip.area.top];
    const isBeside = (strip.lines === 'rows' ? x + right / CELL : y + bottom / CELL) < -BORDER;
    // Pieces of faint lines look like a 1, but beside the lattice there are hardly any.
    if (isNarrow(glyph, glyphs.digitHeight) && strength < (isBeside ? LEAST_NARROW : 0.5)) continue;
    marks.push({
      glyph,
      u: x + (left + right) / 2 / CELL,
      v: y + (top + bottom) / 2 / CELL,
      left: x + left / CELL,
      right: x + right / CELL,
      top: y + top / CELL,
      bottom: y + bottom / CELL,
      strength,
    });
  }
  return strip.lines === 'rows' ? withoutBrokenLines(marks) : marks;
}

/** A mark narrower than this share of its height may be a piece of a line. */
const NARROW = 0.3;

/** Pieces of one line lie within this distance from each other across it, in cells. */
const IN_LINE = 0.08;

/** Marks this far from the height at which numbers stand in their rows are not centred, in cells. */
const OFF_CENTRE = 0.17;

/** An upright line that is broken has this many pieces that are not centred, and this share of all its pieces. */
const LEAST_PIECES = 3;
const PIECES_SHARE = 0.35;

/** Without the pieces of upright lines, such as the edge of a page. Each looks like a 1, but rows do not break a line. */
function withoutBrokenLines(marks: readonly DigitMark[]): DigitMark[] {
  const offset = ({ v }: DigitMark) => v - Math.floor(v) - 0.5;
  const isThin = ({ left, right, top, bottom }: DigitMark) => right - left < NARROW * (bottom - top);
  const wide = marks.filter((mark) => !isThin(mark) && mark.u < 0).map(offset);
  const usual = wide.sort((a, b) => a - b)[wide.length >> 1] ?? 0;
  const narrow = marks.filter((mark) => isThin(mark) && mark.u < 0);
  const isOff = (mark: DigitMark) => Math.abs(offset(mark) - usual) > OFF_CENTRE;
  const broken = new Set<DigitMark>();
  for (const mark of narrow.filter(isOff)) {
    const inLine = narrow.filter(({ u }) => Math.abs(u - mark.u) < IN_LINE);
    const off = inLine.filter(isOff).length;
    if (off < LEAST_PIECES || off < PIECES_SHARE * inLine.length) continue;
    for (const piece of inLine) broken.add(piece);
  }
  return marks.filter((mark) => !broken.has(mark));
}
