// One training sample: a digit of some font, or something that is not a digit, as a camera, a screen or a
// careless cut would deliver it, normalised exactly as the scanner does.
import {
  GLYPH_HEIGHT,
  GLYPH_WIDTH,
  type InkPlane,
  NO_DIGIT,
  normalizeGlyph,
} from '../../../packages/core/dist/scan/index.js';
import { type Drawing, drawDigit } from './draw-digit.js';
import { drawOther } from './draw-other.js';
import type { Family } from './fonts.js';
import { emptyPlane } from './outline.js';
import { photographed, resampled } from './photograph.js';
import { between, chance, normal, type Random } from './random.js';

export interface Sample {
  readonly label: number;
  /** Height of the digit in the picture, before scaling. */
  readonly height: number;
  readonly glyph: Float32Array;
}

/** Share of samples that are no digit. */
const OTHERS = 0.16;

/** Digit heights in pixels; the logarithm is uniform. */
const [LEAST, MOST] = [6.5, 40];

/** Share of drawings that are shown in large square dots, and how many dots a digit is high. */
const DOTTED = 0.1;
const [FEWEST_DOTS, MOST_DOTS] = [5, 10];

export function makeSample(random: Random, families: readonly Family[]): Sample {
  const height = LEAST * (MOST / LEAST) ** random();
  const label = chance(random, OTHERS) ? NO_DIGIT : Math.floor(random() * 10);
  const draw = (size: number) =>
    label === NO_DIGIT ? drawOther(random, families, size) : drawDigit(random, families, label, size);
  const dotted = chance(random, DOTTED);
  const dots = Math.floor(between(random, FEWEST_DOTS, Math.min(MOST_DOTS, height) + 1));
  const drawing = dotted ? inDots(draw(dots), height / dots) : draw(height);
  const { plane, box: tight } = trimmed(drawing, height);
  let ink = photographed(random, plane, height);
  const box = cutOut(random, tight, height, label !== NO_DIGIT);
  // The scanner reads from a straightened copy, which was resampled once more.
  const wanted = chance(random, 0.8) ? between(random, 16, 34) / height : 1;
  const factor = wanted > 1.1 || wanted < 0.9 ? wanted : 1;
  if (factor !== 1) ink = resampled(ink, factor);
  return { label, height, glyph: normalized(ink, box, factor) };
}

function normalized(ink: InkPlane, { left, top, right, bottom }: Drawing['box'], factor: number) {
  const glyph = new Float32Array(GLYPH_WIDTH * GLYPH_HEIGHT);
  const box = { left: left * factor, top: top * factor, right: right * factor, bottom: bottom * factor };
  normalizeGlyph(ink, box, glyph);
  return glyph;
}

/** Without what is so far from the box that no blur and no block of JPEG carries it there. */
function trimmed({ plane, box }: Drawing, height: number): Drawing {
  const margin = Math.ceil(0.15 * height) + 5;
  const [left, top] = [box.left, box.top].map((edge) => Math.max(0, Math.floor(edge) - margin));
  const right = Math.min(plane.width, Math.ceil(box.right) + margin);
  const bottom = Math.min(plane.height, Math.ceil(box.bottom) + margin);
  const part = emptyPlane(right - left, bottom - top);
  for (let y = top; y < bottom; y++) {
    const row = plane.data.subarray(y * plane.width + left, y * plane.width + right);
    part.data.set(row, (y - top) * part.width);
  }
  const moved = {
    left: box.left - left,
    top: box.top - top,
    right: box.right - left,
    bottom: box.bottom - top,
  };
  return { plane: part, box: moved };
}

/** The box that a segmenter would find: nearly the right one. */
function cutOut(random: Random, box: Drawing['box'], height: number, mayCut: boolean): Drawing['box'] {
  const jitter = chance(random, 0.6) ? 0.05 * height : 0.01 * height;
  const shake = () => normal(random) * jitter * 0.6;
  let [left, right] = [box.left + shake() - 0.2, box.right + shake() + 0.2];
  const [top, bottom] = [box.top + shake() - 0.2, box.bottom + shake() + 0.2];
  if (mayCut && chance(random, 0.05)) {
    const cut = between(random, 0.08, 0.16);
    if (chance(random, 0.5)) left += (right - left) * cut;
    else right -= (right - left) * cut;
  }
  return { left, top, right, bottom };
}

/** A small drawing in black and white, each pixel a square of `size` pixels: pixel fonts and enlarged screens. */
function inDots({ plane, box }: Drawing, size: number): Drawing {
  const larger = emptyPlane(Math.ceil(plane.width * size), Math.ceil(plane.height * size));
  for (let y = 0; y < larger.height; y++) {
    const row = Math.min(plane.height - 1, Math.floor((y + 0.5) / size)) * plane.width;
    for (let x = 0; x < larger.width; x++) {
      const column = Math.min(plane.width - 1, Math.floor((x + 0.5) / size));
      larger.data[y * larger.width + x] = plane.data[row + column] > 0.45 ? 1 : 0;
    }
  }
  const { left, top, right, bottom } = box;
  return {
    plane: larger,
    box: {
      left: Math.round(left) * size,
      top: Math.round(top) * size,
      right: Math.max(Math.round(right), Math.round(left) + 1) * size,
      bottom: Math.max(Math.round(bottom), Math.round(top) + 1) * size,
    },
  };
}
