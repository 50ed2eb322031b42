// A second look at a strip once the colour of its digits is known. On screens all clues have one colour, and
// what has another one (the round end of a pill, a texture, a shadow) is not ink, however much it differs from
// the background around it.
import { NO_DIGIT } from '../digits/network.js';
import { median, medianColor } from '../image/median.js';
import { kernel } from '../wasm/kernel.js';
import { colorDistance } from './glyph-colors.js';
import { digitProbability, type Glyph, type Glyphs } from './glyphs.js';
import type { Strip } from './strip.js';

/** Fewer certain digits do not show what the usual colour is. */
const LEAST_DIGITS = 5;

/** Digits whose colours differ by more than this have no common colour: a photo, or coloured clues. */
const MOST_SPREAD = 10;

/** Ink and background must differ by this much in some channel. */
const LEAST_CONTRAST = 50;

/** A pixel is ink if it is closer to the ink than this share of the contrast. */
const NEAR = 0.6;

const sureOf = (glyph: Glyph) => Math.max(...glyph.probabilities.subarray(0, NO_DIGIT));

/** The same strip with ink by colour; undefined if its digits have no common colour. */
export function byInkColor(strip: Strip, glyphs: Glyphs): Strip | undefined {
  const sure = glyphs.list.filter(
    (glyph) => sureOf(glyph) > 0.95 && glyph.box.right - glyph.box.left > 0.3 * glyphs.digitHeight,
  );
  if (sure.length < LEAST_DIGITS) return undefined;
  const found = sure.map(({ colors }) => colors);
  const core = medianColor(found.map((own) => own.core));
  const spread = found.map((own) => colorDistance(own.core, core)).sort((a, b) => a - b);
  const contrast = median(found.map(({ ground }) => colorDistance(ground, core))) ?? 0;
  if (spread[Math.floor(spread.length * 0.8)] > MOST_SPREAD || contrast < LEAST_CONTRAST) return undefined;
  const ink = new Uint8ClampedArray(strip.ink.length);
  const mask = new Uint8Array(strip.mask.length);
  // What every distance from the ink means, in quarters of a level.
  const strength = Uint8ClampedArray.from({ length: 4 * 256 }, (_, far) => 255 * (1 - far / 4 / contrast));
  const [red, green, blue] = core.map((value) => Math.round(4 * value));
  const near = Math.ceil(4 * NEAR * contrast);
  const own = kernel();
  const [source, before, strengths] = [own.put(strip.colors), own.put(strip.ink), own.put(strength)];
  const [target, masked] = [own.room(ink.length), own.room(mask.length)];
  own.exports.byInkColor(source, before, ink.length, red, green, blue, near, strengths, target, masked);
  own.read(target, ink);
  own.read(masked, mask);
  return { ...strip, ink, mask };
}

const overlaps = (a: Glyph['box'], b: Glyph['box']) =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

/** The digits of both looks: those by colour, and of the first look what is certainly a digit and lies apart. */
export function merged(first: Glyphs, byColor: Glyphs): Glyphs {
  // Narrow pieces do not count: the gap between two boxes looks like a 1.
  const certain = ({ list, digitHeight }: Glyphs) =>
    list.filter((glyph) => sureOf(glyph) > 0.8 && glyph.box.right - glyph.box.left > 0.3 * digitHeight)
      .length;
  // Thin strokes can break by colour: fewer digits or more fragments mean that the first look was the better one.
  if (certain(byColor) < certain(first) || byColor.others.length > first.others.length) return first;
  const wide = 0.3 * byColor.digitHeight;
  const added = first.list.filter(
    (glyph) =>
      digitProbability(glyph) > 0.9 &&
      glyph.box.right - glyph.box.left > wide &&
      Math.abs(glyph.box.bottom - glyph.box.top - byColor.digitHeight) < 0.15 * byColor.digitHeight &&
      !byColor.list.some(({ box }) => overlaps(box, glyph.box)),
  );
  return { ...byColor, list: [...byColor.list, ...added] };
}
