// The digits of a strip in lattice coordinates, without what only looks like one: fragments of lines, specks.
import { colorDistance } from '../clues/glyph-colors.js';
import { digitProbability, type Glyph, type Glyphs } from '../clues/glyphs.js';
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

const inkLevel = ({ colors }: Glyph) => colorDistance(colors.core, colors.ground);

/** A candidate counts from this probability of being a digit at all. */
const LEAST_DIGIT = 0.12;

export function digitMarks(strip: Strip, glyphs: Glyphs): DigitMark[] {
  const levels = glyphs.list.map(inkLevel);
  const narrow = ({ box }: Glyph) => box.right - box.left < 0.3 * glyphs.digitHeight;
  const sure = levels
    .filter((_, i) => digitProbability(glyphs.list[i]) > 0.9 && !narrow(glyphs.list[i]))
    .sort((a, b) => a - b);
  const usual = sure.length > 0 ? sure[sure.length >> 1] : Math.max(...levels, 1);
  const marks: DigitMark[] = [];
  glyphs.list.forEach((glyph, i) => {
    const strength = levels[i] / usual;
    if (digitProbability(glyph) < LEAST_DIGIT || strength < 0.22) return;
    if (narrow(glyph) && strength < 0.5) return;
    const { left, top, right, bottom } = glyph.box;
    const [x, y] = [strip.area.left, strip.area.top];
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
  });
  return marks;
}
