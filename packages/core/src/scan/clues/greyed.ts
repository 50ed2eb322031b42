// Numbers that are grey because they are done. A faint piece of ink may be anything, but where several certainly are such
// numbers, one that is as faint as these and as high as the other digits is one too, and a limit for ink can be set by them.
import { NO_DIGIT } from '../digits/network.js';
import { median } from '../image/median.js';
import { colorDistance } from './glyph-colors.js';
import { digitProbability, type Glyph, type Glyphs } from './glyphs.js';

export const inkLevel = ({ colors }: Pick<Glyph, 'colors'>) => colorDistance(colors.core, colors.ground);

export const isNarrow = ({ box }: Glyph, digitHeight: number) => box.right - box.left < 0.3 * digitHeight;

/** Contrast that certain digits have to what they stand on. */
export function usualLevel({ list, digitHeight }: Pick<Glyphs, 'list' | 'digitHeight'>): number {
  const sure = list.filter((glyph) => digitProbability(glyph) > 0.9 && !isNarrow(glyph, digitHeight));
  return median(sure.map(inkLevel)) ?? Math.max(...list.map(inkLevel), 1);
}

/** Whether ink in a box is too faint for a digit, and for a letter or an icon beside digits. */
export const isFaint = (glyph: Pick<Glyph, 'colors'>, usual: number) => inkLevel(glyph) < FAINT * usual;

const FAINT = 0.22;

/** Whether faint ink is a number that is grey because it is done: certainly a digit, and as high as the others. */
export const isGreyed = (glyph: Glyph, digitHeight: number) =>
  Math.max(...glyph.probabilities.subarray(0, NO_DIGIT)) > CERTAINTY && isAsHigh(glyph, digitHeight);

const CERTAINTY = 0.9;

/** Faint ink seems lower: less of the blurred edges of its strokes is above the limit. */
function isAsHigh({ box }: Glyph, digitHeight: number): boolean {
  const ratio = (box.bottom - box.top) / digitHeight;
  return ratio > LOWEST && ratio < HIGHEST;
}

const LOWEST = 0.78;
const HIGHEST = 1.12;

/** Greyed numbers have at most this share of the usual contrast. */
const MOST_CONTRAST = 0.6;

/** Fewer of them may be chance: noise in a shadow makes some that look certain. The share is that of all certain digits. */
const LEAST_COUNT = 2;
const LEAST_SHARE = 0.03;

/** How much stronger or fainter than others a greyed number is at most: it may stand on a highlighted line. */
const STRONGER = 1.5;
const FAINTER = 2;

/** Contrasts of the digits that certainly are greyed numbers; none if they may be chance. */
export function greyLevels({ list, digitHeight }: Glyphs, usual: number): number[] {
  const levels = list
    .filter((glyph) => !isNarrow(glyph, digitHeight) && isGreyed(glyph, digitHeight))
    .map(inkLevel)
    .filter((level) => level < MOST_CONTRAST * usual);
  const middle = median(levels) ?? 0;
  const alike = levels.filter((level) => level < FAINTER * middle && middle < FAINTER * level);
  const sure = list.filter((glyph) => digitProbability(glyph) > CERTAINTY);
  return alike.length < Math.max(LEAST_COUNT, LEAST_SHARE * sure.length) ? [] : alike;
}

/** Whether a glyph is as faint as some greyed numbers, and as high as the other digits. */
export function isLikeThese(glyph: Glyph, levels: readonly number[], digitHeight: number): boolean {
  const own = inkLevel(glyph);
  return (
    levels.some((level) => own < STRONGER * level && level < FAINTER * own) && isAsHigh(glyph, digitHeight)
  );
}

/** Share of the contrast of greyed numbers from which on ink belongs to one. */
const LIMIT = 0.45;

/** The limit for ink that the greyed numbers need; undefined if there are none. */
export function greyLimit(glyphs: Glyphs): number | undefined {
  const level = median(greyLevels(glyphs, usualLevel(glyphs)));
  return level === undefined ? undefined : LIMIT * level;
}

const overlaps = (a: Glyph['box'], b: Glyph['box']) =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

/**
 * The digits of a look, and the greyed numbers that another one with a lower limit for ink shows beside them. What else it
 * shows that may be a digit was not read.
 */
export function withGreyed(first: Glyphs, lower: Glyphs): Glyphs {
  const levels = greyLevels(first, usualLevel(first));
  const more = lower.list.filter(
    (glyph) =>
      digitProbability(glyph) > LEAST_DIGIT && !first.list.some(({ box }) => overlaps(box, glyph.box)),
  );
  const isGrey = (glyph: Glyph) =>
    digitProbability(glyph) > LIKELY_DIGIT && isLikeThese(glyph, levels, first.digitHeight);
  const others = more.filter((glyph) => !isGrey(glyph)).map(({ box }) => box);
  return { ...first, list: [...first.list, ...more.filter(isGrey)], unread: [...first.unread, ...others] };
}

const LEAST_DIGIT = 0.5;
const LIKELY_DIGIT = 0.7;
